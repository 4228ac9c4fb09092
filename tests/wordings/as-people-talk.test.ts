/** Orders as people talk, and orders of few words; and their neighbours that wait. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

const whole = entry.join(' / ');

const certain: readonly [ruling: string, was: string, is: string][] = [
  ['We are swapping "twice" for "once".', 'twice', 'once'],
  ['We are changing "5 marks" to "6 marks".', '5 marks', '6 marks'],
  ['We are throwing out "twice".', 'pays twice', 'pays'],
  ['After much discussion, we are changing "5 marks" to "6 marks".', '5 marks', '6 marks'],
  ['That is why "5 marks" becomes "6 marks".', '5 marks', '6 marks'],
  ['The sentence "Its crew may sing." gets a tail and becomes "Its crew may sing at dusk."', 'may sing.', 'may sing at dusk.'],
  ['The closing sentence of this entry, parentheses included, is deleted as redundant.', ' Ask its captain.', ''],
  ['Sentence "Its crew may sing." comes out.', ' Its crew may sing.', ''],
  ['A name is misspelled in the last sentence: "captain" should be "capitan".', 'Ask its captain', 'Ask its capitan'],
  ['There is an "s" missing here, and "purpose" has to be "purposes".', 'purpose', 'purposes'],
  ['In the paragraph about the "song", strike "for any purpose", which goes without saying.', ' for any purpose', ''],
  ['The figure in "toll is 5 marks" is corrected to 6.', '5', '6'],
  ['The number in "toll is 5 marks" should be 6.', '5', '6'],
  ['Do us a favour and change "5 marks" to "6 marks".', '5 marks', '6 marks'],
  ['Please take a pencil and strike "twice".', 'pays twice', 'pays'],
  ["We've changed \"5 marks\" to \"6 marks\".", '5 marks', '6 marks'],
  ['I have taken the liberty of changing "5 marks" to "6 marks".', '5 marks', '6 marks'],
  ['That "5 marks" should have been "6 marks".', '5 marks', '6 marks'],
  ['That should have been "6 marks", not "5 marks".', '5 marks', '6 marks'],
  ["From now on it's \"6 marks\" instead of \"5 marks\".", '5 marks', '6 marks'],
  ["Let's call it \"6 marks\" rather than \"5 marks\".", '5 marks', '6 marks'],
  ['"twice" gets the axe.', 'pays twice', 'pays'],
  ['"twice" had to go.', 'pays twice', 'pays'],
  ['Out with "twice", in with "once".', 'twice', 'once'],
  ['Goodbye "twice", hello "once".', 'twice', 'once'],
  ['Pop "or sink" in after "board".', 'board it', 'board or sink it'],
  ['Tack "Barges wait." onto the end of the last paragraph.', 'Ask its captain.', 'Ask its captain. Barges wait.'],
  ['"twice": out.', 'pays twice', 'pays'],
  ['Out: "twice".', 'pays twice', 'pays'],
  ['"twice" now "once".', 'twice', 'once'],
  ['For "canal", "canals".', 'canal', 'canals'],
  ['"canal" wrong, "canals" right.', 'canal', 'canals'],
  ['Bullet 3 now "ice or snow".', '* ice', '* ice or snow'],
  ['After "board": "or sink".', 'board it', 'board or sink it'],
  ['No comma after "meet".', 'meet,', 'meet'],
  ['Bullets 1 and 3: swap.', '* fog on the water / * a captain without a whistle / * ice', '* ice / * a captain without a whistle / * fog on the water'],
  ['"twice" to "once"', 'twice', 'once'],
  ['"pays twice": strike "twice".', 'pays twice', 'pays'],
  ['"pays twice" (delete "twice").', 'pays twice', 'pays'],
];

describe('what is certain is carried out', () => {
  test.each(certain)('%s', (ruling, was, is) => { expect(carriedOut(entry, [ruling]).text.join(' / ')).toBe(whole.replace(was, () => is)); });
});

const waits = [
  'For "fog", "mist", or both.', 'For "fog", "mist" in races.', '"fog" now "mist" in races.', '"fog" now "mist", perhaps.', '"fog" wrong, "mist" right in races.', '"fog": out in races.', 'After "board": "or sink" in races.', 'No comma after "meet" in races.', '"pays twice": strike "twice" in races.', '"pays twice": do not strike "twice".', '"pays twice": strike "sings".',
  '"twice"/"once"', '"twice" > "once"', 'Bullet 3: "ice or snow".', 'Bullet 3 first.', '"or sink" after "board".', 'Toll now 6.', 'Toll 6, not 5.', '6 for 5.', 'Make 5 marks 6 marks.', 'Toll up from 5 to 6.', '"song": no quotes.', 'Lose the brackets.', 'Bullets 1 and 3: swap in races.',
  'The sentence "Its crew may sing." gets a tail in races and becomes "Its crew may sing at dusk."', 'The sentence "Its crew may sing." may get a tail and become "Its crew may sing at dusk."', 'In the paragraph about the "ferry", strike "for any purpose".', 'In the paragraph about the "toll", strike "for any purpose".', 'A name is misspelled in the second paragraph: "older" should be "elder".',
  'A name is misspelled on the card: "older" should be "elder".', 'A name is misspelled in races: "older" should be "elder".', 'There is an "s" missing on the card, and "purpose" has to be "purposes".', 'There is an "s" missing here in races, and "purpose" has to be "purposes".', 'Sentence "Its crew may sing." comes out in races.', 'Sentence "Its crew may sing." may come out.',
  'We are swapping "twice" for "once" in races.', 'We are not swapping "twice" for "once".', 'We are thinking of swapping "twice" for "once".', 'The figure in "toll is 5 marks" may be corrected to 6.', 'The figure in "toll is 5 marks" on the card is corrected to 6.', 'The figure in "waive the toll" is corrected to 6.', 'The number in "toll is 5 marks" should be 6 in races.',
  'The closing sentence, parentheses excluded, is deleted.', 'The first sentence, parentheses included, is deleted in races.', 'Do us a favour and change "5 marks" to "6 marks" in races.', 'Feel free to delete "twice".', 'I would like you to change "5 marks" to "6 marks".', 'It is "6 marks", not "5 marks".', 'How about "6 marks" instead of "5 marks"?', 'Could everyone please change "5 marks" to "6 marks"?', '"twice" gets the axe in races.', '"twice" may get the axe.', 'Out with "twice", in with "once", but not in races.', 'Pop "or sink" in after "board" for races.', 'Tack "Barges wait." onto the end of something.', 'Let us not call it "6 marks" rather than "5 marks".',
  'In races that is why "5 marks" becomes "6 marks".',
];

describe('what is limited, doubtful, or in no certain place waits', () => {
  test.each(waits)('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
  test('a figure is the only one of its words', () => {
    expect(carriedOut(['A toll of 5 or 7 marks.'], ['The figure in "toll of 5 or 7" is corrected to 6.']).text).toEqual(['A toll of 5 or 7 marks.']);
  });
  test('an order that follows from what holds somewhere only holds there', () => {
    expect(carriedOut(entry, ['In races a lamp may hang anywhere. That is why "5 marks" becomes "6 marks".']).text).toEqual(entry);
  });
  test('brackets go with the sentence that they hold, and with no half of them', () => {
    const order = 'The closing sentence of this entry, parentheses included, is deleted.';
    expect(carriedOut(['A ferry. (It hums.)'], [order]).text).toEqual(['A ferry.']);
    expect(carriedOut(['A ferry. (It hums. It sleeps.)'], [order]).text).toEqual(['A ferry. (It hums. It sleeps.)']);
  });
});

/** Figures of speech that ask for a change, with no verb of change in them. */
describe('a farewell to words is heard', () => {
  test.each([
    'What we point at is called mist these days, and that is why "fog" turns into "mist" in this spot too.', 'Cats are no longer the only animals on board, and so "fog on the water" grows into "fog on the water or ice".', 'Say goodbye to "pays twice".', 'It is time to part with "pays twice".', 'No one will shed a tear over "pays twice".', 'The words "pays twice" have overstayed their welcome.', '"pays twice" has had its day.',
    'We never liked "or sleep" and so we have got rid of it at last.', 'Now that cats can swim, "No cat may board it" no longer makes sense here.', 'Where you see "may sing" think "may sing or hum".', '"the older gives way" has been the wrong way round all this time.', 'The toll has gone up to 6 marks.', 'Questions about the song kept coming in, so out it goes.', 'The bit about the song is history.', 'The remark about cats has been shown the door.',
    'The last line has outlived its purpose.', 'The sentence about age is no longer with us.', 'The list of three things has grown by one: snow.', 'A fourth thing now stops a night ferry: snow.', 'Snow has joined the list of what stops a night ferry.', 'Ice is off the list.', 'The editors regret the word "twice".', 'Our apologies for "twice".', '"Twice" was never meant to be there.', '"twice" looks silly there.', 'It has always been "6 marks".', 'Think of it as "6 marks".',
    'Said list is enlarged by the item "snow".', 'The list shall include, as a fourth item, "snow".', 'The word "song" shall be printed without quotation marks.',
  ])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
  test.each(['A captain who is out of marks sleeps.', 'The last card of your deck is history.', 'A captain has had a long day.', 'Your ferry has gone up the canal to lock 6.', 'If the toll has risen, pay it.', 'A ferry called "Tern" is no barge, and a barge called "Bess" is no ferry.', 'Farewell plays at night.', 'You may look in vain for a lamp.', 'The crew is tired of fog.', 'A song is a "song" only if it is sung.'])('a rule of play is none: %s', (ruling) => {
    expect(isHeard(carriedOut(entry, [ruling]))).toBe(false);
  });
});
