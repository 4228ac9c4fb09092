/** All that stands behind a part, behind words, or between two. */
import { describe, expect, test } from 'vitest';

import { expectToWait, paragraphs, textAfter } from './rig/carried-out.ts';

const entry = ['A ferry hums. It needs a lamp. No cat boards it.', 'It stops for:', '* fog', '* ice', 'It starts at dawn. Its crew sings.', 'Cats sleep.'];
const plain = ['A ferry hums. It needs a lamp. No cat boards it.', 'It starts at dawn.', 'Cats sleep.'];

describe('behind a part', () => {
  test.each(['Delete everything after the list.', 'Delete the text following the bullets.', 'All text after the list is deleted.'])('%s', (ruling) => {
    expect(textAfter(entry, ruling)).toEqual(entry.slice(0, 4));
  });

  test.each(['Delete all text after the first paragraph.', 'Everything following paragraph 1 is deleted.', 'Delete all paragraphs after the first.', 'Delete all but the first paragraph.', 'Keep only the first paragraph.'])('%s', (ruling) => {
    expect(textAfter(plain, ruling)).toEqual(plain.slice(0, 1));
  });

  test.each(['Delete all paragraphs after the first.', 'Delete all but the first paragraph.', 'Keep only the first paragraph.', 'Only the first paragraph is kept.', 'Delete everything after the second paragraph.', 'Delete everything after the second bullet.', 'Delete everything before the list.', 'Delete everything after the list if it rains.', 'Delete everything after the tournament.', 'Everything after the list is gone in the new edition.', 'Keep only the first.'])('waits: %s', (ruling) => {
    expectToWait(entry, [ruling]);
  });

  test('waits where the text ends in references, or has two lists', () => {
    expectToWait([...plain, 'See fog.'], ['Delete everything after the first paragraph.']);
    expectToWait([...entry, 'And:', '* rats', 'The end.'], ['Delete everything after the list.']);
    expectToWait(plain, ['Delete everything after the list.']);
  });
});

describe('behind words', () => {
  test.each([
    'In the first paragraph, delete everything after "hums."',
    'Delete the remainder of the first paragraph after "hums."',
    'Everything after "hums." in the first paragraph is deleted.',
    'In the first paragraph, delete everything from "It needs" on.',
    'Delete the first paragraph from "It needs" to the end.',
    'Strike the rest of the paragraph from "It needs" on.',
    'Delete everything in the first paragraph after the first sentence.',
  ])('%s', (ruling) => {
    expect(textAfter(entry, ruling)).toEqual(['A ferry hums.', ...entry.slice(1)]);
  });

  test.each(['In the first paragraph, delete everything after "ferry".', 'In the second paragraph, delete everything after "hums."', 'Strike the rest of the paragraph from "sings" on at night.'])('waits: %s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

describe('between two', () => {
  test.each(['Delete everything between "hums." and "No cat".', 'Everything between "hums." and "No cat" is deleted.', 'In the first paragraph, delete everything between "hums." and "No cat".'])('%s', (ruling) => {
    expect(textAfter(entry, ruling)).toEqual(['A ferry hums. No cat boards it.', ...entry.slice(1)]);
  });

  test('waits: whether a comma at the edge is one of the words', () => {
    const crew = ['Ask a captain, a mate, or a cat.'];
    expectToWait(crew, ['The words between "a captain" and "a cat" are deleted.']);
    expect(textAfter(crew, 'Delete everything between "a captain" and "or a cat".')).toEqual(['Ask a captain or a cat.']);
  });

  test.each(['Delete everything between "No cat" and "hums."', 'Delete everything between "hums." and "Cats".', 'Delete everything between "hums." and "dogs".', 'In the last paragraph, delete everything between "hums." and "No cat".', 'Delete everything between "a lamp" and "It needs"', 'Delete everything between "It" and "."'])('waits: %s', (ruling) => {
    expectToWait(entry, paragraphs(ruling));
  });
});

describe('behind words of a sentence that is named', () => {
  const text = ['A ferry hums. Its captain may waive the toll, whistle, or sleep. No cat boards it (if awake).', 'It stops at dusk.'];
  const with2 = (now: string): string[] => [`A ferry hums. ${now} No cat boards it (if awake).`, 'It stops at dusk.'];

  test.each<[string, string[]]>([
    ['In the second sentence, delete everything after "the toll".', with2('Its captain may waive the toll.')], ['Delete everything after "the toll" in the second sentence of the first paragraph.', with2('Its captain may waive the toll.')],
    ['The second sentence now stops after "the toll".', with2('Its captain may waive the toll.')], ['The second sentence should end right after "whistle".', with2('Its captain may waive the toll, whistle.')],
    ['In the third sentence of the first paragraph, delete everything after "boards it".', ['A ferry hums. Its captain may waive the toll, whistle, or sleep. No cat boards it.', 'It stops at dusk.']],
  ])('%s', (ruling, is) => { expect(textAfter(text, ruling)).toEqual(is); });

  test.each([
    'In the first sentence, delete everything after "the toll".', 'In the second sentence, delete everything after "sleep".', 'In the second sentence, delete everything before "the toll".', 'The second sentence now stops after "the toll" in races.', 'The second sentence may stop after "the toll".',
    'The second sentence stops after "the lamp".', 'In the first paragraph, delete everything after "the toll".',
  ])('waits: %s', (ruling) => { expectToWait(text, [ruling]); });
});
