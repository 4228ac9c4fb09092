/** Orders of those who chat: what we took out, what we always wanted, what it is now, where it used to be something else, and sighs before all that. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, paragraphs, textAfter } from './rig/carried-out.ts';
import { entry, first, fog, ice, list, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const younger = changed(meet, 'the older', 'the younger');
const unasked = changed(meet, ' Ask its captain.', '');

describe('carried out', () => {
  test.for<[string, string[]]>([
    ['We took out the last sentence.', unasked],
    ['We dropped "who sleeps" from the last sentence of the second paragraph.', changed(second, ' who sleeps', '')],
    ["We're pulling the last paragraph entirely.", withBlock(meet, null)],
    ["We're dropping the last sentence.", unasked],
    ['We took out the bullet about whistles ("a captain without a whistle").', withBlock(whistle, null)],
    ['That list was running long, so we took out the bullet about whistles ("a captain without a whistle").', withBlock(whistle, null)],
    ['I always wanted to drop the last sentence, and now we have.', unasked],
    ['It\'s "pays four times" now where it used to be "pays twice".', changed(second, 'pays twice', 'pays four times')],
    ['The bullet that said "fog on the water" just says "fog" now.', withBlock(fog, '* fog')],
    ['That last bullet is "ice or slush" now, not just "ice".', withBlock(ice, '* ice or slush')],
    ['The last bullet is "ice or slush" now.', withBlock(ice, '* ice or slush')],
    ['Flip those first two sentences in the last paragraph.', withBlock(meet, 'A ferry has no age. When two ferries meet, the older gives way. Ask its captain.')],
    ['There\'s a new sentence just ahead of "It needs a lamp at the bow.", and it goes like this: "It hums."', changed(first, 'It needs', 'It hums. It needs')],
    ['"It needs a lamp at the bow." goes to the end of the paragraph it\'s in.', withBlock(first, 'A night ferry crosses the canal after dusk. No cat may board it (unless the keeper sleeps). It needs a lamp at the bow.')],
    ['Throw a "usually" between "It" and "needs a lamp".', changed(first, 'It needs', 'It usually needs')],
    ['It\'s supposed to be "the younger", not "the older".', younger],
    ['"the older" is "the younger" from now on.', younger],
    ['"stop a night ferry" in the line before the list has been stretched to "stop any night ferry".', changed(list, 'a night', 'any night')],
    ['"Its crew" has been qualified so that it runs "Its whole crew".', changed(stopped, 'Its crew', 'Its whole crew')],
    ['Between "It" and "needs" there is interpolated the word "always".', changed(first, 'It needs', 'It always needs')],
    ['Out goes "the older" and in comes "the younger".', younger],
    ['Out goes "at the bow".', changed(first, ' at the bow', '')],
    ['In goes a "usually" before "needs a lamp".', changed(first, 'It needs', 'It usually needs')],
    ['Out goes "at the bow", and in comes an "old" before "keeper".', withBlock(first, first.replace(' at the bow', '').replace('keeper', 'old keeper'))],
    ["We're losing \"at the bow\".", changed(first, ' at the bow', '')], ['"at the bow" is history.', changed(first, ' at the bow', '')], ['The last sentence has got to go.', unasked],
    ['We stuck a "usually" before "needs a lamp".', changed(first, 'It needs', 'It usually needs')], ['We moved the last bullet up to the top of the list.', [...entry.slice(0, 3), ice, fog, whistle, ...entry.slice(6)]],
    ['The last bullet goes first now.', [...entry.slice(0, 3), ice, fog, whistle, ...entry.slice(6)]], ['Bump the last bullet up to first.', [...entry.slice(0, 3), ice, fog, whistle, ...entry.slice(6)]],
    ["We're now saying \"the younger\" instead of \"the older\".", younger], ['It said "the older" when it should\'ve said "the younger".', younger], ['Somehow "the older" ended up where "the younger" should be.', younger], ['Let\'s make "the older" "the younger".', younger],
    ['Going forward, "the older" is "the younger".', younger], ['From here on out, it\'s "the younger", not "the older".', younger], ['The last sentence got rewritten: "Ask the keeper."', changed(meet, 'Ask its captain.', 'Ask the keeper.')],
    ['The last two sentences are one now: "A ferry has no age, so ask its captain."', changed(meet, 'A ferry has no age. Ask its captain.', 'A ferry has no age, so ask its captain.')],
    ['Throw "snow" on the list.', [...entry.slice(0, 6), '* snow', ...entry.slice(6)]], ['Folks, lose the last sentence.', unasked], ['Lose the last sentence, folks.', unasked],
  ])('%s', ([words, text]) => { expect(textAfter(entry, words)).toEqual(text); });

  test.for([
    'FYI, ', 'Heads up! ', 'Just a heads-up: ', 'For the record, ', 'To be crystal clear, ', 'As many of you asked, ', 'You asked for it: ', "Here's the fix: ", 'Small fix here: ', 'We blew it. ', 'Our proofreader missed one: ', 'Another quick one: ', 'Oops. ', 'We goofed: ', 'Typo alert: ', 'Point taken, whistlers: ', 'Same old rule, better words: ', "It's been wrong all along. ", "Let's head off a common mistake. ", 'Good catch by a reader in Ohio: ',
    'Somebody finally noticed the wrong word: ', 'It has been put to us that ferries are shy. Accordingly ', 'Sorry, whistlers. ',
  ])('behind a sigh: %s', (sigh) => { expect(textAfter(entry, `${sigh}"the older" is now "the younger".`)).toEqual(younger); });

  test('both times', () => { expect(textAfter(entry, 'Hyphen alert: "night ferry" is "night-ferry" now, both times.')).toEqual(entry.map((one) => one.replace('night ferry', 'night-ferry'))); });
});

const dawn = ['It opens at dawn.', 'Example: A captain pays and leaves. He comes back at noon.'];
test('what has a slip in it is where the words stand', () => {
  expect(textAfter(dawn, 'The example has the wrong price in it, so "noon" is now "midnight".')).toEqual([dawn[0], dawn[1]?.replace('noon', 'midnight')]);
});
test.for(['The example has the wrong price in it, so "dawn" is now "midnight".', 'The example was clumsy: "dawn" is now "midnight".', 'The example is corrected by the substitution of "midnight" for "dawn".', 'The list was clumsy: "dawn" is now "midnight".', 'The example has the wrong word in it. "dawn" is now "midnight".'])('words that stand elsewhere wait: %s', (words) => { expectToWait(dawn, [words]); });

const horn = ['A horn hums.', 'See fog, ice, bell.'];
test.for(["While we're at it, the See line picks up \"toll\" at the very end.", 'The cross-references gain "toll".', 'The references now also include "toll".', 'A reference to "toll" joins the cross-references.'])('of references: %s', (words) => {
  expect(carriedOut(horn, [words]).text).toEqual(['A horn hums.', 'See fog, ice, bell, toll.']);
});
test.for(['The cross-references gain "toll" in leagues.', 'The cross-references may gain "toll".', 'The cross-references gain "toll" at the beginning.', 'A reference to "fog" joins the cross-references.', 'The cross-references of the entry on barges gain "toll".', 'A reference to "toll" joins the cross-references, between "fog" and "ice".'])('of references it waits: %s', (words) => { expectToWait(horn, [words]); });

test.for([
  'We removed the last sentence by mistake.', 'We removed the last sentence last year.', 'We removed the last sentence, and then put it back.', 'We removed the last sentence in leagues.', 'We cut the last sentence from the card.', 'We took out the last sentence of the rulebook.',
  "We're dropping the last sentence next month.", "We're dropping the last sentence if nobody objects.", "We're ignoring the last sentence.", "We're dropping the last sentence, aren't we?", 'We took out the bullet about owls ("a captain without a whistle").',
  'I always wanted to drop the last sentence, and now we cannot.', 'I never wanted to drop the last sentence, and now we have.', 'I always wanted to drop the last sentence.',
  'It\'s "the younger" now where it used to be "the older" in leagues.', 'It\'s "the younger" where it used to be "the older".', 'The bullet that said "fog" may say "mist" now.', 'That last bullet is "ice or slush" now, not just "snow".',
  'It\'s supposed to be "the younger", not "the elder".', '"the older" is "the younger" from now on, at sea.', '"the older" is "the younger" from now on, both times.', 'Throw a "usually" between "It" and "needs a bell".',
  'Sorry, leagues. Delete the last sentence.', 'Good catch by a reader in leagues: delete the last sentence.', "It's been wrong for years in leagues. Delete the last sentence.", 'It has been put to us that ferries are shy in leagues. Delete the last sentence.',
  'Delete the last sentence. We goofed.', 'The paragraph was clumsy, so the last sentence is deleted.', 'The last sentence was just removed.', 'Put at the end of the entry: Captains carry goods, people.', 'That was clumsy, so we took out the last sentence.', 'That list was clumsy in leagues, so we took out the last sentence.', 'Double tolls all around! Delete the last sentence.', 'It goes to the end of the paragraph: "It needs a lamp at the bow."',
  'We added "very" before "older" in leagues.', 'We moved the last paragraph to the end of the entry on barges.', 'We replaced "older" with "younger" last year.', 'We split the last paragraph before "A ferry" for the German edition.', 'We replaced the last sentence.', 'We are adding "very" before "older" soon.',
  'It said "older" when it could have said "younger".', 'The card said "older" when it should have said "younger".', 'Somehow "older" ended up where "younger" should be on the card.', 'Going forward, "older" may be "younger".', 'The last sentence got replaced by mistake.', 'The last sentence got removed from the card.', 'Folks, delete the last sentence in leagues.',
  'The last bullet goes first in a race.', 'The last two sentences are one now.', 'Heads up, leagues: "older" is now "younger".', 'For the record, the last sentence is not deleted.', "Here's a fix: \"older\" should stay \"older\".", 'Delete the last sentence. We got it wrong.', '"at the bow" didn\'t make the cut.', '"snow" makes the list.', 'By "older" we meant "younger".',
  'You can forget "A ferry has no age." We are cutting that sentence, since no two judges agreed on it.', 'New bullet! It goes between the first and second ones: / * snow', "Here's the whole thing again, start to finish: / Ferries hum.", "The paragraph about fog and the one about ice were both short, so we've merged them.",
  'Everyone knows it, so out goes "the older" and in comes "the younger".', 'Out goes "the older" at sea.', 'Out goes "the elder" and in comes "the younger".', "We're giving the singing its own paragraph, starting with \"Its crew may sing.\"", 'The stop after "gives way" becomes a semicolon, I think.', 'Each of the three bullets is henceforth to end with a semicolon.', 'The list is condensed, the bullets being given up, to the paragraph "Fog or ice stops a night ferry."',
])('waits: %s', (words) => { expectToWait(entry, paragraphs(words)); });

test('what a sentence says to which somebody is thanked for is looked at by itself', () => {
  expect(carriedOut(entry, ['Well spotted by a reader from leagues: delete the last sentence.']).text).toEqual(entry);
});
