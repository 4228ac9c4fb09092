/** A whole text under a label that no verb follows, and other short ways to give one: certain where the text held shows what is meant. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, paragraphs, textAfter } from './rig/carried-out.ts';
import { entry, meet, withBlock } from './rig/entry.ts';

const pointer = ['See tolls.'];
const one = ['A ferry is a boat that crosses a canal.'];

function waits(held: readonly string[], ruling: string): void {
  expectToWait(held, paragraphs(ruling));
}

const ofAll = ['Whole entry:', 'Entire entry:', 'Complete entry:', 'Full entry:', 'Entry in full:', 'Entry now:', 'Revised entry:', 'Corrected entry:', 'Entry rewritten as follows:'];
const ofSomeText = ['In full:', 'Text in full:', 'Rewritten in full:', 'Now:', 'Now just:', 'Complete text:', 'Full text:', 'Rewritten:', 'Rewritten as follows:', 'Revised:', 'New text:', 'Text:', 'Read:', 'Reads now:', 'Entry:', 'Amended to:', 'Amended:', 'Amended to read:', 'Corrected:', 'Corrected to:', 'From now on simply:', 'Henceforth:', 'Only:', 'Pointer now:'];

describe('a label', () => {
  test.for([...ofAll, ...ofSomeText])('references for references, with a note: %s', (label) => {
    for (const ruling of [`${label} See fog, ice.`, `${label} / See fog, ice.`]) {
      const { text: now, amendments: [amendment] } = carriedOut(pointer, paragraphs(ruling));
      expect([now, amendment?.outcome]).toEqual([['See fog, ice.'], 'applied with a note']);
    }
  });

  test.for(ofAll)('of all of the text, where that is one paragraph: %s', (label) => {
    expect(textAfter(one, `${label} Ferries hum.`)).toEqual(['Ferries hum.']);
    expect(textAfter(pointer, `${label} A ferry is a boat.`)).toEqual(['A ferry is a boat.']);
  });

  test.for(['Revised:', 'Rewritten as follows:', 'In full:', 'Now:'])('of some text, where that is plainly the one paragraph in other words: %s', (label) => {
    expect(textAfter(one, `${label} A ferry is a boat that crosses a canal or a lake.`)).toEqual(['A ferry is a boat that crosses a canal or a lake.']);
  });

  test.for(ofSomeText)('of some text, where it may be another: %s', (label) => {
    waits(one, `${label} Plays at night.`);
    waits(one, `${label} See fog.`);
    waits(pointer, `${label} Plays at night.`);
  });

  test.for([...ofAll, ...ofSomeText])('where the entry has several paragraphs: %s', (label) => {
    waits(entry, `${label} Ferries hum.`);
    waits(entry, `${label} See fog.`);
    waits(['See tolls.', 'It is dear.'], `${label} See fog.`);
  });

  test.for([
    'In full: Delete.', 'Whole entry: to be rewritten.', 'Whole entry: replaced by the entry on fog.', 'In full: See fog, in races.', 'In full: See fog (in races).', 'In full: See fog. For races only.', 'In full: See fog. This holds in races.', 'In full: See fog?', 'In full: See fog or ice.', 'In full: See the rulebook.', 'In full: To be announced.', 'In full in races: See fog.', 'In full (draft): See fog.', 'New text: See fog in races.', 'Correction: See fog.',
    'Text: Obsolete.',
  ])('not: %s', (ruling) => { waits(pointer, ruling); });

  test('"text" may be that of a card', () => {
    for (const label of ['New text:', 'Complete text:', 'Text:', 'Revised text:', 'Corrected text:']) waits(one, `${label} A ferry is a boat that crosses a canal or a lake.`);
    waits(pointer, 'Revised text: See fog.');
  });
  test('of a card it is none', () => { expect(textAfter(pointer, 'Card in full: See fog.')).toEqual(pointer); });
  test('what is struck under it is struck', () => { expect(['Whole entry: delete.', 'Entry: obsolete.'].map((ruling) => textAfter(pointer, ruling))).toEqual([[], []]); });
});

describe('a text in few words', () => {
  test.for(['Change to See fog.', 'Make it: See fog.', 'Make it "See fog."', 'This should be "See fog."', 'This should be See fog.', 'This should just say "See fog."', 'Should read "See fog".', 'Should say See fog.', 'Replace with See fog.', 'Reduce to "See fog."', 'Shorten to: See fog.', 'The cross-reference should read "See fog".', 'This becomes a pointer to fog.', 'Make this a pointer to "fog".', 'Instead of "See tolls.": / See fog.'])('%s', (ruling) => {
    expect(textAfter(pointer, ruling)).toEqual(['See fog.']);
  });

  test.for([
    'Change to See fog in races.', 'Change to See fog if it is dark.', 'Make it: See fog in races.', 'Make it: See fog (in races).', 'This should be See fog in races.', 'This might be "See fog."', 'At sea, change to See fog.', 'This should be "fog and".', 'Now reads: See fog in races.', 'Now reads: See fog. (Races only.)', 'Should be: See fog?', 'Replace by: See fog or ice.', 'This may become a pointer to fog.',
  ])('not: %s', (ruling) => { waits(pointer, ruling); });

  test('what is quoted, or stands in a paragraph of its own, is the text', () => {
    expect(textAfter(pointer, 'Now reads: "See fog in races."')).toEqual(['See fog in races.']);
    expect(textAfter(pointer, 'Now reads: / See fog in races.')).toEqual(['See fog in races.']);
  });

  test('"this" is what was spoken of, where something was', () => {
    expect(textAfter(entry, 'The last sentence is unclear. This should read "Ask its keeper."')).toEqual(withBlock(meet, meet.replace('captain', 'keeper')));
    waits(entry, 'A ferry waits. This should just say "Ferries hum."');
  });
});

describe('everything that stood here makes way', () => {
  test.for(['It takes the place of everything that stood here: / Ferries hum.', 'The following takes the place of all that was printed here: / Ferries hum.', 'The following takes the place of what stood here before: / Ferries hum.', 'Everything that stood here is replaced with the following: / Ferries hum.', 'This entry shall have the following text: / Ferries hum.'])('%s', (ruling) => {
    expect(textAfter(entry, ruling)).toEqual(['Ferries hum.']);
  });
  test.for(['It takes the place of everything that stood here about tolls: / Ferries hum.', 'It may replace all that was printed here: / Ferries hum.', 'It replaces what stood here in races: / Ferries hum.', 'It replaces some of what stood here: / Ferries hum.', 'This entry may have the following text: / Ferries hum.'])('not: %s', (ruling) => { expect(textAfter(entry, ruling)).toEqual([...entry]); });

  const own = 'A ferry is a boat. It needs a lamp.';
  test.for(['This entry gets its own text:', 'This gets a definition of its own:', 'No longer a pointer:', 'Give this entry its own text:', 'Replaced by a full entry:', 'Now a full entry:', 'Full entry instead of the pointer:', 'In place of this pointer, print:', 'The following shall stand in place of the reference:'])('a text where a pointer stood: %s', (order) => {
    expect(textAfter(pointer, `${order} / ${own}`)).toEqual([own]);
    expect(textAfter(['A ferry hums. See tolls.'], `${order} / ${own}`)).toEqual(['A ferry hums. See tolls.']);
  });
  test.for(['This entry gets its own text in races:', 'This entry may get its own text:', 'No longer a pointer in races:'])('not: %s', (order) => { expect(textAfter(pointer, `${order} / ${own}`)).toEqual(pointer); });
});

describe('behind the one sentence that stands there', () => {
  const order = 'There shall be appended to this entry, following the sentence now standing therein, a further sentence in these terms: "It is dear."';
  test.for([['See tolls.', 'See tolls. It is dear.'], ['Ferries hum.', 'Ferries hum. It is dear.']])('%s', ([held, now]) => { expect(textAfter([held ?? ''], order)).toEqual([now]); });
  test('in whatever words', () => { expect(textAfter(pointer, 'Append to this entry, after the sentence that stands there, the following sentence: It is dear.')).toEqual(['See tolls. It is dear.']); });
  test.for([{ held: ['Ferries hum. They sing.'] }, { held: ['Ferries hum.', 'They sing.'] }])('not where there are more: $held', ({ held }) => { waits(held, order); });
  test.for([order.replace('therein', 'therein in races'), order.replace('shall', 'may'), order.replace('this entry', 'the rulebook')])('not: %s', (ruling) => { waits(pointer, ruling); });
});

test.for(['Rewritten: A ferry hums by night and pays twice. Long overdue.', 'Rewritten: A ferry hums by night and pays twice. Well spotted, Bess!', 'In full: A ferry hums by night and pays twice. (Proposal.)', 'This entry should read: A ferry hums by night and pays twice. Of course.'])('a sigh behind a new text is none of it: %s', (ruling) => {
  const held = ['A ferry hums by night and pays.'];
  expectToWait(held, [ruling]);
});

test.for(['Instead of "hums": nothing.', 'Instead of "hums": something better.', 'Instead of "hums": a better verb.', 'Instead of "hums": as on the card.', 'Instead of "hums": / something better.'])('what tells of new words is none of them: %s', (ruling) => {
  expect(carriedOut(['A ferry hums. It pays.'], ruling.split(' / ')).text).toEqual(['A ferry hums. It pays.']);
});

test.for([['Instead of "hums": sings.', 'sings'], ['Replace "hums" with: "something".', 'something']])('but what is given, or quoted, is: %s', ([ruling, word]) => {
  expect(carriedOut(['A ferry hums. It pays.'], [ruling ?? '']).text).toEqual([`A ferry ${word ?? ''}. It pays.`]);
});

test.for(['Make it: See fog. / For races.', 'Make it: See fog. / Tolls stays, too.'])('what stands below a reference may be none of it: %s', (ruling) => {
  expect(carriedOut(['See tolls.'], ruling.split(' / ')).text).toEqual(['See tolls.']);
});
