import { describe, expect, test } from 'vitest';
import { compareCorpora } from '../../scripts/consolidate/compare-corpora.ts';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { textBefore } from '../../scripts/consolidate/decided/text-at.ts';
import { corpusAt } from '../../src/model/corpus-at.ts';
import type { Corpus, Entry } from '../../src/model/corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

const wholeEntry = { unit: 'entry', locator: 'this entry' };
const rulings = [
  {
    topic: 'lamp',
    document: 'march',
    says: ['Replace this entry.'],
    instructions: [{ ...wholeEntry, operation: 'substitution', new: ['A lamp glows.'] }],
  },
  { topic: 'lens', document: 'march', reason: 'new entry', says: ['A lens doubles the light.'] },
  { topic: 'lamp', document: 'may', says: ['Delete this entry.'], instructions: [{ ...wholeEntry, operation: 'repeal' }] },
  {
    topic: 'lock',
    document: 'may',
    says: ['Delete the third paragraph.'],
    instructions: [{ operation: 'repeal', unit: 'paragraph', place: { paragraphs: 3 } }],
  },
];

function corpusOf(documents: string[]): Corpus {
  const input = caseInput.parse({
    shows: '',
    documents: [
      { id: 'glossary', kind: 'glossary', date: '2011-01-03' },
      { id: 'march', kind: 'rulings', date: '2012-03-05' },
      { id: 'may', kind: 'rulings', date: '2012-05-07' },
    ].filter(({ id }) => id === 'glossary' || documents.includes(id)),
    entries: [
      { headword: 'lamp', text: ['A lamp burns.'] },
      { headword: 'lock', text: ['A lock has gates.', 'It has a keeper.'] },
    ],
    rulings: rulings.filter(({ document }) => documents.includes(document)),
  });
  return consolidate(buildCorpus(input), [], input.today);
}

const corpus = (): Corpus => corpusOf(['march', 'may']);
function entry(id: string, of = corpus()): Entry {
  const found = of.entries.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no entry ${id}`);
  return found;
}
const textOn = (id: string, day: string | null): Entry['text'] => corpusAt(corpus(), day).entries.find((one) => one.id === id)?.text ?? [];
const words = (text: Entry['text']) => text.map((block) => block.text);

describe('the text on a day', () => {
  test.each([
    [null, ['A lamp burns.']],
    ['2000-01-01', ['A lamp burns.']],
    ['2012-03-04', ['A lamp burns.']],
    ['2012-03-05', ['A lamp glows.']],
    ['2012-05-06', ['A lamp glows.']],
    ['2012-05-07', []],
    ['2030-01-01', []],
  ])('%s', (day, expected) => {
    expect(words(textOn('lamp', day))).toEqual(expected);
  });

  test('is none before the ruling that made the entry', () => {
    expect(textOn('lens', '2012-03-04')).toEqual([]);
    expect(words(textOn('lens', '2012-03-05'))).toEqual(['A lens doubles the light.']);
  });

  test('before a document is what its instructions are about', () => {
    expect(words(textBefore(entry('lamp'), '2012-05-07'))).toEqual(['A lamp glows.']);
    expect(words(textBefore(entry('lamp'), '2012-03-05'))).toEqual(['A lamp burns.']);
  });
});

describe('the corpus on a day', () => {
  test('has the entries, texts and rulings of that day', () => {
    const march = corpusAt(corpus(), '2012-04-01');
    expect(march.entries.map(({ id, status, text }) => [id, status, ...words(text)])).toEqual([
      ['lamp', 'in force', 'A lamp glows.'],
      ['lock', 'in force', 'A lock has gates.', 'It has a keeper.'],
      ['lens', 'in force', 'A lens doubles the light.'],
    ]);
    expect(march.rulings.map(({ document }) => document)).toEqual(['march', 'march']);
    expect(entry('lamp', march).versions.at(-1)?.to).toBeNull();
  });

  test('knows an entry as repealed from the day of its repeal', () => {
    expect(entry('lamp', corpusAt(corpus(), '2012-05-06')).status).toBe('in force');
    expect(entry('lamp', corpusAt(corpus(), '2012-05-07')).status).toBe('repealed');
  });

  test('has no entry that no ruling had made yet', () => {
    expect(corpusAt(corpus(), '2012-03-04').entries.map(({ id }) => id)).toEqual(['lamp', 'lock']);
    expect(corpusAt(corpus(), null).entries.map(({ id }) => id)).toEqual(['lamp', 'lock']);
  });
});

describe('what an ingestion changed', () => {
  test('from one month to the next', () => {
    const difference = compareCorpora(corpusOf(['march']), corpus());
    expect(difference).toMatchObject({
      documents: ['may'],
      changed: [],
      created: [],
      repealed: ['lamp'],
      removed: [],
      losses: [],
      vanished: [],
    });
    expect(difference.amendments).toEqual({
      applied: ['may-lamp-a1'],
      'applied with a note': [],
      'applied by decision': [],
      'not applied': ['may-lock-a1'],
    });
  });

  test('from the glossary alone', () => {
    expect(compareCorpora(corpusOf([]), corpusOf(['march']))).toMatchObject({
      documents: ['march'],
      changed: ['lamp'],
      created: ['lens'],
      repealed: [],
    });
  });

  test('from nothing, and not at all', () => {
    expect(compareCorpora(null, corpus()).created).toEqual(['lamp', 'lock', 'lens']);
    expect(compareCorpora(corpus(), corpusOf(['march', 'may']))).toMatchObject({
      documents: [],
      changed: [],
      created: [],
      repealed: [],
      removed: [],
    });
  });
});
