/** A sign that is a dot before items in one document marks what is new, or stands before names, in another. */
import { describe, expect, it } from 'vitest';

import { withPlainDots } from '../../scripts/read/formats/text/odd-dots.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from '../segment/rig/cut.ts';

const ENTRIES = ['ANCHOR', 'A weight of iron that holds a barge.', '? It is lifted at dusk by whoever', 'has not slept.', '? Two of them hold a ferry.', 'See also: Berth.', '', 'BELL', 'It is rung once in a turn.', '? Nobody rings it in fog.', '', 'CURFEW', 'The end of all trade on the quay.'];
const read = (lines: readonly string[]): string[] => withPlainDots(lines.map((text, at) => ({ text, from: at + 1, to: at + 1 }))).map(({ text }) => text);

describe('a dot of a shape of its own', () => {
  it.each(['◊', '◆', '‣', '➢', '❖'])('as %s begins an item', async (sign) => {
    const [found] = segmentAll([await sourceOf(['GLOSSARY', '', ...ENTRIES.map((line) => line.replace('?', sign))].join('\n'))]).documents;
    expect(found?.document.entries.map(({ headword, blocks }) => [headword, ...blocks.map(({ type }) => type)])).toEqual([['ANCHOR', 'paragraph', 'bullet', 'bullet', 'paragraph'], ['BELL', 'paragraph', 'bullet'], ['CURFEW', 'paragraph']]);
  });

  it.each<[string, string[]]>([
    ['a sign that the document explains', ['A ◊ stands before what is new.', ...ENTRIES.map((line) => line.replace('?', '◊'))]],
    ['a sign before names with a text', ['Rulings', '◊ Anchor: It is heavy.', 'Bell: It is rung.', '◊ Curfew: It ends.', '◊ Dredger: It digs.']],
    ['a sign before names alone', ['Rulings', '◊ Anchor', 'It is heavy.', '◊ Bell', 'It is rung.', '◊ Curfew', 'It ends.']],
    ['a sign behind a gap', ENTRIES.flatMap((line) => (line.startsWith('?') ? ['', line.replace('?', '◊')] : [line]))],
    ['a sign that comes twice', ENTRIES.slice(0, 6).map((line) => line.replace('?', '◊'))],
  ])('is not %s', (_what, lines) => {
    expect(read(lines)).toEqual(lines);
  });
});
