/** Posts of a forum: what another is quoted with, and numbered answers; beside each of them what only looks like it. */
import { describe, expect, it } from 'vitest';

import { areNumberedChapters } from '../../scripts/segment/topics/numbered-chapters.ts';
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
