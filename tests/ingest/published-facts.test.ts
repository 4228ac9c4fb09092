/** What is known of documents, counted by hand: of the shipped ones, and of published ones where they lie beside the program. */
import { beforeAll, describe, expect, it } from 'vitest';

import { readCorpus } from '../../scripts/ingest/ingest.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { targetsIn } from '../../src/model/spans.ts';
import { corpora, unlessPublished } from '../segment/rig/published.ts';

interface Facts {
  glossaries: { letter: string; entries: number; headwords: number; complete: number; partial: number; headwordOnly: number }[];
  rulings: { date: string; rulings: number; withTopic: number; starred: number; summary: number }[];
  /** Explicit references on the pages of these letters. */
  references: { letters: string; all: number; held: number; letterNotHeld: number };
}

/** By the corpus's title. */
const known: Readonly<Record<string, Facts>> = {
  'Lamps of Ostermere': {
    glossaries: [
      { letter: 'C', entries: 22, headwords: 21, complete: 0, partial: 12, headwordOnly: 10 },
      { letter: 'L', entries: 35, headwords: 35, complete: 35, partial: 0, headwordOnly: 0 },
      { letter: 'T', entries: 31, headwords: 31, complete: 31, partial: 0, headwordOnly: 0 },
      { letter: 'T', entries: 31, headwords: 31, complete: 30, partial: 0, headwordOnly: 1 },
    ],
    rulings: [
      { date: '2001-05-14', rulings: 34, withTopic: 34, starred: 7, summary: 11 },
      { date: '2016-09-05', rulings: 28, withTopic: 26, starred: 5, summary: 0 },
      { date: '2016-11-07', rulings: 8, withTopic: 8, starred: 0, summary: 0 },
      { date: '2017-02-06', rulings: 42, withTopic: 39, starred: 12, summary: 0 },
      { date: '2017-03-06', rulings: 7, withTopic: 7, starred: 0, summary: 0 },
      { date: '2018-06-04', rulings: 5, withTopic: 5, starred: 0, summary: 0 },
      { date: '2019-03-11', rulings: 4, withTopic: 4, starred: 0, summary: 0 },
    ],
    references: { letters: 'LT', all: 87, held: 79, letterNotHeld: 8 },
  },
  'Star Trek CCG (First Edition) rules': {
    glossaries: [
      { letter: 'M', entries: 61, headwords: 61, complete: 61, partial: 0, headwordOnly: 0 },
      { letter: 'S', entries: 86, headwords: 84, complete: 0, partial: 27, headwordOnly: 59 },
      { letter: 'W', entries: 20, headwords: 20, complete: 20, partial: 0, headwordOnly: 0 },
    ],
    rulings: [
      { date: '2000-03-27', rulings: 96, withTopic: 96, starred: 12, summary: 21 },
      { date: '2019-11-04', rulings: 60, withTopic: 58, starred: 6, summary: 0 },
    ],
    references: { letters: 'MW', all: 75, held: 17, letterNotHeld: 58 },
  },
};

const glossariesOf = ({ documents, entries }: Corpus): Facts['glossaries'] => documents.filter(({ kind }) => kind === 'glossary').map(({ id, letter }) => {
  const own = entries.flatMap(({ headword, editions }) => editions.filter(({ document, lines }) => document === id && lines !== null).map(({ completeness }) => ({ headword, completeness })));
  const are = (completeness: string): number => own.filter((print) => print.completeness === completeness).length;
  return { letter: letter ?? '', entries: own.length, headwords: new Set(own.map(({ headword }) => headword)).size, complete: are('complete'), partial: are('partial'), headwordOnly: are('headword only') };
}).sort((a, b) => a.letter.localeCompare(b.letter));

const rulingsOf = ({ documents, rulings }: Corpus): Facts['rulings'] => documents.filter(({ kind }) => kind === 'rulings').map(({ id, date, summary }) => {
  const own = rulings.filter(({ document }) => document === id);
  return { date: date ?? '', rulings: own.length, withTopic: own.filter(({ topic }) => topic !== null).length, starred: own.filter(({ starred }) => starred).length, summary: summary.length };
});

function referencesOf({ documents, entries }: Corpus, letters: string): Facts['references'] {
  const pages = documents.filter(({ letter }) => letter !== null && letters.includes(letter)).map(({ id }) => id);
  const all = entries.filter(({ document }) => pages.includes(document)).flatMap(({ seeAlso }) => seeAlso);
  return { letters, all: all.length, held: all.filter(({ target }) => target !== null).length, letterNotHeld: all.filter(({ reason }) => reason === 'letter not held').length };
}

describe.each(corpora)(`what is known of $name${unlessPublished}`, ({ folder }) => {
  let corpus: Corpus;
  let facts: Facts | undefined;
  beforeAll(async () => {
    ({ corpus } = await readCorpus(folder));
    facts = known[corpus.title];
  });

  it('have as many entries as one counts, each as whole as its copy', () => {
    expect(glossariesOf(corpus)).toEqual(facts?.glossaries);
  });

  it('have as many rulings as one counts, with topics and stars as printed', () => {
    expect(rulingsOf(corpus)).toEqual(facts?.rulings);
  });

  it('refer to as many entries as one counts, of which so many are held', () => {
    expect(referencesOf(corpus, facts?.references.letters ?? '')).toEqual(facts?.references);
  });

  it('have no entry that refers to itself', () => {
    expect(corpus.entries.filter(({ id, seeAlso, text }) => [...seeAlso.map(({ target }) => target), ...targetsIn(text)].includes(id))).toEqual([]);
  });

  it('are read without an error', () => {
    expect(corpus.messages.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
