/** Orders beside which somebody says that they are off, limited, proposed or for another text; labels of what was superseded; ends of parts that nothing tells: what was once carried out, and must wait. */
import { expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

test.for([
  'Delete the last sentence. This change was voted down.', 'Delete the last sentence. This change is for leagues.', 'Replace "fog" with "mist". This change is temporary.',
  'Replace "fog" with "mist". That change has been undone.', 'This entry is on hold. Delete the last sentence.', 'Replace "fog" with "mist". This entry is unchanged in races.',
  'Replace "fog" with "mist". This entry is unchanged.', 'Superseded: "fog" should read "mist".', 'Superseded: Delete the last sentence.', 'Example: The full stop at the end of the first sentence becomes an exclamation mark.',
  'The story goes that our last word on its age was too generous, and the last sentence should read "Ask the keeper."', 'The German text was too strict, and the last sentence should read "Ask the keeper."',
  'Our entry on fog was too strict, and the last sentence should read "Ask the keeper."', 'Our first proposal was too strict, and the last sentence should read "Ask the keeper."',
  'Our critics said the text was too strict, and the last sentence should read "Ask the keeper."', 'Delete the last sentence, as long as it no longer applies.', 'Delete the last sentence, as soon as it no longer applies.',
  'Delete the last sentence, as far as it no longer applies.', 'Delete the last sentence, which no longer applies to beginners.', 'Delete the last sentence, which no longer applies to tournament play.',
  'Delete the last sentence, which no longer applies within races.', 'Delete the last sentence, which no longer applies next season.', 'Delete the last sentence, as it is no longer to be deleted.',
  'Delete the last sentence, as we no longer propose it.', 'Delete the last sentence, as this is no longer planned.', 'Delete the last sentence, as some say it no longer applies.',
  'Delete every "captain" which we no longer use.', 'Replace "ferry" with "boat" everywhere which we no longer use.', 'Delete the last sentence where the rules say so.', 'Replace "fog" with "mist" where the card says so.',
  'Delete the last sentence, given that the council agrees.', 'Delete the last sentence, given that there are three players.', 'Delete the last sentence, given that a ferry is stopped.',
  'Delete the last sentence, as we propose.', 'Delete the last sentence, as it is proposed.', 'Delete the last sentence, as we plan to.', 'Delete the last sentence, as we may one day.',
  'Delete the last sentence, so that clubs may choose.', 'Delete the last sentence, so that it can be restored in May.', 'Delete the last sentence, in order to get comments.',
  'The question has been raised: delete the last sentence.', 'The question has been raised: "5 marks" is now "7 marks".', 'The card limit has been raised. "5 marks" is now "7 marks".',
  'The proposed limit has been raised. "5 marks" is now "7 marks".', 'The limit hardly has been raised. "5 marks" is now "7 marks".', '"5 marks" is now "7 marks". / The limit has fallen again.',
  'The text of this entry is omitted to save space.', 'To save space, this entry is omitted.', 'The last sentence was omitted to save space.', 'Replace the full stop at the end of the heading with an exclamation mark.',
  'Replace the full stop at the end of the first line with an exclamation mark.', 'Replace the full stop at the end of the following sentence with an exclamation mark.',
  'Replace the full stop at the end of the sentence about lamps with an exclamation mark.', 'Replace the full stop at the end of the bullets with an exclamation mark.',
  'Replace the full stop at the end of the paragraph with an exclamation mark.', 'Replace the full stop at the end of the first sentence with " Bells ring."', 'Omit the words from "A ferry has" to the end of the bullet.',
  'We had omitted the last sentence.', 'We had substituted "mist" for "fog".', '5 marks → 1 lamp.', 'Delete the sentence "Ask its captain." Your judge decides whether.',
  'Delete the sentence "Ask its captain." A captain may be asked, however.', 'Replace everything from "A ferry has" to the end of the entry with: / A ferry is old. / Not before May.',
  'Replace everything from "A ferry has" to the end of the entry with: / A ferry is old. / Old copies stay valid.', 'This entry is to be worded thus: / Ferries hum. / Entry 2: fog. Delete the list.',
  'Delete the last sentence. The words were meant to stay.', 'Delete the last sentence. This matches the card in races.', 'Delete the last sentence. This corrects the card.',
  'Delete the last sentence. This restores the old text.', 'The sentence that introduces the numbered list should read: "Four things stop a night ferry:"', 'Delete the last sentence. This removes it from the card.',
  'Delete the last sentence. This makes it a draft.', 'Replace "fog" with "mist". / Replace "mist" with "fog".', '5 marks → 6 marks / 6 marks → 5 marks', 'The question has been raised. "5 marks" is now "7 marks".',
  'Superseded (2009): A ferry hums.', 'Replaced: No changes.', '(Wrong) "fog" should read "mist".', '(Incorrect) Delete the last sentence.', '[Obsolete] Delete the last sentence.',
  '(No longer needed) Delete the last sentence.', 'We insert "thick " before "fog" as an example.', 'Insert "boats" after the first bullet as an illustration.',
  'Replace "fog" with "mist". / It should be "fog" after all.', 'Replace "fog" with "mist". / It should read "haze".',
])('waits, and is heard: %s', (words) => {
  expectToWait(entry, words.split(' / '));
});

const horn = (text: string): readonly string[] => [text];
test.for<[held: readonly string[], words: string]>([
  [horn('A horn hums, e.g. at 5 p.m.'), 'Replace the full stop at the end of this entry with an exclamation mark.'],
  [horn('A horn hums. The card says "It rests."'), 'Replace the full stop at the end of this entry with " and sings."'],
  [horn('A small loud thing'), 'The following sentence is added: "Bells rest, too."'], [horn('A horn hums. Note:'), 'The following sentence is added: "Bells rest, too."'],
  [horn('The text of the card reads "A horn hums."'), 'The following sentence is added: "Bells rest, too."'], [horn('The card says: A horn hums. It rests.'), 'The following sentence is added: "Bells rest, too."'],
  [horn('A horn hums. It rests.'), 'The following sentence is added: "Bells rest. Cats sing."'],
  [['A horn hums. See fog.', 'It rests. See ice.'], 'Add snow at the end of the cross-references.'],
])('of %j: %s', ([held, words]) => { expect(carriedOut(held, [words]).text).toEqual(held); });

test('what stands before a stretch keeps the stop', () => {
  expect(carriedOut(['A horn hums loudly. It rests.'], ['In the first sentence, delete from "loudly" to the end of the sentence.']).text).toEqual(['A horn hums. It rests.']);
});
