/** Posts as boards and journals show them, copied with all that stands around them; beside each what only looks like it. */
import { describe, expect, it } from 'vitest';

import { advertisements, areButtons, isPageLine } from '../../scripts/segment/apart/page-lines.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(lines: readonly string[]) {
  const source = await sourceOf(lines.join('\n'));
  const { documents } = segmentAll([source]);
  const document = documents[0]?.document;
  return {
    rulings: document?.rulings.map(({ topic, starred, blocks }) => [`${starred ? '* ' : ''}${topic ?? ''}`, ...blocks.map(({ text }) => text)]) ?? [],
    entries: document?.entries.map(({ headword, blocks }) => [headword, ...blocks.map(({ text }) => text)]) ?? [],
    title: document?.title, date: document?.date, misplaced: document === undefined ? [] : misplacedLines(source, document.ledger),
  };
}

const NAMES = ['Anchor Chain', 'Bell Founder', 'Dusk Warden', 'Eel Weir', 'Grey Heron', 'Low Water'];
const TEXTS = ['It holds one barge, and no more than one.', 'She casts one bell each day, if she has bronze.', 'He closes the quay when the last lamp is out.', 'Nobody fishes here by day, whatever a card says.', 'It is no barge, and nobody tows it anywhere.', 'See Dusk Warden.'];
const told = NAMES.map((name, at) => [name, TEXTS[at]]);

describe('rulings that a board counts on over several posts', () => {
  const head = (number: number, minute: string): string[] => [`#${number}`, `Old  05-18-2009, 08:${minute} PM`, 'Clerk of the Table', 'Rules Advocate', 'Join Date: Sep 2003', 'Posts: 2,907', ''];
  const foot = ['__________________', '"Row on, whatever the tide."', '', 'Reply With Quote'];
  const numbered = (from: number, to: number): string[] => NAMES.slice(from, to).flatMap((name, at) => [`${from + at + 1}. ${name}`, TEXTS[from + at] ?? '', '']);
  const thread = (...first: string[]): string[] => [
    'Quay Boards > Rules > Official Announcements', 'Rulings of spring', '', 'User Name  [ ] Remember Me?', 'Register  FAQ  Members List  Calendar  Today\'s Posts  Search', '', 'Thread Tools  Display Modes',
    ...head(1, '12'), 'Rulings of spring', 'The Table met last night.', '', ...first, ...foot, ...head(2, '15'), 'and the rest, which would not go into one:', '', ...numbered(3, 6), ...foot,
    '#3', 'Old  05-19-2009, 06:40 AM', 'ferrywoman', 'Registered User', 'Join Date: Jan 2008', 'Posts: 34', '', 'Thanks! Does no. 4 go for eels that were caught by day, too?',
  ];

  it('are told apart from the talk, the buttons and the title', async () => {
    const { rulings, title, date, misplaced } = await read(thread(...numbered(0, 3)));
    expect({ rulings, title, date, misplaced }).toEqual({ rulings: told, title: 'Rulings of spring', date: '2009-05-18', misplaced: [] });
  });

  it('keep what they quote, where it says behind it what becomes of the words', async () => {
    const { rulings } = await read(thread('1. Anchor Chain', 'Quote:', 'It holds a barge.', 'is replaced by:', 'It holds two barges.', '', ...numbered(1, 3)));
    expect(rulings[0]).toEqual(['Anchor Chain', 'It holds a barge.', 'is replaced by:', 'It holds two barges.']);
  });

  it('but not another’s question', async () => {
    const { rulings } = await read(thread('1. Anchor Chain', 'Quote:', 'Does it hold a barge?', '', 'It holds two barges, and a boat.', '', ...numbered(1, 3)));
    expect(rulings[0]).toEqual(['Anchor Chain', 'It holds two barges, and a boat.']);
  });
});

describe('an entry of a journal', () => {
  const entry = (marked: (name: string, at: number) => string, says = 'I have put a (!) in front of those that say the contrary of what stood here.'): string[] => [
    'clerk_of_quay ([info]clerk_of_quay) wrote in [info]quay_rulings,', '@ 2004-03-08 21:40:00', '', 'Previous Entry  Add to memories!  Tell a Friend!  Next Entry', '', 'Current mood: wet', 'Current music: Bells', '',
    'The March rulings', `The Table has sent me these. ${says}`, '', ...NAMES.flatMap((name, at) => [marked(name, at), TEXTS[at] ?? '', '']), 'That\'s all. The April ones will be late.', '', 'Tags: official', '',
    '(2 comments) - (Post a new comment)', '', '[info]nan_weaver', '2004-03-08 22:15 (link)', 'So the weir is worse now.', '(Reply to this) (Thread)', '', '[info]clerk_of_quay', '2004-03-09 19:31 (link)', 'Not before April.',
  ];

  it('has its names in brackets, with a sign before those that are new, and the day on which it was written', async () => {
    const { rulings, date, misplaced } = await read(entry((name, at) => `${at % 2 === 1 ? '(!) ' : ''}[${name}]`));
    expect({ rulings, date, misplaced }).toEqual({ rulings: told.map(([name, text], at) => [`${at % 2 === 1 ? '* ' : ''}${name ?? ''}`, text]), date: '2004-03-08', misplaced: [] });
  });

  it('has none starred where no name bears the sign', async () => {
    expect((await read(entry((name) => `[${name}]`))).rulings).toEqual(told);
  });
});

describe('little pictures, as they are typed', () => {
  const post = (says: string, sign = ':new:'): string[] => ['Harbour Council', '', 'March 2021 rulings update', '', 'post by clerk on Mar 15, 2021', '', `Hello everyone :lighthouse: here is our list for March 15, 2021. ${says}`, '', ...NAMES.flatMap((name, at) => [at % 2 === 1 ? `${name} ${sign}` : name, TEXTS[at] ?? '', ''])];

  it('behind a name say that it is new, where the head says so', async () => {
    expect((await read(post('Brand-new rulings are marked with :new:.'))).rulings).toEqual(told.map(([name, text], at) => [`${at % 2 === 1 ? '* ' : ''}${name ?? ''}`, text]));
  });

  it('say nothing where it does not', async () => {
    expect((await read(post('What is new has a lamp :lamp: beside it. Row well.', ':lighthouse:'))).rulings.some(([name]) => name?.startsWith('*'))).toBe(false);
  });
});

describe('a glossary that somebody submitted', () => {
  const terms = ['Adrift', 'Anchor points', 'Archives', 'Ballast', 'Canal', 'Dusk', 'Eddy'];
  const post = (third = 'Archives'): string[] => [
    'jump to content', 'my subreddits', 'comments', 'Want to join? Log in or sign up in seconds.', '', '108', 'Glossary for people who come from the old game (self.ostermere)', 'submitted 9 years ago * by nan_weaver', 'What things are called now. I will add to it.', '',
    ...terms.with(2, third).flatMap((name, at) => [name, `${TEXTS[at % 5] ?? ''} It was called by another name once.`, ...(at === 2 ? ['Cards that were seen lie face up.'] : []), '']),
    '    24 commentssharesavehidereport', 'all 24 comments', 'sorted by: best', '', '[–]barge_4_all 31 points 9 years ago', 'Fog isn\'t in here yet? It is the same as before.', '    permalinkembedsavereportreply', '', '[–]nan_weaver[S] 12 points 9 years ago', 'Coming. See the edit.', '    permalinkembedsavereportreply',
  ];

  it('has no votes, buttons and comments among its terms, and a term that parts of pages are called by, too', async () => {
    const { entries, misplaced } = await read(post());
    expect(entries.map(([name]) => name)).toEqual(terms);
    expect(entries.at(-1)).toHaveLength(2);
    expect(misplaced).toEqual([]);
  });

  it('which is none where it is out of order', async () => { expect((await read(post('News'))).entries.map(([name]) => name)).not.toContain('News'); });
});

describe('what a page puts into a text', () => {
  it('is an advertisement with its sponsor above it, up to the next gap', () => {
    expect(advertisements(['He rows.', '', 'Quay Groups Sponsor', 'ADVERTISEMENT', 'Buy an oar!', '', 'She rows.'])).toEqual([2, 3, 4]);
    expect(advertisements(['Advertisement', 'It is played on a barge.', '', 'A sponsor', 'He pays.'])).toEqual([]);
  });

  it.each(['User Name  [ ] Remember Me?', 'Thread Tools   Display Modes', 'Previous Entry  Tell a Friend!  Next Entry'])('is a row of buttons: %s', (line) => { expect(areButtons(line)).toBe(true); });
  it.each(['Search', 'Home  Barge', 'Register of barges  Search', 'Calendar and search', ''])('but not: %s', (line) => { expect(areButtons(line)).toBe(false); });

  it.each(['https://quay.example/rules/current.html               4/2/2005 11:08 PM'])('parts a sentence, where a browser printed it: %s', async (line) => {
    const { rulings } = await read(['Harbour Current Rulings', '7 March 2005', '', ...NAMES.slice(0, 4).flatMap((name, at) => [name, TEXTS[at] ?? '', '']), 'Grey Heron', 'Two citizens may row it to the next quay at the same time, and one of them pays for', line, '', 'both of them.']);
    expect(rulings.at(-1)?.slice(1).join(' ')).toBe('Two citizens may row it to the next quay at the same time, and one of them pays for both of them.');
  });

  it.each(['sorted by: best', 'all 24 comments', 'permalinkembedsavereportreply', 'Current mood: tired', '@ 2004-03-08 21:40:00', 'Except where otherwise noted, content on this wiki is licensed under a licence'])('is no text: %s', (line) => { expect(isPageLine(line)).toBe(true); });
  it.each(['Sorted by: whoever has it', 'Share a lamp', 'All 24 barges', 'The current mood of the Table', '@ the quay'])('but may be: %s', (line) => { expect(isPageLine(line)).toBe(false); });

  it('a scan makes specks of dust, which are no paragraphs', async () => {
    const { entries } = await read(['GLOSSARY', '', ...NAMES.flatMap((name, at) => [`${name} — ${TEXTS[at] ?? ''}`, '', ...(at === 2 ? ['\'■,', ''] : [])])]);
    expect(entries).toEqual(told);
  });
});
