/**
 * What stands in a text besides words. A span never crosses another: it lies inside it or beside it, so that a text is a
 * tree of pieces, for whoever writes it as a page, a book or a file.
 */
import type { Block, CrossReference, Span } from './corpus.ts';

/** Words as they are, or a span with the pieces inside it. */
export type Piece = string | { span: Span; inside: Piece[] };

/** A text cut at its spans, in reading order. A span that crosses one before it is left out. */
export function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  return cut(text, 0, text.length, [...spans].sort((a, b) => a.from - b.from || b.to - a.to));
}

function cut(text: string, from: number, to: number, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  spans.forEach((span, place) => {
    if (span.from < at || span.to > to) return;
    if (span.from > at) pieces.push(text.slice(at, span.from));
    const inside = spans.slice(place + 1).filter((one) => one.to <= span.to && one.from >= span.from);
    pieces.push({ span, inside: cut(text, span.from, span.to, inside) });
    at = span.to;
  });
  return at < to ? [...pieces, text.slice(at, to)] : pieces;
}

/** Those of `later` that cross or cover none of `first`, together with them, in order. */
export function addSpans<One extends Span>(first: readonly One[], later: readonly One[]): One[] {
  const added = later.filter((span) => first.every((one) => one.to <= span.from || span.to <= one.from));
  return [...first, ...added].sort((a, b) => a.from - b.from);
}

/** Spans of emphasis around and beside others: one that an other crosses, or that lies within it, is left out. */
export function withEmphasis(others: readonly Span[], emphasis: readonly Span[]): Span[] {
  const kept = emphasis.filter(({ from, to }) => others.every((one) => one.to <= from || one.from >= to || (one.from >= from && one.to <= to)));
  return [...kept, ...others].sort((a, b) => a.from - b.from || b.to - a.to);
}

/** The entries that a text leads to, in reading order, each once. */
export function targetsIn(blocks: readonly Pick<Block, 'spans'>[], kinds: readonly Span['is'][] = ['see', 'mention']): string[] {
  return [...new Set(blocks.flatMap(({ spans }) => spans.flatMap(({ is, target }) => (kinds.includes(is) && typeof target === 'string' ? [target] : []))))];
}

/** Why a reference leads nowhere: only of a letter whose copy is whole can it be said that there is no such entry. */
export function missingReason(letter: string, held: ReadonlyMap<string, { whole: boolean }>): NonNullable<CrossReference['reason']> {
  const page = held.get(letter);
  if (page === undefined) return 'letter not held';
  return page.whole ? 'no such entry' : 'entry not in this copy';
}
