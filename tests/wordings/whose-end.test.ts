/** Places of which only a part was once kept: whose end, between which two, of which list, counted before or after the order ahead. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, list, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const inList = (...items: string[]): string[] => [first, second, list, ...items, stopped, meet];
const done: readonly [ruling: string, text: string[]][] = [
  ['Add "Cats hum." to the end of the list.', inList(fog, whistle, ice, '* Cats hum.')],
  ['Add the following at the end of the list: / Cats hum.', inList(fog, whistle, ice, '* Cats hum.')],
  ['Add a bullet at the end of the list: "Cats hum."', inList(fog, whistle, ice, '* Cats hum.')],
  ['Insert "Cats hum." between the first and second bullets.', inList(fog, '* Cats hum.', whistle, ice)],
  ['Insert a paragraph between the first and second paragraphs: "Cats hum."', [first, 'Cats hum.', ...entry.slice(1)]],
  ['Delete the first and second sentences of the last paragraph.', withBlock(meet, 'Ask its captain.')],
  ['Delete the first sentence of the second paragraph and the second sentence of the last paragraph.', withBlock(second, second.replace('Its toll is 5 marks. ', '')).map((block) => block.replace(' A ferry has no age.', ''))],
  ['Delete the last sentence of the first paragraph; delete the last sentence of the second paragraph.', entry.map((block) => block.replace(' No cat may board it (unless the keeper sleeps).', '').replace(' A captain who sleeps pays twice.', ''))],
  ['Replace the first bullet with "mist on the water"; then delete the third bullet.', inList('* mist on the water', whistle)],
  ['Delete "whistle, "; then delete the last sentence of the last paragraph.', entry.map((block) => block.replace('whistle, ', '').replace(' Ask its captain.', ''))],
];
const waiting: readonly string[] = [
  'Insert "Cats hum." at the start of the list.', 'Add "barges" to the end of the list of stops.',
  'Insert "Cats hum." between the first and third paragraphs.', 'Insert "Cats hum." between the first and third bullets.', 'Between the second and the fourth paragraph, insert: / Cats hum.', 'Insert between the first and third sentences of the second paragraph: "Cats hum."',
  'At the end of the first and last paragraphs, add "Cats hum."', 'At the end of the second and third paragraphs, add "Cats hum."', 'At the end of paragraphs 1 and 2, add "Cats hum."', 'At the end of each paragraph, add "Cats hum."',
  'Delete the first bullet; then delete the second bullet.', 'Delete the first bullet, and then the second bullet.', 'Delete the second bullet; the third bullet should read "ice on the water".', 'Delete the first bullet; after the second bullet, add: / Cats hum.',
  'Delete the first sentence and the second sentence of the last paragraph.', 'Delete the first bullet; replace the second bullet with "rain on the water".',
];

describe('of a place nothing is left out', () => {
  test.for(done)('%s', ([ruling, text]) => { expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text); });

  test.for(waiting)('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
