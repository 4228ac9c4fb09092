/** Shapes in which volunteers put glossaries and rulings on their own pages, and beside each of them what only looks like it. */
import { describe, expect, it } from 'vitest';

import { statedDate } from '../../scripts/segment/front-matter/stated-date.ts';
import { countedItems } from '../../scripts/segment/counted-list.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(text: string) {
  const { documents } = segmentAll([await sourceOf(text)]);
  const found = documents[0]?.document;
  return { title: found?.title, date: found?.date, headwords: found?.entries.map(({ headword }) => headword) ?? [], topics: found?.rulings.map(({ topic }) => topic) ?? [] };
}

const paragraphs = (...all: string[]): string => all.join('\n\n');

describe('terms at the edges of a list', () => {
  const some = ['Anchor: A weight that holds a barge.', 'Berth: A place at the quay.', 'Boom: A beam that keeps barges out.'];

  it('are terms though their texts begin small, where they stand in order', async () => {
    expect((await read(paragraphs('Harbour Terminology', ...some, 'Bow Rope: a rope that nobody lets go of.', 'Buoy: a float that marks the channel.'))).headwords).toEqual(['Anchor', 'Berth', 'Boom', 'Bow Rope', 'Buoy']);
    expect((await read(paragraphs('Harbour Terminology', 'Aft: the part of a barge behind its mast.', ...some))).headwords).toEqual(['Aft', 'Anchor', 'Berth', 'Boom']);
  });

  it.each([
    ['out of order', 'Abaft: a part of a barge that is behind.'],
    ['with hardly a text', 'Buoy: a float.'],
    ['a sentence', 'Buoys must be lit: a lamp on each, from dusk on.'],
  ])('and none where they are %s', async (_, last) => {
    expect((await read(paragraphs('Harbour Terminology', ...some, last))).headwords).toEqual(['Anchor', 'Berth', 'Boom']);
  });

  it('behind a dash, where nothing is sorted', async () => {
    const unsorted = ['Tow – A rope is made fast to another barge', 'Barge – A boat with a flat floor.', 'Lamp – It burns oil all night.', 'Dusk – The last round of a day.'];
    expect((await read(paragraphs('Glossary of harbour words', 'Counting Oars – whoever has more of them than the others begins', ...unsorted))).headwords).toEqual(['Counting Oars', 'Tow', 'Barge', 'Lamp', 'Dusk']);
    expect((await read(paragraphs('Glossary of harbour words', 'Lamps of Ostermere – a game of barges for two to four', ...unsorted))).headwords).toEqual(['Tow', 'Barge', 'Lamp', 'Dusk']);
  });

  it('a thing of the game may be called as a part of a page is', async () => {
    const terms = ['ACCESS: What a toll opens.', 'ANCHOR: A weight that holds a barge.', 'ARCHIVES: The pile that lamps go to when they are out.', 'BARGE: A boat with a flat floor.', 'BERTH: A place at the quay.', 'BOOM: A beam that keeps barges out.', 'CANAL: Water between two locks.'];
    expect((await read(paragraphs(...terms))).headwords).toEqual(['ACCESS', 'ANCHOR', 'ARCHIVES', 'BARGE', 'BERTH', 'BOOM', 'CANAL']);
    expect((await read(paragraphs(...terms.map((term) => term.replace('ARCHIVES', 'Archives'))))).headwords).not.toContain('Archives');
    expect((await read(paragraphs(...terms.filter((term) => !term.startsWith('ARCHIVES')), 'NEWS: The pile that lamps go to when they are out.'))).headwords).not.toContain('NEWS');
  });
});

describe('letters above terms', () => {
  const head = paragraphs('This page is for all who row.', 'Some words are ours alone.');
  const lettered = ['- A -', 'Aft Lamp (AL): It burns at the end of a barge.', 'Anchor Stone (AS): It holds a barge where it is.', '- B -', 'Barge Bell: It is rung in fog, by whoever hears another.'];

  it('make a glossary of a few terms', async () => { expect((await read(paragraphs(head, ...lettered))).headwords).toEqual(['Aft Lamp (AL)', 'Anchor Stone (AS)', 'Barge Bell']); });

  it('where each begins with its letter', async () => {
    expect((await read(paragraphs(head, ...lettered.map((line) => line.replace('Barge Bell', 'Tow Bell'))))).headwords).toEqual([]);
    expect((await read(paragraphs(head, ...lettered.filter((line) => !line.startsWith('-'))))).headwords).toEqual([]);
  });
});

describe('lists that a text counts', () => {
  const items = ['1. Rope words — what is said of anything that holds', '2. Water words — what is said of tides and locks', '3. Night words — what is said of lamps and dusk', '4. Crew words — what is said of those who row'];
  const page = (announced: string): string => paragraphs('Harbour Glossary: an introduction', 'The words of a harbour come from everywhere, and so do its people.', announced, ...items, 'The scope of all that grows every year.', 'How it works', 'Whoever hears a word asks what it means, and whoever said it tells.');

  it('are none of terms', async () => {
    expect((await read(page('The words of the quay fall into 4 broad categories:'))).headwords).toEqual([]);
    expect((await read(page('They are of four kinds:'))).headwords).toEqual([]);
  });

  it.each([
    ['They are of four kinds:', 4], ['They are of 4 broad and mixed kinds, by age:', 4], ['They are of four kinds.', 0], ['They are of three kinds:', 3], ['They are of five kinds:', 0], ['These are the four key terms:', 0], ['The following 4 words are used:', 0], ['They are many:', 0],
  ])('%s', (announced, found) => {
    const lines = ['Words.', '', announced, '', ...items.flatMap((item) => [item, ''])];
    expect(countedItems(lines, items.map((_, at) => [5 + at * 2, 5 + at * 2]))).toBe(found);
  });

  it('stand one below the other', () => {
    expect(countedItems(['Of two kinds:', 'Rope - it holds.', 'And so on.', 'Lamp - it burns.'], [[2, 2], [4, 4]])).toBe(0);
    expect(countedItems(['Of two kinds:', 'Rope - it holds.', '', 'Lamp - it burns.'], [[2, 2], [4, 4]])).toBe(2);
  });
});

describe('a menu', () => {
  const names = ['General', 'Goals', 'Players', 'Getting Ready', 'Dusk', 'Card Types', 'Barge', 'Lamp', 'Toll', 'Lock', 'Subtypes', 'Glossary', 'Terms of the Quay'];

  it('holds no term, though one of its rows is called a glossary', async () => { expect((await read([...names, 'Last updated 7 months ago', 'Other Pages'].join('\n'))).headwords).toEqual([]); });
});

describe('names broken over two lines', () => {
  const broken = ['GLOSSARY', 'Barge\nBell (BB): It is rung in fog, by whoever hears another barge\non the water.', 'Counting\nOars (CO): Whoever has more of them begins, and the others\nfollow to the left.', 'Dusk\nRound (DR): The last one of a day, and the first in which a lamp\nmay burn.'];

  it('are not half read', async () => { expect((await read(paragraphs(...broken))).headwords).not.toContain('Barge'); });

  it('but a text may begin with a label', async () => {
    const labelled = ['Barge\nExample: It is rung in fog, by whoever hears another barge.', 'Canal\nExample: Whoever has more of them begins, and the others follow.', 'Dusk\nExample: The last one of a day, and the first in which a lamp burns.'];
    expect((await read(paragraphs('GLOSSARY', ...labelled))).headwords).toEqual(['Barge', 'Canal', 'Dusk']);
  });
});

describe('what a page says of itself', () => {
  it('a day that stands alone is no title', async () => {
    const terms = ['Anchor: A weight that holds a barge.', 'Berth: A place at the quay.', 'Boom: A beam that keeps barges out.'];
    expect(await read(paragraphs('Friday, June 11, 2010', 'Basic Harbour Terminology', ...terms))).toMatchObject({ title: 'Basic Harbour Terminology', date: '2010-06-11' });
    expect((await read(paragraphs('Harbour Terminology of June 11, 2010', ...terms))).title).toBe('Harbour Terminology of June 11, 2010');
  });

  it.each(['Jump to navigationJump to search', 'Jump to navigation Jump to search', 'Jump to: navigation, search', '2.57 MB'])('what a page leads with is no name: %s', async (line) => {
    expect((await read(paragraphs('Harbour Glossary', line, 'This glossary is a list of all words of the harbour.', 'Anchor', 'A weight that holds a barge where it is.', 'Berth', 'A place at the quay for one barge.', 'Boom', 'A beam that keeps barges out of the harbour.'))).headwords).toEqual(['Anchor', 'Berth', 'Boom']);
  });

  it('a long question is no title', async () => {
    const terms = ['Anchor: A weight that holds a barge.', 'Berth: A place at the quay.', 'Boom: A beam that keeps barges out.', 'Bow: The end that goes first.'];
    const asked = 'What good would a very short glossary of a harbour as large as ours be, anyway?';
    expect((await read(paragraphs(asked, 'Harbour Glossary', ...terms))).title).toBe('Harbour Glossary');
    expect((await read(paragraphs('What Is a Barge? A Glossary', ...terms))).title).toBe('What Is a Barge? A Glossary');
  });

  it('a list in no order is a glossary where it says so', async () => {
    const list = (said: string): string => paragraphs(said, ...['Tow - a rope between two barges.', 'Gazebo - a house that nobody lives in.', 'Mob - a great many gulls that come at once.', 'Dusk - the last round of a day at the quay.', 'Ark - a barge that is larger than any other.', 'Lamp - a light that burns oil until it is dimmed.', 'Fog - what nobody sees through at night.'].map((item) => `• ${item}`));
    expect((await read(list('This glossary is comprised of slang and common words of the quay.'))).headwords).toHaveLength(7);
    expect((await read(list('This harbour is comprised of a quay and two moles, all of stone.'))).headwords).toEqual([]);
  });

  it('questions that a collection is asked about itself are no rulings', async () => {
    const asked = (...questions: string[]): string => `Questions on Rulings\n\n${questions.map((question) => `Q. ${question}\nA. That is told further on, and nobody has asked it twice.`).join('\n\n')}`;
    const ofItself = ['What on earth is this thing?', 'Is the Compendium an official document?', 'How do I browse this FAQ?', 'How do I become a member of the Table?'];
    expect((await read(asked(...ofItself))).topics).toEqual([]);
    expect((await read(asked('What is this lamp worth at dusk?', 'Is the Lock an official pile?', 'How do I tow two barges?', 'How do I become a bargeman in play?'))).topics).toHaveLength(4);
  });

  it('parts of a sheet of errata are none', async () => {
    const sheet = (part: string): string => paragraphs('Harbour Errata Bulletin #5', 'The following changes hold from now on.', part, 'Barge Bell', 'Whenever a barge leaves, this bell may be rung once, by its owner.', 'Counting Oars', 'Each player counts the oars of the player to the left, and never his own.', 'Dusk Round', 'This round ends when the last lamp is lit, or when there is no oil left.');
    expect((await read(sheet('Functional errata'))).topics).toEqual(['Barge Bell', 'Counting Oars', 'Dusk Round']);
    expect((await read(sheet('Text changes'))).topics).toEqual(['Barge Bell', 'Counting Oars', 'Dusk Round']);
  });
});

describe('names at the margin, each above a text that is set in', () => {
  const rulings = (first: string): string => ['Harbour Rules Team Rulings 05-JAN-99', 'Author:   NW', '', 'Sorry to those of you who were quick enough to read the first list', 'of this kind. It was an old one, and it is gone.', '', first, '  Are lit "before a bell is rung", not "when it is heard". That is, a lamp', '  is lit after the bell was named, and before anybody hears it.', '', 'Counting Oars', '  Whoever has more of them begins. (The old sheet', '  left that open until dusk.)', '', 'Tow of Nan, III', '  New card text: "When this comes to the quay, you tow another barge', '  that is there. It is yours until dusk."'].join('\n');

  it('may name several things', async () => {
    expect((await read(rulings('Lamps (Bow Lamps, Mast Lamps of Old, Lamps on Poles at the Quay)'))).topics).toEqual(['Lamps (Bow Lamps, Mast Lamps of Old, Lamps on Poles at the Quay)', 'Counting Oars', 'Tow of Nan, III']);
  });

  it('and are none where what stands so is half a sentence', async () => {
    expect((await read(rulings('Nobody who has seen the lamps of Ostermere from the quay thinks that'))).topics).not.toContain('Nobody who has seen the lamps of Ostermere from the quay thinks that');
  });
});

describe('what a game calls as a document calls its parts', () => {
  const terms = (...all: string[]): string => `Words of the harbour:\n${all.map((term) => `- ${term}`).join('\n')}`;
  const some = ['Abaft: Behind the mast of a barge.', 'Anchor: A weight that holds a barge.', 'Answer: A bell that is rung when another was heard.', 'Aft: Behind you.', 'Barge: A boat with a flat floor.', 'Berth: A place at the quay.', 'Boom: A beam that keeps barges out.', 'Bow: The end that goes first.'];
  const sorted = some.filter((term) => !term.startsWith('Aft'));

  it('is a term in its place, once', async () => {
    expect((await read(terms(...sorted))).headwords).toEqual(['Abaft', 'Anchor', 'Answer', 'Barge', 'Berth', 'Boom', 'Bow']);
  });

  it('and none that comes again, or elsewhere', async () => {
    expect((await read(terms(...sorted.flatMap((term) => (term.startsWith('Boom') ? [term, 'Answer: So it does, and nobody passes.'] : [term]))))).headwords).not.toContain('Answer');
    expect((await read(terms(...sorted.filter((term) => !term.startsWith('Answer')), 'Answer: A bell that is rung when another was heard.'))).headwords).not.toContain('Answer');
  });
});

describe('buttons of a wiki', () => {
  const page = (button: string, ...sections: [string, string][]): string => ['Harbour Glossary', 'Those who row have words of their own.', ...sections.map(([name, text]) => `${name}${button}${text === '' ? '' : `\n\n${text}`}`)].join('\n\n');
  const sections: [string, string][] = [['Current terms', 'None of these words is printed on a card.'], ['0-9', ''], ['2-for-1', 'Two barges for the toll of one.'], ['A', ''], ['A', 'What a bargeman writes for an anchor.'], ['Aft', 'Behind you, whichever way you look.'], ['Anchor', 'A weight that holds a barge.']];

  it.each(['[edit | edit source]', '[ | ]', '[edit]'])('%s behind names, below letters', async (button) => {
    expect((await read(page(button, ...sections))).headwords).toEqual(['2-for-1', 'A', 'Aft', 'Anchor']);
  });
});

describe('what is no name', () => {
  it('titles of a page', async () => {
    const page = ['Basics Lamps Barges', 'The harbour dictionary with over 200 words that are worth understanding', 'For many years the harbour has had words of its own, and here they are.', 'The great harbour dictionary search list!', 'So far it has over 200 words, so please use the list above.', 'A to B: the harbour dictionary begins!', 'It is told here what they mean.', 'Boom', 'A beam that keeps barges out of the harbour.', 'Bow', 'The end of a barge that goes first.'];
    expect((await read(page.join('\n\n'))).headwords).toEqual([]);
    expect((await read(['Harbour Dictionary', 'Here are the words that we use.', ...page.slice(7), 'Buoy', 'A float that marks the channel.'].join('\n\n'))).headwords).toEqual(['Boom', 'Bow', 'Buoy']);
  });

  it('what a page of differences puts between rules', async () => {
    expect((await read('Core Rules - v1.2 → v1.3\n808 added • 372 removed\n|\n↕ 7 unchanged rules between start and 053.1.\n|\n|\n| 053.1.> |\nBarges say "I" and "me". > |\n| 053.2.> |\nLamps say "this". > |\n| 053.3.> |\nLocks say "here". > |')).headwords).toEqual([]);
  });

  it('a letter that a copy without breaks has put before one', async () => {
    const terms = ['A Abaft: Behind the mast of a barge.', 'Anchor: A weight that holds a barge.', 'Ark: A large barge.', 'Awning: A roof of cloth.', 'Axle: It turns a wheel.', 'B Barge: A boat with a flat floor.', 'Berth: A place at the quay.', 'Boom: A beam that keeps barges out.'];
    expect((await read(`Harbour Glossary ${terms.join(' ')}`)).headwords).toEqual([]);
  });

  it('but the titles of sections, each right above the only ruling in it, are no names', async () => {
    const page = (gap: string, ...titles: string[]): string => `Harbour Official Rulings, 4 June 2009\n\n${titles.map((title, at) => `${title}\n${NAMED[at] ?? ''}`).join(gap)}`;
    const NAMED = ['Barge Bell\nIt is rung once, by its owner, and by nobody else.', 'Counting Oars\nIt counts the oars of the player to the left.', 'Tow Line\nIt holds two barges, and no more than two.'];
    expect((await read(page('\n\n', 'FIRST NIGHT', 'HIGH WATER', 'LOW TIDE'))).topics).toEqual(['Barge Bell', 'Counting Oars', 'Tow Line']);
    expect((await read(page('\n', 'FIRST NIGHT', 'HIGH WATER', 'LOW TIDE'))).topics).toEqual([]);
    expect((await read(page('\n', 'CARD RULINGS', 'ERRATA', 'CLARIFICATIONS'))).topics).toEqual(['Barge Bell', 'Counting Oars', 'Tow Line']);
  });

  it('several cards with a code each keep it; the edition is none of their names', async () => {
    const errata = ['Barge Bell M12 (v2.4)\nIt is rung once, by its owner, and by nobody else.', 'Counting Oars M14 (v1.0)\nIt counts the oars of the player to the left.', 'Low Tide M20 & High Tide M21 (v1.3)\nThey cannot be played in the same night.', 'Quay Gull M16 & M35 (v2.4)\nIt takes what nobody holds, and nothing else.', 'Tow Line M30 (v1.1)\nIt holds two barges, and no more than two.'];
    expect((await read(`Harbour Errata\n\nThe following changes hold from now on.\n\n${errata.join('\n\n')}`)).topics).toEqual(['Barge Bell', 'Counting Oars', 'Low Tide M20 & High Tide M21', 'Quay Gull M16 & M35', 'Tow Line']);
  });
});

describe('names above texts that are set in, between letters', () => {
  const digest = ['Harbour Rulings Summary (CHANGES ONLY)', 'Updated 01/01/16', '', "A '+' is used to mark changes since the 00/12/15 release.", '', '----', 'Nan Weaver  | Rulings Summary', '', '- - * - * - A - * - * - -', '', 'The Anchor:', '  + Whoever holds the anchor chooses, and the others wait until it', '    is heard. [Nan 00/12/31]', '', '- - * - * - B - * - * - -', '', '- - * - * - G - * - * - -', '', 'Gaff Hook:', '  + You put it back with the other hooks.  Since you can only', '    choose hooks that hang, the others stay. [Tom 01/01/16]', '', '- - * - * - T - * - * - -', '', "Tom's Tow:", '  + Barges with a lamp (such as the Ark) are towed.', '    [Nan 01/01/15]'].join('\n');

  it('are read, marked as new or not', async () => { expect((await read(digest)).topics).toEqual(['The Anchor', 'Gaff Hook', "Tom's Tow"]); });

  it('with days that put the year first, where one of them says so', () => {
    expect(statedDate(['Rulings Summary', 'Updated 01/02/16', 'Changes since the 00/12/15 release.'], 'rulings')).toBe('2001-02-16');
    expect(statedDate(['Rulings Summary', 'Updated 98/02/16'], 'rulings')).toBe('1998-02-16');
    expect(statedDate(['Rulings Summary', 'Updated 01/02/16', 'Changes since the 12/15/15 release.'], 'rulings')).toBe('2016-01-02');
    expect(statedDate(['Rulings Summary', 'Updated 01/02/16', 'Changes since the 00/13/15 release.'], 'rulings')).toBe('2016-01-02');
  });
});
