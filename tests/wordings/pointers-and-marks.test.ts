/** One reference of so many, references that give way to a text, and a mark that becomes another beside the capital that it needs. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

const names = ['A harbor pays tolls.', 'See fog, ice, song.'];
const two = ['One ferry hums. A cat sings (if it is fed).', 'The older gives way. A ferry has no age; a raft has.'];

describe('references', () => {
  test.for<[words: string, is: string]>([
    ['The first of the three references is removed.', 'See ice, song.'], ['Delete the last of the three references.', 'See fog, ice.'], ['Of the three references the second drops out.', 'See fog, song.'], ['Strike the third one of its 3 references.', 'See fog, ice.'],
    ['Of the references at the end, only "ice" is kept.', 'See ice.'], ['All references but "ice" are deleted.', 'See ice.'], ['Delete all references except the one to "ice".', 'See ice.'], ['Of the references keep only "fog".', 'See fog.'],
    ['Take "fog" off the list of references at the end.', 'See ice, song.'], ['Take "fog" off the references; that entry no longer mentions ferries.', 'See ice, song.'], ['The closing line of cross-references should read "See song, ice, fog."', 'See song, ice, fog.'],
  ])('%s', ([words, is]) => { expect(carriedOut(names, [words]).text).toEqual([names[0], is]); });

  test.for<[held: string, words: string]>([
    ['See fog, ice.', 'The bare list of references gives way to a full entry:'], ['See fog, ice.', 'The references are replaced with the following:'], ['See fog.', 'This entry, presently a mere cross-reference, is superseded in full and shall henceforth provide as follows:'],
    ['See fog, ice.', 'This entry is superseded in full and shall provide as follows:'], ['See fog, ice.', 'Use this text instead of the present one:'], ['A ferry sleeps.', 'Use the following text instead of the old one:'],
  ])('%s %s', ([held, words]) => { expect(carriedOut([held], [words, 'A ferry is a boat. See ice.']).text).toEqual(['A ferry is a boat. See ice.']); });

  test.for([
    'The first of the two references is removed.', 'The first of the four references is removed.', 'The first reference is removed.', 'The fourth of the three references is removed.', 'The first two of the three references are removed.', 'The first of the three references is removed in races.', 'The first of the three references may be removed.',
    'Of the references at the end, only "rats" is kept.', 'Of the references at the end, only "ice" is kept in races.', 'All references but "ice" should perhaps be deleted.', 'Take "fog" off the list of references in races.', 'Take "rats" off the list of references.',
  ])('waits: %s', (words) => { expectToWait(names, [words]); });

  test.for([
    'The bare list of references gives way to a full entry:', 'The references are replaced with the following:', 'This entry, presently a mere cross-reference, is superseded in full and shall provide as follows:',
  ])('waits where the entry says more than that: %s', (words) => { expectToWait(names, [words, 'A ferry is a boat. See ice.']); });
});

describe('a mark, and the capital behind it', () => {
  test.for<[words: string, was: string, is: string]>([
    ['After "gives way" the full stop becomes a semicolon, and "A ferry" becomes "a ferry".', 'way. A ferry has', 'way; a ferry has'], ['The full stop after "gives way" becomes a comma, and "A ferry" becomes "a ferry".', 'way. A ferry has', 'way, a ferry has'],
    ['The semicolon after "no age" becomes a full stop, and "a raft" becomes "A raft".', 'age; a raft', 'age. A raft'],
  ])('%s', ([words, was, is]) => {
    const done = carriedOut(two, [words]);
    expect(done.text).toEqual([two[0], two[1]?.replace(was, is)]);
  });

  test.for([
    'After "gives way" the full stop becomes a semicolon.', 'After "gives way" the full stop becomes a semicolon, and "A ferry" becomes "a raft".', 'After "gives way" the full stop becomes a semicolon, and "A cat" becomes "a cat".', 'The semicolon after "no age" becomes a full stop.',
    'After "gives way" the full stop may become a semicolon, and "A ferry" becomes "a ferry".', 'After "gives way" the semicolon becomes a comma.',
  ])('waits: %s', (words) => { expectToWait(two, [words]); });
});

describe('words in brackets that are quoted, and a part that is named again', () => {
  test.for<[words: string, is: string[]]>([
    ['In the parenthetical "(if it is fed)", the word "fed" is to be replaced by "full".', ['One ferry hums. A cat sings (if it is full).', two[1] ?? '']], ['In the parenthesis "(if it is fed)", delete "it is ".', ['One ferry hums. A cat sings (if fed).', two[1] ?? '']],
    ['The second sentence of the first paragraph, namely "A cat sings (if it is fed).", is repealed.', ['One ferry hums.', two[1] ?? '']], ['The phrase "A cat sings" is amended by inserting "young " immediately before "cat".', ['One ferry hums. A young cat sings (if it is fed).', two[1] ?? '']],
    ['The words "A cat sings (if it is fed)" are shortened by dropping " (if it is fed)".', ['One ferry hums. A cat sings.', two[1] ?? '']], ['Just a little extra in the first paragraph: right after "A cat sings" we have tacked on " at dusk".', ['One ferry hums. A cat sings at dusk (if it is fed).', two[1] ?? '']],
    ['Capitalize "ferry" as "Ferry" wherever it occurs (two times).', two.map((block) => block.replace('ferry', 'Ferry'))],
  ])('%s', ([words, is]) => { expect(carriedOut(two, [words]).text).toEqual(is); });

  test.for([
    'In the parenthetical "(if it is fed)", the word "sings" is to be replaced by "hums".', 'In the parenthetical "(if it sleeps)", the word "fed" is to be replaced by "full".', 'The second sentence of the second paragraph, namely "A cat sings (if it is fed).", is repealed.', 'The phrase "A cat sings" is amended by inserting "young " before "ferry".',
    'Capitalize "ferry" as "Ferry" wherever it occurs (three times).', 'Just a little extra for races: right after "A cat sings" we have tacked on " at dusk".',
  ])('waits: %s', (words) => { expectToWait(two, [words]); });
});
