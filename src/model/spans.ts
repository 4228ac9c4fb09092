/**
 * What stands in a text besides words. A span never crosses another: it lies inside it or beside it, so that a text is a
 * tree of pieces, for whoever writes it as a page, a book or a file.
 */
import type { Block, CrossReference, Span } from './corpus.ts';

/** Words as they are, or a span with the pieces inside it. */
export type Piece = string | { span: Span; inside: Piece[] };

/** A text cut at its spans, in reading order. A span that crosses one before it is left out. */
export function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  const ordered = inOrder(spans);
  let next = 0;
  const cut = (from: number, to: number): Piece[] => {
    const pieces: Piece[] = [];
    let at = from;
    for (let span = ordered[next]; span !== undefined && (span.from < to || span.to === to); span = ordered[next]) {
      next += 1;
      if (span.from < at || span.to > to) continue;
      if (span.from > at) pieces.push(text.slice(at, span.from));
      pieces.push({ span, inside: cut(span.from, span.to) });
      at = span.to;
    }
    return at < to ? [...pieces, text.slice(at, to)] : pieces;
  };
  return cut(0, text.length);
}

/** Those of `later` that touch none of `first`, together with them, in order. Both are given in order, side by side. */
export function addSpans(first: readonly Span[], later: readonly Span[]): Span[] {
  let next = 0;
  const added = later.filter((span) => {
    while ((first[next]?.to ?? Infinity) <= span.from) next += 1;
    return (first[next]?.from ?? Infinity) >= span.to;
  });
  return inOrder([...first, ...added]);
}

/** Spans with emphasis around and beside them: an emphasis that one of them crosses or holds is left out. Both are given in order. */
export function withEmphasis(spans: readonly Span[], emphasis: readonly Span[]): Span[] {
  let next = 0;
  const kept = emphasis.filter(({ from, to }) => {
    while ((spans[next]?.to ?? Infinity) <= from) next += 1;
    let whole = true;
    for (let at = next; (spans[at]?.from ?? Infinity) < to; at += 1) whole &&= (spans[at]?.from ?? 0) >= from && (spans[at]?.to ?? 0) <= to;
    return whole;
  });
  return inOrder([...kept, ...spans]);
}

/** What a text shows where its copy lost words, and how it is read aloud. */
export const gapMark = '[…]';
export const gapWords = 'words missing in this copy';

/** Spans with the places where words were lost: nothing stands in such a place, so that it crosses no other span. */
export function withGaps(spans: readonly Span[], places: readonly number[]): Span[] {
  return inOrder([...spans, ...places.map((at) => ({ from: at, to: at, is: 'gap' as const }))]);
}

/** The places where a block's copy lost words. */
export function gapsOf({ spans }: Pick<Block, 'spans'>): number[] {
  return spans.flatMap(({ is, from }) => (is === 'gap' ? [from] : []));
}

/** The mark at a place of a text, with the spaces that set it apart from the words beside it. */
export function gapShown(text: string, at: number): { before: string; mark: string; after: string } {
  return { before: /[^\s([“"]$/u.test(text.slice(0, at)) ? ' ' : '', mark: gapMark, after: /^[^\s.,;:)\]”"!?]/u.test(text.slice(at)) ? ' ' : '' };
}

/** A block's words as a reader is shown them where there is only text: with a mark where its copy lost some. */
export function shownText({ text, spans }: Pick<Block, 'text' | 'spans'>): string {
  return gapsOf({ spans }).toReversed().reduce((shown, at) => `${shown.slice(0, at)}${Object.values(gapShown(text, at)).join('')}${shown.slice(at)}`, text);
}

/** The same spans, so many characters further on in a text. */
export function shifted(spans: readonly Span[], by: number): Span[] {
  return spans.map((span) => ({ ...span, from: span.from + by, to: span.to + by }));
}

/** Spans as `piecesOf` reads them: by where they begin, an outer one before those inside it, and a place without words before all that begin there. */
export function inOrder(spans: readonly Span[]): Span[] {
  return spans.toSorted((a, b) => a.from - b.from || Number(b.to === b.from) - Number(a.to === a.from) || b.to - a.to);
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
