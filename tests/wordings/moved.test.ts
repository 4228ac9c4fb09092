/** Where what is moved goes: to an end of the entry or of its own list, and to no other thing's end. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, list, meet, second, stopped, whistle } from './rig/entry.ts';

const done: readonly [ruling: string, text: string[]][] = [
  ['Move the second bullet to the end of the list.', [first, second, list, fog, ice, whistle, stopped, meet]],
  ['The second bullet has been moved to the end of the list.', [first, second, list, fog, ice, whistle, stopped, meet]],
  ['Move the last bullet to the top of the list.', [first, second, list, ice, fog, whistle, stopped, meet]],
  ['Move the last paragraph to the top of this entry.', [meet, ...entry.slice(0, -1)]],
];
const waiting: readonly string[] = [
  'Move the first bullet to the end of the entry.', 'The second bullet has been moved to the end.', 'Move the third bullet to the beginning.', 'Move the second bullet to the end of the second paragraph.',
  'Move the first paragraph to the end of the list.', 'Last paragraph: move to the beginning of the list.', 'Move the second paragraph to the end of the first paragraph.', 'Move the second paragraph to the end of this section.',
  'Move the second bullet to the end of the list of barges.', 'Move the first paragraph to the end of this entry, after the third bullet.', 'Move the first paragraph to the end of this entry, after the third sentence.', 'Move the last bullet to the end of the list under barges.',
  'Move the second paragraph to the end of the first.', 'The second paragraph has been moved to the end of the first.', 'Second paragraph: move to the end of the first.', 'Move the last bullet to the beginning of the first.', 'Move the second paragraph to the end of the last.',
];

describe('what is moved', () => {
  test.for(done)('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });

  test.for(waiting)('waits: %s', (ruling) => {
    expectToWait(entry, [ruling]);
  });

  test('may be words that stand here, where they are put beside others, and may not, where they are a few letters', () => {
    const was = ['Cats hum or sing.', 'It burns oil wax.'];
    expect(carriedOut(was, ['Put "or" after "oil".']).text).toEqual(['Cats hum or sing.', 'It burns oil or wax.']);
    expect(carriedOut(was, ['Put "sing" after "oil".']).text).toEqual(was);
  });

  test('a bullet goes to the end where its list is the end of the entry as well', () => {
    expect(carriedOut([first, fog, ice, whistle], ['Move the second bullet to the end.']).text).toEqual([first, fog, whistle, ice]);
  });
});
