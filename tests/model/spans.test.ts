import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Span } from '../../src/model/corpus.ts';
import { addSpans, gapMark, piecesOf, shownText, targetsIn, withEmphasis, withGaps } from '../../src/model/spans.ts';
import type { Piece } from '../../src/model/spans.ts';

const span = (from: number, to: number, is: Span['is'] = 'see'): Span => ({ from, to, is });
const textOf = (pieces: readonly Piece[]): string => pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(piece.inside))).join('');
const shape = (pieces: readonly Piece[]): unknown[] => pieces.map((piece) => (typeof piece === 'string' ? piece : [piece.span.is, ...shape(piece.inside)]));

describe('a text cut at its spans', () => {
  it('is a tree: what lies in a span stands inside it', () => {
    expect(shape(piecesOf('See lamp oil.', [span(4, 12, 'strong'), span(4, 8)]))).toEqual(['See ', ['strong', ['see', 'lamp'], ' oil'], '.']);
  });

  it('has a place for words that were lost, even at its end', () => {
    expect(shape(piecesOf('Light the', [span(5, 5, 'gap'), span(9, 9, 'gap')]))).toEqual(['Light', ['gap'], ' the', ['gap']]);
  });

  it('loses no letter, whatever spans it is given', () => {
    const spans = fc.array(fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]) => span(Math.min(a, b), Math.max(a, b))), { maxLength: 9 });
    fc.assert(fc.property(fc.string({ minLength: 0, maxLength: 20 }), spans, (text, all) => { expect(textOf(piecesOf(text, all))).toBe(text); }));
  });
});

describe('spans of two kinds, put together', () => {
  it('never overlap: those that came first stay', () => {
    expect(addSpans([span(4, 8)], [span(0, 3, 'mention'), span(6, 10, 'mention'), span(8, 9, 'mention')])).toEqual([span(0, 3, 'mention'), span(4, 8), span(8, 9, 'mention')]);
  });

  it('keep emphasis around and beside them, and none that they cross', () => {
    const kept = withEmphasis([span(4, 8), span(12, 16)], [span(0, 3, 'em'), span(4, 9, 'strong'), span(14, 20, 'em')]);
    expect(kept).toEqual([span(0, 3, 'em'), span(4, 9, 'strong'), span(4, 8), span(12, 16)]);
  });

  it('lead to each entry once', () => {
    const to = (target: string | null, is: Span['is']): Span => ({ ...span(0, 1, is), target });
    expect(targetsIn([{ spans: [to('lamp', 'mention'), to(null, 'see')] }, { spans: [to('oar', 'see'), to('lamp', 'see')] }])).toEqual(['lamp', 'oar']);
    expect(targetsIn([{ spans: [to('lamp', 'mention'), to('oar', 'see')] }], ['mention'])).toEqual(['lamp']);
  });
});

describe('a place where words were lost', () => {
  it('is shown with spaces to the words beside it, and with none to a stop', () => {
    const show = (text: string, at: number): string => shownText({ text, spans: withGaps([], [at]) });
    expect(show('one lamp', 3)).toBe(`one ${gapMark} lamp`);
    expect(show('only one', 8)).toBe(`only one ${gapMark}`);
    expect(show('by the .', 7)).toBe(`by the ${gapMark}.`);
  });

  it('stands before a name that begins there, and inside one that it tears', () => {
    expect(shape(piecesOf('abcd', withGaps([span(1, 4)], [1, 2])))).toEqual(shape(['a', { span: span(1, 1, 'gap'), inside: [] }, { span: span(1, 4), inside: ['b', { span: span(2, 2, 'gap'), inside: [] }, 'cd'] }]));
  });
});
