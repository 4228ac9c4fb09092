/** Rulings that look like those that say why, what stays, how many there are, or what is joined; and do not bear it out, or take back of it. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, meet, second, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const bowless = changed(first, ' at the bow', '');
const apart = ['A ferry hums at dusk. It needs a lamp at the bow. No cat may board it.'];
const long = ['A ferry hums at dusk; it needs a lamp at the bow. No cat may board it.'];
const bare = ['The captain has bell.'];
const within = ['A ferry hums. It needs a lamp. No cat may board it. See fog.'];
const parts = ['A ferry hums.', 'It needs a lamp. No cat may board it.', 'Its toll is 5 marks.', 'See fog, ice.'];
const two = ['A captain has a lamp. Another captain waits.'];

describe('carried out', () => {
  test.for<[words: string, text: string[]]>([
    ['Delete "at the bow". Some players have read this as excluding the stern.', bowless], ['Delete "at the bow". How long a lamp burns is covered under lamps.', bowless], ['Delete "at the bow", which some players have taken for a joke.', bowless],
    ['Delete "at the bow"; the bow is no longer treated as an end.', bowless], ['The wording "at the stern" is less confusing than "at the bow" and takes its place.', changed(first, 'at the bow', 'at the stern')],
    ['Where this entry says that a ferry "has no age", it should say that a ferry "has an age".', changed(meet, 'has no age', 'has an age')], ['The last sentence of the second paragraph loses its "A captain" and begins "Who".', changed(second, 'A captain who', 'Who')],
    ['In the last paragraph, "older" becomes "older, or larger,".', changed(meet, 'older', 'older, or larger,')],
  ])('%s', ([words, text]) => { expect(carriedOut(entry, [words]).text).toEqual(text); });

  test.for<[text: string[], words: string, is: string[]]>([
    [['It has 24 wet crates.'], 'In the first paragraph, the number of wet crates should be 30, not 24.', ['It has 30 wet crates.']], [['It has 24 wet crates.'], 'The number of the crates is raised from 24 to 30.', ['It has 30 wet crates.']],
    [['Cats pay a toll of 5 marks.'], 'In the first paragraph, the toll should be 6, not 5.', ['Cats pay a toll of 6 marks.']],
    [bare, '"has bell" lacks a word and becomes "has a bell".', ['The captain has a bell.']], [bare, 'Insert the missing word "a" before "bell".', ['The captain has a bell.']],
    [long, 'Split the first sentence in two by replacing "; it" with ". It".', apart], [apart, 'Merge the last two sentences into a single sentence: "It needs a lamp at the bow, and no cat may board it."', ['A ferry hums at dusk. It needs a lamp at the bow, and no cat may board it.']],
    [parts, 'Delete the third paragraph, but keep the references.', [...parts.slice(0, 2), 'See fog, ice.']], [parts, 'Keep only the first two paragraphs and the references.', [...parts.slice(0, 2), 'See fog, ice.']],
  ])('%j: %s', ([text, words, is]) => { expect(carriedOut(text, [words]).text).toEqual(is); });
});

describe('waits: what would go or stay is another thing than it seems', () => {
  test.for<[text: string[], words: string]>([
    [within, 'Keep only the last sentence and the references.'], [within, 'Keep only the last two sentences and the references.'], [within, 'Delete the last two sentences, keeping the references.'],
    [parts, 'Delete everything except the closing reference.'], [parts, 'Delete everything except the reference.'], [parts, 'Delete everything after the first paragraph except the reference.'], [parts, 'Keep only the cross-references; the rest is unchanged.'],
    [['It needs a lamp. A bell is nice.', 'A captain sails.'], 'Move the sentences beginning "A bell" to the end of the second paragraph.'],
    [within, 'Delete everything but the first sentence, plus the references.'], [parts, 'Delete everything but the first two paragraphs, and the references.'],
    [['A ferry hums. See ice. It needs a bell.', 'See fog.'], 'Delete everything after the first sentence except the references.'], [['A ferry hums. It needs a lamp (see lamp). A bell is nice. See fog.'], 'Keep only the first sentence and the references.'],
    [['A ferry hums.', 'A bell is nice (see ice).', 'Cats sing.', 'See fog.'], 'Delete everything after the first paragraph except the references.'], [['A ferry hums.', 'It needs a lamp (see lamp).', 'See fog.'], 'Delete the second paragraph, keeping the references.'],
    [['A ferry hums. A bell is nice. See that the lamp burns.'], 'Delete everything except the references.'], [['A ferry hums.', 'A bell is nice.', 'See that the lamp burns.'], 'Delete everything after the first paragraph except the references.'],
  ])('%j: %s', ([text, words]) => { expectToWait(text, [words]); });
});

describe('waits: the number of a thing, and a change that is not what it is said to be', () => {
  test.for<[text: string, words: string]>([
    ['It has 24 wet crates.', 'The number of dry crates is raised from 24 to 30.'], ['It has 24 crates.', 'Change the number of dry crates from 24 to 30.'], ['Here 24 dogs pull crates.', 'The number of crates is raised from 24 to 30.'], ['It takes 24 or more crates.', 'The number of crates is raised from 24 to 30.'],
    ['It pays 24, crates 3.', 'The number of crates is raised from 24 to 30.'], ['On day 24, crates are wet.', 'The number of crates is raised from 24 to 30.'], ['Rule 24 crates are wet.', 'Change the number of crates from 24 to 30.'],
    ['Its toll is set by captains of 5 ferries.', 'In the first paragraph, the toll should be 6, not 5.'], ['The toll is 3 marks for crews of 5.', 'In the first paragraph, the toll should be 6, not 5.'],
    [bare[0] ?? '', 'The missing letter "a" should be inserted before "bell".'], [bare[0] ?? '', 'Insert the missing article "two" before "bell".'], [bare[0] ?? '', '"has bell" lacks a word and becomes "has a bell and a cat".'],
    [long[0] ?? '', 'Make two sentences of the first by changing "dusk" to "dawn".'], [long[0] ?? '', 'Split the first sentence in two by replacing "hums" with "sings".'], [apart[0] ?? '', 'Join the first two sentences by replacing "dusk" with "dawn".'],
    [apart[0] ?? '', 'Combine the last two sentences into one: "Cats may."'], [apart[0] ?? '', 'Combine the first two sentences into one: "A ferry hums at dusk and needs a lamp at the bow. Cats sing."'], [apart[0] ?? '', 'Merge the last two sentences into one: "A ferry hums at dusk, and no cat may board it."'],
  ])('%s %s', ([text, words]) => { expectToWait([text], [words]); });

  test.for([
    'Where the second paragraph says a fee "is 5 marks", it is to say a fee "is 6 marks".', 'The second paragraph loses its "A captain" and begins "Who".', 'The first paragraph loses its "It" and begins "Needs a lamp".',
    'Replace "older" with "larger,".', '"a lamp" becomes "a bell,".',
  ])('%s', (words) => { expectToWait(entry, [words]); });
});

describe('waits: what is said besides is no reason, or speaks of the order', () => {
  test.for([
    'Delete "at the bow". Which words stay is explained under words.', 'Delete "at the bow". How long this is in force is stated under seasons.', 'Delete "at the bow". What replaces it is stated under bows.', 'Delete "at the bow". What else goes is explained under bows.',
    'Delete "at the bow". That is covered under certain conditions.', 'Delete "at the bow". This is handled under protest.', 'Delete "at the bow". This is stated under old rulings.',
    'Delete "at the bow", which some players have read as excluding the stern if it rains.', 'Delete "at the bow", which players read as their turn begins.', 'Delete "at the bow", which judges have understood to be withdrawn.', 'Delete "at the bow". Judges have taken this as void.', 'Delete "at the bow". Some players have read this as excluding the stern when it rains.',
    'Delete "at the bow"; the second paragraph is no longer considered correct.', 'Delete "at the bow"; the words are no longer considered wrong.', 'Delete "at the bow"; printed glossaries are no longer considered current.', 'Delete "at the bow"; captains are no longer handled as ordered.',
    'The phrase "at the bow" is no longer considered part of this entry.', 'The toll does not apply any longer and is deleted.',
    '"at the stern" is less exact than "at the bow" and takes its place.', '"A captain" is more senior than "Its crew" and takes its place.', '"at the stern" is clearer than "at the bow" and may take its place.',
    'Move the last sentence of the second paragraph to the end of the first, where it is more easily read in races.', 'Move the last sentence of the second paragraph to the end of the first, where it is more likely to be true if a ferry sinks.', 'Move the last sentence of the second paragraph to the end of the first, where it is more often used.',
    'Change "a lamp" to "a bell". The other mention of lamps is wrong.',
  ])('%s', (words) => { expectToWait(entry, [words]); });

  test('where the other mention is told to be wrong, too', () => { expectToWait(two, ['In the first sentence, "captain" becomes "skipper". The other mention of captain is wrong.']); });
});

test.for<[text: readonly string[], words: string]>([
  [parts, 'All but the references is deleted in the printed version.'], [parts, 'Restore everything except the references.'], [bare, 'The missing word "a" was inserted before "bell".'], [bare, 'The missing word "a" has been inserted before "bell" in the new printing.'],
])('is heard: %j: %s', ([text, words]) => { expectToWait(text, [words]); });

test('no bullet is touched by what is said of another part', () => { expect(carriedOut(entry, ['Delete "at the bow". Some players have read this as excluding the stern.']).text).toContain(fog); });
