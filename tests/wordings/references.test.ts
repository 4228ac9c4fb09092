/** What is said of an entry's references: what is added to them, taken out or exchanged, and an entry that becomes one. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

const pier = ['A pier is a wharf with a roof. See roof.', 'It holds two boats. If it burns, nobody moors there.', 'See boat, cargo master, crane.'];
const [roof, boats, line] = pier;
const on = (ruling: string): string[] => carriedOut(pier, ruling.split(' / '), 'pier').text;
const withLine = (now: string): string[] => [roof, boats, now].filter((block) => block !== '') as string[];

const exchanged = [
  'The reference to boat should be to barge.', 'The cross-reference to "boat" is now to "barge".', 'The pointer to boat now leads to barge.', 'Replace the reference to boat by one to barge.', 'Change the reference to boat into a reference to barge.',
  'For the reference to boat substitute one to barge.', 'In the See line, for boat read barge.', 'See line: boat -> barge.', 'In the last line, boat becomes barge.', 'The "See" line should name barge, not boat.', 'The last line must say "barge" rather than "boat".',
  'In the closing references, "boat" becomes "barge".', 'The See line should read: See barge, cargo master, crane.', 'Last line: change boat to barge.',
];
const added = [
  'Add a reference to dock.', 'Add dock to the references at the end.', 'The See line gains "dock".', 'The See line gains "dock" as its last item.', 'The closing references now also include dock.', 'A cross-reference to dock is added at the end.', '"dock" joins the See line.',
  'New cross-reference: dock.', 'Add to the See line: dock.', 'The last line should also refer to dock.', 'In the See line, add dock.', 'Append "dock" to the list of references.',
  'Add "dock." to the last line.', 'Add "See dock" to the last line.', 'In the See line, after "crane" add "dock".',
];
const takenOut = [
  'The reference to crane falls away.', 'The reference to crane is superfluous and is deleted.', 'The See line loses "crane".', 'Drop crane from the references at the end.', 'The last line should no longer mention "crane".', 'This entry no longer refers to crane.',
  'Of the three references in the last line, that to crane is dropped and the other two stay.', 'Of the references, the one to crane is removed.', '"crane" comes out of the See line.', 'Delete "crane" from the last line.', 'In the See line, delete crane.',
];
const becomes = [
  'This entry becomes a cross-reference to wharf.', 'This entry is reduced to "See wharf."', 'Turn this entry into a reference to wharf.', 'Replace everything under this heading with "See wharf."', 'This entry should consist of "See wharf." and nothing else.', 'The whole of this entry is replaced by a reference to wharf.',
];

describe('carried out', () => {
  test.each(exchanged)('%s', (ruling) => { expect(on(ruling)).toEqual(withLine('See barge, cargo master, crane.')); });
  test.each(added)('%s', (ruling) => { expect(on(ruling)).toEqual(withLine('See boat, cargo master, crane, dock.')); });
  test.each(takenOut)('%s', (ruling) => { expect(on(ruling)).toEqual(withLine('See boat, cargo master.')); });
  test.each(becomes)('%s', (ruling) => { expect(on(ruling)).toEqual(['See wharf.']); });
  test.each(['Delete the See line.', 'The references at the end are deleted.', 'The last line is deleted.'])('%s', (ruling) => { expect(on(ruling)).toEqual(withLine('')); });
  test.each(['In the See line, insert "cabin" after "boat".', 'In the last line, "cabin" is inserted after "boat".'])('%s', (ruling) => { expect(on(ruling)).toEqual(withLine('See boat, cabin, cargo master, crane.')); });
  test.each(['The reference to roof in the first paragraph is deleted.', 'Delete the reference to roof.'])('%s', (ruling) => { expect(on(ruling)).toEqual(['A pier is a wharf with a roof.', boats, line]); });
  test('a paragraph that is to end with one', () => {
    expect(on('The second paragraph must now end with this additional sentence: / See fire.')).toEqual([roof, `${boats ?? ''} See fire.`, line]);
  });
});

describe('where something limits it, or it is only thought of, it waits:', () => {
  const limits = [(order: string) => `At sea, ${order}`, (order: string) => order.replace(/\.$/, ' in leagues.'), (order: string) => order.replace(/\.$/, ' (in leagues).'), (order: string) => order.replace(/\.$/, ', if the league agrees.'),
    (order: string) => order.replace(/\.$/, '?'), (order: string) => `${order} This holds until May.`, (order: string) => `If there is room, ${order}`, (order: string) => `On the card, ${order}`, (order: string) => order.replace(/\.$/, ' or to something else.')];
  test.each([...exchanged, ...added, ...takenOut, ...becomes.filter((order) => !order.endsWith('"'))].flatMap((order) => limits.map((limit) => limit(order))))('%s', (ruling) => {
    expectToWait(pier, [ruling], 'pier');
  });
});

describe('just across the boundary nothing is changed:', () => {
  test.each([
    // a name that is not there, or is there already, or elsewhere
    'The reference to mast should be to barge.', 'The See line loses "mast".', 'The See line loses "roof".', 'The See line gains "crane".', 'Delete "roof" from the last line.', 'The reference to boat in the first paragraph should be to barge.', 'The reference to roof in the last line is deleted.', 'Last line: roof -> tiles.',
    'The reference to cargo should be to freight.', 'Of the four references in the last line, that to crane is dropped.', 'Of the three references in the last line, that to roof is dropped.',
    // no name
    'Add "A dock is long." to the last line.', 'Add "and dock" to the last line.', 'In the last line, add "or dock".', 'Add "Nobody may moor there." to the See line.', 'Add to the See line: "docks are wharves, too".',
    'In the See line, after "boat" add "and dock".', 'In the See line, before "boat" add "or dock".', 'In the See line, replace "boat" with "A dock is long."', 'Replace "boat" with "Nobody may moor there." in the last line.',
    'The reference to boat should be to "a dock is long".', 'Replace the reference to boat by one to "and dock".', 'The See line should read: "See boat, and it may burn."', 'This entry becomes a cross-reference to "it may burn".',
    'Add a reference to the right entry.', 'Add a reference to something about docks.', 'The reference to boat should be to another entry.', 'This entry becomes a cross-reference to the entry that fits.', 'Add the names of all docks to the See line.', 'Add a reference to dock or to quay.',
    // reports, wishes, denials
    'The reference to crane was dropped in the pocket edition.', 'The reference to crane is not dropped.', 'The reference to crane stays.', 'The See line might gain "dock".', 'The See line should perhaps name barge, not boat.', 'We were asked to add dock to the See line.', 'The See line has lost "crane".', 'The reference to boat leads to the entry on boats.',
    'The reference to crane is superfluous.', 'The reference to boat need not be to barge.', 'This entry may become a cross-reference to wharf.', 'The last line also refers to dock in older prints.',
    // another text
    'The See line of the entry for wharves gains "dock".', 'The reference to crane in the rulebook is deleted.', 'The entry for wharves becomes a cross-reference to pier.',
    // a part of it
    'This entry is reduced to its first paragraph.', 'All text under the heading "Roofs" is replaced by "See roof."', 'After "boat" insert "cabin".', 'Half of this entry becomes a reference to wharf.',
  ])('%s', (ruling) => { expect(on(ruling)).toEqual(pier); });

  test('new text for the whole list need not be a list, and new text for the entry is its own', () => {
    expect(on('Replace "See boat, cargo master, crane." with "Nobody may moor there."')).toEqual(withLine('Nobody may moor there.'));
    expect(on('Turn this entry into "See it may burn."')).toEqual(['See it may burn.']);
  });

  test('a last line that holds no references is no list of them', () => {
    const plain = ['See boat.', 'It burns. Nobody moors there.'];
    for (const ruling of ['Last line: boat -> barge.', 'The last line loses "boat".', 'The last line is deleted.', 'The last line should also refer to dock.', 'In the last line, boat becomes barge.'])
      expect(carriedOut(plain, [ruling], 'pier').text).toEqual(plain);
  });
});
