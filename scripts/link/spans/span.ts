/** What stands in a text besides words: a name that leads somewhere or should, an icon. Spans never overlap. */
export type Span =
  | { from: number; to: number; is: 'explicit' | 'mention'; target: string }
  | { from: number; to: number; is: 'missing'; reason: 'letter not held' | 'no such entry' }
  | { from: number; to: number; is: 'icon'; code: string };

/** Those of `later` that overlap none of `first`, together with them, in order. */
export function addSpans(first: readonly Span[], later: readonly Span[]): Span[] {
  const free = later.filter((span) => first.every(({ from, to }) => span.to <= from || span.from >= to));
  return [...first, ...free].sort((a, b) => a.from - b.from);
}
