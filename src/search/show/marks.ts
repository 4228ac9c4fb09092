/** A piece of text to be set off: from its first character to after its last. */
export type Mark = readonly [from: number, to: number];

/** Neighbouring marks with nothing but blanks and hyphens between them become one. */
export function joinMarks(marks: readonly Mark[], text: string): Mark[] {
  const joined: Mark[] = [];
  for (const [from, to] of marks) {
    const last = joined.at(-1);
    if (last !== undefined && /^[\s-]*$/u.test(text.slice(last[1], from))) joined[joined.length - 1] = [last[0], to];
    else joined.push([from, to]);
  }
  return joined;
}
