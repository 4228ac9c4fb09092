import { describe, expect, it } from 'vitest';

import { seePhrases } from '../../scripts/interpret/see-references.ts';
import { sortKey } from '../../scripts/names/sort-key.ts';
import { costly } from '../segment/rig/growth.ts';
import { hostileWords } from '../segment/rig/hostile-words.ts';

const names = new Set([
  'lamp', 'lantern', 'tide', 'toll', 'tool', 'crew and watch', 'Luggage, Unsigned', 'Clerk, Quill and Daughters', 'The Lost Child', 'ledger', 'light – shared', 'last, lowest, fewest', 'Lady M. Ebb', 'the longest night',
].map(sortKey));

const phrases = (text: string): string[] => seePhrases(text, names).map(({ phrase }) => phrase);

describe('what a text refers to', () => {
  it.each([
    ['one name', 'A lamp burns. See lantern.', ['lantern']],
    ['several names', 'It burns. See lantern, tide, toll.', ['lantern', 'tide', 'toll']],
    ['in a parenthesis', 'Mark it (see ledger) at once (see tide, toll).', ['ledger', 'tide', 'toll']],
    ['behind other words of a parenthesis', 'It sinks (but see tide; see also toll).', ['tide', 'toll']],
    ['a sentence in a parenthesis', 'It is a lantern. (See lantern.)', ['lantern']],
    ['a whole text', 'See lamp.', ['lamp']],
    ['see also', 'See also lamp, lantern.', ['lamp', 'lantern']],
    ['see also, with a colon', 'See also: lamp, lantern', ['lamp', 'lantern']],
    ['behind the number of a footnote, and ahead of one', 'It burns.[2] See lantern.[14] Nothing more.', ['lantern']],
    ['a name turned about, as an index has it', 'See Child, The Lost.', ['Child, The Lost']],
    ['two names of which the words turned about are a third', 'See Watch, Crew.', ['Watch', 'Crew']],
    ['a name that the text itself has the other way round', 'She pays as much as her Civic Rank. See Rank, Civic.', ['Rank, Civic']],
    ['two names, where the text has the words as a part of another', 'She pays for the Old Civic Rank. See Rank, Civic.', ['Rank', 'Civic']],
    ['two names, where the text goes on with another word', 'She pays for her Civic Rank Insignia. See Rank, Civic.', ['Rank', 'Civic']],
    ['two small words that the text has the other way round', 'She pays her civic rank. See rank, civic.', ['rank', 'civic']],
    ['a letter that a hyphen joins to a name', 'See Barge Oriole-C. It sinks.', ['Barge Oriole-C']],
    ['an initial, which ends nothing', 'See Nan C. Ebb.', ['Nan C. Ebb']],
    ['two names each of which is emphasised', 'It burns. See *Mooring* and *Ebb*.', ['Mooring', 'Ebb']],
    ['one name that is emphasised, with another word beside', 'It burns. See *Mooring* and Ebb.', ['Mooring and Ebb']],
    ['arrows in a parenthesis', 'It burns. (→ lamp; → tide)', ['lamp', 'tide']],
    ['an arrow behind See', 'See → lamp.', ['lamp']],
    ['cf.', 'It burns, cf. nothing. Cf. Lamp.', ['Lamp']],
    ['names in capitals behind a small see', 'see LAMP, TIDE', ['LAMP', 'TIDE']],
    ['names that open a bracket of their own', 'See Lamp (lit), toll.', ['Lamp (lit)', 'toll']],
    ['one such name in a parenthesis', 'It burns (see lamp (lit)).', ['lamp (lit)']],
    ['none: an arrow between old and new words', '“It burns.” → “It is lit.”', []],
    ['none: a small see that begins a sentence', 'see to it that the lamp is lit. Then row.', []],
    ['in quotation marks', 'replace it with "See lamp."', ['lamp']],
    ['a name that nobody knows', 'See Customs of the Weir.', ['Customs of the Weir']],
    ['a name with a comma in it', 'See Luggage, Unsigned, toll.', ['Luggage, Unsigned', 'toll']],
    ['a name with its article behind it', 'See Lost Child, The, lamp.', ['Lost Child, The', 'lamp']],
    ['a name with commas and "and"', 'See Clerk, Quill and Daughters.', ['Clerk, Quill and Daughters']],
    ['a name that is a list', 'See last, lowest, fewest.', ['last, lowest, fewest']],
    ['a name with "and" in it', 'See crew and watch.', ['crew and watch']],
    ['two names joined with "and"', 'See lamp and lantern.', ['lamp', 'lantern']],
    ['two joined with a sign, or another word', 'See lamp & lantern. See lamp/tide. See lamp or tide. See lamp as well as tide. See lamp and also tide. See lamp • toll.', ['lamp', 'lantern', 'lamp', 'tide', 'lamp', 'tide', 'lamp', 'tide', 'lamp', 'tide', 'lamp', 'toll']],
    ['several joined with the same word', 'See lamp and lantern and toll.', ['lamp', 'lantern', 'toll']],
    ['a name with "and" in it, joined with another', 'See crew and watch and lamp. See lamp & crew and watch.', ['crew and watch', 'lamp', 'lamp', 'crew and watch']],
    ['one phrase, where a part of it is no name', 'See lamp and mole. See lamp & mole. See lamp/mole and toll.', ['lamp and mole', 'lamp & mole', 'lamp/mole and toll']],
    ['names in capitals, known or not', 'See MOLE and WEIR.', ['MOLE', 'WEIR']],
    ['two names with capitals, one of them known', 'See Lamp and Mole. See Mole and Tide.', ['Lamp', 'Mole', 'Mole', 'Tide']],
    ['two names each word of which has a capital, one of several words', 'See Mole and Ritual Weir. See also: Toll of the Weir and Salt.', ['Mole', 'Ritual Weir', 'Toll of the Weir', 'Salt']],
    ['two names, of which the text has one for itself', 'It lowers the Rank of a clerk by one. See Rank and Mark. A Mark of the Rank is red. See Mark and Guild Rank.', ['Rank', 'Mark', 'Mark', 'Guild Rank']],
    ['two words with capitals that nothing else is known of', 'It is lowered by one. See Rank and Mark.', ['Rank', 'Mark']],
    ['two names, where the words of one are small behind its capital', 'See Open tolls and Salting. See also Salting and Open tolls.', ['Open tolls', 'Salting', 'Salting', 'Open tolls']],
    ['one, where the text has them joined elsewhere', 'Rank is lowered. It is lowered in rank. A Rank Mark is red, the Lower Rank and Mark is blue. See Rank and Mark.', ['Rank and Mark']],
    ['the name of a pair, and what is written small', 'See Rowing and Steering. See Night Moles and weirs.', ['Rowing and Steering', 'Night Moles and weirs']],
    ['names behind words that say how many they are, or what', 'See both lamp and tide. See the entries on toll and lantern. See under ledger.', ['lamp', 'tide', 'toll', 'lantern', 'ledger']],
    ['but such words may begin a name', 'See under the bridge. See both moles and weirs.', ['under the bridge']],
    ['names behind a semicolon', 'See lamp; tide; toll and lantern.', ['lamp', 'tide', 'toll', 'lantern']],
    ['no text behind a semicolon', 'See lamp; tide rules do not hold. See toll; a tide, lantern.', ['lamp', 'toll']],
    ['a reference of its own in a list', 'See lamp, see tide.', ['lamp', 'tide']],
    ['the last of a list joined with "and"', 'See toll, tide, and lamp.', ['toll', 'tide', 'lamp']],
    ['a name with an initial', 'See Lady M. Ebb, lamp.', ['Lady M. Ebb', 'lamp']],
    ['a name with a title', 'See Dr. Weir. It burns.', ['Dr. Weir']],
    ['bold names', 'See **lamp**, **tide, toll.**', ['lamp', 'tide', 'toll']],
    ['a subtopic', 'See light – shared.', ['light – shared']],
    ['and goes on with the sentence', 'See ledger for details of marks.', ['ledger']],
    ['and goes on with the sentence, with commas in a bracket', 'See ledger for details of marks (how many, how red), toll. See lamp (lit, tall), tide. See lamp [lit, tall].', ['ledger', 'toll', 'lamp (lit, tall)', 'tide', 'lamp [lit, tall]']],
    ['a closing quotation mark of what it stands in', 'add "Light it. See lamp, tide." at the end', ['lamp', 'tide']],
    ['quoted names', 'See "lit," "dark."', ['lit', 'dark']],
    ['a name that begins as no name does', 'See the longest night.', ['the longest night']],
  ])('%s', (_, text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });

  it.each([
    ['the thing looked at is no entry', 'See the rules sheet that lies in the box.'],
    ['the player is told to look', 'You may see your opponent’s hand.'],
    ['somebody sees', 'Citizens see nothing in fog. They see the lamp only when it is lit.'],
    ['a condition is looked up', 'Look at the dial (see whether it has turned).'],
    ['the whole glossary is meant', 'See Glossary.'],
    ['the page itself is meant', 'Light it (see above), then stop (see page 4).'],
    ['nothing follows', 'Wait and see. See'],
  ])('none where %s', (_, text) => {
    expect(phrases(text)).toEqual([]);
  });

  it('tells where each stands', () => {
    const text = 'Mark it (see ledger). See Lost Child, The and crew and watch, toll.';
    expect(seePhrases(text, names).map(({ from, to, phrase }) => text.slice(from, to) === phrase)).not.toContain(false);
  });

  it('costs no more than the length of a text', () => {
    expect(costly(hostileWords, (line) => { seePhrases(line, names); seePhrases(`See ${line}`, names); })).toEqual([]);
  });
});
