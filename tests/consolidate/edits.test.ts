/** What goes with words that are deleted, and what new words bring with them. */
import { describe, expect, test } from 'vitest';
import { besideQuotation } from '../../scripts/consolidate/operations/words/beside-quotation.ts';
import { remove, substitute } from '../../scripts/consolidate/text/edit.ts';
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
