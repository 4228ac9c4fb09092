import { expect, test } from 'vitest';

import { cutSentences } from '../../scripts/interpret/amendments/cut-sentences.ts';

test.for<[point: string, sentences: string[]]>([
  ['a full stop before a space ends one', ['A ferry hums. ', 'A cat does not.']],
  ['a quotation that ends with its stop ends one', ['He says "hum." ', 'Then he hums.']],
  ['but not where it goes on in small letters', ['The sentence "Hum." is deleted. ', 'Then hum.']],
  ['a stop within a quotation does not', ['He says “Hum. Then hum again” to the cat.']],
  ['a quotation within a quotation is passed over', ['Delete "The "wet" cat. It hums." ', 'Then hum.']],
  ['a bracket within a sentence does not', ['The last one ("Old cats...") has been deleted. ', 'Hum.']],
  ['a bracket that is a sentence of its own does', ['Hum. ', '(Cats may not.) ', 'Hum again.']],
  ['an abbreviation does not', ['A cat, e.g. Tom, hums. ', 'So does Bess.']],
  ['where the marks do not pair, every stop counts', ['He says "hum. ', 'Then he hums.']],
])('%s', ([, sentences]) => {
  const text = sentences.join('');
  expect(cutSentences(text).map(({ from, to }) => text.slice(from, to))).toEqual(sentences);
});
