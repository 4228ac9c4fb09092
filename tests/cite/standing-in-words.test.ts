import { describe, expect, it } from 'vitest';

import { aroundIn } from '../../src/model/around.ts';
import { placeName } from '../../src/model/places.ts';
import { citedStanding } from '../../src/model/standing-words.ts';
import { isLeftOver } from '../../src/model/rulings.ts';
import type { BlockType, Entry, SourceDocument } from '../../src/model/corpus.ts';
import { citationText } from '../../src/client/citing/citation-text.ts';
import { shipped } from '../browser/rig/shipped-corpus.ts';

function entryWith(id: string): Entry {
  const found = shipped.entries.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`the shipped corpus has no entry ${id}`);
  return found;
}
function documentOf(id: string): SourceDocument {
  const found = shipped.documents.find((document) => document.id === id);
  if (found === undefined) throw new Error(`the shipped corpus has no document ${id}`);
  return found;
}
function standing(id: string, number: number, block: string | null, today = '2026-01-01'): string {
  const entry = entryWith(id);
  const version = entry.versions[number - 1];
  if (version === undefined) throw new Error(`${id} has no version ${number}`);
  return citedStanding(entry, version, block, aroundIn(shipped, today));
}

const known = `. Known up to ${aroundIn(shipped, '').known}`;
const base = 'base: Glossary, web edition, letter T (undated; after 14 May 2001 and before 5 Sep 2016)';
const baseL = base.replace('letter T', 'letter L');

describe('the standing of a cited text', () => {
  it.each([
    ['a paragraph that a ruling changed', 'towing', 4, 'p2', `In force since 6 Feb 2017 (Current Rulings), ${base}`],
    ['a paragraph that stands as published', 'lamplighter', 2, 'p1', `In force as first published, ${baseL}`],
    ['an entry as a whole, by its newest version', 'lamplighter', 2, null, `In force since 5 Sep 2016 (Current Rulings), ${baseL}`],
    ['a superseded paragraph', 'towing', 1, 'p1', `Superseded on 5 Sep 2016, in force before that (by Current Rulings), ${base}`],
    ['a superseded version', 'towing', 2, null, `Superseded on 7 Nov 2016, in force from 5 Sep 2016 (by Current Rulings), ${base}`],
    ['a paragraph of a superseded version that outlived it', 'lamplighter', 1, 'p1', `In force as first published, ${baseL}; quoted from the base text of the entry, superseded by Current Rulings of 5 Sep 2016`],
  ])('%s', (_, id, number, block, words) => {
    expect(standing(id, number, block)).toBe(`${words}${known}`);
  });

  it('of a text that is still to come says from when, and of one that will end by what', () => {
    expect(standing('towing', 4, null, '2017-01-01')).toBe(`Not in force yet: from 6 Feb 2017 (Current Rulings), ${base}${known}`);
    expect(standing('towing', 3, null, '2017-01-01')).toBe(`In force since 7 Nov 2016 (Current Rulings), ${base}; changes on 6 Feb 2017${known}`);
  });

  it('of an entry that a ruling made names no base, and of a repealed one, or one that an edition dropped, says by what it ended', () => {
    const made = shipped.entries.find(({ document, status, versions }) => documentOf(document).kind === 'rulings' && status === 'in force' && versions.length === 1);
    expect(standing(made?.id ?? '', 1, null)).toMatch(/^In force since \d+ \w{3} \d{4} \(Current Rulings\)[.;](?!.*base)/u);
    const ended = (by: 'edition' | 'rulings') => shipped.entries.find(({ status, versions }) => status === 'repealed' && versions.at(-1)?.by === by);
    expect(standing(ended('rulings')?.id ?? '', 1, null)).toMatch(/^Repealed on \d+ \w{3} \d{4} \(Current Rulings\), base: /u);
    expect(standing(ended('edition')?.id ?? '', 1, null)).toMatch(/^Ended by omission on 8 Jan 2018, inferred \(Glossary, second web edition, letter T\), base: /u);
  });
});

describe('an instruction that is not in the text', () => {
  const waits = shipped.rulings.filter(({ supersededBy, entry }) => supersededBy === null && entry !== null)
    .flatMap((ruling) => ruling.amendments.filter(isLeftOver).map((amendment) => ({ id: ruling.entry ?? '', amendment })));
  const placed = waits.find(({ id, amendment: { about } }) => about !== undefined && waits.filter((one) => one.id === id).length === 1);
  const [id, { instruction = '', about = '' } = {}] = [placed?.id ?? '', placed?.amendment];
  const latest = () => entryWith(id).versions.length;

  it('is cited in its own words with the paragraph that it speaks of, and with the entry', () => {
    for (const block of [about, null]) expect(standing(id, latest(), block)).toMatch(/^1 change is not in the text; otherwise in force /u);
    for (const block of [about, null]) expect(standing(id, latest(), block)).toContain(`; the ruling says: “${instruction.replace(/:$/u, ' ...”')}`);
  });

  it('is counted with another paragraph, and not quoted', () => {
    const other = entryWith(id).text.find((block) => block.id !== about)?.id ?? '';
    expect(standing(id, latest(), other)).toContain('1 change is not in the text');
    expect(standing(id, latest(), other)).not.toContain('the ruling says');
  });
});

describe('a place in a text', () => {
  const { text } = entryWith('towing');

  it('is the number beside the paragraph', () => {
    expect(placeName(text, 'p2')).toBe('paragraph 2');
  });

  it('is counted among paragraphs alone, as rulings count, whoever put them there: a list counts for itself', () => {
    const of = (...types: BlockType[]) => types.map((type, at) => ({ id: `b${at}`, type }));
    const mixed = of('paragraph', 'bullet', 'bullet', 'paragraph', 'label', 'numbered', 'paragraph');
    expect(mixed.map(({ id }) => placeName(mixed, id))).toEqual([
      'paragraph 1', 'paragraph 1, item 1', 'paragraph 1, item 2', 'paragraph 2', 'heading 1', 'heading 1, item 1', 'paragraph 3',
    ]);
    expect(text.filter(({ type }) => type === 'paragraph').map(({ id }) => placeName(text, id))).toEqual(['paragraph 1', 'paragraph 2', 'paragraph 3']);
  });

  it('is the item of the list under a paragraph', () => {
    const lamplighter = entryWith('lamplighter').versions[0]?.text ?? [];
    expect(placeName(lamplighter, 'p4')).toBe('paragraph 2, item 2');
  });
});

it('a citation says what, where, as of when, the words, and how they stand', () => {
  const words = { headword: 'towing', place: 'paragraph 2', words: 'The towed barge pays no toll.', standing: 'In force since 5 Sep 2016 (Current Rulings), base: Glossary', wording: '0f3a9c12' };
  const today = { asOf: null, onDay: null };
  expect(citationText({ ...words, ...today })).toBe('towing, paragraph 2: “The towed barge pays no toll.” In force since 5 Sep 2016 (Current Rulings), base: Glossary. Wording 0f3a9c12.');
  expect(citationText({ ...words, ...today, words: 'The towed barge' })).toContain(': “The towed barge”. In force');
  const then = { asOf: '1 Jan 2017', onDay: 'Not known whether in force on that day; the text held may be of a later day' };
  expect(citationText({ ...words, ...then })).toContain('towing, paragraph 2, as of 1 Jan 2017: “The towed barge pays no toll.” The entry: not known whether in force on that day; the text held may be of a later day. In force since');
  expect(citationText({ ...words, ...then, place: null, words: '' })).toContain('towing, as of 1 Jan 2017. Not known whether in force on that day; the text held may be of a later day. In force since');
  expect(citationText({ ...words, ...today, place: null, words: '' })).toBe('towing. In force since 5 Sep 2016 (Current Rulings), base: Glossary. Wording 0f3a9c12.');
});
