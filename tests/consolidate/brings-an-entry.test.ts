/** A ruling on a topic that has no entry: it makes one where it is certain which of its words are the entry's text, and else waits. */
import { expect, test } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { rulingOf } from '../interpret/rig/ruling.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

/** The text of the entry that a ruling makes, a paragraph a line; undefined where it makes none. */
function made(...says: string[]): string[] | undefined {
  const linked = buildCorpus(caseInput.parse({
    shows: '', documents: [{ id: 'glossary', kind: 'glossary', date: '2011-01-03' }, { id: 'march', kind: 'rulings', date: '2012-03-05' }],
    entries: [{ headword: 'lamp', text: ['A lamp burns oil.'] }], rulings: [{ topic: 'lantern', reason: 'new entry', says }],
  }));
  const instructions = interpretRuling(rulingOf(says, { topic: 'lantern' }));
  const corpus = consolidate({ ...linked, rulings: linked.rulings.map((one) => ({ ...one, instructions })) }, [], '2026-01-01');
  return corpus.entries.find(({ headword }) => headword === 'lantern')?.text.map(({ text }) => text);
}

const text = 'A lantern is a lamp with glass around it.';
const remark = 'We are sorry for the barges.';

test('what it orders is the text', () => { expect(made('Add this entry:', text)).toEqual([text]); });
test('a remark behind the text makes its end uncertain', () => { expect(made('Add this entry:', `${text} ${remark}`)).toBeUndefined(); });
test('and so does one below it, wherever it stands there', () => {
  expect(made('Add this entry:', text, remark)).toBeUndefined();
  expect(made('Add this entry:', text, 'It is lit at dusk.')).toEqual([text, 'It is lit at dusk.']);
});
test('quotation marks say where it ends, whatever stands within them', () => { expect(made(`Add this entry: "${text} ${remark}"`)).toEqual([`${text} ${remark}`]); });
test('an order without any text makes nothing', () => { expect(made('Add this entry.')).toBeUndefined(); });
test('what tells what the topic is needs no order', () => { expect(made(text)).toEqual([text]); });
test('but with a remark in it, it needs one', () => { expect(made(text, remark)).toBeUndefined(); });
