/** What the words of an order tell besides: what is no such thing; each row's example is held to it with those of all tables. */
import { expect, test } from 'vitest';

import { sayingsIn } from '../../scripts/language/en/sayings.ts';
import type { Saying } from '../../scripts/language/en/sayings.ts';

test.for<[Saying, string]>([
  ['a plural', 'Delete "the plural".'], ['each', 'Replace "both" with "bell".'], ['words to words', 'Delete from "cats" to "hum", inclusive.'], ['a text that grows', 'This entry is expanded to read: Cats hum.'], ['all of the text', 'Of this entry: the whole text.'],
  ['a number of which kind', 'The second sentence of the last paragraph goes behind the third.'.replace('goes ', '')], ['near the end', '"older" near the top should be "younger".'], ['it', 'Add to this entry: "it hums".'], ['no place', 'After "cats", add "hum".'],
])('not %s: %s', ([saying, order]) => { expect(sayingsIn(order, null)).not.toContain(saying); });

test('what is said of the place is looked for in the words of the place', () => {
  expect(sayingsIn('Add a bullet to the second paragraph.', 'to the second paragraph')).not.toContain('a bullet');
  expect(sayingsIn('Add this to the second bullet.', 'to the second bullet')).toContain('a bullet');
});
