/** Orders of those who draw up acts: by way of correction, so that it runs, by the substitution of one for the other; and the reasons they put beside them. */
import { describe, expect, test } from 'vitest';

import { expectToWait, paragraphs, textAfter } from './rig/carried-out.ts';
import { entry, first, list, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const unasked = changed(meet, ' Ask its captain.', '');
const younger = changed(meet, 'older', 'younger');

describe('carried out', () => {
  test.for<[string, string[]]>([
    ['By way of correction, "older" is to read "younger".', younger],
    ['Mindful of past disputes, we have qualified "waive the toll" so that it runs "waive the toll once".', changed(second, 'waive the toll', 'waive the toll once')],
    ['We have widened "waive the toll" to "waive all tolls".', changed(second, 'waive the toll', 'waive all tolls')],
    ["We are obliged to Mr Penn for pointing out that the second bullet ought to read 'a captain without a working whistle'. It now does so.", changed(whistle, 'a whistle', 'a working whistle')],
    ['Thanks to Bess for pointing out that "older" should be "younger".', younger],
    ['The charge is reduced by the substitution of "3 marks" for "5 marks".', changed(second, '5 marks', '3 marks')],
    ['The duty of silence is restored by the insertion of "not" before "sing".', changed(stopped, 'may sing', 'may not sing')],
    ["The prohibition is widened, 'No cat' being altered to 'No cat or dog'.", changed(first, 'No cat', 'No cat or dog')],
    ["'Three things' invited miscounting and is altered to 'Certain things'.", changed(list, 'Three', 'Certain')],
    ['The last paragraph, being at variance with the rule, is expunged.', withBlock(meet, null)],
    ["'Its crew may sing' is extended by the addition of 'and hum'.", changed(stopped, 'may sing', 'may sing and hum')],
    ["To the words 'pays twice' are appended the words 'on landing', that point having been settled in the spring.", changed(second, 'twice.', 'twice on landing.')],
    ["Paragraph 1 is prefaced by the sentence 'What follows is old.'", withBlock(first, `What follows is old. ${first}`)],
    ["The word 'captain' takes a capital throughout this entry, as elsewhere in the glossary.", entry.map((one) => one.replaceAll('captain', 'Captain'))],
    ['The word "captain" should be capitalized throughout.', entry.map((one) => one.replaceAll('captain', 'Captain'))],
    ["'Its toll' is made explicit: 'The toll of a night ferry'.", changed(second, 'Its toll', 'The toll of a night ferry')],
    ["'a captain without a whistle' is put into the plural, namely 'captains without whistles'.", withBlock(whistle, '* captains without whistles')],
    ["The first two sentences of the entry are consolidated into one, thus: 'A night ferry crosses the canal after dusk and needs a lamp at the bow.'", changed(first, 'dusk. It needs', 'dusk and needs')],
    ["Paragraph 1 is to be divided at 'No cat may', which words begin a fresh paragraph.", entry.flatMap((one) => (one === first ? [first.slice(0, first.indexOf(' No cat')), first.slice(first.indexOf('No cat'))] : one))],
    ['Delete the whole of the last paragraph save its first sentence.', withBlock(meet, 'When two ferries meet, the older gives way.')],
    ['Substituted for the entire entry: / Ferries hum. / They rest.', ['Ferries hum.', 'They rest.']],
    ['A new paragraph, to stand first in the entry: / Ferries hum.', ['Ferries hum.', ...entry]],
    ['There is to be interposed between the first and second paragraphs: / Ferries hum.', [first, 'Ferries hum.', ...entry.slice(1)]],
    ["The noun 'captain' is exchanged for 'master' on each of its four appearances.", entry.map((one) => one.replaceAll('captain', 'master'))],
    ['The sentence "Ask its captain." is transposed to the close of the first paragraph.', withBlock(first, `${first} Ask its captain.`).map((one) => (one === meet ? meet.replace(' Ask its captain.', '') : one))],
    ['Another paragraph for the bottom of the entry, by popular demand: / Ferries hum.', [...entry, 'Ferries hum.']],
    ['After the second paragraph insert— / Ferries hum.', [first, second, 'Ferries hum.', ...entry.slice(2)]],
    ['The first paragraph is to be read with the omission of the words "at the bow".', changed(first, ' at the bow', '')],
    ['The first paragraph is to be read without the words "at the bow".', changed(first, ' at the bow', '')],
    ['The words "at the bow" no longer form part of the entry.', changed(first, ' at the bow', '')],
    ['The last sentence, now spent, is repealed.', unasked], ['The last sentence is spent and is repealed.', unasked],
  ])('%s', ([words, text]) => { expect(textAfter(entry, words)).toEqual(text); });

  test.for([
    '"older" is, for the avoidance of doubt, now "younger".', '"older" is superseded, at the request of several referees, by "younger".', 'The wording was clumsy: "older" is now "younger".', 'The rule was a nuisance, so "older" becomes "younger".',
    'Upon reflection, "older" is replaced with "younger".', 'Having considered the matter, we have replaced "older" with "younger".', 'On the advice of our referees, "older" becomes "younger".', 'As a matter of drafting, "older" becomes "younger".', 'Without altering the sense, we replace "older" with "younger".', 'Lest there be doubt, "older" is replaced with "younger".',
    'It is hereby declared that "older" shall read "younger".', 'The committee directs that "older" be replaced by "younger".', 'We regret that "older" was printed for "younger".', 'In substitution for "older" there shall stand "younger".', 'The last paragraph is amended, "younger" being substituted for "older".', 'The drafting of the last paragraph is improved by the substitution of "younger" for "older".',
    'Replace "older" with "younger"; play is not affected.', 'Replace "older" with "younger"; no change of practice is intended.', 'Replace "older" with "younger"; there\'s a separate entry on meetings now.', 'Replace "older" with "younger", the age of ships being immaterial.',
    'Replace "older" with "younger", the term having acquired its own entry.', 'Replace "older" with "younger", as elsewhere.', 'Replace "older" with "younger". It now does.',
  ])('a reason beside it: %s', (words) => { expect(textAfter(entry, words)).toEqual(younger); });
});

test.for([
  'By way of correction, the card is to read "younger".', 'By way of example, "older" is to read "younger".', 'Mindful of past disputes, a judge may delete "older".', 'Mindful of past disputes in leagues, we have deleted the last sentence.',
  '"older" is, in leagues, now "younger".', '"older" is, at the request of either player, now "younger".', '"older" is, at the request of several players, now "younger".', '"older" is, for the avoidance of doubt in leagues, now "younger".',
  'The charge on the card is reduced by the substitution of "3" for "5".', 'The charge of a barge is reduced by the substitution of "3" for "5".', 'The charge may be reduced by the substitution of "3" for "5".', 'The charge is not reduced by the substitution of "3" for "5".', 'The charge is reduced by the substitution of "3" for "7".', 'The charge is reduced by the substitution of "6 marks" for "5 marks".',
  'The prohibition is widened, "No cat" being altered to "No cat or dog" in leagues.', 'The prohibition is widened, "No cat" being perhaps altered to "No cat or dog".',
  'Thanks to nobody for pointing out that "older" should be "younger".', 'Thanks to Bess for pointing out that "older" might be "younger".', 'Thanks to Bess for pointing out that the card should read "younger".', 'Thanks to Bess for pointing out that in leagues "older" should be "younger".', 'Thanks to Bess for pointing out that "older" should not be "younger".',
  '"older" caused no confusion and is altered to "younger".', '"older" caused confusion and might be altered to "younger".', 'The last paragraph, being at variance with the card, is expunged.', 'The last paragraph, being contrary to the rule in leagues, is expunged.',
  '"Its crew may sing" is extended by the addition of a bell.', 'To the words "pays twice" are appended the words "on landing" in leagues.', 'To the words "pays twice" are appended the words "on landing", the captain having been asleep.', 'The word "captain" takes a capital in titles.', '"Its toll" is made explicit on the card: "The toll of a night ferry".',
  'The last paragraph is divided at "older gives", which words begin a fresh paragraph.', 'The last paragraph is divided at "A ferry", which words begin a fresh entry.', 'Delete the last paragraph save its first sentence in leagues.', 'Substituted for the entry on barges: / A barge hums.', 'A new paragraph, to stand first in the entry on barges: / A barge hums.',
  'There may be interposed between the first and second paragraphs: / Ferries hum.', 'The noun "captain" is exchanged for "master" on each of its three appearances.', '"captain" becomes "master" on some of its four appearances.', '"older" is exchanged for "younger" at sea.', 'We have widened "older" to "older or younger" in leagues.',
  'The committee directs that "older" be replaced by "younger" in leagues.', 'The committee may direct that "older" be replaced by "younger".', 'It is not ordered that "older" be replaced by "younger".', 'Upon the keeper\'s reflection, "older" is replaced with "younger".', 'Having considered leagues, "older" is replaced with "younger".', 'On the advice of your judge, "older" becomes "younger".', 'Without altering the sense in leagues, "older" becomes "younger".', 'As a matter of choice, "older" becomes "younger".',
  'The last paragraph is amended, "younger" not being substituted for "older".', 'The second paragraph is amended, "younger" being substituted for "older".', 'The last paragraph, "younger" being substituted for "older", is withdrawn.', 'The last paragraph is to be read with the omission of "older" in leagues.', 'The last paragraph is not to be read without "Ask its captain."', 'The drafting of the card is improved by the substitution of "younger" for "older".', 'We do not regret that "older" was printed for "younger".', 'The last sentence, not spent, is repealed.', 'The last sentence, now wrong in leagues, is repealed.', '"snow" is to be the last item of the list.',
  'Delete the last sentence, the captain being asleep.', 'Delete the last sentence, the ruling having been superseded.', 'Delete the last sentence; play is not affected in leagues.', 'Delete the last sentence; it stays in force.', 'Delete the last sentence; there is a separate ruling on leagues.', 'Delete the last sentence. Leagues have their own entry.', 'Delete the last sentence, as elsewhere in leagues.', 'The new wording was clumsy: "older" is now "younger".', 'The wording was clumsy in leagues: "older" is now "younger".', 'Delete the last sentence, would you mind?',
])('waits: %s', (words) => { expectToWait(entry, paragraphs(words)); });
