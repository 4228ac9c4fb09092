/** References that a page gives as links: what their addresses name, and where their words stand. */
import { describe, expect, test } from 'vitest';

import { addressed, LinkReferences } from '../../scripts/interpret/link-references.ts';
import type { ReadingLine } from '../../scripts/read/source-file.ts';
import type { SegmentedEntry } from '../../scripts/segment/segments.ts';
import { sortKey } from '../../scripts/names/sort-key.ts';

describe('an address names', () => {
  test.for([
    ['towing.md', ['towing'], null, true], ['rules/towing.html', ['towing'], null, false], ['low_water.markdown', ['low water'], null, true], ['towing/', ['towing'], null, false], ['#towing', ['towing'], 'towing', true], ['#term-towing', ['towing'], 'term-towing', true], ['#user-content-towing', ['towing'], 'user-content-towing', true], ['#glossary.towing', ['towing'], 'glossary.towing', true],
    ['#top', [], 'top', false], ['#l', [], 'l', false], ['#12', [], '12', false], ['#cite_note-3', [], 'cite_note-3', false], ['#_Toc123', [], '_Toc123', false], ['index.html#towing', ['towing'], null, false], ['readme.md', [], null, true], ['lock.md#towing', ['towing', 'lock'], null, true], ['?page=Rules:Low+Water', ['Low Water'], null, false], ['view?x=1&title=towing', ['towing', 'view'], null, false],
    ['wiki:Rules:Low_Water#Tolls', ['Tolls', 'Rules:Low Water', 'Low Water'], null, true], ['wiki:', [], null, false], ['wiki:#Tolls', ['Tolls'], null, true], ['https://ostermere.example/wiki/Low%20Water', ['Low Water'], null, false], ['//ostermere.example/w?title=Lock', ['Lock', 'w'], null, false], ['100%.md', ['100%'], null, true], ['', [], null, false],
  ] as const)('%s', ([to, names, anchor, asks]) => { expect(addressed(to)).toEqual({ names, anchor, asks }); });

  test.for(['https://ostermere.example/towing', '//ostermere.example/towing', 'mailto:clerk@ostermere.example', 'javascript:towing', 'wiki:wikipedia:Tow', 'wiki:w>Tow', 'x'.repeat(1001)])('nothing: %#', (to) => { expect(addressed(to)).toBeNull(); });
  test('a thousand letters at the most', () => { expect(addressed('x'.repeat(1000))?.names).toHaveLength(1); });
});

const names = new Set(['towing', 'lock', 'Low Water', 'barge'].map(sortKey));
const entry = (headword: string, first: number, last: number) => ({ headword, lines: [first, last] }) as unknown as SegmentedEntry;
const line = (from: number, links: [words: string, to: string][], anchors: string[] = []) => ({ text: '', from, to: from, links: links.map(([words, to]) => ({ words, to })), anchors }) as unknown as ReadingLine;
const told = (reading: ReadingLine[], text: string, lines: [number, number] = [1, 1], owner: string | null = null, entries: SegmentedEntry[] = []) => new LinkReferences(reading, entries, names).in(text, lines, owner).map(({ phrase, name, from, to }) => `${text.slice(from, to) === phrase ? '' : '?? '}${phrase}${name === undefined ? '' : ` > ${name}`}`);

describe('links of a text', () => {
  test.for([
    ['by their address', [line(1, [['tow it', 'towing.md']])], 'You may tow it.', ['tow it > towing']], ['by their words, where these are a name', [line(1, [['lock', 'x.html']])], 'Any lock will do.', ['lock']], ['not by words that name nothing', [line(1, [['tow it', 'x.html']])], 'You may tow it.', []], ['by what is asked for, though nobody has it', [line(1, [['tow it', 'tides.md']])], 'You may tow it.', ['tow it > tides']],
    ['not elsewhere', [line(1, [['lock', 'https://ostermere.example/']])], 'Any lock will do.', []], ['one behind the other', [line(1, [['lock', '#lock'], ['lock', '#towing']])], 'A lock and a lock.', ['lock', 'lock > towing']], ['not within a word', [line(1, [['lock', '#lock']])], 'The locker and a lock.', ['lock']], ['in a plural', [line(1, [['lock', '#lock']])], 'Two locks.', ['lock']],
    ['past those of a heading', [line(1, [['Home', 'index.html'], ['lock', '#lock']])], 'A lock.', ['lock']], ['not on another line', [line(2, [['lock', '#lock']])], 'A lock.', []], ['past fifty of a heading not', [line(1, [...new Array<[string, string]>(50).fill(['Home', 'index.html']), ['lock', '#lock']])], 'A lock.', []], ['past forty-nine', [line(1, [...new Array<[string, string]>(49).fill(['Home', 'index.html']), ['lock', '#lock']])], 'A lock.', ['lock']],
  ] as [string, ReadingLine[], string, string[]][])('%s', ([, reading, text, expected]) => { expect(told(reading, text)).toEqual(expected); });

  test('are found on each of its lines, and each once', () => {
    const links = new LinkReferences([line(1, [['lock', '#lock']]), line(2, [['tow it', 'towing.md']])], [], names);
    expect([links.in('A lock, tow it.', [1, 2], null).length, links.in('A lock, tow it.', [1, 2], null).length]).toEqual([2, 0]);
  });

  test('never lead to the entry that they stand in', () => {
    expect(told([line(1, [['tow it', 'towing.md']])], 'Tow: tow it.', [1, 1], 'Towing')).toEqual([]);
    expect(told([line(1, [['tow it', 'towing.md']])], 'Tow: tow it.', [1, 1], 'lock')).toEqual(['tow it > towing']);
  });

  test('lead to the entry that begins where their place is, three lines off at the most', () => {
    const to = (anchorLine: number) => told([line(anchorLine, [], ['r7']), line(20, [['tow it', '#r7']])], 'You may tow it.', [20, 20], null, [entry('lock', 1, 4), entry('Low Water', 8, 12)]);
    expect([1, 4, 5, 8, 12, 13].map((at) => to(at).join())).toEqual(['tow it > lock', 'tow it > lock', 'tow it > Low Water', 'tow it > Low Water', 'tow it > Low Water', 'tow it > r7']);
    expect(told([line(9, [], ['r7']), line(20, [['tow it', 'x.html#r7']])], 'You may tow it.', [20, 20], null, [entry('Low Water', 8, 12)])).toEqual([]);
  });
});
