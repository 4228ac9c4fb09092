/** Kinds of part, stretches from words to words, parts told by their first words and their last: each just within and just across. */
import { describe, expect, test } from 'vitest';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

const text = ['A lamp burns oil. It may be lent.', 'A keeper trims it each night. Nobody may else.', 'A dark lamp is lost. Cats may know.'];

/** The blocks that differ, or why none does. */
function changed(order: Order, was: string[] = text, more: Partial<Besides> = {}): string[] | string {
  const done = ruled(was, order, more);
  return done.outcome.startsWith('applied') ? done.text.filter((block) => !was.includes(block)) : done.outcome.replace(/^not applied: /u, '');
}

describe('words in a kind of part', () => {
  const of = (within: NonNullable<NonNullable<Order['place']>['within']>, old = 'lamp'): Order => ({ operation: 'substitution', unit: 'text', old, new: ['light'], place: { within } });

  test.each<[string, Order, string[], string[] | RegExp]>([
    ['of the line of references', of('reference line'), ['A lamp burns.', 'See lamp, quay.'], ['See light, quay.']],
    ['of an example', of('example'), ['A lamp burns.', 'Example: a lamp at dusk.'], ['Example: a light at dusk.']],
    ['of what is said for example', of('example'), ['A lamp burns.', 'A tool, e.g. a lamp.'], ['A tool, e.g. a light.']],
    ['of the items below the word', of('example'), ['A lamp burns.', 'Examples:', '* a lamp at dusk'], ['* a light at dusk']],
    ['not of items below another line', of('example'), ['A lamp burns.', 'Examples:', 'So it goes:', '* a lamp at dusk'], /^found more than once/u],
    ['not of a paragraph below the word', of('example'), ['A lamp burns.', 'Examples:', 'a lamp at dusk'], /^found more than once/u],
    ['of a parenthesis', of('parenthetical'), ['A lamp burns (as a lamp does).'], ['A lamp burns (as a light does).']],
    ['not behind it', of('parenthetical'), ['A lamp burns (it does), as a lamp does.'], /^found more than once/u],
    ['of a note', of('note'), ['A lamp burns.', 'Note: a lamp hums.'], ['Note: a light hums.']],
    ['not of what is not noted', of('note'), ['A lamp burns.', 'Notice a lamp.'], /^found more than once/u],
    ['of a reference', of('references'), ['A lamp burns. See lamp, keys.'], ['A lamp burns. See light, keys.']],
    ['and once, only there', of('parenthetical', 'oil'), ['A lamp burns oil.'], /^place not certain: the quoted words stand here in no parenthetical/u],
  ])('%s', (_what, order, was, expected) => {
    const done = changed(order, was);
    if (expected instanceof RegExp) expect(done).toMatch(expected);
    else expect(done).toEqual(expected);
  });
});

describe('words that are told from where they begin to where they end', () => {
  const from = (old: string, through: NonNullable<Order['place']>['through'], more: Partial<Order> = {}): Order => ({ operation: 'repeal', unit: 'text', old, ...more, place: { through, ...more.place } });

  test.each<[string, Order, string[], string[] | RegExp]>([
    ['go to the words', from('burns', { words: 'lent' }), ['A lamp burns oil, is lent and hums.'], ['A lamp and hums.']],
    ['go to no words before them', from('lent', { words: 'burns' }), ['A lamp burns oil, is lent and hums.'], /^(?:text not found|place not certain)/u],
    ['not where the last stand twice behind them', from('burns', { words: 'lent' }), ['A lamp burns oil, is lent, and lent again.'], /^(?:text not found|found more|place not certain)/u],
    ['but where they stand once behind, and once before', from('burns', { words: 'oil' }), ['Oil: a lamp of oil burns oil at night.'], ['Oil: a lamp of oil at night.']],
    ['go to the end of the sentence', from(', and burns', { end: 'sentence' }), ['A lamp hums, and burns oil. It may be lent.'], ['A lamp hums. It may be lent.']],
    ['not where they stand in two sentences', from('oil. It', { end: 'sentence' }), ['A lamp burns oil. It may be lent.'], /^place not certain: where the words end/u],
    ['not in another paragraph than the ruling says', from('It may', { end: 'paragraph' }, { place: { paragraphs: 2 } }), ['A lamp burns oil. It may be lent.', 'Cats know.'], /^place not certain: where the words end/u],
    ['give place to one paragraph', from('burns', { words: 'oil' }, { operation: 'substitution', new: ['hums'] }), ['A lamp burns good oil.'], ['A lamp hums.']],
    ['not to two, nor to none', from('It may', { end: 'paragraph' }, { operation: 'substitution', new: ['It hums.', 'Cats know.'] }), ['A lamp burns oil. It may be lent.'], /^place not certain/u],
    ['nothing is put there', from('burns', { words: 'oil' }, { operation: 'insertion', old: null, new: ['hums'], place: { beside: 'burns', position: 'after' } }), ['A lamp burns good oil.'], /^place not certain: only the first and the last/u],
    ['go to the end of the paragraph', from('It may', { end: 'paragraph' }), ['A lamp burns oil. It may be lent. Cats know.'], ['A lamp burns oil.']],
    ['not where the first stand twice', from('lamp', { end: 'paragraph' }), ['A lamp is a lamp.'], /^found more than once/u],
  ])('%s', (_what, order, was, expected) => {
    const done = changed(order, was);
    if (expected instanceof RegExp) expect(typeof done === 'string' ? done : done.join(' / ')).toMatch(expected);
    else expect(done).toEqual(expected);
  });
});

describe('a part told by its first words and its last', () => {
  const told = (unit: Order['unit'], opening: string | null, closing: string | null, more: Partial<Order> = {}): Order => ({ operation: 'repeal', unit, ...more, place: { opening, closing, ...more.place } });

  test.each<[string, Order, string[], string[] | RegExp]>([
    ['is the paragraph that has both', told('paragraph', 'A keeper trims', 'may else.'), text, []],
    ['is the paragraph that ends so', told('paragraph', null, 'night. Nobody may else'), text, []],
    ['though a bracket stands behind', told('paragraph', null, 'cats may know'), ['A lamp burns.', 'It is lost (though cats may know.)'], []],
    ['is none that begins so and ends otherwise', told('paragraph', 'A keeper trims', 'may be lent.'), text, /^text not found: no paragraph here begins/u],
    ['is none that ends in a longer word', told('paragraph', null, 'ay else'), text, /^text not found: no paragraph here ends “ay else”/u],
    ['is none where nothing is told', told('paragraph', null, '.'), text, /^text not found/u],
    ['is none of two', told('paragraph', 'A', null), ['A lamp burns.', 'A lock leaks.'], /^found more than once: 2 begin/u],
    ['is none of two that end so', told('paragraph', null, 'at the lock'), ['It burns at the lock.', 'It leaks at the lock.'], /^found more than once: 2 end/u],
    ['is none by one word', told('paragraph', 'Cats', null), ['A lamp burns.', 'Cats know. A cat sleeps.'], /^place not certain: too few/u],
    ['is one by two that stand nowhere else', told('paragraph', 'Cats know', null), ['A lamp burns.', 'Cats know it. A cat sleeps.'], []],
    ['is none by two that stand elsewhere, too', told('paragraph', 'Cats know', null), ['A lamp burns. The cats know.', 'Cats know it. A cat sleeps.'], /^place not certain: too few/u],
    ['is one by one word that is all of it', told('paragraph', 'Cats', null), ['A lamp burns.', 'Cats'], []],
    ['is one by one word and its number', told('paragraph', 'Cats', null, { place: { paragraphs: 2 } }), ['A lamp burns.', 'Cats know. A cat sleeps.'], []],
    ['is none by another number', told('paragraph', 'Cats', null, { place: { paragraphs: 1 } }), ['A lamp burns.', 'Cats know. A cat sleeps.'], /^place not certain: what begins “Cats” stands in another place/u],
    ['is the sentence', told('sentence', 'Nobody may', 'else'), text, ['A keeper trims it each night.']],
    ['is no words', told('text', 'A keeper trims', 'else'), text, /^place not certain: only the first words/u],
    ['is not moved', told('paragraph', 'A keeper trims', 'else', { operation: 'formatting' }), text, /^place not certain/u],
    ['is replaced', told('paragraph', 'A keeper trims', 'else', { operation: 'substitution', new: ['Cats know.'] }), text, ['Cats know.']],
    ['is not replaced by nothing', told('paragraph', 'A keeper trims', 'else', { operation: 'substitution' }), text, /^described, not quoted: the new text/u],
  ])('%s', (_what, order, was, expected) => {
    const done = changed(order, was);
    if (expected instanceof RegExp) expect(done).toMatch(expected);
    else expect(done).toEqual(expected);
  });
});

describe('two numbers of one part', () => {
  const order = (paragraphs: number, run: { from: number; to: number }): Order => ({ operation: 'repeal', unit: 'paragraph', locator: 'there', place: { paragraphs, also: { of: 'paragraphs', run } } });

  test.each([[3, -1, true], [3, 3, true], [2, -1, false], [9, -9, false]])('%i and %i', (one, other, isSure) => {
    expect(changed(order(one, { from: other, to: other }))).toEqual(isSure ? [] : 'place not certain: its two numbers do not name the same part here');
  });
});

describe('words in the phrase that is quoted round them', () => {
  const nowhere = 'text not found: only in other capital letters';
  const order = (context: string, old = 'may'): Order => ({ operation: 'substitution', unit: 'text', old, new: ['can'], place: { context } });

  test.each<[string, Order, string[] | string]>([
    ['are none in a phrase that stands nowhere', order('Dogs may know'), nowhere], ['are those', order('Cats may know'), ['A dark lamp is lost. Cats can know.']],
    ['are none before it', order('be lent'), nowhere], ['are none in a phrase that stands twice', order('may'), nowhere],
  ])('%s', (_what, one, expected) => { expect(changed(one)).toEqual(expected); });
});

describe('what is counted is of the kind that is named', () => {
  const order = (place: NonNullable<Order['place']>): Order => ({ operation: 'repeal', unit: 'paragraph', locator: 'there', place });
  const kinds = ['It burns.', '(It hums.)', 'Example: it hums at night.', 'Note: it is hot.', 'See lock.', 'Last of all, cats.'];

  test.each([[2, 'parenthetical', true], [1, 'parenthetical', false], [3, 'example', true], [4, 'example', false], [4, 'note', true], [5, 'note', false]] as const)('%i is a %s: %s', (paragraphs, within, isSuch) => {
    const done = changed(order({ paragraphs, within }), kinds);
    if (isSuch) expect(done).toEqual([]);
    else expect(done).toBe(`place not certain: what is counted is no ${within} here`);
  });
  test.each([['sentence', { sentences: 1, paragraphs: 2 }], ['list item', { items: 1 }]] as const)('a %s is asked the same', (unit, place) => {
    expect(changed({ operation: 'repeal', unit, place: { ...place, within: 'note' } }, ['It burns.', 'It hums. It is hot.', '* glass'])).toMatch(/is no note here$/u);
  });
});

describe('of a text that is nothing but references', () => {
  const pointer = { entry: { see: ['lock', 'quay'] } };

  test.each<[string, Order, Partial<Besides>, string]>([
    ['quoted words are changed', { operation: 'substitution', unit: 'text', old: 'quay', new: ['pier'] }, pointer, 'See lock, pier.'],
    ['words that stand nowhere are not', { operation: 'substitution', unit: 'text', old: 'tide', new: ['pier'] }, pointer, 'text not found: the entry held is only a cross-reference'],
    ['a paragraph by its number is not', { operation: 'repeal', unit: 'paragraph', place: { paragraphs: 1 } }, pointer, 'text not found: the entry held is only a cross-reference'],
  ])('%s', (_what, order, more, expected) => {
    const done = changed(order, ['See lock, quay.'], more);
    expect(typeof done === 'string' ? done : done.join(' / ')).toBe(expected);
  });
});
