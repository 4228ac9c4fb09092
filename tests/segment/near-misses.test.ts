/** What only looks like a document of a kind that is read, and is none: beside each kind, a neighbour that must not be cut so. */
import { describe, expect, it } from 'vitest';

import { withoutQuoting } from '../../scripts/read/formats/quoting.ts';
import { readingOfText } from '../../scripts/read/formats/text/text.ts';
import { withoutSheet } from '../../scripts/read/formats/sheet/sheet.ts';
import { wikiOf } from '../../scripts/read/formats/wiki/wiki.ts';
import { legendRows, legendTitles } from '../../scripts/segment/apart/legend.ts';
import { postsOf } from '../../scripts/segment/apart/forum-posts.ts';
import { isClosingNotice, startOfClosing } from '../../scripts/segment/topics/parts/closing.ts';
import { withDeclaredMarks, withoutNews } from '../../scripts/segment/topics/lines/declared-marks.ts';
import { withHangingTerms } from '../../scripts/segment/topics/lines/hanging-terms.ts';
import { stopLines } from '../../scripts/segment/topics/lines/stop-lines.ts';
import { cut, sourceOf } from './rig/cut.ts';

const linesOf = (...texts: string[]) => texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));
const headingsOf = (...texts: string[]) => withHangingTerms(linesOf(...texts)).flatMap(({ text, heading }) => (heading === undefined ? [] : [text]));

describe('lines at the margin above lines that are set in', () => {
  const terms = ['adrift', '  A barge that nobody rows and no line holds.', 'anchor', '  It holds a barge in place until dusk.', 'bell', '  It is rung at dusk by whoever holds it.', 'canal', '  Two quays lie on it, and one lock.'];

  it('are terms', () => { expect(headingsOf(...terms)).toEqual(['adrift', 'anchor', 'bell', 'canal']); });

  it('are none where paragraphs begin set in, and go on at the margin', () => {
    const prose = ['  The river rises in the hills above the lock and', 'runs down to the sea.', '  At dusk the lamps are lit, and the barges', 'are moored.', '  Nobody rows by night but the keepers, whose', 'bells are heard.', '  So it was told.', 'And so it is.'];
    expect(headingsOf(...prose)).toEqual([]);
  });

  it('are none where they are three', () => { expect(headingsOf(...terms.slice(0, 6))).toEqual([]); });
});

describe('a table of a spreadsheet', () => {
  const rows = ['Anchor;It holds.', 'Bell;It is rung.', 'Canal;Two quays lie on it.'];

  it('has columns that are named', () => {
    expect(withoutSheet(linesOf('Term;Meaning', ...rows)).filter(({ heading }) => heading === 6).map(({ text }) => text)).toEqual(['Anchor', 'Bell', 'Canal']);
    expect(withoutSheet(linesOf('Left;Right', ...rows))).toHaveLength(4);
  });

  it('is none where something is sold, and none of two rows', () => {
    expect(withoutSheet(linesOf('Name;Description;Price', ...rows.map((row) => `${row};3`)))).toHaveLength(4);
    expect(withoutSheet(linesOf('Term;Meaning', ...rows.slice(0, 2)))).toHaveLength(3);
  });

  it('is read where a quotation mark is never ended', () => {
    expect(withoutSheet(linesOf('Term;Meaning', ...rows, 'Dusk;"Dark')).filter(({ heading }) => heading === 6)).toHaveLength(4);
  });
});

describe('short sentences at the heads of lines', () => {
  it('are terms in the order of the alphabet, and none in another', () => {
    const page = (...heads: string[]) => linesOf(...heads.map((head) => `${head}. Nobody lends it to a barge that is under way.`));
    expect(stopLines(page('Anchor', 'Bell', 'Canal', 'Dusk', 'Eddy')).size).toBe(5);
    expect(stopLines(page('He rows', 'Dusk falls', 'Anchor', 'They rest', 'Bells ring')).size).toBe(0);
  });
});

it('rows below the title of a legend are its rows, however few; without it they may be topics', () => {
  expect(legendRows(['Abbreviations', 'QB: Quay box', 'RB: River box'])).toEqual([1, 2]);
  expect(legendRows(['Rulings', 'QB: Quay box', 'RB: River box'])).toEqual([]);
});

describe('a sign before a name', () => {
  it('is a star where the document says so, and a sign where it does not', () => {
    expect(withDeclaredMarks(linesOf('Lines with a ! in front are new.', '! Bell: It is rung.')).lines[1]?.text).toBe('* Bell: It is rung.');
    expect(withDeclaredMarks(linesOf('Nobody shouts by night.', '! Bell: It is rung.')).lines[1]?.text).toBe('! Bell: It is rung.');
  });

  it('behind it says that it is new in few words only', () => {
    expect(withoutNews('Lamp Oil (NEW)')).toEqual({ topic: 'Lamp Oil', isNew: true });
    expect(withoutNews('Lamp Oil (new entry)').isNew).toBe(false);
    expect(withoutNews('New Quay (north)').isNew).toBe(false);
    expect(withoutNews('(new)').isNew).toBe(false);
  });
});

describe('what is quoted', () => {
  const own = ['BELL: It is rung.', '', 'CANAL: Two quays lie on it.', '', 'DUSK: It is dark.', ''];

  it('to the end below a line that says who wrote it is another letter', () => {
    expect(withoutQuoting(linesOf(...own, 'Nan wrote:', '> BELL: I rang it.', '> Was it right?')).slice(-3).map(({ text }) => text)).toEqual(['', '', '']);
  });

  it('above an answer stays, and so does what nobody is said to have written', () => {
    expect(withoutQuoting(linesOf(...own, '> Is it rung?', '', 'It is.')).at(-3)?.text).toBe('> Is it rung?');
    expect(withoutQuoting(linesOf(...own, '> Is it rung?', '> At dusk?')).at(-1)?.text).toBe('> At dusk?');
  });
});

describe('the title of a legend', () => {
  const rows = ['  [22]    22nd Tide             [KC]    Keepers of the Canal', '  [AG]    Amber guild           [Mk]    Mark (green)', '  {B}     Bridge keepers        [NA]    No guild'];

  it.each(['ICON LEGEND', 'Legend', 'Key to the icons:', 'Icons used in this document'])('is no topic, and rows may stand beside each other: %s', (title) => {
    const lines = ['Rulings', '', title, '', ...rows, '', 'Anchor'];
    const found = legendRows(lines);
    expect(found).toEqual([4, 5, 6]);
    expect(legendTitles(lines, found)).toEqual([2]);
  });

  it.each([['Anchor', rows], ['Legend', ['A lamp that nobody has seen.', '', ...rows]], ['ICON LEGEND', rows.slice(1)]])('is nothing else: %s', (title, below) => {
    const lines = [title, ...below];
    expect(legendTitles(lines, legendRows(lines))).toEqual([]);
  });

  it('and columns of other things are no rows', () => {
    expect(legendRows(['Anchor     [AG]    Amber guild', 'Barge     [BK]    Bridge keepers', 'Canal     [C]    Clerks'])).toEqual([]);
  });
});

describe('rows in brackets', () => {
  it('are items of a list where letters count them, and a legend where codes stand in them', () => {
    expect(legendRows(['(a) prison barges', '(b) mail barges', '(c) the Long Mole'])).toEqual([]);
    expect(legendRows(['(AG) Amber guild', '(BK) Bridge keepers', '(C) Clerks'])).toEqual([0, 1, 2]);
  });

  it('are no links of a wiki where they hold a number', () => {
    expect(wikiOf(['[[1]]. Bell. It is rung.', '[[2]]. Canal. It is long.', '[[3]]. Dusk. [[4]] It is dark.'])).toBeNull();
  });

  it('that begin with (c) are rights where somebody has them', () => {
    expect([isClosingNotice('(c) a bell.'), isClosingNotice('(c) barges under way'), isClosingNotice('(c) Quay Press'), isClosingNotice('(c) 2012 the Table')]).toEqual([false, false, true, true]);
  });
});

describe('behind the last topic', () => {
  it('stand credits, and the name that a signature repeats', () => {
    expect(startOfClosing(['lamp - It burns.', 'CREDITS', 'Nan Ferrow'], 0)).toBe(1);
    expect(startOfClosing(['lamp - It burns.', 'Nan', '--', 'Nan Ferrow, clerk'], 0)).toBe(1);
    expect(startOfClosing(['lamp - It burns.', 'Ilse', '--', 'Nan Ferrow, clerk'], 0)).toBe(2);
    expect(startOfClosing(['CREDITS', 'lamp - It burns.', 'So.'], 1)).toBe(3);
  });
});

describe('posts of a forum', () => {
  const post = (writer: string, ...texts: string[]): string[] => [writer, 'Joined: 14 Jan 2008', 'Posts: 55', '', ...texts, ''];
  const rulings = ['**Bell**', 'It is rung.', '', '**Canal**', 'It is long.'];

  it('of others than the document’s writer are none of it', () => {
    const texts = [...post('Nan', ...rulings), ...post('Ilse', 'Thank you, all of you.')];
    expect(postsOf(texts)).toContain(texts.indexOf('Thank you, all of you.'));
  });

  it('of its writer are, and so is one that sets off names', () => {
    const texts = [...post('Nan', ...rulings), ...post('Nan', 'The bell is rung twice.'), ...post('Ilse', 'Dusk - It is dark.')];
    expect(postsOf(texts)).not.toContain(texts.indexOf('The bell is rung twice.'));
    expect(postsOf(texts)).not.toContain(texts.indexOf('Dusk - It is dark.'));
  });
});

describe('a document that breaks the order of the alphabet', () => {
  const names = ['Anchor', 'Ballast', 'Cable', 'Costs', 'Anchorage', 'Deck', 'Eddy'];
  const headsIn = async (...paragraphs: string[]) => cut(await sourceOf(['Lamps of Ostermere Glossary', ...paragraphs].join('\n\n')))?.entries.map(({ headword }) => headword);

  it('keeps every name where nothing stands in it but names with one text each', async () => {
    expect(await headsIn(...names.map((name) => `${name}: It is laid upon the deck of a barge.`))).toEqual(names);
  });

  it('does not where texts have several paragraphs: a name out of order may be a part of one', async () => {
    const found = await headsIn(...names.flatMap((name) => [`${name}: It is laid upon the deck of a barge.`, ...(name === 'Cable' ? ['It is wet and it is long, and nobody lends it.'] : [])]));
    expect(found).not.toContain('Anchorage');
  });
});

describe('names that begin alike', () => {
  it('share no topic, but one name that is said once is one', async () => {
    const heads = async (...lines: string[]) => cut(await sourceOf(['Lamps of Ostermere Glossary', ...lines].join('\n\n')))?.entries.map(({ headword }) => headword);
    expect(await heads('Anchor: It holds.', 'Icon: Bell: It is rung.', 'Icon: Net: It is cast.', 'Oar: It rows.')).toEqual(['Anchor', 'Icon: Bell', 'Icon: Net', 'Oar']);
    expect(await heads('Anchor: It holds.', 'Icon: Each card bears one: it is printed small.', 'Net: It is cast.', 'Oar: It rows.')).toEqual(['Anchor', 'Icon', 'Net', 'Oar']);
  });
});

describe('days in figures before names', () => {
  const list = (...days: string[]) => ['Judges’ answers since the spring', '', ...days.map((day, at) => `${day}/2015  ${['Long Mole: It is a mole.', 'Echo: It is no word.', 'Long Mole: Reversed, it is a quay.'][at] ?? ''}`), ''].join('\n');

  it('are those of rulings where one of them tells which figure is the day', async () => {
    expect(cut(await sourceOf(list('03/04', '17/05', '02/09')))?.rulings.map(({ topic, effective }) => `${topic ?? ''} ${effective?.from ?? ''}`)).toEqual(['Long Mole 2015-04-03', 'Echo 2015-05-17', 'Long Mole 2015-09-02']);
  });

  it('are no headwords where nothing tells: such a list is refused', async () => {
    expect(cut(await sourceOf(list('03/04', '05/06', '07/08')))).toBeNull();
  });
});

it('a page for readers keeps the lines of its file', () => {
  const reading = readingOfText(['Term;Meaning', 'Bell;"It is', 'rung."', 'Canal;Long.', 'Dusk;Dark.']);
  expect(reading.filter(({ text }) => text !== '').map(({ text, from }) => `${from} ${text}`)).toEqual(['1 Glossary', '2 Bell', '2 It is', '3 rung.', '4 Canal', '4 Long.', '5 Dusk', '5 Dark.']);
});
