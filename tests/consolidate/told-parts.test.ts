/** Parts of an entry that are told by their words, stretches from words to words, and kinds of part: each just within and just across. */
import { describe, expect, test } from 'vitest';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

const text = ['A lamp burns oil. It may be lent.', 'A keeper trims it each night. Nobody may else.', 'A dark lamp is lost. Cats may know.'];
type Told = NonNullable<NonNullable<Order['place']>['told']>[number];
const paragraph = (part: Partial<Told>): Told => ({ of: 'paragraph', ...part });
const sentence = (part: Partial<Told>): Told => ({ of: 'sentence', ...part });

/** The blocks that differ, or why none does. */
function changed(order: Order, was: string[] = text, more: Partial<Besides> = {}): string[] | string {
  const done = ruled(was, order, more);
  return done.outcome.startsWith('applied') ? done.text.filter((block) => !was.includes(block)) : done.outcome.replace(/^not applied: /u, '');
}
const twice = 'found more than once: the quoted words stand here 3 times';

describe('of words that stand three times, those are meant that stand in the paragraph', () => {
  const mays = (told: Told[], place: object = {}): Order => ({ operation: 'substitution', unit: 'text', old: 'may', new: ['can'], place: { told, ...place } });

  test.each<[string, Told[], string[] | string, object?]>([
    ['that opens so', [paragraph({ opens: 'A keeper' })], ['A keeper trims it each night. Nobody can else.']],
    ['that opens so, with the dots of the ruling', [paragraph({ opens: 'A keeper.' })], ['A keeper trims it each night. Nobody can else.']],
    ['that opens in no longer word', [paragraph({ opens: 'A keep' })], twice],
    ['and not in that which opens with nothing', [paragraph({ opens: '' })], twice],
    ['that closes so', [paragraph({ closes: 'may else' })], ['A keeper trims it each night. Nobody can else.']],
    ['that closes so, stop and all', [paragraph({ closes: 'may else.' })], ['A keeper trims it each night. Nobody can else.']],
    ['that closes in no longer word', [paragraph({ closes: 'ay else' })], twice],
    ['and not in that which closes with nothing', [paragraph({ closes: '!' })], twice],
    ['that holds the words', [paragraph({ holds: 'oil' })], ['A lamp burns oil. It can be lent.']],
    ['that holds the words as words', [paragraph({ holds: 'oi' })], twice],
    ['of which all of it is true', [paragraph({ opens: 'A', holds: 'lost' })], ['A dark lamp is lost. Cats can know.']],
    ['and none where one thing is not', [paragraph({ opens: 'A keeper', holds: 'oil' })], twice],
    ['and none where it is true of two', [paragraph({ opens: 'A' })], twice],
    ['one of whose sentences opens so, where no paragraph does', [paragraph({ opens: 'Cats' })], ['A dark lamp is lost. Cats can know.']],
    ['that has the number, too', [paragraph({ opens: 'A keeper' })], ['A keeper trims it each night. Nobody can else.'], { paragraphs: 2 }],
    ['and none where the number is another’s', [paragraph({ opens: 'A keeper' })], twice, { paragraphs: 1 }],
    ['and none where no paragraph is so', [paragraph({ opens: 'A cat' })], twice, { paragraphs: 2 }],
  ])('%s', (_what, told, expected, place) => { expect(changed(mays(told, place))).toEqual(expected); });

  test('that opens so, whatever sentence of another does', () => {
    expect(changed(mays([paragraph({ opens: 'Cats' })]), ['Cats may sing.', 'A lamp may burn. Cats know.'])).toEqual(['Cats can sing.']);
  });

  test.each<[string, Told[], string[] | string, object?]>([
    ['of the sentence that opens so', [sentence({ opens: 'Nobody' })], ['A keeper trims it each night. Nobody can else.']],
    ['of the sentence of that number', [sentence({ opens: 'Nobody' })], ['A keeper trims it each night. Nobody can else.'], { sentences: -1, paragraphs: 2 }],
    ['and not of another number', [sentence({ opens: 'Nobody' })], twice, { sentences: 1, paragraphs: 2 }],
    ['and not of a sentence beside it', [sentence({ opens: 'A keeper' })], twice],
    ['and not of two sentences', [sentence({ opens: 'A' })], twice],
    ['of the one in the paragraph told', [sentence({ holds: 'may' }), paragraph({ holds: 'oil' })], ['A lamp burns oil. It can be lent.']],
    ['and not in a paragraph counted in two ways', [sentence({ opens: 'Nobody' })], twice, { paragraphs: 9 }],
  ])('%s', (_what, told, expected, place) => { expect(changed(mays(told, place))).toEqual(expected); });
});

describe('a sentence told by its words is deleted', () => {
  const removal = (told: Told[], place: object = {}): Order => ({ operation: 'repeal', unit: 'sentence', locator: 'there', place: { told, ...place } });

  test.each<[string, Order, string[] | RegExp]>([
    ['where one is so', removal([sentence({ opens: 'Nobody' })]), ['A keeper trims it each night.']],
    ['not where two are', removal([sentence({ opens: 'A' })]), /^(?:text not found|place not certain)/u],
    ['not where none is', removal([sentence({ opens: 'A cat' })]), /^(?:text not found|place not certain)/u],
    ['where it has that number', removal([sentence({ opens: 'Nobody' })], { paragraphs: 2, sentences: 2 }), ['A keeper trims it each night.']],
    ['not where it has another', removal([sentence({ opens: 'Nobody' })], { paragraphs: 2, sentences: 1 }), /^(?:text not found|place not certain)/u],
    ['not where the number is of two', removal([sentence({ opens: 'Nobody' })], { paragraphs: 2, sentences: [1, 2] }), /^(?:text not found|place not certain)/u],
  ])('%s', (_what, order, expected) => {
    if (expected instanceof RegExp) expect(changed(order)).toMatch(expected);
    else expect(changed(order)).toEqual(expected);
  });
});

test('a sentence is not deleted where just two are as it is told', () => {
  expect(changed({ operation: 'repeal', unit: 'sentence', place: { told: [sentence({ opens: 'It' })] } }, ['A lamp burns. It hums.', 'It may be lent.'])).toMatch(/^(?:text not found|place not certain)/u);
});

test('an item that is told by its last word has no longer one', () => {
  expect(ruled(['A lamp fears:', '* mice', '* ice', '* fog'], { operation: 'repeal', unit: 'list item', place: { told: [{ of: 'list item', closes: 'ice' }] } }).text).toEqual(['A lamp fears:', '* mice', '* fog']);
});

describe('in the paragraph that is told by its words', () => {
  const was = ['A lamp burns (by night). It may hum.', 'A lock leaks (by day). It may hum.', 'Nobody knows.'];
  const told = [paragraph({ opens: 'A lock' })];

  test.each<[string, Order, string[] | RegExp]>([
    ['a new one begins', { operation: 'renumbering', unit: 'paragraph', how: 'split', old: 'It may', place: { position: 'before', told } }, ['A lock leaks (by day).', 'It may hum.']],
    ['the last word goes', { operation: 'repeal', unit: 'text', place: { words: { from: -1, to: -1 }, told } }, ['A lock leaks (by day). It may.']],
    ['what stands in brackets goes', { operation: 'repeal', unit: 'text', place: { within: 'parenthetical', told } }, ['A lock leaks. It may hum.']],
    ['the sentence goes of which the first words are quoted', { operation: 'repeal', unit: 'sentence', place: { opening: 'A lock leaks', told } }, ['It may hum.']],
    ['and not the one that stands in another', { operation: 'repeal', unit: 'sentence', place: { opening: 'Nobody', told } }, /^place not certain/u],
    ['no reference is added', { operation: 'insertion', unit: 'cross-reference', new: ['quay'], place: { told } }, /^place not certain/u],
  ])('%s', (_what, order, expected) => {
    if (expected instanceof RegExp) expect(changed(order, was)).toMatch(expected);
    else expect(changed(order, was)).toEqual(expected);
  });

  test('no section is replaced', () => {
    const order = (place: Order['place']): Order => ({ operation: 'substitution', unit: 'section', new: ['# Night', 'A lamp may hum by night.'], place: { section: 'Night', ...place } });
    const parts = ['# Night', 'A lamp may hum by day.', '# Day', 'A lock leaks.'];
    expect(changed(order({}), parts)).toEqual(['A lamp may hum by night.']);
    expect(changed(order({ told }), parts)).toMatch(/^place not certain/u);
  });
});

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
