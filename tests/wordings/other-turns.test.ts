import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';
import { silent, waiting } from './rig/nearly-other-turns.ts';

describe('waits, and is heard', () => {
  test.for(waiting)('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

describe('changes nothing', () => {
  test.for(silent)('%s', (ruling) => { expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(entry); });
});

describe('words in brackets', () => {
  const twice = ['A ferry (or barge) moors. It hums (at dusk).', 'No cat may board (unless it swims).', 'A keeper [of the lamp] sleeps.'];

  test('are found where the part that is named has just one pair', () => {
    expect(carriedOut(twice, ['Delete the words in brackets in the second paragraph.']).text[1]).toBe('No cat may board.');
    expect(carriedOut(twice, ['Delete the parenthetical remark in the last sentence of the first paragraph.']).text[0]).toBe('A ferry (or barge) moors. It hums.');
    expect(carriedOut(twice, ['Replace the parenthetical in the second paragraph with "(unless it hums)".']).text[1]).toBe('No cat may board (unless it hums).');
    expect(carriedOut(twice, ['Delete the parenthetical beginning "or".']).text[0]).toBe('A ferry moors. It hums (at dusk).');
  });

  test.for(['Delete the words in brackets.', 'Delete the parenthetical.', 'Delete the words in brackets in the first paragraph.', 'Delete the words in brackets in the last paragraph.', 'Replace the parenthetical in the second paragraph with "unless it hums".'])('wait where they are several, none, or half told: %s', (ruling) => {
    expect(carriedOut(twice, [ruling]).text).toEqual(twice);
  });

  test('go with the brackets that stand in them', () => {
    expect(carriedOut(['A ferry (or barge (or raft)) moors.'], ['Delete the parenthetical.']).text).toEqual(['A ferry moors.']);
  });
});

describe('all before or after quoted words', () => {
  const text = ['A ferry moors. It hums. It rests.', 'Cats swim.'];

  test('is found in the part that is named', () => {
    expect(carriedOut(text, ['Delete everything before "It hums." in the first paragraph.']).text[0]).toBe('It hums. It rests.');
    expect(carriedOut(text, ['Delete everything after "It hums." in the first paragraph.']).text[0]).toBe('A ferry moors. It hums.');
  });

  test.for(['Delete everything after "It hums."', 'Delete everything after "hums" in the first paragraph.', 'Delete everything after "It rests." in the first paragraph.', 'Delete everything before "It hums." in the second paragraph.', 'Delete everything after "It hums." in the second sentence of the first paragraph.', 'Delete everything beside "It hums." in the first paragraph.'])('waits where it is no whole sentences, or nothing: %s', (ruling) => {
    expect(carriedOut(text, [ruling]).text).toEqual(text);
  });
});
