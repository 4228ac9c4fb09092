/** Lists that count their items: where a new one goes that is told by two numbers, which number each has then, and what leads to them. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, paragraphs } from './rig/carried-out.ts';

const steps = ['To board a ferry:', '1. Pay the toll.', '2. Show a ticket.', '3. Step over the rail.'];
const bullets = ['A ferry stops for:', '* fog', '* rats', '* ice', 'It starts again at dawn.'];
function counted(entry: readonly string[], ruling: string): string[] {
  const { text, markers } = carriedOut(entry, paragraphs(ruling));
  return text.map((one, at) => (one.startsWith('* ') ? one : [markers[at], one].filter(Boolean).join(' ')));
}

describe('a step between two', () => {
  test.each([
    'Insert a step between 2 and 3: Greet the captain.',
    'Insert a step between 2 and 3: / 3. Greet the captain.',
    'Insert a new step between step 2 and step 3: / Greet the captain.',
    'Insert a new step between steps 2 and 3: "Greet the captain."',
    'Between steps 2 and 3, insert: Greet the captain.',
    'After step 2, insert a new step 3: Greet the captain.',
    'Insert a new step 3 after step 2: Greet the captain.',
    'After step 2, insert a new step (renumbering the rest): Greet the captain.',
  ])('%s', (ruling) => {
    expect(counted(steps, ruling)).toEqual([...steps.slice(0, 3), '3. Greet the captain.', '4. Step over the rail.']);
  });

  test.each([
    'Insert a step between 1 and 3: Greet the captain.',
    'Insert a step between 3 and 4: Greet the captain.',
    'Insert a step between 2 and 3: / 4. Greet the captain.',
    'After step 2, insert a new step 4: Greet the captain.',
    'Insert a step between 2 and 3 in tournaments: Greet the captain.',
    'Add a fifth step: "Greet the captain."',
    'Perhaps insert a step between 2 and 3: Greet the captain.',
    'Insert a new step 2.5 after step 2: Greet the captain.',
    'Insert step 2.5: Greet the captain.',
    'Between steps 1 and 2, insert two steps: Greet the captain. Bow.',
    'Between steps 1 and 2, insert two new steps: "Greet the captain. Bow."',
    'A fourth step is needed: "Greet the captain."',
    'Steps 2 and 3 are now steps 3 and 4; step 2 is: Greet the captain.',
    'Steps 2 and 3 trade places with step 1.',
    'Steps 2 and 3 swap with step 1.',
  ])('waits: %s', (ruling) => {
    expectToWait(steps.map((one) => one.replace(/^\d\. /u, '')), [ruling]);
    expect(counted(steps, ruling)).toEqual(steps);
  });

  test.each([
    'Insert the following between items 2 and 3: Greet the captain.',
    'Add a new item 4: Greet the captain.',
    'Delete item 3.',
  ])('waits where other numbers are printed: %s', (ruling) => {
    const others = ['To board a ferry:', '2. Pay the toll.', '3. Show a ticket.', '4. Step over the rail.'];
    expect(counted(others, ruling)).toEqual(others);
  });
});

describe('its numbers go on', () => {
  test.each([
    ['Delete step 2.', ['1. Pay the toll.', '2. Step over the rail.']],
    ['Delete step 2 and renumber the rest.', ['1. Pay the toll.', '2. Step over the rail.']],
    ['Delete steps 2-3.', ['1. Pay the toll.']],
    ['Swap steps 1 and 2.', ['1. Show a ticket.', '2. Pay the toll.', '3. Step over the rail.']],
    ['Combine steps 1 and 2.', ['1. Pay the toll. Show a ticket.', '2. Step over the rail.']],
    ['Add a fourth step: "Greet the captain."', ['1. Pay the toll.', '2. Show a ticket.', '3. Step over the rail.', '4. Greet the captain.']],
  ])('%s', (ruling, now) => {
    expect(counted(steps, ruling)).toEqual(['To board a ferry:', ...now]);
  });

  test('not where the text names one by its number', () => {
    const entry = ['To board a ferry:', '1. Pay the toll.', '2. Show a ticket.', '3. Go back to step 1.'];
    expect(counted(entry, 'Delete step 2.')).toEqual(['To board a ferry:', '1. Pay the toll.', '3. Go back to step 1.']);
  });

  test('a new one behind the last has its number, whatever it names', () => {
    expect(counted(steps, 'Add a fourth step: "Go back to step 1."')).toEqual([...steps, '4. Go back to step 1.']);
  });

  test('a second order of the ruling does not count in the new numbers', () => {
    const entry = [...steps, '4. Greet the captain.'];
    expect(counted(entry, 'Delete step 2. / Delete step 3.')).toEqual(['To board a ferry:', '1. Pay the toll.', '2. Step over the rail.', '3. Greet the captain.']);
  });
});

describe('behind the third a fourth', () => {
  test.each([
    'After the third bullet, add a fourth: / - snow',
    'After the third bullet, add a fourth bullet: snow',
    'After the last bullet, add a fourth bullet: snow',
    'Add a fourth bullet: "snow"',
  ])('%s', (ruling) => {
    expect(counted(bullets, ruling)).toEqual([...bullets.slice(0, 4), '* snow', 'It starts again at dawn.']);
  });

  test('at the end of the text', () => {
    expect(counted(bullets.slice(0, 4), 'Add a fourth bullet: "snow"')).toEqual([...bullets.slice(0, 4), '* snow']);
  });

  test.each([
    'After the second bullet, add a fourth: / - snow',
    'After the second bullet, add a fourth bullet: snow',
    'After the fourth bullet, add a fifth: / - snow',
    'After the last bullet, add a third bullet: snow',
    'Before the second bullet, add a third bullet: snow',
    'Add a fifth bullet: snow',
    'After the third bullet, add a fourth: snow, and delete "ice".',
    'After the third bullet, add a fourth: snow. And a fifth: hail.',
    'After the third bullet, add a fourth: snow, then hail as a fifth',
    'After the third bullet, add a fourth: snow and renumber',
    'After the third bullet, add a fourth: a copy of the second',
  ])('waits: %s', (ruling) => {
    expectToWait(bullets, paragraphs(ruling));
  });

  test.each([
    ['After the second sentence, add a third sentence: Greet the cat.', 'One hums. Two sing. Greet the cat. Three wait. Four go.'],
    ['After the second sentence, add a fourth sentence: Greet the cat.', 'One hums. Two sing. Three wait. Four go.'],
  ])('%s', (ruling, now) => {
    expect(counted(['One hums. Two sing. Three wait. Four go.'], ruling)).toEqual([now]);
  });
});

describe('what leads to them counts no more', () => {
  const entry = ['Three things stop it:', ...bullets.slice(1)];
  const note = (ruling: string): string => carriedOut(entry, paragraphs(ruling)).amendments.map(({ reason }) => reason?.why ?? '').join();

  test.each(['Delete the second bullet.', 'The bullet "ice" is deleted.', 'Add a fourth bullet: "snow"'])('%s', (ruling) => {
    expect(note(ruling)).toContain('the words that lead to the list still count 3 items');
  });

  test.each(['Delete the third bullet and change "Three" to "Two".', 'Replace "ice" with "snow".'])('%s', (ruling) => {
    expect(note(ruling)).not.toContain('still count');
  });
});

test('items that become one are an item', () => {
  expect(counted(bullets, 'Replace the second and third bullets with a single bullet: "rats or ice"')).toEqual(['A ferry stops for:', '* fog', '* rats or ice', 'It starts again at dawn.']);
});
