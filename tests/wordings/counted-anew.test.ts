/** Orders that count what an order before them has changed: of those that there were, or of those that there are now? */
import { describe, expect, test } from 'vitest';

import { carriedOut } from './rig/carried-out.ts';

const entry = ['A ferry burns oil. It may be lent. It hums.', '* fog', '* ice', '* hail', 'A keeper trims it. Nobody else may.', 'A dark ferry is lost.'];
const becomes = (at: number, text: string | null): string[] => entry.flatMap((block, index) => (index === at ? text ?? [] : block));

/** What stood there and what an order before brought: neither may go. */
function waits(ruling: string): void {
  const { amendments, text } = carriedOut(entry, ruling.split(' / '));
  expect(amendments.at(-1)?.outcome).toBe('not applied');
  for (const words of ['It may be lent.', 'It hums.', 'hail']) expect(text.join(' ')).toContain(words);
}

const comes = ['Add "Cats sing." after the first sentence of the first paragraph', 'Insert the sentence "Cats sing." before the first sentence of the first paragraph', 'Delete the first sentence of the first paragraph'];
const rest = ['delete the second sentence of the first paragraph', 'replace the second sentence of the first paragraph with "Dogs bark at dawn."', 'delete the third sentence of the first paragraph'];

describe('a sentence that is counted behind one that came or went waits', () => {
  test.each(comes.flatMap((first) => rest.map((second) => `${first}. Then ${second}.`)))('%s', waits);
  test.each(comes.flatMap((first) => rest.map((second) => `${first}. / ${second.charAt(0).toUpperCase()}${second.slice(1)}.`)))('%s', waits);
  test.each(comes.slice(0, 2).flatMap((first) => rest.map((second) => `${first}; then ${second}.`)))('%s', waits);
  test.each([
    'Delete the first sentence. Delete the second sentence.', 'Add the following after the first sentence: Cats sing. Then delete the second sentence.', 'Add "Cats sing." after the first sentence; then delete the second sentence.', 'Add "Cats sing." before the first sentence. Then delete the third sentence.',
  ])('%s', waits);
});

describe('an item that is counted behind one that came waits', () => {
  test.each([
    'Insert a new second bullet, "snow"; then delete the third bullet.', 'Add a new bullet, "snow", after the first bullet; then delete the third bullet.', 'Add a new bullet, "snow", after the first bullet. Then delete the third bullet.', 'Add a new bullet, "snow", before the second bullet; next, delete the third.',
    'Add a new first bullet, "snow"; after that, replace the third bullet with "rain".',
  ])('%s', waits);
});

describe('what one sentence orders, it orders of the text before it:', () => {
  test.each([
    ['Add the sentence "Cats sing." after the first sentence of the first paragraph, and delete the third sentence of the first paragraph.', becomes(0, 'A ferry burns oil. Cats sing. It may be lent.')],
    ['Delete the first and third sentences of the first paragraph.', becomes(0, 'It may be lent.')],
    ['Delete the first sentence of the first paragraph and the first sentence of the fifth paragraph.', null],
  ] as const)('%s', (ruling, text) => {
    const done = carriedOut(entry, [ruling]);
    if (text === null) expect(done.amendments.at(-1)?.outcome).toBe('not applied');
    else expect(done.text).toEqual(text);
  });
});

describe('what is counted alike before and after is carried out:', () => {
  test.each([
    ['Delete the first sentence of the first paragraph. Then delete the last sentence of the first paragraph.', becomes(0, 'It may be lent.')],
    ['Delete the last sentence of the first paragraph. Then delete the first sentence of the first paragraph.', becomes(0, 'It may be lent.')],
    ['In the first sentence, replace "oil" with "wax". Then delete the first sentence of the first paragraph.', becomes(0, 'It may be lent. It hums.')],
    ['Replace "oil" with "wax". Then delete the second sentence of the first paragraph.', becomes(0, 'A ferry burns wax. It hums.')],
    ['Add "Cats sing." at the end of the first paragraph. Then delete the second sentence of the first paragraph.', becomes(0, 'A ferry burns oil. It hums. Cats sing.')],
    ['Add "Cats sing." after the first sentence of the first paragraph; then delete the last paragraph.', becomes(0, 'A ferry burns oil. Cats sing. It may be lent. It hums.').slice(0, -1)],
    ['Add "or ice" after "oil" in the first sentence of the first paragraph; then delete the second sentence of the first paragraph.', becomes(0, 'A ferry burns oil or ice. It hums.')],
  ] as const)('%s', (ruling, text) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });
});
