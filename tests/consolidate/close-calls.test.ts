/** Orders that only one guard holds back, each beside the one that it lets through. */
import { describe, expect, test } from 'vitest';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

const text = ['A lamp burns oil.', 'It may be lent.', 'Cats like it.'];
const listed = ['A lamp has parts.', '* wick', '* glass', 'It may be lent.'];

type Call = [says: string, text: string[], order: Order, expected: string[] | string, besides?: Partial<Besides>];

/** The text that an order leaves where it is carried out; else the words that its refusal begins with. */
function calls(cases: readonly Call[]): void {
  test.for(cases)('%s', ([, held, order, expected, besides]) => {
    const { outcome, text: now } = ruled(held, order, besides);
    if (typeof expected === 'string') expect({ outcome: outcome.slice(0, expected.length), now }).toEqual({ outcome: expected, now: held });
    else expect({ applied: outcome.startsWith('applied') || outcome, now }).toEqual({ applied: true, now: expected });
  });
}

const uncertain = 'not applied: place not certain';
const cut = (old: string, place: Order['place'] = {}): Order => ({ operation: 'repeal', unit: 'text', old, place });
const change = (old: string, fresh: string, place: Order['place'] = {}): Order => ({ operation: 'substitution', unit: 'text', old, new: [fresh], place });
const insert = (fresh: string, beside: string, position: 'before' | 'after' = 'after'): Order => ({ operation: 'insertion', unit: 'text', new: [fresh], place: { beside, position } });

describe('words that go', () => {
  calls([
    ['at the head of a bracket, before a word', ['A lamp (very old) burns.'], cut('very'), ['A lamp (old) burns.']],
    ['at the head of a bracket, with the comma behind them', ['A lamp (old, cracked) burns.'], cut('old'), ['A lamp (cracked) burns.']],
    ['at the end of a bracket', ['A lamp (old very) burns.'], cut('very'), ['A lamp (old) burns.']],
    ['at the head of a quotation', ['The “very old” lamp burns.'], cut('very'), ['The “old” lamp burns.']],
    ['at the head of one in straight marks', ['The "very old" lamp burns.'], cut('very'), ['The "old" lamp burns.']],
    ['at the end of one', ['The “old very” lamp burns.'], cut('very'), ['The “old” lamp burns.']],
    ['at the end of one in straight marks', ['The "old very" lamp burns.'], cut('very'), ['The "old" lamp burns.']],
    ['behind one in straight marks', ['The "old" dark lamp burns.'], cut('dark'), ['The "old" lamp burns.']],
    ['before one in straight marks', ['The dark "old" lamp burns.'], cut('dark'), ['The "old" lamp burns.']],
    ['not all of a quotation', ['The “old” lamp burns.'], cut('old'), `${uncertain}: it would leave a quotation mark that hangs`],
    ['nor in straight marks', ['The "old" lamp burns.'], cut('old'), `${uncertain}: it would leave a quotation mark that hangs`],
    ['not before what makes them an owner', ['The keepers’ lamp burns.'], cut('keepers'), `${uncertain}: it would leave a quotation mark that hangs`],
    ['with a capital, where small letters stand elsewhere', ['The Old lamp burns. It is old.'], cut('Old'), ['The lamp burns. It is old.']],
    ['not in small letters, where a capital stands elsewhere', ['The Old lamp burns. It is old and cracked.'], cut('old'), 'not applied: found more than once'],
    ['not below a part that is only counted', text, { operation: 'repeal', unit: 'paragraph', place: { paragraphs: 2, position: 'after' } }, uncertain],
    ['nor are replaced below it', text, { operation: 'substitution', unit: 'paragraph', new: ['It may be lent to cats.'], place: { paragraphs: 2, position: 'after' } }, uncertain],
    ['nor before it', text, { operation: 'repeal', unit: 'paragraph', place: { paragraphs: 2, position: 'before' } }, uncertain],
    ['behind others, though their sentence puts new ones there too', ['A lamp burns dear oil now.'], { ...cut('dear', { beside: 'burns', position: 'after' }), sentence: 'one' }, ['A lamp burns cheap oil now.'], { others: [{ ...insert('cheap', 'burns'), sentence: 'one' }] }],
  ]);
});

describe('new words', () => {
  calls([
    ['are no sentence where they begin small', text, { operation: 'insertion', unit: 'text', new: ['and dogs do.'], place: { paragraphs: 2 } }, uncertain],
    ['nor where they do not end', text, { operation: 'insertion', unit: 'text', new: ['And dogs do'], place: { paragraphs: 2 } }, uncertain],
    ['are not given with a gap', text, insert('whale ... sort', 'burns'), 'not applied: described, not quoted'],
    ['are not given with a gap before others', text, insert('whale ... sort', 'burns', 'before'), 'not applied: described, not quoted'],
    ['are beside a gap', ['A lamp burns ... oil.'], insert('... much', 'burns ...'), 'not applied: described, not quoted'],
    ['of two paragraphs do not go to the end of an item', listed, { operation: 'insertion', unit: 'text', new: ['of wool', 'It hums.'], place: { items: 1, position: 'end' } }, uncertain],
    ['of a few words do', listed, { operation: 'insertion', unit: 'text', new: ['of wool'], place: { items: 1, position: 'end' } }, ['A lamp has parts.', '* wick of wool', '* glass', 'It may be lent.']],
    ['are an item behind the only one', ['It has parts.', '* wick', 'It burns.'], { operation: 'insertion', unit: 'list item', new: ['glass'] }, ['It has parts.', '* wick', '* glass', 'It burns.']],
    ['that partly are those of an item may be meant for it', ['It has parts.', '1. a wick of the finest wool', '2. glass'], { operation: 'insertion', unit: 'list item', new: ['a wick of the driest wool'], place: { items: 3 } }, `${uncertain}: it may be new words for what stands there`],
    ['are no paragraph before a list', ['It has parts.', '* wick', '* glass'], { operation: 'insertion', unit: 'paragraph', new: ['It hums.'], place: { items: [1, -1], position: 'before' } }, uncertain],
    ['but one behind it', ['It has parts.', '* wick', '* glass'], { operation: 'insertion', unit: 'paragraph', new: ['It hums.'], place: { items: [1, -1], position: 'after' } }, ['It has parts.', '* wick', '* glass', 'It hums.']],
    ['in each place are one paragraph', ['It burns oil', 'It smells of oil'], { operation: 'substitution', unit: 'text', old: 'oil', new: ['wax.', 'Cats like it.'], place: { every: true } }, uncertain],
    ['behind a member of a list that refers to nothing', ['See fog. It hums, sings, sleeps.'], insert('loudly', 'sings'), ['See fog. It hums, sings loudly, sleeps.']],
    ['behind and before the same words', ['A cat sleeps.'], { ...insert('or dog', 'cat'), sentence: 'one' }, ['A fat cat or dog sleeps.'], { others: [{ ...insert('fat', 'cat', 'before'), sentence: 'one' }] }],
    ['twice behind the same words', ['A cat sleeps.'], { ...insert('or dog', 'cat'), sentence: 'one' }, uncertain, { others: [{ ...insert('or cow', 'cat'), sentence: 'one' }] }],
    ['are a comma, behind a word', ['A lamp burns oil and it hums.'], insert(',', 'oil'), ['A lamp burns oil, and it hums.']],
  ]);
});

describe('a quotation', () => {
  calls([
    ['with dots that stand there is one of words', ['A lamp burns oil ... at dusk and hums.'], change('oil ... at dusk', 'wax'), ['A lamp burns wax and hums.']],
    ['of a sentence goes with its stop, and no more', ['A lamp burns. It may be lent. Cats like it.'], { ...change('It may be lent', 'Nobody may lend it.'), unit: 'sentence' }, ['A lamp burns. Nobody may lend it. Cats like it.']],
    ['is no paragraph with a comma before it', text, { ...insert(',', 'oil'), unit: 'paragraph', new: [',', 'It hums.'] }, 'not applied: described, not quoted: “,” is not the whole new text'],
  ]);
});

describe('the same words twice in a ruling', () => {
  const other = (order: Order): Partial<Besides> => ({ others: [order] });
  const was = ['A lamp burns oil.', 'It smells of oil.'];
  calls([
    ['in two paragraphs are two orders', was, change('oil', 'wax', { paragraphs: 1 }), ['A lamp burns wax.', 'It smells of tallow.'], other(change('oil', 'tallow', { paragraphs: 2 }))],
    ['in one paragraph contradict each other', was, change('oil', 'wax', { paragraphs: 1 }), uncertain, other(change('oil', 'tallow', { paragraphs: 1 }))],
    ['one of them deleted contradict each other', was, change('oil', 'wax', { paragraphs: 1 }), uncertain, other(cut('oil', { paragraphs: 1 }))],
  ]);
});

describe('what is counted', () => {
  const lists = ['A lamp has parts.', 'It may be lent:', '* wick', '* glass'];
  const item = (items: number | [number, number], more: Order['place'] = {}): Order => ({ operation: 'repeal', unit: 'list item', place: { items, ...more } });
  calls([
    ['items below a paragraph are those right behind it', lists, item(1, { paragraphs: 2 }), [...lists.slice(0, 2), '* glass']],
    ['and not those behind the next', lists, item(1, { paragraphs: 1 }), 'not applied: text not found'],
    ['all items are those of the only list', ['It hums.', '* wick', '* glass', 'It burns.'], item([1, -1]), ['It hums.', 'It burns.']],
    ['and of two lists nobody knows which', ['It hums.', '* wick', 'It burns.', '* glass'], item([1, -1]), uncertain],
    ['two ways of counting, and new words that are like neither', listed, { operation: 'substitution', unit: 'paragraph', new: ['Dogs bark at every stranger.'], place: { paragraphs: 2 } }, uncertain],
    ['all items of the only list, of an entry in other print', listed, { operation: 'substitution', unit: 'list item', new: ['* oil', '* rope'], place: { items: [1, -1] } }, ['A lamp has parts.', '* oil', '* rope', 'It may be lent.'], { match: 'folded' }],
    ['and of one of a longer name', listed, { operation: 'substitution', unit: 'list item', new: ['* oil', '* rope'], place: { items: [1, -1] } }, uncertain, { match: 'longer' }],
    ['a paragraph that is told, and is the second by one count alone', listed, { operation: 'repeal', unit: 'paragraph', place: { paragraphs: 2, told: [{ of: 'paragraph', opens: 'It may' }] } }, uncertain],
    ['the last step of steps', ['To moor:', '1. Throw a rope.', '2. Tie it.'], change('Tie', 'Knot', { section: 'last step' }), ['To moor:', '1. Throw a rope.', '2. Knot it.']],
    ['not where bullets stand beside them', ['To moor:', '1. Throw a rope.', '2. Tie it.', 'Never:', '* Tie a cat.'], { operation: 'repeal', unit: 'section', place: { section: 'last step' } }, uncertain],
    ['not where their numbers leave a gap', ['To moor:', '1. Throw a rope.', '3. Tie it.'], { operation: 'repeal', unit: 'section', place: { section: 'last step' } }, uncertain],
  ]);
});

describe('one word that also stands in other capitals', () => {
  const was = ['A lamp burns oil.', 'Oil is dear.', '* oil', '* Oil'];
  const fresh = (place: Order['place']): Order => change('oil', 'wax', place);
  calls([
    ['is changed in no certain place', ['A lamp burns oil.', 'Oil is dear.'], fresh({}), 'not applied: found more than once'],
    ['is changed in the paragraph that is named', ['A lamp burns oil.', 'Oil is dear.'], fresh({ paragraphs: 1 }), ['A lamp burns wax.', 'Oil is dear.']],
    ['is changed in the item that is named', was, fresh({ items: 1 }), ['A lamp burns oil.', 'Oil is dear.', '* wax', '* Oil']],
    ['is changed in the sentence that is named', ['A lamp burns oil.', 'Oil is dear.'], fresh({ sentences: 1 }), ['A lamp burns wax.', 'Oil is dear.']],
    ['is changed in the part that is told', ['A lamp burns oil.', 'Oil is dear.'], fresh({ told: [{ of: 'paragraph', opens: 'A lamp' }] }), ['A lamp burns wax.', 'Oil is dear.']],
    ['is changed in the section that is named', ['# Night', 'A lamp burns oil.', '# Day', 'Oil is dear.'], fresh({ section: 'Night' }), ['# Night', 'A lamp burns wax.', '# Day', 'Oil is dear.']],
    ['is changed in the example', ['For example, a lamp burns oil.', 'Oil is dear.'], fresh({ within: 'example' }), ['For example, a lamp burns wax.', 'Oil is dear.']],
    ['not where the other stands there, too', ['Oil is dear: a lamp burns oil.'], fresh({ paragraphs: 1 }), 'not applied: found more than once'],
  ]);
});

describe('the place of words that stand more than once', () => {
  const nth = (place: Order['place'], said = false): Order => change('may', 'can', { nth: { rank: 2, said }, ...place });
  calls([
    ['is the second in the words that are quoted around', ['It may hum or may sing.', 'It may sleep.'], nth({ context: 'may hum or may sing' }), ['It may hum or can sing.', 'It may sleep.']],
    ['is no second in the whole entry', ['It may hum or may sing.'], nth({}), uncertain],
    ['unless the order says so', ['It may hum or may sing.'], nth({}, true), ['It may hum or can sing.']],
    ['is not counted where capitals stand there, too', ['May it? It may hum or may sing.'], nth({}, true), `${uncertain}: they stand here in other capital letters, too`],
    ['is not counted where another order is of the same words', ['It may hum or may sing.'], nth({}, true), `${uncertain}: which of the places`, { others: [cut('may', { nth: { rank: 1, said: true } })] }],
    ['is counted beside an order of other words', ['It may hum or may sing.'], nth({}, true), ['It may bark or can sing.'], { others: [change('hum', 'bark')] }],
    ['is no second of one', ['It may hum.'], nth({}, true), `${uncertain}: the quoted words stand here once`],
    ['is the one below the head of examples', ['Some examples:', '* a lamp', '* a cat', 'A lamp burns.'], change('lamp', 'light', { within: 'example' }), ['Some examples:', '* a light', '* a cat', 'A lamp burns.']],
    ['is not the one in an item below another head', ['Some parts:', '* a lamp', 'A lamp burns.'], change('lamp', 'light', { within: 'example' }), 'not applied: found more than once'],
  ]);
});

describe('a sentence that is counted', () => {
  const cutSentence = (place: Order['place']): Order => ({ operation: 'repeal', unit: 'sentence', place });
  calls([
    ['in a paragraph that is the third by one count alone', ['A lamp.', '* wick', 'It burns. It hums.'], cutSentence({ paragraphs: 3, sentences: 1 }), uncertain],
    ['to the last, of the entry or of its first paragraph', ['It burns. It hums. It glows.', 'It sleeps.'], cutSentence({ sentences: [2, -1] }), uncertain],
    ['is not replaced by a sentence where it ends in none', ['A lamp has these parts: wick', '* glass'], { operation: 'substitution', unit: 'sentence', new: ['Cats sing.'], place: { paragraphs: 1, sentences: 1 } }, uncertain],
    ['is known by its first three words', ['A lamp burns oil. Where a lamp burns, cats sleep.'], { operation: 'repeal', unit: 'sentence', old: 'A lamp burns...' }, ['Where a lamp burns, cats sleep.']],
    ['and not by two', ['A lamp burns oil. Where a lamp burns, cats sleep.'], { operation: 'repeal', unit: 'sentence', old: 'A lamp...' }, uncertain],
    ['is told by no mere mark', ['A lamp burns oil.'], change('oil', 'wax', { told: [{ of: 'paragraph', closes: '.' }] }), uncertain],
    ['by its last word it is', ['A lamp burns oil.'], change('lamp', 'light', { told: [{ of: 'paragraph', closes: 'oil.' }] }), ['A light burns oil.']],
    ['a step between bullets is that of its number', ['To moor:', '1. Throw a rope.', '2. Tie it.', 'Never:', '* Tie it to a cat.'], change('Tie it', 'Knot it', { section: 'step 2' }), ['To moor:', '1. Throw a rope.', '2. Knot it.', 'Never:', '* Tie it to a cat.']],
  ]);
});

describe('a reference', () => {
  test('that is deleted is not all that the entry says of it', () => {
    const order: Order = { operation: 'repeal', unit: 'cross-reference', old: 'lock', sentence: 'Delete "lock" from the references.' };
    expect(ruled(['It burns.', 'See lock, quay.'], order, { entry: { see: ['lock', 'quay'] } })).toEqual({ outcome: 'applied', text: ['It burns.', 'See quay.'] });
    expect(ruled(['A Lock is dark.', 'See lock, quay.'], order, { entry: { see: ['lock', 'quay'] } })).toEqual({ outcome: 'applied with a note: only the reference changes, not what else the entry says of “lock”', text: ['A Lock is dark.', 'See quay.'] });
  });
});
