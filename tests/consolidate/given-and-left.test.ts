/** Blocks that are put in and replaced, new text that is not given whole, and what no printer leaves. */
import { describe, expect, test } from 'vitest';
import { insertBehind, replaceRun, sameText } from '../../scripts/consolidate/text/blocks.ts';
import { notGivenWhole } from '../../scripts/consolidate/text/given-whole.ts';
import { untidy } from '../../scripts/consolidate/text/untidy.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import type { Block } from '../../src/model/corpus.ts';

const blocks = (...printed: string[]): Block[] => toBlocks(printed.map((text, index) => ({ type: 'paragraph', text, marked: text, lines: [index + 1, index + 1], level: 0, marker: null })), 'glossary');
function only(printed: string): Block {
  const [block] = blocks(printed);
  if (block === undefined) throw new Error('no block');
  return block;
}
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
