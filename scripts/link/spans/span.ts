/** What stands in a text besides words: a name that leads somewhere or should, an icon. Spans never overlap. */
import type { CrossReference } from '../../../src/model/corpus.ts';

export type Span =
  | { from: number; to: number; is: 'explicit' | 'mention'; target: string }
  | { from: number; to: number; is: 'missing'; reason: NonNullable<CrossReference['reason']> }
  | { from: number; to: number; is: 'icon'; code: string };

/** Those of `later` that overlap none of `first`, together with them, in order. Both are given in order. */
export function addSpans(first: readonly Span[], later: readonly Span[]): Span[] {
  const added: Span[] = [];
  let next = 0;
  for (const span of later) {
    while (next < first.length && (first[next]?.to ?? 0) <= span.from) next += 1;
    const ahead = first[next];
    if (ahead === undefined || ahead.from >= span.to) added.push(span);
  }
  return [...first, ...added].sort((a, b) => a.from - b.from);
}
