/** Words of a PDF in a colour: what its page writes sign by sign, held against the words that were read of it. */
import type { Mark } from '../../source-file.ts';
import { markOfColour, type MarksLegend } from '../../marks-legend.ts';
import type { Ink } from './pdf-strokes.ts';
import { oneSpace } from '../../../../src/model/one-space.ts';

/** Words of a line in one colour. */
export interface ColouredWords {
  words: string;
  css: string;
}

/**
 * Reads: the pieces of a page in the order of its file, and what the page writes in which colour. Writes: the colour of each
 * piece's signs; empty where the two do not say the same, sign by sign.
 */
export function coloursOf(pieces: readonly { text: string }[], inks: readonly Ink[]): string[][] {
  const written = inks.flatMap(({ text, css }) => Array.from(bare(text), (sign) => ({ sign, css })));
  const read = pieces.map(({ text }) => Array.from(text, bare));
  if (read.flat().join('') !== written.map(({ sign }) => sign).join('')) return [];
  let at = 0;
  return read.map((signs) => signs.map((sign) => {
    const css = sign === '' ? '' : written[at]?.css ?? '';
    at += Array.from(sign).length;
    return css;
  }));
}

/** Letters as they are read: a sign for two of them is both, and space is none. */
function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{C}]/gu, '');
}

/** The words of a line, run by run of one colour. */
export function colouredIn(pieces: readonly { text: string; colours: readonly string[] }[]): ColouredWords[] {
  const runs: ColouredWords[] = [];
  for (const { text, colours } of pieces) {
    Array.from(text).forEach((sign, index) => {
      const css = colours[index] ?? '';
      const last = runs.at(-1);
      if (last !== undefined && (css === '' || css === last.css)) last.words += sign;
      else if (css !== '') runs.push({ words: sign, css });
    });
  }
  return runs.map(({ words, css }) => ({ words: oneSpace(words), css }));
}

/** What the words of a line are marked as, by what the document says of its colours. */
export function marksOfColours(runs: readonly ColouredWords[], legend: readonly MarksLegend[]): Mark[] {
  return runs.flatMap(({ words, css }) => {
    const mark = words === '' ? null : markOfColour(css, legend);
    return mark === null ? [] : [{ ...mark, words }];
  });
}
