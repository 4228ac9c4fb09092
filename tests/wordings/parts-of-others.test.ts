/** A part that becomes a part of another. */
import { describe, expect, test } from 'vitest';

import { expectToWait, paragraphs, textAfter } from './rig/carried-out.ts';

const entry = ['One hums. Mice run.', 'Two sing.', 'Three wait. Cats sleep.', '* fog', '* rats without a coat', '* ice', 'Four go.'];
const plain = entry.slice(0, 3);

describe('a paragraph becomes the end of the one before it', () => {
  test.each(['The second paragraph becomes the last sentence of the first.', 'Make the second paragraph the last sentence of the first paragraph.', 'The second paragraph becomes part of the first.', 'Merge the first paragraph with the second.', 'Attach the second paragraph to the first.'])('%s', (ruling) => {
    expect(textAfter(plain, ruling)).toEqual(['One hums. Mice run. Two sing.', 'Three wait. Cats sleep.']);
  });

  test.each(['The third paragraph becomes the last sentence of the second.', 'The third paragraph becomes the last sentence of the first.', 'The second paragraph becomes the last sentence of the first in tournaments.', 'The second paragraph should be put with the first.'])('waits: %s', (ruling) => {
    expectToWait(plain, [ruling]);
  });
});

describe('a sentence goes to an end of another paragraph', () => {
  test.each(['Make the last sentence of the first paragraph the first sentence of the second paragraph.', 'The last sentence of the first paragraph becomes the first sentence of the second paragraph.'])('%s', (ruling) => {
    expect(textAfter(plain, ruling)).toEqual(['One hums.', 'Mice run. Two sing.', 'Three wait. Cats sleep.']);
  });

  test.each(['The sentence "Cats sleep." becomes the last sentence of the first paragraph.', 'Make the sentence "Cats sleep." the last sentence of the first paragraph.'])('%s', (ruling) => {
    expect(textAfter(plain, ruling)).toEqual(['One hums. Mice run. Cats sleep.', 'Two sing.', 'Three wait.']);
  });
});

test.each(['Make "Mice run." a separate paragraph.', '"Mice run." becomes a paragraph of its own.'])('%s', (ruling) => {
  expect(textAfter(plain, ruling)).toEqual(['One hums.', 'Mice run.', 'Two sing.', 'Three wait. Cats sleep.']);
});

describe('items that become one', () => {
  test.each(['Join the second and third bullets into one: "rats without a coat, or ice"', 'The second and third bullets become one: "rats without a coat, or ice".'])('%s', (ruling) => {
    expect(textAfter(entry, ruling)).toEqual([...entry.slice(0, 4), '* rats without a coat, or ice', 'Four go.']);
  });

  test.each(['Join the second and third bullets into one.', 'Join the second and third bullets into one with "or".', 'Make the second and third paragraphs bullets.', 'The last paragraph becomes a fourth bullet.'])('waits: %s', (ruling) => {
    expectToWait(entry, paragraphs(ruling));
  });
});

describe('the example of a paragraph', () => {
  const withExample = ['A captain waives the toll. For example, a captain who sleeps waives it.', 'The crew sings.'];

  test.each(['In the first paragraph, the example is deleted.', 'The example in the first paragraph is deleted.'])('%s', (ruling) => {
    expect(textAfter(withExample, ruling)).toEqual(['A captain waives the toll.', 'The crew sings.']);
  });

  test('waits where more stands behind it', () => {
    expectToWait(['A captain waives it. For example, one sleeps. It is dark then.', 'The crew sings.'], ['In the first paragraph, the example is deleted.']);
    expectToWait(withExample, ['In the second paragraph, the example is deleted.']);
  });
});
