import { describe, expect, test } from 'vitest';
import { carriedOut, isHeard, paragraphs } from './rig/carried-out.ts';
import { entry, first, ice, list, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const behind = (block: string, added: string): string[] => entry.flatMap((one) => (one === block ? [one, added] : [one]));
const song = 'The singing is not a "song" for any purpose.';
const hums = changed(meet, 'Ask its captain.', 'Ask a keeper.');

/** New text for a part: by what verb, with what words before it, and after what is said of the old one. */
const certain: readonly [string, string[]][] = [
  // the old text is at fault, and goes
  ['The last sentence of paragraph 1 is redundant and is deleted.', changed(first, ' No cat may board it (unless the keeper sleeps).', '')],
  ['The second sentence of the last paragraph is superfluous; it is deleted.', changed(meet, ' A ferry has no age.', '')],
  ['The last sentence of the last paragraph is misleading, and is changed to "Ask a keeper."', hums],
  ['The last sentence of the last paragraph was hard to follow; its text will be: "Ask a keeper."', hums],
  ['"gives way" is out of date, and should read "waits".', changed(meet, 'gives way', 'waits')],
  // it runs, it shall be, it is as a sign says
  ['The last sentence of the last paragraph now runs "Ask a keeper."', hums],
  ['The last sentence of the last paragraph goes like this: Ask a keeper.', hums],
  ['The last sentence of the last paragraph shall be "Ask a keeper."', hums],
  ['Last paragraph, last sentence = "Ask a keeper."', hums],
  ['Change the last sentence of the last paragraph so that it says only "Ask a keeper."', hums],
  // it is exchanged, gives way, is shortened, or only said to be new
  ['Exchange the last sentence of the last paragraph for this one: "Ask a keeper."', hums],
  ['The last sentence of the last paragraph is exchanged for the following: Ask a keeper.', hums],
  ['The last sentence of the last paragraph makes room for a better one: "Ask a keeper."', hums],
  ['Replace the last sentence of the last paragraph with a shorter one: Ask a keeper.', hums],
  ['We have rewritten the last sentence of the last paragraph. Here is the new version. / Ask a keeper.', hums],
  ['The last sentence of the last paragraph has been changed. The new text is: Ask a keeper.', hums],
  ['For the sentence "Ask its captain." there shall be substituted the sentence: "Ask a keeper."', hums],
  ['Entire entry condensed to one sentence: "A ferry floats."', ['A ferry floats.']],
  ['The following takes the place of the present text: / A ferry floats.', ['A ferry floats.']],
  ['The following text supplants the existing wording: / A ferry floats.', ['A ferry floats.']],
  ['The following is substituted for the text of this entry: / A ferry floats.', ['A ferry floats.']],
  ['The following sentence stands in place of the last sentence of the last paragraph: Ask a keeper.', hums],
  ['The following is hereby substituted for the last sentence of the last paragraph: Ask a keeper.', hums],
  ['New second bullet, replacing the old one: / a captain without a lamp', withBlock(whistle, '* a captain without a lamp')],
  // the part is named beside its words, or by the edge at which it stands
  ['The last item in the list, "ice", turns into "snow".', withBlock(ice, '* snow')],
  ['The third bullet, "ice", becomes "snow".', withBlock(ice, '* snow')],
  ['The sentence that ends paragraph 2 is deleted.', changed(second, ' A captain who sleeps pays twice.', '')],
  ['Delete the sentence which opens paragraph 1.', changed(first, 'A night ferry crosses the canal after dusk. ', '')],
  // the new text stands first, or behind a label
  ['"Ask a keeper." takes the place of the last sentence of the last paragraph.', hums],
  ['Last sentence of the last paragraph, new version: "Ask a keeper."', hums],
  ['Recast the last sentence of the last paragraph as "Ask a keeper."', hums],
  ['The last sentence of the last paragraph must from now on read "Ask a keeper."', hums],
  // all items
  ['Replace the list with: / - rain / - snow', [first, second, list, '* rain', '* snow', stopped, meet]],
  ['The bullets are replaced by: / - rain / - snow', [first, second, list, '* rain', '* snow', stopped, meet]],
  // words that go on, follow, are missing, have a place
  ['Where it says "gives way", it should go on "at once".', changed(meet, 'gives way', 'gives way at once')],
  ['"gives way" lacks "at once" after it; supply it.', changed(meet, 'gives way', 'gives way at once')],
  ['"gives way" should be preceded by "always".', changed(meet, 'gives way', 'always gives way')],
  ['The sentence "Its crew may sing." must now be followed by this one: "It may hum."', changed(stopped, 'sing.', 'sing. It may hum.')],
  ['The last sentence of paragraph 2 is now followed by "He whistles."', changed(second, 'twice.', 'twice. He whistles.')],
  ['The second paragraph is now followed by a new paragraph: Ferries moor.', behind(second, 'Ferries moor.')],
  ['The second paragraph will now end with the new sentence "He whistles."', changed(second, 'twice.', 'twice. He whistles.')],
  ['Paragraph 2 continues: "He whistles."', changed(second, 'twice.', 'twice. He whistles.')],
  ['Expand "gives way" by "at once".', changed(meet, 'gives way', 'gives way at once')],
  ['Extend "gives way" in the last paragraph by "at once".', changed(meet, 'gives way', 'gives way at once')],
  ['"gives way" is expanded with "at once".', changed(meet, 'gives way', 'gives way at once')],
  ['Prefix "gives way" with "always".', changed(meet, 'gives way', 'always gives way')],
  ['Close the second paragraph with a new sentence: "He whistles."', changed(second, 'twice.', 'twice. He whistles.')],
  ['Give the second paragraph a new last sentence: He whistles.', changed(second, 'twice.', 'twice. He whistles.')],
  ['"at once" has to stand after "gives way".', changed(meet, 'gives way', 'gives way at once')],
  ['Words to be added: "at once". Place: after "gives way".', changed(meet, 'gives way', 'gives way at once')],
  ['2nd para., after "the toll,", insert "hum,".', changed(second, 'the toll,', 'the toll, hum,')],
  ['After the bullets, a new paragraph: / Ferries moor.', behind(ice, 'Ferries moor.')],
  ['Add "on the canal" at the end of the third bullet.', changed(ice, 'ice', 'ice on the canal')],
  ['The list was one short: insert "hum," before "whistle, or".', changed(second, 'whistle,', 'hum, whistle,')],
  ['After "gives way" add "at once" (ferry committee, 3 May).', changed(meet, 'gives way', 'gives way at once')],
  ['For "gives way" (sic) read "waits".', changed(meet, 'gives way', 'waits')],
];

describe('carried out', () => {
  test.each(certain)('%s', (ruling, text) => { expect(carriedOut(entry, paragraphs(ruling)).text).toEqual(text); });
});

/** The same with a limit, a doubt or another thing somewhere in it. */
const waits: readonly string[] = [
  'The last sentence of paragraph 1 is redundant in races and is deleted.', 'The last sentence of paragraph 1 is redundant and may be deleted.', 'The last sentence of paragraph 1 is redundant, and was deleted in the pocket edition.', 'The last sentence of paragraph 1 is redundant and is deleted for now.', 'If the last sentence of paragraph 1 is redundant, it is deleted.', 'Is the last sentence of paragraph 1 redundant and is it deleted?',
  'The last sentence of the last paragraph was unclear; its text on the card will be: "Ask a keeper."', 'The last sentence of the last paragraph was unclear; its text might be: "Ask a keeper."', 'The last sentence of the last paragraph was unclear; its text will be: "Ask a keeper" (until June).',
  'In the pocket edition the last sentence of the last paragraph runs "Ask a keeper."', 'The last sentence of the last paragraph runs "Ask" and so on.', 'The last sentence of the last paragraph should go to the top.', 'The last sentence of the last paragraph shall be "Ask a keeper" in the next edition.', 'Last paragraph, last sentence = "Ask a keeper" (in races).', 'Last paragraph, last sentence = first sentence.', 'The last sentence should only read "Ask a keeper" in races.', '"ferry" = "ship"',
  'Exchange the last sentence of the last paragraph for the one in paragraph 2.', 'Exchange the last sentence for the one below, but only in races. / Ask a keeper.', 'The last sentence could make room for a better one: "Ask a keeper."', 'The last sentence makes room for a better one in races: "Ask a keeper."', 'The last sentence makes room for a better one. It will be printed in June.', 'Replace the last sentence of the last paragraph with a better one, for example: "Ask a keeper."', 'Replace the last sentence with a shorter one.',
  'New second bullet, replacing the old one in races: / a captain without a lamp', 'New second bullet, replacing the third: / a captain without a lamp', 'Entire entry could be condensed to one sentence: "A ferry floats."', 'Entire entry condensed to one sentence in races: "A ferry floats."', 'We have rewritten the last sentence. The new version will be printed in June.',
  'The first item in the list, "ice", turns into "snow".', 'The last item in the list, "ice", turns into "water" in summer.', 'The sentence that ends paragraph 2 is deleted in races.', 'The sentence that ends the game is deleted.', 'The paragraph that ends paragraph 2 is deleted.', 'The sentences that end paragraph 2 are deleted.',
  'Replace the list with: / - rain', 'Replace the list with: / - rain / - snow / (Races only.)', 'In races, replace the list with: / - rain / - snow', 'Replace both bullets with: / - rain / - snow', 'Replace the other bullets with: / - rain / - snow', 'The list of captains is replaced by: / - rain / - snow', 'Delete the list.', 'Delete the bullets.', 'All items are deleted.',
  '"gives way" must not be followed by "at once".', '"gives way" must be followed by "at once" in races.', 'If "gives way" is followed by "at once", whistle.', 'The sentence "Its crew may sing." is followed by "It may hum."', `The sentence "Its crew may sing." is now followed by ${JSON.stringify(song.replaceAll('"', '\''))}.`, '"gives way" lacks "at once" after it; do not supply it.', '"gives way" needs "at once" after it in races.',
  'The second paragraph should end with "pays twice".', 'The second paragraph might end with a new sentence: "He whistles."', 'Paragraph 2 continues in the rulebook: "He whistles."', 'Paragraph 2 continues to apply.', 'The last sentence of paragraph 2 goes on: "or hums."', 'Paragraph 2 is followed by a new paragraph: "Ferries moor."',
  'Expand "gives way" by "at once" in races.', '"gives way" could be expanded by "at once".', 'Expand "gives way" by something.', 'Expand the words "gives way" as they stand by "at once".', 'Shorten "gives way" by "way".', 'Prefix every "captain" with "old" in races.', 'Close the second paragraph with "He whistles." in races.', 'Give the second paragraph a new last sentence in races: He whistles.', 'Extend the second paragraph by a further sentence (races only): "He whistles."',
  '"Ask a keeper." for the entry.', 'Follow the second paragraph with a new sentence: "He whistles."', '"Ask a keeper." takes the place of the last sentence in races.', '"Ask a keeper." could take the place of the last sentence.', '"Ask a keeper." replaces the last sentence on the card.', 'Last sentence, new version in races: "Ask a keeper."', 'Reduce the second paragraph to its first sentence in races.',
  '"at once" might stand after "gives way".', '"at once" must stand after "gives way" in races.', '"no age" must stand after "gives way".', 'Put "whistle" after "sleep".', 'Words to be added: "at once". Place: after "gives way", in races.', 'Words to be added in races: "at once". Place: after "gives way".', 'Words to be added: "at once". Place: to be decided.', 'A word such as "softly" could be added after "sing".',
  'After the bullets, a new paragraph in races: / Ferries moor.', 'After the list add in races: / Ferries moor.', 'After the list of captains add a new paragraph: / Ferries moor.', 'After the second bullet, a new paragraph: / Ferries moor.', 'Add "on the canal." at the end of the third bullet.',
  'After "gives way" add "at once" (racing committee, for races).', 'After "gives way" add "at once" (until 3 May).', 'After "gives way" add "at once" (committee of 3 May or June).', 'Insert "gives way" after "the older".', 'Insert "the older" before "gives way".',
  'Add to the end of paragraph 2: "He whistles" (in races).', 'Add to the end of paragraph 2: "He whistles" - but not in races.', 'The last sentence should read: "Ask a keeper" (except in races).', 'Replace the last paragraph with: "A ferry waits" [until June].',
];

describe('waits', () => {
  test.each(waits)('%s', (ruling) => {
    const done = carriedOut(entry, paragraphs(ruling));
    expect({ text: done.text, heard: isHeard(done) }).toEqual({ text: entry, heard: true });
  });
});

const steps = ['Paying a toll takes three steps.', '1. Name the toll.', '2. Turn a coin.', '3. Move on.', 'Passengers pay nothing.'];

describe('a step is the numbered item of that number', () => {
  test.each([
    ['Delete step 2.', [0, 1, 3, 4]], ['The second step is deleted.', [0, 1, 3, 4]], ['Delete the last step.', [0, 1, 2, 4]], ['Delete steps 2 and 3.', [0, 1, 4]], ['Swap steps 2 and 3.', [0, 1, 3, 2, 4]],
    // just across the boundary
    ['Delete step 4.', [0, 1, 2, 3, 4]], ['Delete steps 1 and 3.', [0, 1, 2, 3, 4]], ['Delete step 2 in races.', [0, 1, 2, 3, 4]], ['Delete the fifth step.', [0, 1, 2, 3, 4]],
  ])('%s', (ruling, left) => { expect(carriedOut(steps, [ruling]).text).toEqual(left.map((at) => steps[at]?.replace(/^\d\. /, ''))); });

  test.each(['After step 1 insert: / Sing.', 'A new step is inserted after step 1, and the steps that follow are renumbered: / Sing.', 'Add a new step before step 2: "Sing."'])('%s', (ruling) => {
    expect(carriedOut(steps, paragraphs(ruling)).text[2]).toBe('Sing.');
  });

  test.each([[['Two rows.', '1. Sing.', '2. Hum.', 'Or so.', '1. Hum.', '2. Sing.']], [['A gap.', '1. Sing.', '3. Hum.']], [['No numbers.', '* Sing.', '* Hum.']], [['Two kinds.', '1. Sing.', '2. Hum.', '* Softly.']]])('there are no steps in %j', (text) => {
    expect(carriedOut(text, ['Delete step 2.']).text).toEqual(text.map((line) => line.replace(/^\d\. /, '')));
  });
});
