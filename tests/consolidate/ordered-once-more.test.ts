/** An order that a later document prints once more: what came between has undone it, or has not. */
import { expect, test } from 'vitest';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { reasonInWords } from '../../src/model/rulings.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';
import type { Order } from './rig/ruled.ts';

/** What becomes of an order of March that is printed again in May, with another in April. */
function inMay(order: Order, between: Order): { outcome: string; text: string[] } {
  const days = ['2012-03-05', '2012-04-02', '2012-05-07'];
  const { rulings, entries } = consolidate(buildCorpus(caseInput.parse({
    shows: '',
    documents: [{ id: 'base', kind: 'glossary', date: '2011-01-03' }, ...days.map((date) => ({ id: date, kind: 'rulings', date }))],
    entries: [{ headword: 'lamp', text: ['It hums in fog at dusk.', 'It may be lent.', 'Cats know.'] }],
    rulings: [order, between, order].map((one, at) => ({ topic: 'lamp', document: days[at], says: ['It says so.'], instructions: [one] })),
  })), [], '2026-01-01');
  const last = rulings.at(-1)?.amendments[0];
  return { outcome: [last?.outcome, ...(last?.reason ? [reasonInWords(last.reason)] : [])].join(': '), text: (entries[0]?.text ?? []).map(({ text }) => text) };
}

const already = 'applied with a note: in force since 5 March 2012: the same instruction stands in the Current Rulings of 5 March 2012';
const comma: Order = { operation: 'insertion', unit: 'text', new: [','], place: { beside: 'fog', position: 'after' } };
const words: Order = { operation: 'insertion', unit: 'text', new: ['or ice'], place: { beside: 'fog', position: 'after' } };

test.each([
  ['a paragraph goes', { operation: 'repeal', unit: 'paragraph', place: { paragraphs: 2 } }, ['Cats know.']],
  ['a paragraph comes', { operation: 'insertion', unit: 'paragraph', new: ['Dogs know.'], place: { position: 'end' } }, ['It may be lent.', 'Cats know.', 'Dogs know.']],
] as const)('is in force where %s meanwhile, be it of words or of a mark', (_what, between, others) => {
  expect(inMay(comma, between as unknown as Order)).toEqual({ outcome: already, text: ['It hums in fog, at dusk.', ...others] });
  expect(inMay(words, between as unknown as Order)).toEqual({ outcome: already, text: ['It hums in fog or ice at dusk.', ...others] });
});

test('is carried out again where its words went meanwhile', () => {
  expect(inMay(words, { operation: 'repeal', unit: 'text', old: 'or ice' })).toEqual({ outcome: 'applied', text: ['It hums in fog or ice at dusk.', 'It may be lent.', 'Cats know.'] });
});

test('is carried out again where its mark went meanwhile', () => {
  expect(inMay(comma, { operation: 'repeal', unit: 'text', old: ',', place: { beside: 'fog', position: 'after' } })).toEqual({ outcome: 'applied', text: ['It hums in fog, at dusk.', 'It may be lent.', 'Cats know.'] });
});
