/** What stands in the midst of entries and rulings and is none of them: edges of pages, remarks of a letter, what readers write below, and the dots of a list. */
import { describe, expect, it } from 'vitest';

import { withoutQuoting } from '../../scripts/read/formats/quoting.ts';
import { besideHeads } from '../../scripts/segment/apart/beside-heads.ts';
import { titlesInOneLine } from '../../scripts/segment/apart/title-again.ts';
import { setApart } from '../../scripts/segment/apart/set-apart.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const linesOf = (...texts: string[]) => texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));

async function read(...lines: string[]) {
  const source = await sourceOf(lines.join('\n'));
  const { documents } = segmentAll([source]);
  const found = documents[0]?.document;
  if (found !== undefined) expect(misplacedLines(source, found.ledger)).toEqual([]);
  const blocks = (all: readonly { text: string; type: string }[]): string[] => all.map(({ text, type }) => `${type}: ${text}`);
  return { date: found?.date, entries: found?.entries.map((one) => [one.headword, ...blocks(one.blocks)]) ?? [], rulings: found?.rulings.map((one) => [one.topic, one.starred, ...blocks(one.blocks)]) ?? [], complete: found?.entries.map(({ completeness }) => completeness) ?? [] };
}

describe('the edge of a page', () => {
  const above = 'A weight that holds a barge in the canal, and';
  const page = (...edge: string[]): string[] => [above, '', ...edge, '', 'that nobody lifts before dusk.'];

  it('is all that stands beside its head within a sentence, and the notice of rights right beside one', () => {
    expect(besideHeads(page('The Quay Press', 'Harbour Glossary     4'), [3])).toEqual([2]);
    expect(besideHeads(page('(c) 2012 The Quay Press', '', 'Harbour Glossary     4'), [4])).toEqual([2]);
    expect(besideHeads(page('(c) 2012 The Quay Press', '', 'Harbour Glossary     4').with(0, 'It holds.'), [4])).toEqual([2]);
  });

  it.each([['www.quay.example'], ['http://quay.example/'], ['www.quay.example', '']])('with the address of who printed it: %s', (...address) => {
    const edge = ['(c) 2012 The Quay Press', '', ...address, 'Harbour Glossary 1.2', '', 'Page 4'];
    const heads = [edge.indexOf('Harbour Glossary 1.2') + 2, edge.indexOf('Page 4') + 2];
    expect(besideHeads(page(...edge), heads)).toEqual(expect.arrayContaining([2]));
  });

  it('a notice of rights with an address between it and the head, behind a whole text', () => {
    expect(besideHeads(page('(c) 2012 The Quay Press', '', 'www.quay.example', 'Harbour Glossary 1.2').with(0, 'It holds.'), [5])).toContain(2);
  });

  it.each([['[12]'], ['Copyright 2012 The Quay Press, page 12'], ['The Quay Press', '', '12', '', 'Harbour Glossary'], ['GLOSSARY                12']])('or beside its number: %s', (...edge) => { expect(besideHeads(page(...edge), [])).toEqual(edge.flatMap((line, at) => (line === '' ? [] : [at + 2]))); });

  it('but not what a whole text stands above, or small letters, or many lines', () => {
    expect(besideHeads(page('The Quay Press', 'Harbour Glossary     4').with(0, 'It holds a barge in the canal.'), [3])).toEqual([]);
    expect(besideHeads(page('the tide with it', 'Harbour Glossary     4'), [3])).toEqual([]);
    expect(besideHeads(page('Bell', 'Boom', 'Buoy', 'Berth', 'Harbour Glossary     4'), [6])).toEqual([]);
    expect(besideHeads(page('The Quay Press'), [])).toEqual([]);
    expect(besideHeads(['by Nan » Sat Feb 25, 2012 10:07 am', ...page('Rulings Update', '12').slice(1)], [])).toEqual([]);
    expect(besideHeads([...page('Berth', '12'), '', ...page('Boom', '20')].map((line) => line.replace('dusk.', 'dusk')), [])).toEqual([]);
  });

  it('begins with the number of the page right below its last line, where a gap parts that from the next page', () => {
    expect(besideHeads([above, '31', '', 'LAMPS OF OSTERMERE', 'Version 2.0', '', 'that nobody lifts before dusk.'], [])).toEqual([1, 3, 4]);
    expect(besideHeads([above, '31', 'LAMPS OF OSTERMERE', '', 'that nobody lifts before dusk.'], [])).toEqual([]);
    expect(besideHeads([above, 'Lamps', '', '31', '', 'that nobody lifts before dusk.'], [])).toEqual([]);
  });

  it.each(['TM, ® & © 2012 The Quay Press. All rights reserved.', '™ & (c) 2012 The Quay Press', '® © 2012 The Quay Press'])('is a notice of rights, whatever signs it begins with: %s', (notice) => {
    expect(besideHeads(['It holds.', '', notice, '4', '', 'The next one.'], [3])).toEqual([2]);
    expect(besideHeads(['It holds.', '', notice.replace('2012', 'of'), '4', '', 'The next one.'], [3])).toEqual([]);
  });

  it('an entry goes on behind it', async () => {
    const { entries } = await read('Harbour Glossary 1.2     3', '', 'anchor - A weight that holds a barge where it', 'is, whatever the tide does to it. Whoever has', 'dropped it pays a toll, and', '', '© 2012 The Quay Press', 'Harbour Glossary 1.2     4', '', 'takes it up again at dusk. See toll.', '', 'berth - A place at the quay, for one barge and', 'for no other one until it has left.', '', 'boom - A beam that keeps barges out of the', 'canal until somebody has paid.');
    expect(entries.map(([name, ...texts]) => [name, texts.length])).toEqual([['anchor', 1], ['berth', 1], ['boom', 1]]);
  });
});

describe('a title on several lines', () => {
  const head = ['LAMPS OF OSTERMERE®', 'THIRD TIDE', 'CURRENT RULINGS', '21 June 2004', '', 'All that was ruled.', 'It holds.', ''];
  const found = (line: string): number[] => titlesInOneLine([...head, line, 'Anchor', 'It holds a barge.']);

  it.each(['LAMPS OF OSTERMERE THIRD TIDE CURRENT RULINGS 21 JUNE 2004', 'Lamps of Ostermere(R) – Third Tide', 'Third Tide: Current Rulings   12', 'Third Tide, Current Rulings    page 3'])('stands again on one: %s', (line) => {
    expect(found(line)).toEqual([8]);
  });

  it.each(['Third Tide', 'Lamps of Ostermere', 'Lamps of Ostermere Current Rulings', 'The Third Tide Current Rulings hold.', '- Current Rulings (21 June 2004)', 'Current Rulings 21'])('and nothing else is it: %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  it('is no part of the ruling that the page breaks off behind', async () => {
    const { rulings } = await read(...head.slice(0, 4), '', 'Topics that are new since the last document are marked with an asterisk (*).', '', 'anchor', 'It holds a barge until somebody lifts it, and it', 'costs nothing to lift it again.', '', 'TM & © 2004 The Quay Press. All Rights Reserved.', '1', '', 'LAMPS OF OSTERMERE THIRD TIDE CURRENT RULINGS 21 JUNE 2004', '', '*berth', 'Delete the second sentence of this entry, which', 'said otherwise.', '', 'canal', 'See lock.', '', 'Dusk Bell', 'It is rung once.');
    expect(rulings.map(([topic, starred, ...texts]) => [topic, starred, texts.length])).toEqual([['anchor', false, 1], ['berth', true, 1], ['canal', false, 1], ['Dusk Bell', false, 1]]);
  });
});

describe('remarks between the paragraphs of a quoted document', () => {
  const doc = ['> Anchor', '> It holds a barge. See Barge.', '>', '> Berth', '> A place at the quay.', '>', '> Boom', '> It keeps barges out.', '>', '> Buoy', '> A float that marks the channel.', '>', '> Canal', '> Water between two locks.'];
  const with_ = (...remark: string[]): string[] => doc.toSpliced(5, 1, ...remark);
  const left = (...lines: string[]): string[] => withoutQuoting(linesOf(...lines)).flatMap(({ text }) => (text === '' ? [] : [text]));

  it('are no text', () => { expect(left(...with_('', 'I would say more here.', ''))).toEqual(left(...doc)); });

  it.each([
    ['right below a line, as a mail program breaks it', with_('that a keeper gives', '')],
    ['beginning small', with_('', 'that a keeper gives', '')],
    ['a name and its text', with_('', 'Bell: It is rung in fog.', '')],
    ['below a question', with_('', 'It is rung in fog.', '').with(4, '> Is it a place?')],
    ['below a name', with_('', 'It is rung in fog.', '').toSpliced(4, 1)],
    ['many', doc.flatMap((line) => (line === '>' ? ['', 'So it is.', 'I have seen it.', ''] : [line]))],
  ])('are read where they may be the document’s: %s', (_, lines) => { expect(left(...lines).filter((text) => !left(...doc).includes(text)).length).toBeGreaterThan(0); });
});

describe('what readers write below', () => {
  const article = (foot: string): string[] => ['Rulings of the Quay', '3 May 2012', '', 'Anchor Chain', 'It holds one barge.', '', 'Bell Founder', 'She casts one bell each day.', '', 'Low Water', 'It ends at dusk.', '', foot, 'Nan: I knew it.', 'Tom: So did I.'];

  it.each(['4 comments so far', 'Two replies yet', 'No comments posted', 'Comments: 5', '2 Replies', 'Discussion (4)', '3 people commented on this', 'What our readers say', 'Write a comment'])('is none of it: %s', async (foot) => { expect((await read(...article(foot))).rulings.map(([topic]) => topic)).toEqual(['Anchor Chain', 'Bell Founder', 'Low Water']); });

  it('but stands below each of several articles', async () => { expect((await read(...article('2 Comments').slice(0, 11), '2 Comments', '', 'Tow Line', 'It holds two barges.', '2 Comments')).rulings.map(([topic]) => topic)).toContain('Tow Line'); });

  it('leads to the top of a page below each entry', () => { expect([...setApart(linesOf('Lamp', 'It burns.', '[Top]', '', 'Lock', 'It is closed.', '[back to top of the page]', 'Top')).apart.keys()]).toEqual(expect.arrayContaining([2, 6])); });
});

describe('a list within an entry', () => {
  const entries = (...list: string[]): string[] => ['Harbour Glossary', '', 'ANCHOR  It holds a barge where it is, and nobody lifts it again', 'before the tide has turned. -> BARGE', '', 'BELL  -> FOG', '', 'FOG  It comes from the sea with the last tide of every day, and then', 'three things happen, whether a barge has a lamp or has none:', ...list, '', 'LOCK  A place where water is held until a keeper opens it, and where', 'two barges may be at a time. -> KEEPER', '', 'MOLE  A wall in the sea that keeps the tide from all barges behind it,', 'for as long as a lamp burns there.', '', 'TOLL  What a barge pays to a keeper. It is never given back to a crew.'];

  it('ends where a sentence stands nearer to the margin', async () => {
    const { entries: found } = await read(...entries('   * bells are rung by all who have one and who want to be heard by others,', '   * barges turn back to the quay that is the nearest one to all of them.', 'Nobody pays a toll for what is done in the fog by a barge or by its crew.', '-> TOLL'));
    expect(found.find(([name]) => name === 'FOG')?.slice(2)).toEqual(['bullet: bells are rung by all who have one and who want to be heard by others,', 'bullet: barges turn back to the quay that is the nearest one to all of them.', 'paragraph: Nobody pays a toll for what is done in the fog by a barge or by its crew. -> TOLL']);
    expect(found.map(([name]) => name)).toEqual(['ANCHOR', 'BELL', 'FOG', 'LOCK', 'MOLE', 'TOLL']);
  });

  it('but not where its items go on at the margin', async () => {
    const { entries: found } = await read(...entries('   * bells are rung by all who have one and who want to be heard by', 'others, and nobody stops before noon.', '   * barges turn back to the quay that is the nearest one to all of them.', 'Nobody pays a toll for what is done in the fog by a barge or by its crew.'));
    expect(found.find(([name]) => name === 'FOG')?.length).toBe(4);
  });

  it('may have a letter for its dots', async () => {
    const { entries: found } = await read('Harbour Glossary', '', 'Anchor', '    It holds a barge. Then:', '', '      o  bells are rung,', '      o  barges turn back.', '', 'Berth', '    A place at the quay.', '', 'Boom', '    It keeps barges out of the canal.', '', 'Canal', '    Water between two locks.');
    expect(found[0]).toEqual(['Anchor', 'paragraph: It holds a barge. Then:', 'bullet: bells are rung,', 'bullet: barges turn back.']);
  });
});

describe('numbers with a star before those that are new', () => {
  const head = ['Rulings of the Harbour Table', '3 May 2012', '', 'A star before a number means that the ruling is new.', ''];
  const items = ['1. Anchor Chain: It holds one barge, and no more than one.', '*2. Bell Founder: She casts one bell each day.', '3. Dusk Warden: He closes the quay.', '*4. Low Water: It ends at dusk.'];
  const topics = async (...list: string[]) => (await read(...head, ...list.flatMap((item) => [item, '']))).rulings.map(([topic, starred]) => [topic, starred]);
  const found = [['Anchor Chain', false], ['Bell Founder', true], ['Dusk Warden', false], ['Low Water', true]];

  it('count on through all of them', async () => {
    expect(await topics(...items)).toEqual(found);
    expect(await topics(...items.map((item) => item.replace(/(?<=^\*?\d\. [^:]+):/u, '.')))).toEqual(found);
  });

  it.each(['*2) ', '2*. ', '2.* ', '* 2. ', '[*] 2. ', 'NEW 2. ', '**2. '])('wherever the star stands: %s', async (start) => { expect(await topics(...items.map((item) => item.replace(/^\*(\d)\. /u, (_, number: string) => start.replace('2', number)).replace(/^(\d)\. /u, start.includes(')') ? '$1) ' : '$1. ')))).toEqual(found); });

  it('and are part of a name where they do not', async () => { expect(await topics(...items.map((item) => item.replace('*2.', '*7.')))).not.toEqual(found); });
});

describe('a document in one line', () => {
  const line = (dot: string): string => ['Lamps of Ostermere Current Rulings May 3, 2012 This document adds to the rulings of last year, and all of it is in force from today on. RULINGS', ...['Anchor Chain', 'Bell Founder', 'Dusk Warden', 'Low Water', 'Tow Line'].map((name) => `${dot} ${name} – It is lit at dusk. ${'It burns until the next day. '.repeat(8).trim()}`)].join(' ');

  it.each(['•', '·', '➢', '■'])('has its title in its first words, and a name behind each dot: %s', async (dot) => {
    const { date, rulings } = await read(line(dot));
    expect([date, ...rulings.map(([topic]) => topic)]).toEqual(['2012-05-03', 'Anchor Chain', 'Bell Founder', 'Dusk Warden', 'Low Water', 'Tow Line']);
  });
});

describe('the day at the foot of a page', () => {
  const page = (...foot: string[]): string[] => ['Rulings on Lamps of Ostermere', '', '| Card | Ruling |', '|---|---|', '| Anchor Chain | It holds one barge. |', '| Bell Founder | She casts one bell each day. |', '| Low Water | It ends at dusk. |', '', ...foot];

  it.each(['This page was last revised on 3 May 2012.', 'This page was last modified on 3 May 2012, at 21:07.', 'Revision of 3 May 2012, 19:40 by Nan', 'Last update: Thursday, May 3, 2012', 'Page last updated May 3, 2012', '© The Quay Press. Last revised: 3 May 2012'])('is the document’s where it states no other: %s', async (foot) => {
    expect((await read(...page('Back to the portal', foot, 'Privacy policy'))).date).toBe('2012-05-03');
    expect((await read('Rulings on Lamps of Ostermere, 9 June 2011', ...page(foot).slice(1))).date).toBe('2011-06-09');
  });

  it.each([['This page was last visited on 3 May 2012.'], ['Printed 3 May 2012'], ['Last updated 3 May 2012', 'Last updated 4 June 2012']])('but not: %s', async (...foot) => { expect((await read(...page(...foot))).date).toBeNull(); });
});

describe('an entry that leads to others without a full stop', () => {
  const entries = (last: string): string[] => ['Harbour Glossary', '', 'Anchor', 'It holds a barge. See also: barge, chain', '', 'Berth', 'A place at the quay. See also: quay', '', 'Boom', 'It keeps barges out. See also: toll', '', 'Canal', 'Water between two locks.', '', 'Dusk', last];

  it('is whole, and what breaks off among such is not', async () => {
    expect((await read(...entries('The last round of a day. Barges turn back to the quay that is nearest to th'))).complete.at(-1)).toBe('partial');
    expect((await read(...entries('The last round of a day. See also: night'))).complete.at(-1)).toBe('complete');
    expect((await read(...entries('The last round of a day. See also: the'))).complete.at(-1)).toBe('partial');
  });
});

describe('a table whose cells stand one below the other', () => {
  const rows = (...all: string[][]): string[] => ['Harbour Rules: Glossary', '', ...all.flatMap((row) => [...row, ''])];

  it('may have the number of a page beside each text', async () => {
    const { entries } = await read(...rows(['Term', 'Page', 'Meaning'], ['Anchor', '12', 'It holds a barge.'], ['Berth', '31', 'See Quay.'], ['Boom', '20', 'It keeps barges out of the canal until somebody has paid. See Toll.', 'Example: Nan pays.'], ['Canal', 'See Water.'], ['Dusk', '9', 'The last round of a day.']));
    expect(entries.map(([name, ...texts]) => [name, texts.length])).toEqual([['Anchor', 1], ['Berth', 1], ['Boom', 2], ['Canal', 1], ['Dusk', 1]]);
    expect(entries[0]?.[1]).toBe('paragraph: It holds a barge.');
  });

  it('framed by pipes, it ends where its rows do', async () => {
    const { entries } = await read('Harbour Glossary', '', '| Term | Meaning | See also |', '|---|---|---|', '| Anchor | It holds a barge. | Barge |', '| Berth | A place at the quay. | |', '| Boom | It keeps barges out. | Toll |', '', 'Retrieved from the pages of the Quay, May 2012', 'Categories: Harbour | Words that every keeper has to know by heart');
    expect(entries.at(-1)).toEqual(['Boom', 'paragraph: It keeps barges out.', 'paragraph: See Toll.']);
  });
});
