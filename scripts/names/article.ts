/** An article before a name, and behind it: a glossary may print "The Lamp" or "Lamp, The", and in its next edition the other. */

const SORTED = /^(.+), (The|A|An)$/u;
const SPOKEN = /^(The|A|An) (.+)$/u;

/** "The Lamp" of "Lamp, The"; null of a name without an article behind it. */
export function asSpoken(name: string): string | null {
  const found = SORTED.exec(name);
  return found === null ? null : `${found[2] ?? ''} ${found[1] ?? ''}`;
}

/** "Lamp, The" of "The Lamp"; null of a name without an article before it. */
export function asSorted(name: string): string | null {
  const found = SPOKEN.exec(name);
  return found === null ? null : `${found[2] ?? ''}, ${found[1] ?? ''}`;
}
