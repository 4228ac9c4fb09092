import { describe, expect, test } from 'vitest';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

const first = 'A lamp burns oil. It may be lent.';
const second = 'A keeper trims it each night. Nobody else may.';
const third = 'A dark lamp is nobody’s, and a keeper is told.';
const text = [first, second, third];

type Case = [says: string, text: string[], order: Partial<Order>, outcome: string, now?: string[], besides?: Partial<Besides>];

/** The text stays where no other is given. */
function carriesOut(common: Pick<Order, 'operation' | 'unit' | 'sentence'>, cases: Case[]): void {
  test.for(cases)('%s', ([, held, order, outcome, now = held, besides]) => {
    expect(ruled(held, { ...common, ...order }, besides)).toEqual({ outcome, text: now });
  });
}
const noted = (note: string): string => `applied with a note: ${note}`;
const notApplied = (why: string): string => `not applied: ${why}`;

describe('quoted words are replaced', () => {
  carriesOut({ operation: 'substitution', unit: 'text' }, [
    ['where they stand once', text, { old: 'burns oil', new: ['burns wax'] }, 'applied', ['A lamp burns wax. It may be lent.', second, third]],
    ['not where they stand twice', text, { old: 'keeper', new: ['warden'] }, notApplied('found more than once: the quoted words stand here 2 times')],
    ['in the paragraph named, where they stand twice', text, { old: 'keeper', new: ['warden'], place: { paragraphs: 3 } }, 'applied', [first, second, 'A dark lamp is nobody’s, and a warden is told.']],
    ['in the sentence named, where they stand twice', text, { old: 'may', new: ['can'], place: { paragraphs: 2, sentences: 2 } }, 'applied', [first, 'A keeper trims it each night. Nobody else can.', third]],
    ['not where they stand twice in the paragraph named', ['A lamp is a lamp.', second], { old: 'lamp', new: ['light'], place: { paragraphs: 1 } }, notApplied('found more than once: the quoted words stand here 2 times')],
    ['not where they stand twice, and in none of the paragraph named', text, { old: 'keeper', new: ['warden'], place: { paragraphs: 1 } }, notApplied('found more than once: the quoted words stand here 2 times')],
    ['not where the paragraph named is counted in two ways', [first, '* a keeper', second, '* a keeper’s cat'], { old: 'keeper', new: ['warden'], place: { paragraphs: 2 } }, notApplied('found more than once: the quoted words stand here 3 times')],
    ['not where they do not stand', text, { old: 'burns wax', new: ['burns oil by day'] }, notApplied('text not found')],
    ['not where only other capitals stand', text, { old: 'Burns Oil', new: ['burns wax'] }, notApplied('text not found: only in other capital letters')],
    ['not where the new words stand there already', text, { old: 'burns wax', new: ['burns oil'] }, notApplied('text not found: the new text stands here already')],
    ['not where they are a part of the new words, which stand there', text, { old: 'oil', new: ['burns oil'] }, notApplied('text not found: the new text stands here already')],
    ['though the new words stand elsewhere', text, { old: 'oil', new: ['a keeper'] }, 'applied', ['A lamp burns a keeper. It may be lent.', second, third]],
    ['not without new words', text, { old: 'oil' }, notApplied('described, not quoted: the new text is not given')],
    ['not by two paragraphs in the midst of one', text, { old: 'oil', new: ['wax', 'Cats like it.'] }, notApplied('place not certain: new text of several paragraphs cannot stand inside one')],
    ['by two at the end of one', text, { old: 'It may be lent.', new: ['It may be sold.', 'Cats like it.'] }, 'applied', ['A lamp burns oil. It may be sold.', 'Cats like it.', second, third]],
    ['not where that leaves punctuation that nobody prints', text, { old: 'nobody’s', new: ['the city’s,'] }, notApplied('place not certain: it would leave doubled punctuation: “s the city’s,, and a k”')],
    ['with the instruction’s own full stop, which does not stand there', text, { old: 'keeper trims it.', new: ['cat trims it.'] }, noted('the full stop in the quotation does not stand here, and is taken for the instruction’s own'), [first, 'A cat trims it each night. Nobody else may.', third]],
    ['not with that stop, where the bare words stand twice', text, { old: 'keeper.', new: ['cat.'] }, notApplied('text not found')],
    ['not one word elsewhere than the ruling says', text, { old: 'oil', new: ['wax'], place: { paragraphs: 2 } }, notApplied('place not certain: the quoted words stand here in another place than the ruling says')],
    ['not two', text, { old: 'burns oil', new: ['burns wax'], place: { paragraphs: 2 } }, notApplied('place not certain: the quoted words stand here in another place than the ruling says')],
    ['not seven', text, { old: 'burns oil. It may be lent', new: ['is lent'], place: { paragraphs: 2 } }, notApplied('place not certain: the quoted words stand here in another place than the ruling says')],
    ['but eight, with a note', text, { old: 'A lamp burns oil. It may be lent.', new: ['A lamp is lent.'], place: { paragraphs: 2 } }, noted('the quoted words stand in another paragraph here than the ruling says'), ['A lamp is lent.', second, third]],
    ['not in a paragraph that there is not', text, { old: 'lamp burns oil', new: ['lamp burns wax'], place: { paragraphs: 9 } }, notApplied('place not certain: the quoted words stand here in another place than the ruling says')],
    ['not where the ruling makes two things of them', text, { old: 'burns oil', new: ['burns wax'] }, notApplied('place not certain: the ruling orders two things of the same words'), text, { others: [{ operation: 'substitution', unit: 'text', old: 'burns oil', new: ['burns tallow'] }] }],
    ['though it says the same twice', text, { old: 'burns oil', new: ['burns wax'] }, 'applied', ['A lamp burns wax. It may be lent.', second, third], { others: [{ operation: 'substitution', unit: 'text', old: 'burns oil', new: ['burns wax'] }] }],
    ['not by words with a gap', text, { old: 'burns oil', new: ['burns ... wax'] }, notApplied('described, not quoted: “burns ... wax” is not the whole new text')],
    ['not one word that stands in other capitals, too', ['Oil burns. A lamp needs oil.'], { old: 'oil', new: ['wax'] }, notApplied('found more than once: they stand here in other capital letters, too')],
    ['not where its capital goes', ['Oil burns. A lamp needs oil.'], { old: 'Oil', new: ['the oil'] }, notApplied('found more than once: they stand here in other capital letters, too')],
    ['though capitals tell on both sides that it begins its sentence', ['Oil burns. A lamp needs oil.'], { old: 'Oil', new: ['Wax'] }, 'applied', ['Wax burns. A lamp needs oil.']],
    ['not seven words in a section that is not marked', text, { old: 'burns oil. It may be lent', new: ['is lent'], place: { section: 'Tolls' } }, notApplied('place not certain: this copy does not mark the part that the ruling names')],
    ['but eight, with a note', [`${first} A keeper trims it.`], { old: 'A lamp burns oil. It may be lent.', new: ['A lamp is lent.'], place: { section: 'Tolls' } }, noted('this copy does not mark the section that the ruling names'), ['A lamp is lent. A keeper trims it.']],
    ['in the section named', ['Tolls:', 'A lamp is free.', 'Keepers:', 'A lamp is dear.'].map((one, at) => (at % 2 === 0 ? `# ${one.slice(0, -1)}` : one)), { old: 'lamp', new: ['light'], place: { section: 'Keepers' } }, 'applied', ['# Tolls', 'A lamp is free.', '# Keepers', 'A light is dear.']],
    ['not where a namesake holds them too', text, { old: 'burns oil', new: ['burns wax'] }, notApplied('found more than once: another entry of the same name holds the quoted words too'), text, { beside: [{ headword: 'lamp', id: 'other', text: ['It burns oil.'] }] }],
    ['though there is a namesake without them', text, { old: 'burns oil', new: ['burns wax'] }, 'applied', ['A lamp burns wax. It may be lent.', second, third], { beside: [{ headword: 'lamp', id: 'other', text: ['A card.'] }] }],
    ['not two words of a copy that has lost some', text, { old: 'burns oil', new: ['burns wax'] }, notApplied('copy damaged here: the quoted words may stand in what is lost, too'), text, { entry: { completeness: 'partial' } }],
    ['but three words of it', text, { old: 'lamp burns oil', new: ['lamp burns wax'] }, 'applied', ['A lamp burns wax. It may be lent.', second, third], { entry: { completeness: 'partial' } }],
    ['not words that a damaged copy may have lost', text, { old: 'burns wax', new: ['burns oil by day'] }, notApplied('copy damaged here: the quoted words do not stand in what is left of the text'), text, { entry: { completeness: 'partial' } }],
    ['not where the sentence describes another part, too', text, { old: 'burns oil', new: ['burns wax'], sentence: 'one' }, notApplied('described, not quoted: its sentence names more than the words that it quotes'), text, { others: [{ operation: 'substitution', unit: 'text', place: { about: 'the night' }, sentence: 'one' }] }],
    ['though another sentence describes a part', text, { old: 'burns oil', new: ['burns wax'], sentence: 'one' }, 'applied', ['A lamp burns wax. It may be lent.', second, third], { others: [{ operation: 'substitution', unit: 'text', place: { about: 'the night' }, sentence: 'two' }] }],
    ['of an entry of another name, with a note', text, { old: 'burns oil', new: ['burns wax'] }, noted('the entry is headed “lamps” here'), ['A lamp burns wax. It may be lent.', second, third], { entry: { headword: 'lamps' }, topic: 'lamp', match: 'folded' }],
  ]);
});

describe('a whole paragraph or sentence is quoted', () => {
  carriesOut({ operation: 'substitution', unit: 'paragraph' }, [
    ['and replaced with its full stop', text, { unit: 'sentence', old: 'It may be lent', new: ['It may be sold.'] }, 'applied', ['A lamp burns oil. It may be sold.', second, third]],
    ['and not taken where it is only a part of a paragraph', text, { old: 'It may be lent.', new: ['It may be sold.'] }, notApplied('place not certain: the quoted words are only a part of a paragraph here')],
    ['and not taken where it is only a part of a sentence', text, { unit: 'sentence', old: 'trims it each night', new: ['It may be sold.'] }, notApplied('place not certain: the quoted words are only a part of a sentence here')],
    ['by its first words, and replaced with a note of what went', text, { old: 'A keeper trims it...', new: ['A cat trims it.'] }, noted('only the first words are quoted; now in other words: “A keeper trims it each night.” “Nobody else may.”'), [first, 'A cat trims it.', third]],
    ['by its first words, of which there are too few', text, { old: 'A keeper...', new: ['A cat trims it.'] }, notApplied('place not certain: too few words are quoted')],
    ['by two first words, at the place named', text, { old: 'A keeper...', new: ['A keeper trims it each night.'], place: { paragraphs: 2 } }, noted('only the first words are quoted; dropped: “Nobody else may.”'), [first, 'A keeper trims it each night.', third]],
    ['by first words that stand at another place', text, { old: 'A keeper trims it...', new: ['A cat.'], place: { paragraphs: 1 } }, notApplied('place not certain: what begins “A keeper trims it” stands in another place here')],
    ['by first words of two', [first, first], { old: 'A lamp burns...', new: ['A cat.'] }, notApplied('found more than once: 2 begin “A lamp burns”')],
    ['by first words of none', text, { old: 'A cat burns oil...', new: ['A cat.'] }, notApplied('text not found: no paragraph here begins “A cat burns oil”')],
    ['by first words that go on in a longer word', text, { old: 'A keeper trim...', new: ['A cat.'] }, notApplied('text not found: no paragraph here begins “A keeper trim”')],
    ['by first words, and nothing given', text, { old: 'A keeper trims it...' }, notApplied('described, not quoted: the new text is not given')],
    ['by first words, where only words are named', text, { unit: 'text', old: 'A keeper trims it...', new: ['A cat.'] }, notApplied('place not certain: only the first words are quoted')],
    ['by first words, in a damaged copy', text, { old: 'A keeper trims it...', new: ['A cat.'] }, notApplied('copy damaged here: only the first words are quoted'), text, { entry: { completeness: 'partial' } }],
    ['by the first words of a sentence', text, { unit: 'sentence', old: 'Nobody else...', new: ['Nobody else can.'], place: { paragraphs: 2 } }, noted('only the first words are quoted; now in other words: “Nobody else may.”'), [first, 'A keeper trims it each night. Nobody else can.', third]],
    ['by the first words of a sentence, and replaced by two paragraphs', text, { unit: 'sentence', old: 'A keeper trims it...', new: ['A cat.', 'A dog.'] }, notApplied('place not certain: new text of several paragraphs cannot stand inside one')],
    ['as a section, which ends nobody knows where', text, { unit: 'section', old: 'A keeper trims it', new: ['A cat.'] }, notApplied('place not certain: a section is quoted by its title, and where it ends is not')],
  ]);
  carriesOut({ operation: 'repeal', unit: 'paragraph' }, [
    ['by its first words, and deleted', text, { old: 'A keeper trims it...' }, noted('only the first words are quoted; dropped: “A keeper trims it each night.” “Nobody else may.”'), [first, third]],
    ['by the first words of a sentence, and deleted', text, { unit: 'sentence', old: 'A keeper trims it...' }, noted('only the first words are quoted; dropped: “A keeper trims it each night.”'), [first, 'Nobody else may.', third]],
  ]);
  test('and not inserted by its first words', () => {
    expect(ruled(text, { operation: 'insertion', unit: 'paragraph', new: ['A cat.'], place: { beside: 'A keeper trims it...', position: 'after' } }).outcome).toBe('not applied: place not certain');
  });
});

describe('words are replaced throughout', () => {
  const place = { every: true };
  carriesOut({ operation: 'substitution', unit: 'text' }, [
    ['wherever they stand', text, { old: 'keeper', new: ['warden'], place }, noted('each of the 2 places where the words stand'), [first, 'A warden trims it each night. Nobody else may.', 'A dark lamp is nobody’s, and a warden is told.']],
    ['twice in one paragraph', ['A lamp is a lamp.'], { old: 'lamp', new: ['light'], place }, noted('each of the 2 places where the words stand'), ['A light is a light.']],
    ['where they stand once', text, { old: 'oil', new: ['wax'], place }, noted('the words stand here once'), ['A lamp burns wax. It may be lent.', second, third]],
    ['not in other capitals', [...text, 'Keeper is a card.'], { old: 'keeper', new: ['warden'], place }, notApplied('place not certain: they stand here in other capital letters, too')],
    ['in the part of the entry that is named', text, { old: 'keeper', new: ['warden'], place: { ...place, paragraphs: 2 } }, noted('the words stand here once'), [first, second.replace('keeper', 'warden'), third]],
    ['not in a part of the entry where they do not stand', text, { old: 'keeper', new: ['warden'], place: { ...place, paragraphs: 1 } }, notApplied('place not certain: only a part of the entry is named')],
    ['not in some sentences', text, { old: 'keeper', new: ['warden'], place: { ...place, sentences: 1 } }, notApplied('place not certain: only a part of the entry is named')],
    ['not without new words', text, { old: 'keeper', place }, notApplied('described, not quoted: the new text is not given')],
    ['not by two paragraphs', text, { old: 'keeper', new: ['warden', 'cat'], place }, notApplied('place not certain')],
    ['not of two entries of a name', text, { old: 'keeper', new: ['warden'], place }, notApplied('place not certain: another entry has the same name'), text, { beside: [{ headword: 'lamp', id: 'other', text: ['A card.'] }] }],
    ['not in a damaged copy', text, { old: 'keeper', new: ['warden'], place }, notApplied('copy damaged here: the quoted words may stand in what is lost, too'), text, { entry: { completeness: 'partial' } }],
    ['not where one of the places would read badly', [first, 'A keeper is told, keeper, and paid.'], { old: 'keeper', new: ['keeper,'], place }, notApplied('place not certain: it would leave doubled punctuation: “told, keeper,, and pai”')],
  ]);
  test('or deleted throughout', () => {
    const old = ['A tall lamp burns.', 'Trim a tall lamp each night.'];
    expect(ruled(old, { operation: 'repeal', unit: 'text', old: 'tall', place })).toEqual({ outcome: noted('each of the 2 places where the words stand'), text: ['A lamp burns.', 'Trim a lamp each night.'] });
  });
  test('but not where a place would read badly without them', () => {
    expect(ruled(text, { operation: 'repeal', unit: 'text', old: 'keeper', place }).outcome).toBe('not applied: place not certain: it would leave a word that hangs: “body’s, and a is told.”');
  });
  test('but not inserted throughout', () => {
    expect(ruled(text, { operation: 'insertion', unit: 'text', new: ['old'], place: { ...place, beside: 'keeper', position: 'before' } }).outcome).toBe('not applied: place not certain');
  });
});

describe('words are added beside quoted ones', () => {
  carriesOut({ operation: 'insertion', unit: 'text' }, [
    ['behind them', text, { new: ['or wax'], place: { beside: 'burns oil', position: 'after' } }, 'applied', ['A lamp burns oil or wax. It may be lent.', second, third]],
    ['before them', text, { new: ['whale'], place: { beside: 'oil', position: 'before' } }, 'applied', ['A lamp burns whale oil. It may be lent.', second, third]],
    ['with a comma that no space parts from them', text, { new: [', or wax'], place: { beside: 'burns oil', position: 'after' } }, 'applied', ['A lamp burns oil, or wax. It may be lent.', second, third]],
    ['a sentence behind their full stop', text, { new: ['Cats like it.'], place: { beside: 'burns oil', position: 'after' } }, 'applied', ['A lamp burns oil. Cats like it. It may be lent.', second, third]],
    ['not on a side that nobody names', text, { new: ['or wax'], place: { beside: 'burns oil' } }, notApplied('place not certain')],
    ['not at an end of them', text, { new: ['or wax'], place: { beside: 'burns oil', position: 'end' } }, notApplied('place not certain')],
    ['not where none are given', text, { place: { beside: 'burns oil', position: 'after' } }, notApplied('described, not quoted: the new text is not given')],
    ['a paragraph behind the one that they end', text, { unit: 'paragraph', new: ['Cats like it.'], place: { beside: 'It may be lent.', position: 'after' } }, 'applied', [first, 'Cats like it.', second, third]],
    ['a paragraph before the one that they begin', text, { unit: 'paragraph', new: ['Cats like it.'], place: { beside: 'A keeper trims it', position: 'before' } }, 'applied', [first, 'Cats like it.', second, third]],
    ['no paragraph in the midst of another', text, { unit: 'paragraph', new: ['Cats like it.'], place: { beside: 'burns oil', position: 'after' } }, notApplied('place not certain: new text of several paragraphs cannot stand inside one')],
    ['no paragraph before words that do not begin one', text, { unit: 'paragraph', new: ['Cats like it.'], place: { beside: 'It may be lent.', position: 'before' } }, notApplied('place not certain: new text of several paragraphs cannot stand inside one')],
    ['two paragraphs behind the end of one', text, { new: ['Cats like it.', 'Dogs do not.'], place: { beside: 'It may be lent.', position: 'after' } }, 'applied', [first, 'Cats like it.', 'Dogs do not.', second, third]],
    ['but not two before the beginning of one', text, { new: ['Cats like it.', 'Dogs do not.'], place: { beside: 'A keeper trims it', position: 'before' } }, notApplied('place not certain: new text of several paragraphs cannot stand inside one')],
    ['not two things of one sentence, of which nobody says which is first', text, { sentence: 'one', new: ['or wax'], place: { beside: 'burns oil', position: 'after' } }, notApplied('place not certain: its sentence adds more than one thing at this place'), text,
      { others: [{ operation: 'insertion', unit: 'text', sentence: 'one', new: ['or fat'], place: { beside: 'burns oil', position: 'after' } }] }],
    ['an item beside an item', [first, '* fog', '* ice'], { unit: 'list item', new: ['snow'], place: { beside: 'fog', position: 'after' } }, 'applied', [first, '* fog', '* snow', '* ice']],
  ]);
});
