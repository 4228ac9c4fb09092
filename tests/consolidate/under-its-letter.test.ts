/** The letter that a topic stands under is the model's, as for every name: accents and figures too. */
import { expect, test } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

/** A ruling between two pages of a glossary, of which the one came before it and the other after it. */
function ruledBetween(topic: string, { before, after }: { before: string; after: string }) {
  const { rulings } = consolidate(buildCorpus(caseInput.parse({
    shows: '',
    documents: [
      { id: 'first', kind: 'glossary', date: '2011-01-03', letter: before },
      { id: 'ruled', kind: 'rulings', date: '2012-03-05' },
      { id: 'second', kind: 'glossary', date: '2013-01-03', letter: after },
    ],
    entries: [{ headword: `${before}x`, document: 'first', text: ['It burns.'] }, { headword: `${after}x`, document: 'second', text: ['It is dark.'] }],
    rulings: [{ topic, document: 'ruled', reason: 'entry not in this copy', says: ['Nobody may lend it.'] }],
  })), []);
  return rulings.map(({ supersededBy }) => supersededBy?.document ?? null);
}

test.each([
  ['Épée', 'E'],
  ['“Épée”', 'E'],
  ['42 lamps', '0-9'],
  ['lamp', 'L'],
])('%s stands under %s: its page is the one that came before a ruling on it, or after it', (topic, letter) => {
  expect(ruledBetween(topic, { before: 'B', after: letter })).toEqual(['second']);
  expect(ruledBetween(topic, { before: letter, after: 'B' })).toEqual([null]);
});
