/** What a reader who saw only entry and ruling would not be certain of: what is left would not read, or two texts are as likely. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, list, withBlock } from './rig/entry.ts';

const harbor = ['A harbor pays.', 'See fog, ice.'];

describe('waits', () => {
  test.for<[words: string]>([
    ['Replace "5 marks" with "6 marks". The entry was obsolete.'], ['Replace "5 marks" with "6 marks". For players, nothing changes.'], ['Replace "5 marks" with "6 marks". In races, no rule changes.'],
    ['At the end of the last sentence, delete "captain".'], ['Delete "fog" from the first bullet.'], ['Delete "a captain" from the second bullet.'], ['Include "fog" in the list.'], ['Add the bullet "a captain".'],
  ])('on the sample entry: %s', ([words]) => { expectToWait(entry, [words]); });

  test.for<[text: string[], words: string]>([
    [['A raft floats (if lit).'], 'The phrase loses "lit".'], [['A raft floats (lit or unlit).'], 'Delete "lit or unlit" and insert "or" in its place.'],
    [['A lamp hums.', 'See lamp oil.'], 'Wherever you see "lamp", read "bell".'], [['A lamp hums.', 'See lamp oil.'], 'Replace "lamp" with "bell" throughout.'],
    [['A ferry hums (see lamp). It sings.', 'See fog.'], 'Keep only the first sentence and its references.'],
  ])('%j: %s', ([text, words]) => { expectToWait(text, [words]); });
});

describe('carried out, and noted', () => {
  test.for<[text: readonly string[], words: string, is: string[], note: RegExp]>([
    [entry, 'In the introduction to the list, "Three" should be "Four".', withBlock(list, list.replace('Three', 'Four')), /count no longer the 3 items/u],
    [entry, 'The sentence ending "at the bow." should read "It needs two lamps."', entry.map((block) => block.replace('It needs a lamp at the bow.', 'It needs two lamps.')), /only the last words are quoted/u],
    [['It hums.'], 'This entry is obsolete.', [], /counts no more/u], [harbor, 'Of the references at the end, only "fog" is kept.', ['A harbor pays.', 'See fog.'], /only one reference stays/u], [harbor, 'Keep only the first reference.', ['A harbor pays.', 'See fog.'], /only one reference stays/u],
    [['See fog.'], 'The following paragraph comes before the reference: "Fog is mist."', ['Fog is mist.', 'See fog.'], /stands before them/u],
  ])('%j: %s', ([text, words, is, note]) => {
    const done = carriedOut(text, [words]);
    expect(done.text).toEqual(is);
    expect(done.amendments.map(({ reason }) => reason?.why).join('; ')).toMatch(note);
  });

  test('where the list grows as its head is told to, of no count anything is noted', () => {
    const done = carriedOut(entry, ['Change "Three" to "Four", and add a bullet: "snow".']);
    expect(done.text).toContain('Four things stop a night ferry:');
    expect(done.amendments.map(({ reason }) => reason?.why ?? '').join()).not.toMatch(/count/u);
  });

  test.for<[text: string[], words: string, is: string]>([
    [['A lamp hums. A lamp sings.', 'See lamp.'], 'Replace "lamp" with "bell" throughout.', 'A bell hums. A bell sings.'], [['A lamp hums (see fog).', 'It sings.'], 'Replace "lamp" with "bell" throughout.', 'A bell hums (see fog).'],
  ])('a name that is all of a reference may be another: %j', ([text, words, is]) => { expect(carriedOut(text, [words]).text[0]).toBe(is); });
});

describe('which part is meant, and how many of the references', () => {
  test.for([
    'The following sentence is replaced with the following:', 'The following paragraphs are replaced with the following:', 'The following is replaced:', 'The following text is changed to:', 'The following rules give way to this:', 'This is replaced with the following:', 'The text below should read:',
  ])('waits, for nobody tells: %s', (words) => { expectToWait(harbor, [words, 'A ferry hums.']); });

  const three = ['See fog, ice, song.'];
  test.for([
    'The last two references are replaced with the following:', 'The first references are replaced with the following:', 'Both references are replaced with the following:', 'The two references give way to a full entry:', 'Replace the second reference with the following:', 'The other references are replaced with the following:',
    'Some references are replaced with the following:', 'Some of the references give way to a full entry:',
  ])('waits, for they are not all: %s', (words) => { expectToWait(three, [words, 'A ferry is a boat. See ice.']); });

  test.for(['The references are replaced with the following:', 'The three references give way to a full entry:', 'This entry is replaced with the following:', 'The following replaces this entry:'])('of all of them: %s', (words) => {
    expect(carriedOut(three, [words, 'A ferry is a boat. See ice.']).text).toEqual(['A ferry is a boat. See ice.']);
  });
});
