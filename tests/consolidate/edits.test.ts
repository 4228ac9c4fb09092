import { describe, expect, test } from 'vitest';
import { besideQuotation } from '../../scripts/consolidate/operations/beside-quotation.ts';
import { remove, substitute } from '../../scripts/consolidate/operations/edit.ts';
import { insertBehind, replaceRun, sameText } from '../../scripts/consolidate/text/blocks.ts';
import { notGivenWhole } from '../../scripts/consolidate/text/given-whole.ts';
import { untidy } from '../../scripts/consolidate/text/untidy.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import type { Block } from '../../src/model/corpus.ts';

const blocks = (...printed: string[]): Block[] => toBlocks(printed.map((text, index) => ({ type: 'paragraph', text, marked: text, lines: [index + 1, index + 1], level: 0, marker: null })), 'glossary');
const words = (text: readonly Block[] | undefined): string[] | undefined => text?.map((block) => block.text);

function only(printed: string): Block {
  const [block] = blocks(printed);
  if (block === undefined) throw new Error('no block');
  return block;
}

/** The block with the words between bars in it, and their place. */
function marked(printed: string): { text: Block[]; found: { block: Block; from: number; to: number } } {
  const [before = '', quoted = ''] = printed.split('|');
  const text = blocks(printed.replaceAll('|', ''));
  const block = text[0] ?? only('');
  return { text, found: { block, from: before.length, to: before.length + quoted.length } };
}

describe('what goes with words that are deleted', () => {
  const without = (printed: string) => {
    const { text, found } = marked(printed);
    const { change, note } = remove(text, found, 'a');
    return [words(change.text)?.[0] ?? null, note];
  };

  test.each([
    ['one of two spaces', 'A lamp |of brass| burns.', 'A lamp burns.', ''],
    ['the space before a full stop', 'A lamp burns |at night|.', 'A lamp burns.', ''],
    ['the space before a comma', 'A lamp |of brass|, lit.', 'A lamp, lit.', ''],
    ['the space behind them at the beginning', '|By night| a lamp burns.', 'a lamp burns.', 'a sentence now begins in small letters'],
    ['the space before them at the end', 'A lamp burns. |It hums.|', 'A lamp burns.', ''],
    ['the whole block, where nothing else stands in it', '|A lamp burns.|', null, ''],
    ['parentheses that stood round them', 'A lamp (|of brass|) burns.', 'A lamp burns.', 'the parentheses round it, then empty, went with it'],
    ['no parentheses that hold more', 'A lamp (|old|, of brass) burns.', 'A lamp (of brass) burns.', 'the comma after it went with it'],
    ['the comma behind the first of several references', 'It burns. See |fog|, ice.', 'It burns. See ice.', 'the comma after it went with it'],
    ['the comma behind the first of those to be seen also', 'It burns (see also |fog|, ice).', 'It burns (see also ice).', 'the comma after it went with it'],
    ['no comma behind words that only end so', 'Keepers foresee |fog|, ice.', 'Keepers foresee, ice.', ''],
    ['a comma that would stand double', 'A lamp, |of brass|, burns.', 'A lamp, burns.', 'a comma that then stood double went with it'],
    ['a comma before the full stop', 'A lamp burns, |at night|.', 'A lamp burns.', 'a comma that then stood double went with it'],
    ['not the full stop of the sentence that they end', 'A lamp burns |at night.| It hums.', 'A lamp burns. It hums.', 'the full stop of the sentence stays'],
    ['the comma before, for the full stop', 'A lamp burns, |at night.| It hums.', 'A lamp burns. It hums.', 'the full stop of the sentence stays, in the place of the comma before'],
    ['the full stop of a whole sentence', 'A lamp burns. |It hums.| Cats like it.', 'A lamp burns. Cats like it.', ''],
    ['the full stop of a sentence behind a closing quotation mark', 'He said “no.” |It hums.| Cats like it.', 'He said “no.” Cats like it.', ''],
    ['the full stop behind a colon', 'Three things: |fog, ice.| Cats like it.', 'Three things: Cats like it.', ''],
    ['a word that joined them to what stood before, and a word', 'It is for dogs, and |birds| hum.', 'It is for dogs, and hum.', '“and” now stands before “hum”'],
    ['a word that joined them, and the word that they told more of', 'Dogs or |small| birds hum.', 'Dogs or birds hum.', '“or” now stands before “birds”'],
    ['no word that only ends so', 'Give the hand |small| birds.', 'Give the hand birds.', ''],
    ['the stop of a short word', 'It has |no.| 4 on it.', 'It has 4 on it.', ''],
  ])('%s', (_what, printed, left, note) => { expect(without(printed)).toEqual([left, note]); });
});

describe('what words that take the place of others bring', () => {
  const replaced = (printed: string, ...by: string[]) => {
    const { text, found } = marked(printed);
    const edit = substitute(text, found, blocks(...by), 'a');
    return edit && [words(edit.change.text), edit.note];
  };

  test.each([
    ['is themselves', 'A lamp |burns| oil.', ['needs'], [['A lamp needs oil.'], '']],
    ['is no second pair of parentheses', 'A lamp (|of brass|) burns.', ['(of tin)'], [['A lamp (of tin) burns.'], '']],
    ['is a pair of parentheses of their own', 'A lamp |of brass| burns.', ['(of tin)'], [['A lamp (of tin) burns.'], '']],
    ['is no second full stop', 'A lamp |burns|. It hums.', ['glows.'], [['A lamp glows. It hums.'], '']],
    ['is another stop than the one behind them', 'A lamp |burns|! It hums.', ['glows.'], [['A lamp glows.! It hums.'], '']],
    ['leave the full stop between two sentences', 'A lamp |burns.| It hums.', ['glows'], [['A lamp glows. It hums.'], 'the full stop of the sentence stays']],
    ['may be no full stop at the end, which a note says', 'A lamp |burns.|', ['glows'], [['A lamp glows'], 'the new words bring no full stop']],
    ['may be no full stop before small letters', 'A lamp |burns.| or hums.', ['glows'], [['A lamp glows or hums.'], 'the new words bring no full stop']],
    ['is no missing full stop where one stands behind them', 'A lamp |burns.|.', ['glows'], [['A lamp glows.'], '']],
    ['is the stop in a quotation', 'A lamp |burns.| It hums.', ['is a “light.”'], [['A lamp is a “light.” It hums.'], '']],
    ['are other blocks behind the block that they end', 'A lamp |burns.|', ['glows.', 'It hums.'], [['A lamp glows.', 'It hums.'], '']],
  ])('%s', (_what, printed, by, expected) => { expect(replaced(printed, ...by)).toEqual(expected); });

  test('are no other blocks in the midst of one', () => { expect(replaced('A lamp |burns| oil.', 'glows.', 'It hums.')).toBeNull(); });

  test('is nothing where there are none', () => { expect(replaced('A lamp |burns| oil.')).toBeNull(); });
});

describe('words beside quoted ones', () => {
  const beside = (side: 'before' | 'after', printed: string, ...by: string[]) => {
    const { text, found } = marked(printed);
    return words(besideQuotation(text, found, blocks(...by), side, 'a')?.change.text) ?? null;
  };

  test.each([
    ['after', 'A |lamp| burns.', ['of brass'], ['A lamp of brass burns.']],
    ['before', 'A |lamp| burns.', ['brass'], ['A brass lamp burns.']],
    ['after', 'A |lamp| burns.', [', lit,'], ['A lamp, lit, burns.']],
    ['after', 'A lamp |burns|. It hums.', ['Cats like it.'], ['A lamp burns. Cats like it. It hums.']],
    ['after', 'A lamp |burns|. It hums.', ['cats like it.'], ['A lamp burns cats like it.. It hums.']],
    ['after', 'A lamp |burns|. It hums.', ['Cats'], ['A lamp burns Cats. It hums.']],
    ['after', 'A lamp |burns.|', ['Cats like it.', 'It hums.'], ['A lamp burns.', 'Cats like it.', 'It hums.']],
    ['before', '|A lamp| burns.', ['Cats like it.', 'It hums.'], null],
    ['after', 'A |lamp| burns.', ['Cats like it.', 'It hums.'], null],
    ['after', 'A |lamp| burns.', [], null],
  ] as const)('go %s them in %s: %j', (side, printed, by, expected) => { expect(beside(side, printed, ...by)).toEqual(expected); });

  test('bring their bold and italic', () => {
    const { text, found } = marked('A |lamp| burns.');
    const spans = (side: 'before' | 'after', added: string) => {
      const [one] = blocks(added);
      const edited = one && besideQuotation(text, found, [{ ...one, spans: [{ from: 0, to: added.length, is: 'strong' as const }] }], side, 'a')?.change.text[0];
      return edited?.spans.map(({ from, to }) => edited.text.slice(from, to));
    };
    expect(spans('after', 'of brass')).toEqual(['of brass']);
    expect(spans('before', 'brass')).toEqual(['brass']);
    expect(spans('after', ', lit,')).toEqual([', lit,']);
  });
});

describe('blocks', () => {
  const text = blocks('a', 'b', 'c');
  const ids = (list: readonly Block[]): string[] => list.map(({ id, text: said }) => `${id}: ${said}`);
  const [, b] = text as [Block, Block, Block];

  test('that take the place of others have their addresses, and those beyond them their own', () => {
    const fresh = blocks('x', 'y', 'z').map((block, at) => ({ ...block, id: `n${String(at)}` }));
    expect(ids(replaceRun(text, [b], fresh))).toEqual(['p1: a', 'p2: x', 'n1: y', 'n2: z', 'p3: c']);
    expect(ids(replaceRun(text, [], fresh))).toEqual(ids(text));
  });

  test('have each an address of their own', () => {
    const fresh = blocks('x', 'y').map((block) => ({ ...block, id: 'p3' }));
    expect(ids(insertBehind(text, b, fresh))).toEqual(['p1: a', 'p2: b', 'p3-2: x', 'p3-3: y', 'p3: c']);
    expect(ids(insertBehind(text, null, fresh))).toEqual(['p3-2: x', 'p3-3: y', 'p1: a', 'p2: b', 'p3: c']);
  });

  test('are the same text where words and kinds are', () => {
    expect(sameText(text, blocks('a', 'b', 'c'))).toBe(true);
    expect(sameText(text, blocks('a', 'b'))).toBe(false);
    expect(sameText(text, blocks('a', 'b', 'd'))).toBe(false);
    expect(sameText(text, text.map((block) => ({ ...block, type: 'bullet' })))).toBe(false);
  });
});

describe('a new text that is not given whole', () => {
  test.each([
    '... and hums.', 'A lamp hums ...', '[see page 4]', 'To be announced.', 'TBA', 'To follow.', 'None', 'See above.', 'See also page 3.',
    'The text of the entry on barges.', 'Its second paragraph of the old page.', 'The barge entry’s wording', 'The same.', 'As before.', 'Unchanged', 'in races "It hums."',
  ])('%s', (paragraph) => { expect(notGivenWhole(['A lamp burns.', paragraph])).toBe(paragraph); });

  test.each(['A lamp burns.', 'A lamp ... burns.', 'See harbour bell.', 'None may board it.', 'The same lamp may be lit twice on one night by any keeper of the city; nobody minds.', '[Tid] A lamp burns.'])('but not: %s', (paragraph) => {
    expect(notGivenWhole([paragraph])).toBeNull();
  });
});

describe('what no printer leaves', () => {
  const left = (was: string, now: string): string | null => untidy(only(was), blocks(now));

  test.each([
    ['a rope, or', 'a rope,, or', 'doubled punctuation: “a rope,, or”'],
    ['a rope. Or', 'a rope.. Or', 'doubled punctuation: “a rope.. Or”'],
    ['a rope. Or', 'a rope., Or', 'doubled punctuation: “a rope., Or”'],
    ['a rope, or', 'a rope , or', 'punctuation that hangs: “a rope , or”'],
    ['a rope.', 'a rope .', 'punctuation that hangs: “a rope .”'],
    ['a (long) rope', 'a (, long) rope', 'punctuation that hangs: “a (, long) r”'],
    ['a (long) rope', 'a () rope', 'punctuation that hangs: “a () rope”'],
    ['a rope, or', 'a rope,or', 'a lost space: “a rope,or”'],
    ['a rope. Or', 'a rope.Or', 'a lost space: “a rope.Or”'],
    ['a rope and a cat.', 'a rope and.', 'a word that hangs: “a rope and.”'],
    ['a rope (of any size)', 'a rope, (of any size)', 'a comma before a bracket: “a rope, (of any s”'],
    ['a rope and a cat', 'a rope and a', 'a word that hangs'],
    ['a rope at dusk. Or', 'a rope at. Or', 'a word that hangs: “a rope at. Or”'],
    ['A rope. See cat.', 'A rope. See.', 'a reference to nothing: “A rope. See.”'],
    ['a rope (see cat)', 'a rope (see)', 'a reference to nothing: “a rope (see)”'],
    ['A rope. See also: cat', 'A rope. See also:', 'a reference to nothing'],
    ['a rope of: hemp, wool', 'a rope of:', 'a colon with nothing behind it'],
    ['a rope, a cat', ', a cat', 'punctuation that hangs'],
    ['a rope.', 'a rope,', 'a sentence without its end: “a rope,”'],
    ['a rope', 'a rope rope', 'a doubled word: “a rope rope”'],
    ['a rope. The cat', 'a rope. and the cat', 'a sentence that begins small: “a rope. and the c”'],
    ['a rope. The cat', 'a rope, The cat', 'a sentence that runs into the next: “a rope, The cat”'],
  ])('%s -> %s', (was, now, sign) => { expect(left(was, now)).toBe(`it would leave ${sign}`); });

  test.each([
    ['a rope and twine or a cat', 'a rope and or a cat', 'two words that join, and nothing between them: “a rope and or a cat”'],
    ['a rope for the dog and a cat', 'a rope for the and a cat', 'a word that hangs: “a rope for the and a cat”'],
    ['a rope of the cat is long', 'a rope of is long', 'a word that hangs: “a rope of is long”'],
    ['a rope with hemp may be long', 'a rope with may be long', 'a word that hangs: “a rope with may be long”'],
    ['a cat and a rope', 'and a rope', 'a sentence without its beginning'],
    ['A rope! Twine or a cat', 'A rope! or a cat', 'a sentence without its beginning: “A rope! or a cat”'],
    ['a rope (twine or hemp)', 'a rope (or hemp)', 'a sentence without its beginning: “a rope (or hemp)”'],
  ])('where words are gone: %s -> %s', (was, now, sign) => { expect(left(was, now)).toBe(`it would leave ${sign}`); });

  test.each([
    ['inside new words', 'a rope', 'a rope (or “and or nor”)'],
    ['behind what is cut short', 'a rope, a cat', 'a rope, etc. and a cat'],
    ['behind a letter', 'a rope, a cat', 'a rope, i.e. a cat'],
    ['in brackets that are new', 'a rope is long', 'a rope (or twine) is long'],
    ['where it stood before', 'a rope and or a cat', 'a rope and or a dog'],
    ['in another place than the change', 'A rope and or a cat.', 'A rope and or a cat. Twine.'],
    ['where a sentence is new', 'A rope.', 'A rope. And a cat.'],
    ['where new words stand in the place of others', 'a rope (but no cat)', 'a rope (and a cat)'],
    ['where words are exchanged', 'a rope and long cats', 'long ropes and or cats'],
    ['where one of two that hung is mended', 'the and the or a cat', 'the cat and the or a cat'],
    ['in words that only begin so', 'a rope for the dogged island', 'a rope for the island'],
  ])('but nothing %s', (_where, was, now) => { expect(left(was, now)).toBeNull(); });

  test('a bracket or a quotation mark without its pair', () => {
    expect(left('a (long) rope', 'a long) rope')).toBe('it would leave a bracket without its pair');
    expect(left('a “long” rope', 'a long” rope')).toBe('it would leave a quotation mark without its pair');
    expect(left('a "long" rope', 'a long" rope')).toBe('it would leave a quotation mark without its pair');
    expect(left('a "long" rope', 'a "long" "rope')).toBe('it would leave a quotation mark without its pair');
    expect(left('a "long" rope', 'a "long" "rope"')).toBeNull();
  });

  test('is nothing where it stood there before, where all is well, or where the block is gone', () => {
    expect(left('a rope,, or a cat', 'a rope,, or a dog')).toBeNull();
    expect(left('a rope,, or', 'a rope,, or,, a cat')).toBe('it would leave doubled punctuation: “a rope,, or,, a”');
    expect(left('a long) rope', 'a short) rope')).toBeNull();
    expect(left('a rope', 'a long rope, or a cat.')).toBeNull();
    expect(left('a rope needs hemp.', 'a rope needs:')).toBeNull();
    expect(left('a rope: hemp:', 'a rope:')).toBeNull();
    expect(left('All that you want.', 'All that you see.')).toBeNull();
    expect(untidy(only('a rope'), [])).toBeNull();
  });
});
