/** What stands where on a PDF's page: columns, and lines through words. */
import { describe, expect, it } from 'vitest';

import { readSource } from '../../scripts/read/read-source.ts';
import { cut } from '../segment/rig/cut.ts';
import { pdfDrawn, type Drawing } from './rig/pdf-drawn.ts';

const LEFT = ['anchor - An anchor holds the', 'barge until somebody takes it', 'up again.', 'bell - Add at the end: "It', 'may not be lent to cats."', 'cargo - See load.', 'dial - The dial turns at the', 'end of each round.'];
const RIGHT = ['eel - Delete this entry. The', 'eel is a fish now.', 'fog - Replace "dusk" with the', 'word "dawn".', 'gate - A gate opens at any', 'tide but the lowest.', 'hook - A hook may be used', 'twice in one round.'];
const HEAD = [{ x: 60, y: 760, text: 'Lamps of Ostermere Current Rulings, 4 August 1997' }];
const at = (x: number, lines: readonly string[]): Drawing['words'] => lines.map((text, row) => ({ x, y: 720 - row * 14, text }));
const [left, right] = [at(60, LEFT), at(320, RIGHT)];
const linesOf = async (drawing: Drawing): Promise<string[]> => (await readSource('a.pdf', pdfDrawn(drawing))).source?.lines ?? [];

describe('two columns of a PDF', () => {
  it('that its program wrote line by line across the page are read one after the other', async () => {
    const across = left.flatMap((line, row) => [line, ...right.slice(row, row + 1)]);
    expect(await linesOf({ words: [...HEAD, ...across] })).toEqual([HEAD[0]?.text, ...LEFT, ...RIGHT]);
    const { source } = await readSource('a.pdf', pdfDrawn({ words: [...HEAD, ...across] }));
    expect(source === null ? [] : cut(source)?.rulings.map(({ topic }) => topic)).toEqual(['anchor', 'bell', 'cargo', 'dial', 'eel', 'fog', 'gate', 'hook']);
  });

  it('that stand in the file one after the other stay so', async () => {
    expect(await linesOf({ words: [...HEAD, ...left, ...right] })).toEqual([HEAD[0]?.text, ...LEFT, ...RIGHT]);
  });

  it('of a list of terms with what they mean are rows, and stay in their order', async () => {
    const terms = at(60, ['anchor', 'bell', 'cargo', 'dial', 'eel', 'fog', 'gate', 'hook']);
    const lines = await linesOf({ words: terms.flatMap((line, row) => [line, ...right.slice(row, row + 1)]) });
    expect(lines.join('\n').indexOf('eel is a fish')).toBeLessThan(lines.join('\n').indexOf('cargo'));
  });
});

describe('a line on a PDF’s page', () => {
  const WIDTH = 6.6; // of each sign of the font, at its size
  const words = [{ x: 60, y: 700, text: 'A gate opens at night and by day.' }];
  const over = (from: number, to: number, above: number): Drawing['lines'] => [{ from: 60 + from * WIDTH, to: 60 + to * WIDTH, y: 700 + above }];

  it('through the middle of words strikes them out', async () => {
    expect(await linesOf({ words, lines: over(13, 21, 3) })).toEqual(['A gate opens ~~at night~~ and by day.']);
    const { source } = await readSource('a.pdf', pdfDrawn({ words, lines: over(13, 21, 3) }));
    expect(source?.reading[0]).toMatchObject({ text: 'A gate opens and by day.', marks: [{ is: 'struck', words: 'at night' }] });
  });

  it('below words marks them as the document’s legend says, and as nothing where it does not', async () => {
    const legend = { x: 60, y: 740, text: 'New text is underlined.' };
    const { source } = await readSource('a.pdf', pdfDrawn({ words: [legend, ...words], lines: over(13, 21, -1.5) }));
    expect(source?.reading.find(({ text }) => text.startsWith('A gate'))?.marks).toEqual([{ is: 'inserted', words: 'at night' }]);
    const without = await readSource('a.pdf', pdfDrawn({ words, lines: over(13, 21, -1.5) }));
    expect(without.source?.reading[0]?.marks ?? []).toEqual([]);
  });

  it('below words, or over hardly a part of one, strikes nothing', async () => {
    expect(await linesOf({ words, lines: over(13, 21, -1.5) })).toEqual(['A gate opens at night and by day.']);
    expect(await linesOf({ words, lines: over(17, 18, 3) })).toEqual(['A gate opens at night and by day.']);
  });
});
