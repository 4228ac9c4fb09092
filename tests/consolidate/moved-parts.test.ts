import { describe, expect, test } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { cutInTwo } from '../../scripts/consolidate/text/cut-in-two.ts';
import { closesWhatItOpens, lifted, putInto, spaced } from '../../scripts/consolidate/text/lift.ts';
import type { Block } from '../../src/model/corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';
import { first, last, plain, second } from './rig/lamp-texts.ts';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

const one = { from: 1, to: 1 };
const sentence: Order = { operation: 'renumbering', unit: 'sentence', how: 'move', place: { sentences: -1, paragraphs: 2 }, to: { at: null, side: 'end', paragraph: one } };
const cut: Order = { operation: 'renumbering', unit: 'paragraph', how: 'split', place: { paragraphs: 1 }, to: { at: one, side: 'after' } };
const swap: Order = { operation: 'renumbering', unit: 'paragraph', how: 'swap', place: { paragraphs: 1 }, to: { at: { from: -1, to: -1 }, side: 'exchange' } };

describe('what goes elsewhere, is cut in two or changes places from afar', () => {
  test.each([
    ['a sentence', sentence, ['A lamp burns oil. It may be lent. Nobody else may.', 'A keeper trims it each night.', last]],
    ['a paragraph that is cut', cut, ['A lamp burns oil.', 'It may be lent.', second, last]],
    ['two paragraphs', swap, [last, second, first]],
  ] as const)('%s', (_what, order, text) => { expect(ruled(plain, order).text).toEqual(text); });

  const doubts: readonly [says: string, besides: Partial<Besides>][] = [
    ['where the copy lacks text', { entry: { completeness: 'partial' } }],
    ['where two entries have the name', { beside: [{ headword: 'lamp', id: 'other', text: ['A lamp is a card.'] }] }],
    ['where the entry has a longer name', { match: 'longer' }],
    ['where another order counts otherwise', { others: [{ operation: 'substitution', unit: 'text', old: 'Nobody else', new: ['Anybody'], place: { paragraphs: 3 } }] }],
  ];
  test.for(doubts.flatMap(([says, besides]) => [sentence, { ...sentence, old: 'Nobody else may.' }, cut, swap].map((order, at) => [says, at, order, besides] as const)))('waits %s (%i)', ([, , order, besides]) => {
    expect(ruled(plain, order, besides).outcome).toMatch(/^not applied/u);
  });

  test('waits where a section is named, or no destination', () => {
    for (const order of [sentence, cut, swap]) expect(ruled(plain, { ...order, place: { ...order.place, section: 'Tolls' } }).text).toEqual(plain);
    for (const order of [sentence, cut]) expect(ruled(plain, { ...order, to: undefined }).text).toEqual(plain);
  });

  test('waits where items have items of their own, or a heading stands between', () => {
    const nested = [first, '* fog', '  * thick', '* ice'];
    const items: Order = { ...swap, unit: 'list item', place: { items: 1 } };
    expect(ruled([first, '* fog', '* rain', '* ice'], items).text).toEqual([first, '* ice', '* rain', '* fog']);
    expect(ruled(nested, items).text).toEqual(nested.map((line) => line.trim()));
    expect(ruled(nested, { ...items, how: 'move', to: { at: { from: -1, to: -1 }, side: 'after' } }).text).toEqual(nested.map((line) => line.trim()));
    expect(ruled([first, '# Tolls', second, last], swap).text).toEqual([first, '# Tolls', second, last]);
  });
});

test('a mark goes with its sentence', () => {
  const input = caseInput.parse({
    shows: '', documents: [{ id: 'glossary', kind: 'glossary', date: '2011-01-03' }, { id: 'march', kind: 'rulings', date: '2012-03-05' }],
    entries: [{ headword: 'lamp', text: ['Cats hum.', 'It burns. A wick is in it. It is lit.'] }],
    rulings: [{ topic: 'lamp', says: ['Move it.'], instructions: [{ ...sentence, place: { sentences: 2, paragraphs: 2 } }] }],
  });
  const linked = buildCorpus(input);
  linked.entries[0]?.base[1]?.spans.push({ from: 3, to: 8, is: 'em' }, { from: 12, to: 16, is: 'strong' });
  const text = consolidate(linked, [], '2026-01-01').entries.find(({ headword }) => headword === 'lamp')?.text ?? [];
  expect(text.map((block) => block.text)).toEqual(['Cats hum. A wick is in it.', 'It burns. It is lit.']);
  expect(text.flatMap((block) => block.spans.map(({ from, to }) => block.text.slice(from, to)))).toEqual(['wick', 'burns']);
});

describe('words that are lifted out', () => {
  const block = { id: 'p1', text: 'Cats hum. Dogs bark loudly. Mice sing.', spans: [{ from: 15, to: 19, is: 'em' }, { from: 28, to: 32, is: 'strong' }] } as Block;

  test('take their marks with them, and no half of one', () => {
    expect(lifted(block, 10, 27)).toEqual({ text: 'Dogs bark loudly.', spans: [{ from: 5, to: 9, is: 'em' }] });
    expect([lifted(block, 10, 17), lifted(block, 17, 27), lifted(block, 15, 19)?.spans.length]).toEqual([null, null, 1]);
  });
  test('are put where no mark is torn', () => {
    expect(putInto(block, 10, { text: 'Oh. ', spans: [] }, 'x')?.spans).toEqual([{ from: 19, to: 23, is: 'em' }, { from: 32, to: 36, is: 'strong' }]);
    expect(putInto(block, 17, { text: 'Oh. ', spans: [] }, 'x')).toBeNull();
  });
  test('are parted by one space', () => {
    const words = { text: 'Oh.', spans: [{ from: 0, to: 2, is: 'em' as const }] };
    expect([spaced(words, 'before'), spaced(words, 'behind')]).toEqual([{ text: ' Oh.', spans: [{ from: 1, to: 3, is: 'em' }] }, { text: 'Oh. ', spans: words.spans }]);
  });
  test('a block becomes two, each with its marks', () => {
    expect(cutInTwo([block], block, 9, 'x')?.map(({ text, spans, id, amendment }) => [id, text, spans.length, amendment])).toEqual([['p1', 'Cats hum.', 0, 'x'], ['p1-2', 'Dogs bark loudly. Mice sing.', 2, 'x']]);
    expect([0, 17, 38].map((at) => cutInTwo([block], block, at, 'x'))).toEqual([null, null, null]);
  });
  test.for([['It (hums).', true], ['It (hums.', false], ['"Cats hum.', false], ['“Cats” hum]', false], ['“Cats hum', false], ['[Cats] "hum"', true]] as const)('%s: closed %s', ([text, closed]) => { expect(closesWhatItOpens(text)).toBe(closed); });
});
