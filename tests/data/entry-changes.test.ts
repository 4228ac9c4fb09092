import { describe, expect, it } from 'vitest';

import { amendment, document, entry, ruling, version } from './arrange.ts';
import { entryChanges } from '../../src/model/period/entry-changes.ts';
import { always, during, since } from '../../src/model/period/period.ts';

const first = document('first', { date: '2015-01-05' });
const glossary = document('glossary', { kind: 'glossary', letter: 'K', after: '2015-01-05', before: '2016-01-04' });
const second = document('second', { date: '2016-01-04' });
const undated = document('undated', { after: '2016-01-04', before: '2017-01-02' });
const third = document('third', { date: '2017-01-02' });
const documents = [first, glossary, second, undated, third];

const base = (text: string) => version(null, 'glossary', text, []);
const corpus = {
  documents,
  rulings: [ruling('keel', 'second', { starred: true, amendments: [amendment('second-1')] })],
  entries: [
    entry('keel', [base('One.'), version('2016-01-04', 'second', 'Two.'), version('2017-01-02', 'third', 'Three.')]),
    entry('kite', [base('Flies.')]),
    entry('kelp', [version('2017-01-02', 'third', 'Green.')]),
    entry('knot', [base('Holds.'), version('2016-01-04', 'second', '')]),
    entry('kiln', [base('Burns.'), version('2016-01-04', 'second', 'Cools.'), version('2017-01-02', 'third', 'Burns.')]),
    entry('kerb', [version('2016-01-04', 'second', 'Low.'), version('2017-01-02', 'third', '')]),
    entry('knoll', [base('Round.'), version(null, 'undated', 'Flat.')]),
    entry('lock', [base('Shut.'), version('2017-01-02', 'third', 'Open.')]),
  ],
};
const told = (found: ReturnType<typeof entryChanges>) => found.map((one) => `${one.entry.headword} ${one.is} ${one.from ?? '?'}..${one.to ?? ''}`);

describe('what changed since a document', () => {
  it('compares the text after it with today’s, whatever lay between', () => {
    const [, last] = entryChanges(corpus, since(corpus, first)).filter((one) => one.entry.id === 'keel');
    expect(last?.before?.text[0]?.text).toBe('One.');
    expect(last?.steps.at(-1)?.text[0]?.text).toBe('Three.');
  });

  it('tells new, changed, ended, changed back and come and gone apart', () => {
    const today = entryChanges(corpus, since(corpus, first)).filter(({ to }) => to === null);
    expect(told(today)).toEqual([
      'keel changed 2017-01-02..', 'kelp new 2017-01-02..', 'kerb unmade 2017-01-02..', 'kiln restored 2017-01-02..',
      'knoll changed 2016-01-04..', 'knot ended 2016-01-04..', 'lock changed 2017-01-02..',
    ]);
  });

  it('has an account for each day on which it may be asked', () => {
    const keel = entryChanges(corpus, since(corpus, first)).filter((one) => one.entry.id === 'keel' || one.entry.id === 'kerb');
    expect(told(keel)).toEqual(['keel changed 2016-01-04..2017-01-02', 'keel changed 2017-01-02..', 'kerb new 2016-01-04..2017-01-02', 'kerb unmade 2017-01-02..']);
  });

  it('does not tell what the document itself changed', () => {
    expect(told(entryChanges(corpus, since(corpus, second)))).toEqual([
      'keel changed 2017-01-02..', 'kelp new 2017-01-02..', 'kerb ended 2017-01-02..', 'kiln changed 2017-01-02..',
      'knoll changed 2016-01-04..', 'lock changed 2017-01-02..',
    ]);
    expect(entryChanges(corpus, since(corpus, third))).toEqual([]);
  });

  it('never takes the text that an edition brought for a change', () => {
    expect(told(entryChanges(corpus, during(corpus, glossary)))).toEqual([]);
    expect(entryChanges(corpus, since(corpus, first)).map((one) => one.entry.headword)).not.toContain('kite');
  });

  it('after a glossary page tells of its letter alone', () => {
    expect(entryChanges(corpus, since(corpus, glossary)).map((one) => one.entry.headword)).not.toContain('lock');
    expect(told(entryChanges(corpus, always(corpus, 'L')))).toEqual(['lock changed 2017-01-02..']);
  });

  it('puts the changes of an undated document where it applies, from the day after which it came', () => {
    expect(told(entryChanges(corpus, during(corpus, undated)))).toEqual(['knoll changed 2016-01-04..']);
  });

  it('knows what a document starred', () => {
    const starred = entryChanges(corpus, during(corpus, second)).filter((one) => one.starred).map((one) => one.entry.headword);
    expect(starred).toContain('keel');
    expect(entryChanges(corpus, during(corpus, third)).some((one) => one.starred)).toBe(false);
  });
});
