/** Telegrams and plain reports: one to another, a mark gone, a place said last, what was found redundant and who ruled it; and their neighbours that say more. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait, paragraphs } from './rig/carried-out.ts';
import { entry, first, fog, ice, list, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const harbor: readonly string[] = ['A harbor pays tolls to the crown. The toll is 5 marks (except in winter). It opens at dawn.', 'Example: A captain pays 5 marks and leaves. He may come back at noon.', 'See fog, ice, song.'];
const [rule, example, see] = harbor as [string, string, string];

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, () => is));
const younger = changed(meet, 'older', 'younger');
const bare = changed(first, ' at the bow', '');
const pilots = entry.map((block) => block.replaceAll('captain', 'pilot'));
const joined = [...entry.slice(0, -2), `${stopped} ${meet}`];
const parted = entry.flatMap((block) => (block === second ? ['Its toll is 5 marks. A captain may waive the toll, whistle, or sleep.', 'A captain who sleeps pays twice.'] : [block]));
const moved = withBlock(meet, null).flatMap((block) => (block === first ? [first, meet] : [block]));
const second3 = withBlock(whistle, null).map((block) => block.replace('Three', 'Two'));
const four = entry.flatMap((block) => (block === list ? [list.replace('Three', 'Four')] : block === ice ? [ice, '* a missing bell'] : [block]));

describe('carried out', () => {
  test.for<[ruling: string, text: string[]]>([
    ['"older" to "younger".', younger], ['"older" to "younger", last paragraph.', younger], ['"older" (last paragraph) to "younger".', younger], ['"older" to "younger" in the last paragraph.', younger], ['"older": now "younger".', younger], ['"younger", formerly "older".', younger],
    ['"older" replaced: "younger".', younger], ['"older" reworded to "younger".', younger], ['"older" spelled out as "older one".', changed(meet, 'older', 'older one')], ['"older" out, "younger" in.', younger], ['"younger" in for "older".', younger],
    ['All "captain" to "pilot".', pilots], ['References to a "captain" are now to a "pilot" throughout the entry.', pilots],
    ['"or hum" in, after "sleep".', changed(second, 'or sleep', 'or sleep or hum')], ['Before "keeper", "old".', changed(first, 'keeper', 'old keeper')], ['Following "Its toll is 5 marks" we have inserted "per head".', changed(second, '5 marks', '5 marks per head')],
    ['Comma after "whistle" removed, para. 2.', changed(second, 'whistle,', 'whistle')], ['Comma added after "canal".', changed(first, 'canal', 'canal,')],
    ['At start of para. 2, new: "Tolls are dear."', changed(second, 'Its', 'Tolls are dear. Its')], ['"Its crew may sing." moves to end of last paragraph.', changed(stopped, ' Its crew may sing.', '').map((block) => (block === meet ? `${meet} Its crew may sing.` : block))],
    ['"A captain who sleeps pays twice." to head of para. 2.', withBlock(second, 'A captain who sleeps pays twice. Its toll is 5 marks. A captain may waive the toll, whistle, or sleep.')], ['Last paragraph to top.', [meet, ...entry.slice(0, -1)]], ['First two sentences of last paragraph swapped.', withBlock(meet, 'A ferry has no age. When two ferries meet, the older gives way. Ask its captain.')],
    ['"snow" added to list.', entry.flatMap((block) => (block === ice ? [ice, '* snow'] : [block]))], ['List gains "snow".', entry.flatMap((block) => (block === ice ? [ice, '* snow'] : [block]))], ['For "fog" in bullet 1, "mist".', changed(fog, 'fog', 'mist')], ['The order of the second and third bullets has been reversed.', entry.map((block) => (block === whistle ? ice : block === ice ? whistle : block))],
    ['We have clarified the second bullet, which now reads "a captain with no whistle".', withBlock(whistle, '* a captain with no whistle')], ['Second bullet deleted; "Three" becomes "Two".', second3], ['"Three" becomes "Four", and "a missing bell" is the new fourth bullet.', four],
    ['First sentence, before the full stop: add "and returns by dawn".', changed(first, 'dusk', 'dusk and returns by dawn')],
    ['The first paragraph now begins with a new sentence, ahead of the old ones: "Ferries sail."', withBlock(first, `Ferries sail. ${first}`)], ['"5 marks" raised to "6 marks", para. 2.', changed(second, '5', '6')], ['"twice" and "marks" deleted, para. 2.', withBlock(second, 'Its toll is 5. A captain may waive the toll, whistle, or sleep. A captain who sleeps pays.')],
    ['The condition in parentheses in the first paragraph is deleted, parentheses included.', changed(first, ' (unless the keeper sleeps)', '')], ['Brackets off "unless the keeper sleeps"; words stay.', changed(first, '(unless the keeper sleeps)', 'unless the keeper sleeps')], ['Quotation marks around "song" deleted.', changed(stopped, '"song"', 'song')],
    ['The word "may" in "may waive the toll" is now "must".', changed(second, 'may', 'must')], ['The list is now introduced by "Any one of these stops a night ferry:" instead of "Three things stop a night ferry:".', withBlock(list, 'Any one of these stops a night ferry:')],
    ['Last two paragraphs: run on as one.', joined], ['The last paragraph has been split in two at "A ferry has no age."', [...entry.slice(0, -1), 'When two ferries meet, the older gives way.', 'A ferry has no age. Ask its captain.']],
    ['What was the second paragraph is now two paragraphs; the new one starts at "A captain who sleeps".', parted], ['The paragraph that begins "When two ferries meet" has been moved up and is now the second paragraph of the entry.', moved],
    ['The second and third bullets have traded places.', entry.map((block) => (block === whistle ? ice : block === ice ? whistle : block))], ['Bullets 1 and 2 swapped.', entry.map((block) => (block === whistle ? fog : block === fog ? whistle : block))],
    ['Last paragraph replaced in full: / When two ferries meet, the larger gives way.', withBlock(meet, 'When two ferries meet, the larger gives way.')], ['There is a new final paragraph, which answers a question from last month\'s mailing list: / A ferry at anchor is not stopped.', [...entry, 'A ferry at anchor is not stopped.']],
    ['Cross-reference line added at foot: / See harbor, toll.', [...entry, 'See harbor, toll.']], ['The amount of the toll has been raised from 5 marks to 7 marks.', changed(second, '5', '7')],
    ['The first and second paragraphs have been combined into one, with no change of wording.', entry.flatMap((block) => (block === first ? [`${first} ${second}`] : block === second ? [] : [block]))],
    ['The word "only" has been inserted before "after dusk", as a reminder.', changed(first, 'after', 'only after')], ['Directly after "whistle, or sleep" come the words "at any time", which had been left out by accident.', changed(second, 'or sleep', 'or sleep at any time')],
    ['The paragraph on meetings (the last one) is withdrawn.', withBlock(meet, null)], ['The last two sentences of the last paragraph are deleted, since neither was a rule.', changed(meet, ' A ferry has no age. Ask its captain.', '')], ['The sentence that starts "No cat may board" is now found at the end of the second paragraph.', entry.map((block) => (block === first ? first.replace(' No cat may board it (unless the keeper sleeps).', '') : block === second ? `${second} No cat may board it (unless the keeper sleeps).` : block))],
    ['"two ferries" made singular: "two ferry".', changed(meet, 'two ferries', 'two ferry')], ['In step with the rulebook, "older" becomes "younger".', younger], ['"Three things" now "The following things". Rest of that line stands.', changed(list, 'Three', 'The following')],
  ])('%s', ([ruling, text]) => {
    const done = carriedOut(entry, paragraphs(ruling));
    expect({ text: done.text, why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text });
  });

  test.for<[ruling: string, text: string[]]>([
    ['Example, "He" to "The captain".', [rule, example.replace('He', 'The captain'), see]], ['In the example, "He" to "The captain".', [rule, example.replace('He', 'The captain'), see]], ['The example paragraph is struck. Never helped anyone.', [rule, see]],
    ['See line: "lamp" in, after "ice".', [rule, example, 'See fog, ice, lamp, song.']], ['References reordered thus: "See song, ice, fog."', [rule, example, 'See song, ice, fog.']], ['Reference to ice dropped.', [rule, example, 'See fog, song.']], ['Reference added: snow.', [rule, example, 'See fog, ice, song, snow.']],
    ['The cross-reference to ice is gone, because that entry no longer exists.', [rule, example, 'See fog, song.']], ['The words in parentheses in the first paragraph are deleted, parentheses included.', [rule.replace(' (except in winter)', ''), example, see]],
  ])('in an entry with an example: %s', ([ruling, text]) => {
    expect(carriedOut(harbor, [ruling], 'harbor').text).toEqual(text);
  });
});

describe('a remark without its subject', () => {
  const remarks = ['Saves a line.', 'Saves us an argument.', 'Reads better this way.', 'Clearer so.', 'Agrees with the card.', 'As on the card.', 'Ruled in May.', 'Decided by the board last month.', "Last spring's ruling, at last.", 'Slip of the pen.', 'House style.'];
  test.for(remarks)('of any order: %s', (remark) => {
    expect(carriedOut(entry, [`"older" becomes "younger". ${remark}`]).text).toEqual(younger);
    expect(carriedOut(entry, [`Delete "at the bow". ${remark}`]).text).toEqual(bare);
    expect(carriedOut(entry, [`Join the last two paragraphs. ${remark}`]).text).toEqual(joined);
  });

  test.for(['Redundant.', 'Obvious.', 'Quite superfluous.', 'Never helped anyone.', 'Added nothing.', 'Covered in the rulebook.', 'Subject moved to its own entry.', 'Lamps are now covered under lights.'])('of words that go, and of no others: %s', (remark) => {
    expect(carriedOut(entry, [`Delete "at the bow". ${remark}`]).text).toEqual(bare);
    expectToWait(entry, [`"older" becomes "younger". ${remark}`]);
  });

  test('of words that are changed', () => {
    expect(carriedOut(entry, ['"older" was wrong; "younger" is right. Corrected.']).text).toEqual(younger);
    expect(carriedOut(entry, ['Slip of the pen. "older" should be "younger".']).text).toEqual(younger);
    expect(carriedOut(entry, ['The question of who gives way has come up often. "older" becomes "younger".']).text).toEqual(younger);
  });

  test.for([
    'Saves a line in races.', 'Saves nothing.', 'Ends in May.', 'Ruled in May for races.', 'Ruled out.', 'Ruled by the judge.', 'Not agreed by the board.', 'Approved next month.', 'Reads as before.', 'Clearer in races.', 'As in tournaments.', 'As on the league card.', 'Follows the card in races.', "Last spring's ruling.", "Last spring's ruling, finally withdrawn.",
    'A mistake.', 'Wrong.', 'Void.', 'Typo on the card.', 'House rules.', 'Corrected next month.', 'Redundant in races.', 'Redundant, unless it rains.', 'Not redundant.', 'Never helped in races.', 'Covered in races.', 'Covered until June.', 'Subject to review.', 'Subject moved back.', 'Some lamps are now covered under lights.', 'This order is now covered under lights.', 'Lamps in races are now covered under lights.',
  ])('that limits the order, or doubts it: %s', (remark) => {
    expectToWait(entry, [`Delete "at the bow". ${remark}`]);
  });
});

describe('waits', () => {
  test.for([
    '"older" to "younger" in races.', '"older" to "younger", perhaps.', 'Not "older" to "younger".', '"captain" to "pilot".', '"fog" to "mist", para. 2.', '"older" to "younger", not last paragraph.', '"older" to "younger" on the card, last paragraph.', '"older" (in races) to "younger".', '"older" (para. 1) to "younger".', 'Example, "older" to "younger".', 'Example: "older" to "younger".',
    '"or hum" before "sleep".', '"or hum", before "sleep".', '"twice" in para. 2 to "double" in para. 3.', '"twice" is not deleted, para. 2.', '"twice" may become "double", para. 2.', '"twice" becomes "double" unless it rains, para. 2.', '"5 marks" raised to "6 marks", para. 1.', '"dusk" to "dawn" on Sundays.',
    'The condition in parentheses in the second paragraph is deleted.', 'The condition in parentheses in the first paragraph is deleted in races.', 'The condition in parentheses on the card is deleted.', 'The first paragraph now begins with a new sentence, ahead of the old ones in races: "Ferries sail."', '"older" not replaced: "younger".', '"older" replaced in races: "younger".', '"captain" replaced: "pilot".', '"younger", formerly "elder".', '"younger", formerly "older", in races.', '"younger", never "older".', '"younger" formerly "older" in May.', '"older" out, "younger" maybe in.', '"captain" out, "pilot" in.', 'All "captain" on cards to "pilot".', 'All "captain" to "pilot" in races.',
    'References to a "captain" are now to a "pilot".', 'References to a "captain" are now to a "pilot" throughout the rulebook.', 'References to a "captain" are not to a "pilot" throughout.', 'References to a "captain" are now to "pilots" throughout.',
    '"or hum" in, after "captain".', '"or hum" in, after "sleep", in races.', '"or hum" not in, after "sleep".', 'Before "keeper", "old" in races.', 'Before "keeper", perhaps "old".', 'Following "captain" we have inserted "or mate".', 'Following "Its toll is 5 marks" we have inserted "per head" in races.',
    'Comma after "whistle" removed in races.', 'Comma after "whistle" not removed.', 'Comma after "dusk" removed.', 'Comma after "whistle" removed, para. 1.', 'Comma added after "captain".', 'Comma perhaps added after "canal".', 'At start of para. 2, new in races: "Tolls are dear."', 'At start of para. 9, new: "Tolls are dear."', 'Move the last sentence to end of the card.',
    'Second bullet not deleted; "Three" becomes "Two".', 'Second bullet deleted in races; "Three" becomes "Two".', 'Sixth bullet deleted; "Three" becomes "Two".', '"a missing bell" is the new second bullet.', '"a missing bell" is the new fifth bullet.', '"a missing bell" may be the new fourth bullet.', 'First sentence, before the full stop: add "or hum" in races.', 'First paragraph, before the full stop: add "or hum".',
    '"twice" to the end of para. 2.', '"Its crew may sing." to the end of para. 2 in races.', '"Its crew may sing." to the end of the rulebook.', 'Last paragraph to top in races.', 'Ninth paragraph to top.', 'Paragraph 2 not to follow paragraph 1.', 'Paragraph 2 to follow paragraph 9.', '"snow" added to list in races.', '"snow" not added to list.', '"ice" added to list.', 'List gains "snow" in races.', 'First two sentences of last paragraph swapped in races.', 'For "fog" in bullet 2, "mist".',
    'The order of the second and third bullets has been reversed in races.', 'The order of the second and ninth bullets has been reversed.', 'We have clarified the second bullet in races, which now reads "a captain".', 'We have not clarified the second bullet, which now reads "a captain".', 'Whole list out.', 'Toll raised to 6 marks.', '"Ferries" capitalised throughout.', '"Ask its captain." withdrawn in races.',
    'Brackets off "at the bow".', 'Brackets off "unless the keeper sleeps"; words go.', 'Brackets off "unless the keeper sleeps"; words stay in races.', 'Brackets not off "unless the keeper sleeps".', 'Quotation marks around "toll" deleted.', 'Quotation marks around "song" deleted in races.', 'The word "must" in "may waive the toll" is now "may".', 'The word "may" in "may waive the toll" is now "must" in races.',
    'The list is now introduced by "Any one:" instead of "Three cats:".', 'Last two paragraphs: not run on as one.', 'Last two paragraphs: run on as one in races.', 'Paragraphs 1 and 9 run together.', 'The last paragraph may be split in two at "A ferry has no age."', 'The second paragraph is now two; the new one starts at "A mate".', 'The second paragraph is now three paragraphs; the new one starts at "A captain who sleeps".', 'The second paragraph is now two in races; the new one starts at "A captain who sleeps".',
    'The last paragraph has been moved up and is now the ninth paragraph of the entry.', 'The last paragraph has been moved up and is now the second paragraph of the rulebook.', 'The second and ninth bullets have traded places.', 'The second and third bullets have traded places in races.', 'Bullets 1 and 9 swapped.', 'Last paragraph replaced in part: / When two ferries meet, the larger gives way.',
    'There is a new final paragraph in the rulebook: / A ferry hums.', 'There is a new final paragraph, which holds in races: / A ferry hums.', 'There may be a new final paragraph: / A ferry hums.', 'Cross-reference line not added at foot: / See harbor.', 'Cross-reference line added in races: / See harbor.', 'The amount of the fee has been raised from 5 marks to 7 marks.', 'The amount of the toll may be raised from 5 marks to 7 marks.', 'The amount of the toll is raised from 6 marks to 7 marks.',
    'The first and second paragraphs are combined, with no change of wording in races.', 'The first and second paragraphs are combined, with a change of wording.', 'The word "only" is inserted before "after dusk", as a reminder in races.', 'After "or sleep" come the words "at any time", which had been left out on purpose.', 'In step with the league rules, "older" becomes "younger".', 'In step with the rulebook, "older" becomes "younger" in races.', 'The paragraph on tolls (the last one) is withdrawn.', 'The paragraph on meetings (the last one) may be withdrawn.', 'The last two sentences of the last paragraph are deleted, since neither was a rule in races.', 'The sentence that starts "No cat may board" is now found at the end of the second paragraph in races.', 'The sentence that starts "No dog may board" is now found at the end of the second paragraph.', '"Its toll" made singular: "The toll".', '"older" made nicer: "younger".', 'The two sentences about singing have made way for one: "Its crew may hum."',
  ])('%s', (ruling) => {
    expectToWait(entry, paragraphs(ruling));
  });

  test.for([
    'References reordered thus: "See song, ice."', 'References reordered thus: "See song, ice, towing."', 'References reordered thus in races: "See song, ice, fog."', 'References not reordered thus: "See song, ice, fog."', 'References reordered.', 'See line: "lamp" in, after "snow".', 'See line: "lamp" in, after "ice", in races.', 'Reference to ice not dropped.', 'Reference to ice dropped in races.', 'Reference to towing dropped.', 'Reference never added: snow.', 'Reference added: snow in races.', 'Example paragraph struck.', 'The example paragraph is not struck.', 'The example paragraph is struck in races.',
  ])('in an entry with an example: %s', (ruling) => {
    expectToWait(harbor, [ruling], 'harbor');
  });
});
