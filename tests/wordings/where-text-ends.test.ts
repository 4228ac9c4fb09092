/** What follows new text that no quotation mark ends: a remark, a limit, a name, a further order; and what is as many parts as was announced. */
import { describe, expect, test } from 'vitest';
import { beyondText, mayBeNoItem, mayBeNoParagraph, mayBeNoText, mayEndInMore } from '../../scripts/language/en/beyond-text.ts';
import { beginsNoEntry, mayBeNotOfPlay, noEntrysBeginning, notOfPlay } from '../../scripts/language/en/not-of-play.ts';
import { fold } from '../../scripts/consolidate/text/fold.ts';
import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';
import { entry, ice, meet, second, withBlock } from './rig/entry.ts';

const guild = ['A guild has ranks:', '* masters', '  * old masters', '  * young masters', '* pupils', 'Masters rule.'];
const toll = 'Its toll is 6 marks. A captain may waive the toll, whistle, or sleep. A captain who sleeps pays twice.';

describe('behind new text in paragraphs of its own', () => {
  test.for([
    'It used to read: "Its toll is 5 marks."', 'This reverses last month\'s ruling.', 'Rationale: the toll was too low.', 'This was left out by mistake.', 'Bess Tillman, Harbour Office', '3 May 2012', '(November 2016)', 'Tournament only.',
    'Pending approval.', 'Status: draft', 'Applies from 1 June 2012.', 'Until June, captains may sleep.', 'No other changes.', 'On the card:', 'Does anybody object?', 'We are sorry.', 'Make the same change on the card.', 'Please update your copies.', 'http://quay.example/rulings',
    'barge – A barge is a boat.', 'Q. May a captain sleep?',
  ])('waits: %s', (behind) => {
    for (const head of ['Replace this entry with the following:', 'Add the following to the end of this entry:', 'Insert after the second paragraph:']) {
      const done = carriedOut(entry, [head, 'A night ferry hums across the canal.', behind]);
      expect(done.text, head).toEqual(entry);
      expect(isHeard(done)).toBe(true);
    }
  });

  test('but rules go on', () => {
    expect(carriedOut(entry, ['Replace this entry with the following:', 'A night ferry hums across the canal.', 'No cat may board it unless the keeper sleeps.', 'Example: Bess hums.']).text).toEqual(['A night ferry hums across the canal.', 'No cat may board it unless the keeper sleeps.', 'Example: Bess hums.']);
  });
});

describe('within one paragraph, or as items', () => {
  test.for([
    `The second paragraph now reads: / ${toll} (Bess Tillman)`,
    `The second paragraph now reads: / ${toll} This was an error.`,
    'Replace "Its toll is 5 marks." with: Its toll is 6 marks. This was agreed with the publisher.',
    'Add the following at the end: / Cats hum. Replace "toll" with "tax" in all barge rules.',
    'Add the following two bullets to the list: / - snow / - a storm / Tournament only.',
    'Add a fourth bullet: / - snow / - Bess Tillman',
    'Add the following paragraph to the end of this entry: / Cats hum at night. / - Bess Tillman',
    // A copy that breaks off, and marks that do not pair.
    'The second paragraph now reads: / Its toll is 6 marks. A captain may waive the toll, whistle, or sleep. A captain who',
    'Replace this entry with: / A ferry is stopped by three things:',
    'Add at the end: / Cats hum, as',
    'Add "It opens at dawn" to the end of the entry.',
    'Replace this entry with: / “A ferry is a boat. / It hums.”',
    'Replace this entry with: / "A ferry is a boat." / "It hums." / This shortens it.',
    // Signs of editing.
    'The second paragraph now reads: / Its toll is 6 [was 5] marks. A captain may waive the toll, whistle, or sleep. A captain who sleeps pays twice.',
    'The second paragraph now reads: / Its toll is ~~5~~ 6 marks. A captain may waive the toll, whistle, or sleep. A captain who sleeps pays twice.',
    'The second paragraph now reads: / Its toll is 6 marks. ... A captain who sleeps pays twice.',
    // More or fewer than announced.
    'Add the following two bullets: / - rain / - snow / - hail',
    'Add three bullets: / - rain / - snow',
    'Add the following two paragraphs after the second paragraph: / Cats hum. / Dogs sing. / Rats dance.',
    'Add the following sentence at the end of the second paragraph: Cats hum at night. This means that cats pay no toll.',
    'Delete the following two sentences: / Its crew may sing. / A ferry has no age. / Ask its captain.',
    'Add two bullets: "guests" and "thieves".',
    'Add the following items to the list: guests, thieves',
    'Add the following sentences at the end of paragraph 2: / Cats hum. / Dogs sing.',
    // What stands there already.
    'Add the following bullets: / - fog on the water / - a captain without a whistle / - ice / - snow',
    'At the end of the second paragraph, add: / A captain who sleeps pays twice, even at night.',
    'Add the following at the end: / Ask its captain. / Cats hum.',
    // Behind a label.
    'Old: 5 marks / New: 6 marks until June',
    'Old: 5 marks / New: 6 marks. This was a typo.',
    'Old: "A captain who sleeps pays twice." / New: This sentence is removed.',
    // One sentence for a whole entry.
    'This entry should read: "Its toll is 6 marks."',
    'New wording: / Its toll is 6 marks.',
    'Entry expanded: / Cats hum.',
    'This entry has been revised: The toll is now 6 marks, not 5.',
    'This entry has been rewritten: All mentions of cats are gone.',
    // Between the announcement and the text.
    'This entry is replaced by the following text. It is not final. / A ferry is a boat.',
    // To whom it is said.
    'This entry now reads: / A ferry is a boat. / Judges: please print this page.',
    'This entry now reads: / A ferry is a boat. / Tournament organisers: update your handouts.',
    'This entry now reads: / A ferry is a boat. / To all judges, use this from today.',
    'Replace the last paragraph with: / A ferry has no age. / Players: mark your copies.',
    'Replace the last paragraph with: / A ferry has no age. Please tell your players.',
    // What is left of a sentence.
    'Delete "No cat may board it"',
    'Replace "gives way. A ferry has no age. Ask its captain." with "gives way".',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });

  test.for<[ruling: string, text: string[]]>([
    [`The second paragraph now reads: / ${toll}`, withBlock(second, toll)],
    ['Add the following two bullets: / - rain / - snow', entry.flatMap((block) => (block === ice ? [ice, '* rain', '* snow'] : [block]))],
    ['Add the following sentence at the end of the last paragraph: Cats hum at night.', withBlock(meet, `${meet} Cats hum at night.`)],
    ['Old: 5 marks / New: 6 marks', withBlock(second, second.replace('5', '6'))],
    ['The entry now reads: / A ferry is a boat of two decks.', ['A ferry is a boat of two decks.']],
    ['The entry now reads: / A ferry is a boat. / Captains: each ferry has one.', ['A ferry is a boat.', 'Captains: each ferry has one.']],
    ['The entry now reads: / A ferry is a boat. / All players may board it, and all judges.', ['A ferry is a boat.', 'All players may board it, and all judges.']],
  ])('but: %s', ([ruling, text]) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text);
  });
});

describe('paragraphs of a ruling that need each other', () => {
  test.for([
    'Delete "pays twice". / Replace it with "pays thrice".',
    'Delete "pays twice". / Insert "pays thrice" in its place.',
    'Delete the following: / Its toll is 5 marks. / Replace it with: / Its toll is 6 marks.',
    'Delete "Ask its captain." / Add "Ask a keeper."',
    'Delete the last paragraph. / In its first sentence, replace "older" with "younger".',
    'Delete the last paragraph. / Replace "older" with "younger".',
    'Delete the bullets. / Change "Three things stop a night ferry:" to "Fog stops a night ferry."',
    'In the second paragraph, "5 marks" is changed to "6 marks." / A player may still pay 5 marks.',
    'In the second paragraph, "5 marks" is changed to "6 marks." / Players may choose which rule to use.',
    'In the second paragraph, "5 marks" is changed to "6 marks." / See the tournament rules.',
    '- Change "5 marks" to "6 marks". / - Change "older" to "younger". / The second bullet no longer applies.',
    'Change "5 marks" to "6 marks". / Change "older" to "younger". / The first paragraph is withdrawn.',
  ])('waits: %s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(entry);
  });
});

describe('an item that has items of its own', () => {
  test.for(['Delete the first bullet.', 'Add a bullet after the first bullet: / - guests', 'Add a sub-bullet under the first bullet: / - dead masters', 'Replace the first bullet with: / - mistresses'])('waits: %s', (ruling) => {
    expect(carriedOut(guild, ruling.split(' / ')).text).toEqual(guild.map((line) => line.trim()));
  });
});

describe('what may be done is done', () => {
  test.for([
    'Replace this entry with the following: / To dock a ferry, follow these steps: / 1. Announce the quay. / 2. Pay the toll. / 3. Move the ferry.',
    'This entry now reads: / A ferry crosses the canal. It has a toll of 5 marks. / It may be stopped by: / - fog / - ice / A stopped ferry stays where it is. See fog.',
    'Replace this entry with the following: / A lamp is a kind of tool. / It will be lit at dusk. / The rest are discarded. / Note: a torch is not a lamp.',
    'Replace this entry with the following: / A lamp is a kind of tool. / 1. A lamp may be lit at dusk. / 2. A lamp may be doused at dawn.',
    'This entry now reads: / A ferry may dock. When it does: / - It pays 5 marks. / - It loses its lamp. / If it has no lamp, nothing happens.',
    'Replace "Its toll is 5 marks." with "Its toll is 5 marks (e.g., Bess pays 5 marks)."', 'Replace "Its toll is 5 marks." with "If Bess sleeps, All Hands may be played."', 'Replace "Its toll is 5 marks." with "Ferries of class A, B, or C pay 5 marks."',
    'For consistency with other rules, replace "5" with "6".', 'For consistency with the card, replace "5" with "6".', 'To simplify play, delete the last sentence.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).not.toEqual(entry);
  });
});

describe('a list and what leads to it', () => {
  test.for([
    'In the third paragraph, delete the last sentence.', 'Delete the paragraph beginning "Three things".', 'Delete "fog on the water", "a captain without a whistle", and "ice".', 'Replace the third bullet with two bullets: "ice" and "snow".', 'After "ice", add "Snow counts as ice."',
    'In the second paragraph, replace "5" with "6". In the last sentence, replace "captain" with "mate".', 'There is an error in the second paragraph. In the last sentence, "captain" should be "mate".', 'As it is no longer needed in tournaments, delete the last sentence.', 'Replace the words "lamp" and "bow" with "bell".',
  ])('waits: %s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(entry);
  });
});

describe('what may be none of a new text', () => {
  test.for(beyondText.map(({ example }) => example))('%s', (example) => {
    expect([mayBeNoText, mayBeNoParagraph, mayBeNoItem, mayEndInMore].some((may) => may(fold(example)))).toBe(true);
  });

  test.for(notOfPlay.map(({ example }) => example))('nor of play: %s', (example) => {
    expect(mayBeNotOfPlay(fold(example), '')).toBe(true);
  });

  test.for(noEntrysBeginning.map(({ example }) => example))('nor an entry: %s', (example) => {
    expect(beginsNoEntry(fold(example))).toBe(true);
  });

  test('but what the entry has spoken of is its own matter', () => {
    expect(mayBeNotOfPlay('the faq tells more', 'see the faq for rafts')).toBe(false);
  });

  test.for(['The owner may not use it again.', 'A lamp that was lit may be lit again.', 'If it was added this turn, it may burn.', 'The lamp is discarded.', 'Each player chooses one.', 'It may be used only once each turn.', 'You may use it when the lamp is no longer lit.', 'This does not stop a ferry.', 'It counts as a lamp.', 'These lamps are lit in the order in which they are played.', 'The text of the lamp tells what it costs.', 'A captive that has been released is free.', 'The exchange ends when both players pass.', 'No ship may dock there.'])('play is: %s', (example) => {
    expect(mayBeNotOfPlay(fold(example), '')).toBe(false);
  });

  test.for(['A captain may waive the toll.', 'See barge.', 'This does not stop a ferry.', 'You may play a lamp on it.', 'It holds one barge.', 'It takes effect immediately.', 'Starting with you, each player may light one.', 'The card stays in play.', 'If the attack is reversed, the attacker loses.', 'This replaces the usual cost.', 'Nothing else happens this turn.', 'The last one to light it is the keeper.', 'Play goes on as before.', 'No, a ship cannot do this.'])('and what is: %s', (example) => {
    expect(mayBeNoText(fold(example)) || mayBeNoParagraph(fold(example))).toBe(false);
  });
});

/** Remarks, limits and days behind a new text without quotation marks, in its paragraph and in one of their own. */
describe('a new text without quotation marks', () => {
  const remarks = ['This is only for sealed deck.', 'The FAQ has it wrong.', 'The list has been shortened.', 'Until the release of High Water, captains may sleep.', 'It came up at the regatta.', 'That trick no longer works.', 'Either version is legal for now.', 'Moved here from ferries.'];
  test.for(remarks.flatMap((remark) => [`Replace this entry with the following: A night ferry is a boat. ${remark}`, `Replace this entry with the following: / A night ferry is a boat. / ${remark}`, `Replace the second paragraph with: A ferry gives way. ${remark}`]))('waits: %s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(entry);
  });

  test.for(['Replace this entry with the following: / Night Ferry / A ferry is a boat.', 'Replace this entry with the following: Night ferry - A ferry is a boat.'])('has no headword in it: %s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(entry);
  });

  test('is as long as it says', () => {
    expect(carriedOut(entry, ['Replace this entry with the following: A night ferry is a boat. It may carry a lamp. If it was lit, it burns.']).text).toEqual(['A night ferry is a boat. It may carry a lamp. If it was lit, it burns.']);
  });
});
