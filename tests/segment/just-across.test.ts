/** The guards of cutting, by the case within each of them and the one just across. */
import { describe, expect, it } from 'vitest';

import type { Paragraph } from '../../scripts/segment/blocks/paragraphs.ts';
import { endOfCopy } from '../../scripts/segment/extent/end-of-copy.ts';
import { withExtent } from '../../scripts/segment/extent/extent.ts';
import { startOfCopy } from '../../scripts/segment/extent/start-of-copy.ts';
import type { CutDocument, SegmentedBlock, SegmentedEntry, SegmentedRuling } from '../../scripts/segment/segments.ts';
import { startOfClosing } from '../../scripts/segment/topics/parts/closing.ts';
import { withDaysAtEnd } from '../../scripts/segment/topics/names/day-at-end.ts';
import { doubtsAboutTopic } from '../../scripts/segment/topics/names/not-a-topic.ts';
import { isPlausible } from '../../scripts/segment/topics/names/plausible.ts';
import { questionsIn } from '../../scripts/segment/topics/kinds/questions.ts';
import type { SourceFile } from '../../scripts/read/source-file.ts';

const block = (text: string, line = 2): SegmentedBlock => ({ type: 'paragraph', text, marked: text, lines: [line, line], level: 0, marker: null });
const entry = (headword: string, ...texts: string[]): SegmentedEntry => ({ headword, lines: [1, 2], blocks: texts.map((text) => block(text)), completeness: 'complete', losses: [] });
const source = (lines: string[] = []): SourceFile => ({ lines, reading: lines.map((text, at) => ({ text, from: at + 1, to: at + 1 })) }) as unknown as SourceFile;
const copy = (letter: string | null, ...entries: SegmentedEntry[]): CutDocument => ({ kind: 'glossary', letter, entries, rulings: [], ledger: [] }) as unknown as CutDocument;

describe('a copy breaks off', () => {
  const why = (...entries: SegmentedEntry[]): string | null => endOfCopy(source(), copy('L', ...entries)).why;
  const [whole, open] = ['It burns.', 'It burns until the'];

  it.each([
    ['in the midst of its last sentence', [entry('lamp', whole), entry('lock', open)], 'ends in the midst of “lock”'], ['not at its end', [entry('lamp', whole), entry('lock', whole)], null], ['not where hardly an entry ends in a sentence', [entry('lamp', open), entry('lead', open), entry('lens', whole), entry('lock', open)], null],
    ['where six of ten do', [...Array.from({ length: 6 }, () => entry('lamp', whole)), ...Array.from({ length: 4 }, () => entry('lead', open)), entry('lock', open)], 'ends in the midst of “lock”'], ['not where five of ten do', [...Array.from({ length: 5 }, () => entry('lamp', whole)), ...Array.from({ length: 5 }, () => entry('lead', open)), entry('lock', open)], null],
    ['behind a headword, where all others have a text', [entry('lamp', whole), entry('lock')], 'ends in the midst of “lock”'], ['not behind one where another has none either', [entry('lamp', whole), entry('lead'), entry('lock')], null], ['not behind the only one', [entry('lock')], null], ['nowhere, without an entry', [], null],
  ])('%s', (_what, entries, expected) => { expect(why(...entries)).toBe(expected); });

  it('not where a foot stands behind it, or its cell is closed', () => {
    const last = [entry('lamp', whole), { ...entry('lock', open), lines: [3, 4] as [number, number] }];
    expect([['', '', 'lock', open, '', 'All rights reserved.'], ['', '', 'lock', `${open} |`], ['', '', 'lock', open, '']].map((lines) => endOfCopy(source(lines), copy('L', ...last)).why === null)).toEqual([true, true, false]);
  });
});

describe('a copy begins in the midst of an entry', () => {
  const rest = [entry('lamp', 'It burns.'), entry('lead', 'It sinks.'), entry('lens', 'It shines.')];
  const isCut = (letter: string | null, ...entries: SegmentedEntry[]): boolean => startOfCopy(source(), copy(letter, ...entries)).why !== null;

  it.each([
    ['under another letter', 'L', [entry('burns until dawn', 'So.'), ...rest], true], ['not with fewer than three behind it', 'L', [entry('burns until dawn', 'So.'), ...rest.slice(1)], false], ['not under its own', 'L', [entry('lace', 'So.'), ...rest], false], ['with a comma at its end, under its own', 'L', [entry('lit, and then,', 'So.'), ...rest], true],
    ['under the letter that all others share', null, [entry('burns until dawn.', 'So.'), ...rest], true], ['not under an article', 'L', [entry('The Lamp', 'So.'), ...rest], false],
  ])('%s', (_what, letter, entries, expected) => { expect(isCut(letter, ...entries)).toBe(expected); });
});

describe('what a copy covers', () => {
  const extent = (said: 'whole' | 'part' | undefined, ...texts: string[]) => withExtent(source(), copy('L', entry('lamp', 'It burns.'), entry('lock', ...texts)), { said }).extent.map(({ whole, why }) => [whole, why]);

  it.each([
    [undefined, 'It leaks.', true, null], [undefined, 'It leaks until', false, 'ends in the midst of “lock”'], ['whole', 'It leaks until', true, null], ['part', 'It leaks.', false, 'is not all of it, as its operator says'], ['part', 'It leaks until', false, 'ends in the midst of “lock”'],
  ] as const)('said to be %s: %s', (said, text, whole, why) => { expect(extent(said, text)).toEqual([[whole, why]]); });

  it('is nothing for rulings', () => { expect(withExtent(source(), { ...copy('L', entry('lamp', 'It burns.')), kind: 'rulings' }).extent).toEqual([]); });
});

describe('days at the end of rulings', () => {
  const ruling = (text: string, facts: Partial<SegmentedRuling> = {}): SegmentedRuling => ({ topic: 'lamp', blocks: [block(text)], effective: null, ...facts }) as unknown as SegmentedRuling;
  const days = (...rulings: SegmentedRuling[]): (string | null)[] => withDaysAtEnd(rulings).map(({ effective }) => effective?.from ?? null);
  const dated = ruling('It burns. [2013-05-02]');
  const plain = ruling('It burns.');

  it.each([
    ['three of three', [dated, dated, dated], 3], ['not two of two', [dated, dated], 0], ['three of five', [dated, dated, dated, plain, plain], 3], ['not three of six', [dated, dated, dated, plain, plain, plain], 0],
    ['not one with a day of its own besides', [dated, dated, dated, ruling('It burns. [2013-05-02]', { effective: { from: '2012-01-01', to: null, words: '' } })], 4], ['not one with another in its midst', [dated, dated, dated, ruling('x', { blocks: [block('It. [2013-05-02]'), block('It. [2013-05-02]')] })], 3],
  ])('%s', (_what, rulings, count) => { expect(days(...rulings).filter((day) => day !== null)).toHaveLength(count); });

  it('are no longer printed', () => { expect(withDaysAtEnd([dated, dated, dated])[0]).toMatchObject({ blocks: [{ text: 'It burns.' }], effective: { from: '2013-05-02', words: '2013-05-02' } }); });
});

describe('the notice at the end', () => {
  it.each([
    ['begins with a line of two dashes', ['lamp - It burns.', '--', 'The clerk'], 0, 1], ['not where two stand there', ['lamp - It burns.', '--', 'lock - It leaks.', '--', 'The clerk'], 2, 5], ['not where two stand behind the last topic', ['lamp - It burns.', '--', 'a', '--', 'b'], 0, 5], ['not before the last topic', ['--', 'lamp - It burns.', 'So.'], 1, 3], ['not with five lines behind it', ['lamp - It burns.', '--', 'a', 'b', 'c', 'd', 'e'], 0, 7], ['with four', ['lamp - It burns.', '--', 'a', 'b', 'c', 'd'], 0, 1],
    ['begins with a wish', ['lamp - It burns.', 'Best regards,', 'The clerk'], 0, 1], ['not before a sentence', ['lamp - It burns.', 'Thanks', 'It may be lent.'], 0, 3], ['not before a line of more than forty letters', ['lamp - It burns.', 'Thanks', 'x'.repeat(41)], 0, 3], ['but of forty', ['lamp - It burns.', 'Thanks', 'x'.repeat(40)], 0, 1],
    ['is a notice of rights', ['lamp - It burns.', 'All rights reserved.'], 0, 1], ['is none', ['lamp - It burns.'], 0, 1],
    ...['Tide is a registered trademark.', 'TM & so on', 'Not affiliated with the Table.', 'End of document', '-- end --', 'Comments? Write to us.', '____________'].map((notice): [string, string[], number, number] => [notice, ['lamp - It burns.', notice], 0, 1]),
  ])('%s', (_what, paragraphs, last, expected) => { expect(startOfClosing(paragraphs, last)).toBe(expected); });
});

describe('questions', () => {
  const asked = (...texts: string[]): number => questionsIn(texts.map((text) => ({ text }) as unknown as Paragraph)).length;
  const one = ['Q: Who rows?', 'A: A keeper.'];

  it('are two at the least, each with its answer before the next, and the last one that the copy cuts', () => {
    expect([asked(...one, ...one, ...one), asked(...one, ...one), asked(...one), asked(...one, ...one, ...one, 'Q: Who sleeps?'), asked(...one, ...one, 'Q: Who sleeps?', ...one)]).toEqual([3, 2, 0, 4, 3]);
    expect(asked(...one, ...one, 'Q: Who?', 'b', 'c', 'd', 'A: A cat.')).toBe(3);
    expect(asked(...one, ...one, 'Q: Who?', 'b', 'c', 'd', 'e', 'A: A cat.')).toBe(2);
  });
});

describe('what stands before a colon', () => {
  it.each(['Example', 'Note', 'New text', 'Old text 2', 'Ruling', 'P.S', 'Reason', 'A trading card game', 'Lamps Glossary', 'Lamps FAQ', 'Errata and clarifications', 'Table of contents', 'Version 3', 'Posted in May', 'Copyright', 'Introduction', 'Contents', '[new entry]'])('is never a topic: %s', (phrase) => { expect(doubtsAboutTopic(phrase)).toBe(5); });
  it.each([['The tide turns. Nobody came home', 5], ['a keeper would', 3], ['The second bullet', 3], ['If it rains', 2], ['Lamps burn.', 2], ['Is it so by night and by day or noon?', 2], ['Is it so by night and by day?', 0.5], ['If We Row', 0.5], ['oil, wax, etc.', 0], ['Lamp Oil', 0]])('“%s” is doubted by %d', (phrase, doubt) => { expect(doubtsAboutTopic(phrase)).toBe(doubt); });

  it('is plausible by its text, its print, and by sixty letters at the most', () => {
    const split = (topic: string, rest: string, more: object = {}) => isPlausible({ topic, rest, bold: false, separator: '-', starred: false, ownDay: null, ...more });
    expect([split('lamp', 'It burns.'), split('lamp', 'it burns.'), split('lamp', 'it burns.', { bold: true }), split('lamp', 'it burns.', { separator: 'line' }), split('x'.repeat(60), 'It burns.'), split('x'.repeat(61), 'It burns.'), split('If it rains', 'It burns.')]).toEqual([true, false, true, true, true, false, false]);
  });
});
