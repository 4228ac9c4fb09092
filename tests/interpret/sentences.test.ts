import { expect, test } from 'vitest';

import { cutSentences } from '../../scripts/interpret/amendments/sentences/cut-sentences.ts';

test.for<[point: string, sentences: string[]]>([
  ['a full stop before a space ends one', ['A ferry hums. ', 'A cat does not.']],
  ['a quotation that ends with its stop ends one', ['He says "hum." ', 'Then he hums.']],
  ['but not where it goes on in small letters', ['The sentence "Hum." is deleted. ', 'Then hum.']],
  ['a stop within a quotation does not', ['He says “Hum. Then hum again” to the cat.']],
  ['a quotation within a quotation is passed over', ['Delete "The "wet" cat. It hums." ', 'Then hum.']],
  ['a bracket within a sentence does not', ['The last one ("Old cats...") has been deleted. ', 'Hum.']],
  ['a bracket that is a sentence of its own does', ['Hum. ', '(Cats may not.) ', 'Hum again.']],
  ['an abbreviation does not', ['A cat, e.g. Tom, hums. ', 'So does Bess.']],
  ['a mark at the very beginning opens a quotation', ['"Cats. Dogs." is wrong. ', 'Hum.']],
  ['a mark before a word opens one', ['Say "Cats. Dogs." now. ', 'Hum.']],
  ['a mark before a word of one letter opens one', ['Say "a cat. Dogs" now. ', 'Hum.']],
  ['a mark between two spaces closes one', ['Replace "a cat. " by a dog. ', 'Hum.']],
  ['what stands behind a quotation in a quotation is quoted still', ['Say “Cats “hum” now. Dogs do not” to it. ', 'Hum.']],
  ['what stands behind a bracket in a bracket is in it still', ['Say it (cats (and dogs) hum. Birds do not) to it. ', 'Hum.']],
  ['a bracket at the very beginning holds what it holds', ['(Cats. Dogs) hum. ', 'Birds do not.']],
  ['the space of a whole line belongs to what it follows', ['A ferry hums.      ', 'A cat does not.']],
  ['where the marks do not pair, every stop counts', ['He says "hum. ', 'Then he hums.']],
])('%s', ([, sentences]) => {
  const text = sentences.join('');
  expect(cutSentences(text).map(({ from, to }) => text.slice(from, to))).toEqual(sentences);
});
