/** A topic stands before an order, however the order begins. */
import { expect, test } from 'vitest';

import { cut, sourceOf } from './rig/cut.ts';

const orders = [
  '"a lamp" should read "two lamps".', '“a lamp” becomes “two lamps”.', '"a lamp" -> "two lamps"', '“a lamp” is a misprint for “two lamps”.', '„a lamp“ is replaced by „two lamps“.',
  '(a) Replace "a lamp" with "two lamps". (b) Delete the last sentence.', '- Replace "a lamp" with "two lamps".', '1) delete the last sentence.',
  'in the example, change "a lamp" to "two lamps".', 'in its note on barges delete "a lamp".', 'from the second line of the table, strike "a lamp".', 'at the end of the list add "two lamps".',
];

test.for(orders)('%s', async (order) => {
  const lines = [
    'THE LOCKKEEPERS\' TABLE', '', 'Lamps of Ostermere Current Rulings (6 Jan 2014)', '', 'Every ruling of the Table since its Glossary of 2013 stands here.', '', 'RULINGS', '',
    'barge – Delete the last sentence.', '', 'canal – Replace "two" with "three".', '', `Ladder Heron – ${order}`, '', 'lamp oil – Delete this entry.', '', 'tide – Add at the end: It turns.', '',
  ];
  const document = cut(await sourceOf(lines.join('\n')));
  expect(document?.rulings.map(({ topic }) => topic)).toEqual(['barge', 'canal', 'Ladder Heron', 'lamp oil', 'tide']);
});
