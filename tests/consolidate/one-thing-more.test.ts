/** Orders that are carried out, beside the same where the order says, or the entry holds, one thing more: each thing is asked for itself. */
import { describe, expect, test } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { carriedOut } from '../wordings/rig/carried-out.ts';
import { entry, meet, second, withBlock } from '../wordings/rig/entry.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';
import { ruled } from './rig/ruled.ts';
import type { Order } from './rig/ruled.ts';

const text = ['A lamp burns oil.', 'It may be lent.', 'Cats like it.'];
const parts = ['A lamp has parts.', '* wick', '* a fine glass pane', 'It may be lent.'];
const left = (was: string[], order: Order, see: string[] = []): string[] => ruled(was, order, { entry: { see } }).text;

describe('what is counted', () => {
  test('is an item of an example, and no note, though it stands below one', () => {
    const example = ['A lamp hums.', 'Example:', '* wick', '* glass'];
    const item = (within: 'example' | 'note'): Order => ({ operation: 'repeal', unit: 'list item', place: { items: 1, within } });
    expect(left(example, item('example'))).toEqual(['A lamp hums.', 'Example:', '* glass']);
    expect(left(example, item('note'))).toEqual(example);
  });

  test('is the third bullet and the last, of two lists; the whole list is not meant', () => {
    const lists = ['Parts:', '* wick', 'It may be lent:', '* oil', '* rope', 'Cats like it.'];
    expect(carriedOut(lists, ['Delete the third (last) bullet.']).text).toEqual(lists.filter((block) => block !== '* rope'));
  });
});

describe('what is added', () => {
  test('with a number that nothing has yet may be like what stands there', () => {
    const third = (words: string): Order => ({ operation: 'insertion', unit: 'list item', new: [words], place: { items: 3, vacant: true } });
    expect(left(parts, third('* a fine glass bell'))).toEqual(parts.toSpliced(3, 0, '* a fine glass bell'));
    expect(left(parts, third('* a fine glass pane'))).toEqual(parts);
  });

  test('as a paragraph is no paragraph that stands there; as words it may be', () => {
    const behind = (unit: 'paragraph' | 'text', words: string): Order => ({ operation: 'insertion', unit, new: [words], place: { beside: 'burns oil.', position: 'after' } });
    expect(left(text, behind('paragraph', 'Dogs like it.'))).toEqual(['A lamp burns oil.', 'Dogs like it.', ...text.slice(1)]);
    expect(left(text, behind('paragraph', 'Cats like it.'))).toEqual(text);
    expect(left(text, behind('text', 'Cats like it.'))).toEqual(['A lamp burns oil. Cats like it.', ...text.slice(1)]);
  });

  test('at the end of a paragraph that is named waits for no other; at the end of the entry it may be what was taken away', () => {
    const gone = 'Delete the ninth paragraph.';
    expect(carriedOut(entry, [gone, 'Add to the end of the second paragraph: "Cats hum."']).text).toEqual(withBlock(second, `${second} Cats hum.`));
    expect(carriedOut(entry, [gone, 'Add to the end of the entry: "Cats hum."']).text).toEqual(entry);
  });
});

describe('what takes the place of something', () => {
  test('is another sentence’s where that stands in it whole, however much else is said', () => {
    const was = ['It burns. It hums.', 'Cats like it.'];
    const order = (words: string): Order => ({ operation: 'substitution', unit: 'sentence', new: [words], place: { paragraphs: 1, sentences: 2 } });
    expect(left(was, order('Nobody may lend a lamp at night when dogs like it or cats hum.'))).toEqual(['It burns. Nobody may lend a lamp at night when dogs like it or cats hum.', 'Cats like it.']);
    expect(left(was, order('Nobody may lend a lamp at night when cats like it or dogs hum.'))).toEqual(was);
  });

  test('is a paragraph with its heading, or the one below a heading', () => {
    const order = (words: string): string[] => ['The paragraph headed "Tolls" is replaced with:', words];
    const within = ['A ferry hums.', 'Tolls. Its toll is 5 marks at each lock.'];
    const below = ['A ferry hums.', '# Tolls', 'Its toll is 5 marks at each lock of it.'];
    expect(carriedOut(within, order('Tolls. Its toll is 6 marks at each lock.')).text).toEqual(['A ferry hums.', 'Tolls. Its toll is 6 marks at each lock.']);
    expect(carriedOut(within, order('Its toll is 6 marks at each lock.')).text).toEqual(within);
    expect(carriedOut(below, order('Its toll is 6 marks at each lock of it.')).text).toEqual(['A ferry hums.', 'Tolls', 'Its toll is 6 marks at each lock of it.']);
  });

  test.for([['Night ferry. A boat that hums crosses the canal.', true], ['Night ferry: A boat that hums crosses the canal.', false], ['Night ferry - A boat that hums crosses the canal.', false]] as const)('may begin with the entry’s name, but not as if that headed it: %s', ([words, may]) => {
    expect(carriedOut(entry, ['Replace this entry with:', words]).text).toEqual(may ? [words] : entry);
  });
});

describe('two sentences become one', () => {
  const join: Order = { operation: 'renumbering', unit: 'sentence', how: 'join', place: { paragraphs: 1, sentences: [1, 2] }, sentence: 'Join the first two sentences with a semicolon.' };
  test.for<[was: string, is: string]>([
    ['It burns. It hums.', 'It burns; it hums.'], ['It burns; it glows. It hums.', 'It burns; it glows. It hums.'], ['It burns. It hums; it glows.', 'It burns. It hums; it glows.'], ['It burns. Nell hums.', 'It burns. Nell hums.'], ['It burns! It hums.', 'It burns! It hums.'],
  ])('%s', ([was, is]) => { expect(left([was], join)).toEqual([is]); });

  test('and none that the same sentence of the ruling put between them is lost', () => {
    const sentence = 'Do this, and join them with a semicolon.';
    const between: Order = { operation: 'insertion', unit: 'text', new: ['Dogs bark.'], place: { beside: 'It burns.', position: 'after' }, sentence };
    const gone: Order = { operation: 'repeal', unit: 'sentence', old: 'Cats sing.', sentence };
    expect(ruled(['It burns. It hums. Cats sing.'], between, { others: [gone] }).text).toEqual(['It burns. Dogs bark. It hums.']);
    expect(ruled(['It burns. It hums. Cats sing.'], between, { others: [gone, { ...join, sentence }] }).text).toEqual(['It burns. It hums. Cats sing.']);
  });
});

describe('a reference', () => {
  test('is the second to quay where there are two, or where quay is the second', () => {
    const order = ['Delete the second reference to "quay".'];
    expect(carriedOut(['It burns.', 'See lock, quay.'], order).text).toEqual(['It burns.', 'See lock.']);
    expect(carriedOut(['It burns.', 'See quay, lock.'], order).text).toEqual(['It burns.', 'See quay, lock.']);
  });

  test('is the only one, where nothing is told of its paragraph', () => {
    const was = ['It burns.', 'It hums.', 'See quay.'];
    const order = (place: Order['place']): Order => ({ operation: 'repeal', unit: 'cross-reference', place: { within: 'references', ...place } });
    expect(left(was, order({}), ['quay'])).toEqual(['It burns.', 'It hums.']);
    expect(left(was, order({ told: [{ of: 'paragraph', opens: 'It burns' }] }), ['quay'])).toEqual(was);
  });
});

describe('a sentence that moves', () => {
  const move = (order: Partial<Order>): Order => ({ operation: 'renumbering', unit: 'sentence', how: 'move', ...order });

  test('stands in the paragraph that is named, by every way of counting', () => {
    const order = move({ old: 'It hums.', place: { paragraphs: 2 }, to: { at: null, side: 'end' } });
    expect(left(['A lamp burns. It is sold.', 'It glows. It hums.', 'Cats like it.'], order)).toEqual(['A lamp burns. It is sold.', 'It glows.', 'Cats like it. It hums.']);
    const counted = ['A lamp has parts. It is sold.', '* wick', 'It glows. It hums.', 'Cats like it.'];
    expect(left(counted, order)).toEqual(counted);
  });

  test('goes to the place of another, and to no end of it', () => {
    const order = (side: 'rank' | 'end'): Order => move({ place: { paragraphs: 1, sentences: 1 }, to: { at: { from: 3, to: 3 }, side } });
    expect(left(['Cats hum. Dogs bark. Mice sing.'], order('rank'))).toEqual(['Dogs bark. Mice sing. Cats hum.']);
    expect(left(['Cats hum. Dogs bark. Mice sing.'], order('end'))).toEqual(['Cats hum. Dogs bark. Mice sing.']);
  });

  test('and becomes the last, though that is only told as done', () => {
    expect(carriedOut(entry, ['The first sentence of the last paragraph becomes the last.']).text).toEqual(withBlock(meet, 'A ferry has no age. Ask its captain. When two ferries meet, the older gives way.'));
  });
});

test('a paragraph that joins another brings its italics', () => {
  const linked = buildCorpus(caseInput.parse({
    shows: '', documents: [{ id: 'glossary', kind: 'glossary', date: '2011-01-03' }, { id: 'march', kind: 'rulings', date: '2012-03-05' }], entries: [{ headword: 'lamp', text }],
    rulings: [{ topic: 'lamp', says: ['Join them.'], instructions: [{ operation: 'renumbering', unit: 'paragraph', how: 'join', place: { paragraphs: [2, 3] } }] }],
  }));
  linked.entries[0]?.base[2]?.spans.push({ from: 0, to: 4, is: 'em' });
  const joined = consolidate(linked, [], '2026-01-01').entries.find(({ headword }) => headword === 'lamp')?.text[1];
  expect(joined?.text).toBe('It may be lent. Cats like it.');
  expect(joined?.spans.map(({ from, to }) => joined.text.slice(from, to))).toEqual(['Cats']);
});
