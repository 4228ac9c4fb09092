import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { document, entry, ruling, version } from './arrange.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { changers } from '../../src/data/latest.ts';
import { corpus as schema } from '../../src/model/corpus.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { letterOf } from '../../src/model/letters.ts';
import { changesIn } from '../../src/model/period/changes.ts';
import { eventfulEntries } from '../../src/model/period/eventful.ts';
import { always, during, since } from '../../src/model/period/period.ts';

const shipped = schema.parse(JSON.parse(readFileSync(path.join(projectRoot, 'content/corpus.json'), 'utf8')));

/** Every account that a page or a feed gives. */
const accounts = (of: Pick<Corpus, 'documents' | 'entries' | 'rulings'>, letters: readonly string[]): unknown[] => [
  changers(of).map(({ id }) => id),
  ...of.documents.flatMap((one) => [changesIn(of, since(of, one)), changesIn(of, during(of, one))]),
  ...letters.map((letter) => changesIn(of, always(of, letter))),
];

describe('the entries that anything happened to', () => {
  it('are enough for every account of the shipped corpus, though others are left out', () => {
    const entries = eventfulEntries(shipped);
    expect(entries.length).toBeLessThan(shipped.entries.length);
    const letters = [...new Set(shipped.entries.map(({ headword }) => letterOf(headword)))];
    expect(accounts({ ...shipped, entries }, letters)).toEqual(accounts(shipped, letters));
  });

  it('are those that were ruled of, changed, ended, or met by a later edition', () => {
    const printed = (headword: string) => entry(headword, [version(null, 'glossary', 'Thick.', [])]);
    const event = (how: 'base' | 'confirmed') => ({ document: 'glossary', how, lines: null, completeness: null });
    const entries = [
      printed('as printed'), { ...printed('printed once'), editions: [event('base')] }, { ...printed('printed again'), editions: [event('confirmed')] },
      printed('ruled of'), entry('made by a ruling', [version('2016-01-04', 'first', 'Thin.')]), entry('changed', [version(null, 'glossary', 'Thick.', []), version('2016-01-04', 'first', 'Thin.')]),
    ];
    const found = eventfulEntries({ entries, rulings: [ruling('a', 'first', { entry: 'ruled-of' })] });
    expect(found.map(({ headword }) => headword)).toEqual(['printed again', 'ruled of', 'made by a ruling', 'changed']);
    expect(changesIn({ documents: [document('glossary'), document('first')], entries: found, rulings: [] }, { after: 0, through: 1, letter: null }).entries.map((one) => one.entry.headword)).toEqual(['changed', 'made by a ruling']);
  });
});
