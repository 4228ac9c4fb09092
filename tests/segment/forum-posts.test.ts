/** Posts of a forum: what another is quoted with, and numbered answers; beside each of them what only looks like it. */
import { describe, expect, it } from 'vitest';

import { headsOfPosts, POST_HEADS } from '../../scripts/segment/apart/post-heads.ts';
import { areNumberedChapters } from '../../scripts/segment/topics/parts/numbered-chapters.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  return (documents[0]?.document.rulings ?? []).map(({ topic, blocks }) => [topic, ...blocks.map(({ text }) => text)]);
}

describe('a question that is quoted below the last name', () => {
  const post = ['Official Rulings - May 2009', '', '[b]Anchor Chain[/b]', 'It holds one barge, and no more.', '', '[b]Bell Founder[/b]', 'She casts one bell each day. [i]This is new.[/i]', '', '[b]Dusk Warden[/b]', 'He closes the quay when the last lamp is out.', '', '[b]Grey Heron[/b]'];
  const quote = '[quote="nan_weaver"]Is it a barge?[/quote]';

  it('is answered there', async () => { expect((await read(...post, quote, 'It is no barge.')).at(-1)).toEqual(['Grey Heron', 'It is no barge.']); });

  it('below its text it begins what is said to another', async () => {
    expect((await read(...post, 'It may not be towed.', '', quote, 'You told me that it was one.')).at(-1)).toEqual(['Grey Heron', 'It may not be towed.']);
  });
});

describe('a question that is quoted right below a name', () => {
  const head = ['Board index ‹ Rules ‹ Official Rulings', '', 'Official rulings – March', '', 'by Nan » Tue Mar 03, 2009 8:14 pm', '', 'Rulings for this month, as agreed at the table.', ''];
  const rulings = (quoted: readonly string[]): string[] => ['Ruling on Anchor Stone:', 'It is no anchor. It only looks like one.', '', 'Ruling on Bell Rope:', ...quoted, '', 'Ruling on Curfew:', 'It ends when the bell is rung.', ''];
  const behind = ['Last edited by Nan on Wed Mar 04, 2009 7:30 am, edited 2 times in total.', 'Top', '', 'by cobb » Thu Mar 05, 2009 11:41 pm', '', 'Thanks, this settles it.', 'Top'];

  it('belongs to its ruling, with the answer right below', async () => {
    const found = await read(...head, ...rulings(['cobb wrote:', 'May it be lent?', 'No. It hangs where it hangs.']), ...behind);
    expect(found.map(([topic]) => topic)).toEqual(['Anchor Stone', 'Bell Rope', 'Curfew']);
    expect(found[1]?.slice(-2)).toEqual(['May it be lent?', 'No. It hangs where it hangs.']);
    expect(found[2]?.at(-1)).toBe('It ends when the bell is rung.');
  });

  it('is no part of it behind a gap, and the answer behind the next gap is', async () => {
    const found = await read(...head, ...rulings(['', 'cobb wrote:', 'May it be lent?', '', 'No. It hangs where it hangs.']), ...behind);
    expect(found[1]?.at(-1)).toBe('No. It hangs where it hangs.');
  });
});

describe('a bar above a post that says only on which day it was written', () => {
  it('is the board’s, with the one field below the writer’s name, and gives the day of the first post', async () => {
    const { documents } = segmentAll([await sourceOf([
      'Quay Community > Rules > Rulings', '', 'Author\tTopic: Rulings (week 12)  (Read 804 times)', '', 'nan', 'Administrator', 'Posts: 804', '', 'Rulings (week 12)', '« on: March 21, 2011, 08:14:03 PM »', '',
      'Hawser - A hawser is a rope. It tows two barges.', 'Icebreaker - It moves through ice, and those behind it do so too.', 'Jib Crane - It hoists one cargo each turn.', '', '« Last Edit: March 22, 2011, 09:00:12 AM by nan »   Logged', '',
      'cobb', 'Apprentice', 'Posts: 12', '', 'Re: Rulings (week 12)', '« Reply #1 on: March 21, 2011, 11:51:40 PM »', '', 'Thanks nan, great work as ever.',
    ].join('\n'))]);
    expect(documents[0]?.document.rulings.map(({ topic, lines }) => [topic, ...lines])).toEqual([['Hawser', 12, 12], ['Icebreaker', 13, 13], ['Jib Crane', 14, 14]]);
    expect(documents[0]?.document.date).toBe('2011-03-21');
  });
});

describe('numbered titles above questions', () => {
  const asked = ['How many lamps do I have?', 'May a barge move twice?', 'Does it turn?', 'Who pays first?', 'May a lamp be lent?', 'Does fog lift?'];
  const below = [[0], [1, 2], [3], [4, 5]];
  const page = (titles: readonly string[]): string[] => ['Lamps of Ostermere FAQ and Rulings', '3 May 2016', '', ...titles.flatMap((title, at) => [title, '', ...(below[at] ?? []).flatMap((place) => [`Q: ${asked[place] ?? ''}`, 'A: That is told in the rules.', ''])])];
  const topics = async (titles: readonly string[]): Promise<(string | null | undefined)[]> => (await read(...page(titles))).map(([topic]) => topic);

  it.each([[['1. Setting Up', '2. Moving Barges', '3. Tolls', '4. Ending a Day']], [['1 Setting Up', '2 Moving Barges', '3 Tolls', '4 Ending a Day']]])('are chapters: %s', async (titles) => {
    expect(await topics(titles)).toEqual(asked);
  });

  it('but not those in the order of the alphabet, which are names', async () => {
    expect(await topics(['1. Anchor Chain', '2. Grey Heron', '3. Low Water', '4. Tow Line'])).toEqual(['Anchor Chain', 'Grey Heron', 'Low Water', 'Tow Line']);
  });

  it.each([
    [true, 7, ['1.0 Setting Up', '2.0 Moving Barges', '3.0 Ending a Day']],
    [true, 3, ['1) Setting Up', '2) Moving Barges']],
    [true, 6, ['0. Ahead', 'x. Behind'].map((title, at) => title.replace(/^./u, String(at)))],
    [false, 6, ['2. Setting Up', '3. Moving Barges']],
    [false, 6, ['1. Setting Up', '3. Moving Barges']],
    [false, 6, ['1. Setting Up', 'Moving Barges']],
    [false, 6, ['1. Setting Up']],
    [false, 2, ['1. Setting Up', '2. Moving Barges']],
    [false, 6, ['1. Aft', '2. Bow', '3. Crew']],
  ])('%s of %s questions below %s', (are, number, titles) => {
    expect(areNumberedChapters(titles.map((text) => ({ text })), titles.map((_, at) => at), number)).toBe(are);
  });
});

describe('posts with names on lines of their own', () => {
  const profile = (name: string, posted: string): string[] => [name, 'Citizen', '', '', 'Joined: 02 Nov 2003', 'Posts: 1187', '', `PostPosted: ${posted}    Post subject: Rulings of March\tReply with quote`];
  const signed = ['_________________', 'Row on.', 'Back to top\t', 'View user\'s profile Send private message', ''];
  const names = ['Anchor Chain', 'Bell Founder', 'Dusk Warden', 'Eel Weir, The', 'Grey Heron'];
  const texts = ['It holds one barge, and no more.', 'She casts one bell each day.', 'He closes the quay when the last lamp is out.', 'Nobody fishes here by day.', 'It is no barge, and nobody tows it.'];
  const told = (from: number, to?: number): string[] => names.slice(from, to).flatMap((name, at) => [name, texts[from + at] ?? '', '']);
  const thread = (...between: string[]): Promise<(string | null)[][]> => read('Card rulings as of 14 March 2006', '', 'Quay Boards Forum Index -> Rules', '', ...profile('nan_weaver', 'Tue Mar 14, 2006 9:12 pm'), ...told(0, 3), ...signed, ...between, ...profile('nan_weaver', 'Tue Mar 14, 2006 9:40 pm'), 'The rest, it would not go into one.', '', ...told(3), ...signed);

  it('keep what stands between them out of the last text', async () => {
    expect(await thread()).toEqual(names.map((name, at) => [name, texts[at]]));
  });

  it('and the post of another, too', async () => {
    expect(await thread(...profile('ferryman', 'Tue Mar 14, 2006 9:20 pm'), 'Thanks! Does the Dusk Warden work twice?', ...signed)).toEqual(names.map((name, at) => [name, texts[at]]));
  });

  it('whose writers and days stand in fields, with signatures and answers behind', async () => {
    const post = (writer: string, ...lines: string[]): string[] => [`Author: ${writer}`, 'Date: Sat Mar 03, 2007 10:12 am', '', ...lines, ''];
    const thread = [...post('nan_weaver', ...told(0), '--', 'Nan Weaver', 'Head Judge, Lamps of Ostermere'), ...post('ferryman', 'Thanks Nan!', 'Does that mean that the Dusk Warden works twice?'), ...post('nan_weaver', 'Yes it does.')];
    expect(await read('Quay Boards Forum Index -> Rules announcements', '', 'Official rulings - 3 March 2007', '', ...thread)).toEqual(names.map((name, at) => [name, texts[at]]));
  });
});

describe('an answer below the last name', () => {
  const title = 'Official rulings - March 2007';
  const talk = 'Thanks for that! Does the warden work twice if I have two lamps?';
  const boards: Record<string, (told: string[]) => string[]> = {
    'name, day and hour': (told) => ['Quay Boards > Rules', title, '', 'nan_weaver', '', 'Posted 03 March 2007 - 10:14 AM', '', ...told, '', '#2 ferryman', '', 'Posted 03 March 2007 - 11:40 AM', '', talk],
    'a place in the thread': (told) => ['nan_weaver', 'Keeper', 'member is offline', 'Posts: 312', `${title} « Thread Started on Mar 3, 2007, 10:12am »`, '', ...told, '', 'ferryman', 'Crew', 'member is offline', 'Posts: 12', `Re: ${title} « Reply #1 on Mar 3, 2007, 11:40am »`, '', talk],
    'so long ago': (told) => [title, 'Posted by u/nan_weaver 3 years ago', '', ...told, '', '12 Comments', 'Share', '', 'ferryman · 3 yr. ago', '', talk, '', 'Reply', 'Share', '', 'nan_weaver · 3 yr. ago', '', 'Yes he does.'],
    points: (told) => [title, 'submitted 3 years ago by nan_weaver', '', ...told, '', '[–]ferryman 5 points 3 years ago', '', talk, '', '[–]nan_weaver[S] 2 points 3 years ago', '', 'Yes he does.'],
    'what is said below an article': (told) => ['The Lamp Post', title, 'By nan_weaver on March 3, 2007', '', ...told, '', 'ferryman says:', 'March 3, 2007 at 10:14 am', '', talk],
    'a name and a handle': (told) => ['Forums » Lamps of Ostermere » Rules', title, '', 'Nan Weaver', '@nan_weaver', 'Mar 3, 2007', '', ...told, '', 'Reply', 'Quote', '', 'Tom Ferry', '@ferryman', 'Mar 3, 2007 (edited)', '', talk, '', 'Reply'],
    'a month': (told) => [title, '', 'nan_weaver', 'Mar 2007', '', ...told, '', '3 Likes', '', 'ferryman', 'Mar 2007', '', talk, '', 'nan_weaver', 'Mar 2007', '', 'Yes he does.'],
    'a list of those who answered': (told) => ['Written by nan_weaver at 03 March 2007 10:12:40:', '', title, '', ...told, '', 'Answers:', `    Re: ${title} ferryman 03.03.2007 11:40 (1)`, `        Re: ${title} nan_weaver 04.03.2007 09:02 (0)`, '', '[ Answers ] [ Forum ]'],
    'no day at all': (told) => ['Board index ‹ Rules', title, '', '2 posts • Page 1 of 1', '', title, '', 'Post by nan_weaver »', '', ...told, '', 'Top', '', `Re: ${title}`, '', 'Post by ferryman »', '', talk, '', 'Top'],
    'a chat that was saved': (told) => ['[03-Mar-07 07:02 PM] nan_weaver#4410 (pinned)', title, '', ...told, '', '[03-Mar-07 07:08 PM] ferryman#0071', talk, '', '{Reactions}', ':thumbsup: (3)'],
    'a number above the profile': (told) => ['Quay Boards > Rules', title, '', '03-03-2007, 10:12 AM', '#1', 'nan_weaver', 'Keeper', 'Join Date: May 2004', 'Posts: 312', '', ...told, '', '03-03-2007, 11:40 AM', '#2', 'ferryman', 'Crew', 'Join Date: May 2005', 'Posts: 12', '', talk],
    'a number below the day': (told) => [title, 'Thread starter nan_weaver', '', 'nan_weaver', 'Keeper', 'Mar 3, 2007', '#1', '', ...told, '', 'ferryman', 'Crew', 'Mar 3, 2007', '#2', '', talk],
  };
  const rulings = [['Anchor Chain', 'It holds one barge, and no more.'], ['Bell Founder', 'She casts one bell each day.'], ['Dusk Warden', 'He closes the quay when the last lamp is out.']] as const;
  const dresses: Record<string, (name: string, text: string) => string[]> = { 'run in': (name, text) => [`${name} - ${text}`], 'on lines of their own': (name, text) => [name, text], 'with gaps': (name, text) => [name, '', text] };

  it.each(Object.keys(boards).flatMap((board) => Object.keys(dresses).map((dress) => [board, dress] as const)))('is in no ruling: %s, %s', async (board, dress) => {
    const told = ['These rulings count from today.', '', ...rulings.flatMap(([name, text]) => [...dresses[dress]?.(name, text) ?? [], ''])];
    expect(await read(...boards[board]?.(told) ?? [])).toEqual(rulings);
  });

  it('ends what an update announces, and a second post goes on with the rest', async () => {
    const post = (writer: string, ...lines: string[]): string[] => ['User avatar', writer, 'Posts: 41', 'Joined: June 19th, 2013, 4:02 am', '', `Re: ${title}`, '', `Post by ${writer} »`, '', ...lines, '', 'Top', ''];
    const change = (name: string, text: string): string[] => [`The following is a change to the ${name} entry on page 3:`, name, text];
    expect(await read('Board index ‹ Rules', title, '', ...post('nan_weaver', 'Below are the changes of March. New words are underlined.', '', 'Chapter 3', '', ...change('Anchor Chain', rulings[0][1]), '', ...change('Bell Founder', rulings[1][1])), ...post('ferryman', talk), ...post('nan_weaver', 'One was forgotten:', '', 'Chapter 5', '', ...change('Dusk Warden', rulings[2][1]))))
      .toEqual(rulings.map(([name, text]) => [name, `The following is a change to the ${name} entry on page 3:`, text]));
  });

  it('but a name with a day below it is a ruling’s', async () => {
    expect(await read('Official rulings of the Quay', '', ...rulings.flatMap(([name, text]) => [name, 'Mar 2007', text, '']))).toHaveLength(3);
  });

  it.each(POST_HEADS.map(({ example }) => [example]))('is known by who wrote it: %s', (example) => {
    const head = example.split('\n');
    expect(headsOfPosts([...head, '', talk, '', ...head, '', talk]).heads.map(({ lines }) => lines[0])).toEqual([0, head.length + 3]);
  });
});
