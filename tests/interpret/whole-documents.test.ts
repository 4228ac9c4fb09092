/** What is understood of a document as a whole: its kinds of entry, its references and the lines on which they stand. */
import { expect, test } from 'vitest';

import { interpretAll } from '../../scripts/interpret/interpret.ts';
import type { InterpretedEntry } from '../../scripts/interpret/interpreted.ts';
import type { ReadingLine } from '../../scripts/read/source-file.ts';
import type { Segmented, SegmentedEntry } from '../../scripts/segment/segments.ts';

const line = (text: string, from: number, links: ReadingLine['links'] = []): ReadingLine => ({ text, from, to: from, links });
const entry = (headword: string, texts: string[], first: number): SegmentedEntry => ({
  headword, completeness: 'complete', losses: [], lines: [first, first + 2 * texts.length],
  blocks: texts.map((text, at) => ({ type: 'paragraph', text, marked: text, lines: [first + 1 + 2 * at, first + 2 + 2 * at], level: 0, marker: null })),
});
const read = (entries: SegmentedEntry[], reading: ReadingLine[] = []): InterpretedEntry[] =>
  interpretAll([{ source: { reading }, document: { entries, rulings: [] } } as unknown as Segmented])[0]?.entries ?? [];

test('signs are declared before the first entry, and not within it', () => {
  const entries = [entry('lamp', ['A word in [brackets] has an entry.', 'It hums at [quay].'], 2), entry('lock', ['It leaks.'], 9)];
  const found = (at: number): string[] => read(entries, [line('A word in [brackets] has an entry.', at)]).flatMap(({ references }) => references.map(({ phrase }) => phrase));
  expect(found(1)).toEqual(['brackets', 'quay']);
  expect([found(2), found(3), found(5)]).toEqual([[], [], []]);
});

test('what an entry is, its first paragraph tells, and no other', () => {
  expect(read([entry('Night Fog', ['The following rules hold in fog.', 'It hums.'], 1), entry('Old Lamp', ['It hums.', 'The following rules hold in fog.'], 9)]).map(({ kind }) => kind)).toEqual(['term', 'card']);
});

test('an entry of one reference only refers', () => {
  expect(read([entry('lamp', ['See lock.'], 1), entry('lantern', ['See lock, quay.'], 5), entry('lock', ['It leaks. See quay.'], 9), entry('quay', ['It hums.'], 13)]).map(({ seeOnly }) => seeOnly)).toEqual([true, true, false, false]);
});

test('a reference stands on the first line of its paragraph', () => {
  expect(read([entry('lamp', ['It hums.', 'It may glow. See lock.'], 1)])[0]?.references).toEqual([{ block: 1, phrase: 'lock', line: 4 }]);
});

test('a link is the name that is referred to, though the next link begins where that ends', () => {
  const text = 'The lock (old) leaks. See lock (old), quay.';
  const reading = [line(text, 2, [{ words: 'lock (old)', to: '#lock%20(old)' }, { words: ', quay', to: '#quay' }])];
  const [lamp] = read([entry('lamp', [text], 1), entry('lock (old)', ['It leaks.'], 9), entry('quay', ['It hums.'], 13)], reading);
  expect(lamp?.blocks[0]?.see?.map(({ phrase, from, to }) => [phrase, from, to])).toEqual([['lock (old)', 26, 36], [', quay', 36, 42]]);
});
