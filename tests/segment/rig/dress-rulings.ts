/** Dresses a rulings document: the same topics with another separator, width, head, mark, page. */
import type { PlainDocument, PlainRuling } from './plain-rulings.ts';

export type SeparatorDress = ' - ' | ' – ' | ' — ' | ': ' | 'bold' | 'own line' | 'own line, gap below';
export type StarDress = 'none' | 'some' | 'all' | 'glued' | 'a letter in brackets';
export type WrapDress = 'none' | 'none, no gaps' | '72' | '72, no gaps' | '60' | '60, a blank line behind each line';
export type HeadDress = keyof typeof HEADS;
export type PageDress = 'none' | 'title and number at the head' | 'number at the foot' | 'number of numbers at the foot' | 'title, day and number at the foot' | 'title, day and no number at the foot' | 'a form feed and the title';

export interface Dress {
  separator: SeparatorDress;
  capitals: boolean;
  wrap: WrapDress;
  head: HeadDress;
  stars: StarDress;
  pages: PageDress;
  day: keyof typeof DAYS;
  heading: boolean;
  summary: boolean;
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** How a day is written. */
export const DAYS = {
  '3/2/09': (y: number, m: number, d: number) => `${m}/${d}/${String(y % 100).padStart(2, '0')}`,
  '03/02/2009': (y: number, m: number, d: number) => `${String(m).padStart(2, '0')}/${String(d).padStart(2, '0')}/${y}`,
  'March 2, 2009': (y: number, m: number, d: number) => `${MONTHS[m - 1]} ${d}, ${y}`,
  '2 March 2009': (y: number, m: number, d: number) => `${d} ${MONTHS[m - 1]} ${y}`,
  '(02 Mar 2009)': (y: number, m: number, d: number) => `(${String(d).padStart(2, '0')} ${MONTHS[m - 1]?.slice(0, 3)} ${y})`,
  'Monday, March 2nd, 2009': (y: number, m: number, d: number) => `Monday, ${MONTHS[m - 1]} ${d}${['th', 'st', 'nd', 'rd'][d % 10 < 4 && (d < 10 || d > 20) ? d % 10 : 0]}, ${y}`,
  '2009-03-02': (y: number, m: number, d: number) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
};

const LEGEND = ['NOTE: Text in square brackets stands for a picture.', '', 'LEGEND', '', '[BK] Bridge Keeper', '[Ch] Chandler (green mark)', '[D] Dimmed', '[Fer] Ferry guild', '[L/W] Lamp and Weir', '[SALT] Salt', '[univ] Universal', '', '{2} Tide box', '[15] Coin box', ''];

/** What stands around the document where it was found: above it, and between its title and its introduction. */
export const HEADS = {
  none: { above: [], below: [] },
  mail: { above: ['From: clerk@table.example (The Clerk of the Table)', 'Newsgroups: rec.games.lamps.ostermere', 'Subject: [ANN] Current Rulings', 'Date: Sun, 8 Mar 2009 21:14:07 +0000', 'Message-ID: <a17f9c@table.example>', 'Lines: 214', ''], below: [] },
  group: { above: ['Current Rulings for Ostermere', '', '14 views', 'Skip to first unread message', '', 'Nan Pettibone', 'unread,', 'Mar 8, 2009, 3:00:00 AM3/8/09', 'to rec.games.lamps.ostermere', ''], below: [] },
  forum: { above: ['The Quay • View topic - rulings', 'Board index ‹ The Table ‹ Announcements', 'User avatar', 'Nan Pettibone', 'Night Porter', 'Posts: 1204', 'Joined: May 5th, 2003, 9:12 pm', 'Location: under the weir', 'Contact:', '', 'Re: rulings', '', 'Post by Nan Pettibone » Sun Mar 08, 2009 9:14 pm', ''], below: [] },
  list: { above: ['[Date Prev][Date Next][Thread Prev][Thread Next][Date Index][Thread Index]', 'rulings for March', 'To: ostermere@lists.example', 'Subject: rulings for March', 'From: Nan Pettibone <nan@table.example>', 'Date: Sun, 8 Mar 2009 21:14:07 +0000', 'Reply-to: ostermere@lists.example', '------------------------------------------------------------------------', ''], below: [] },
  digest: { above: ['ostermere-l Digest          Volume 2 : Issue 118', '', "Today's Topics:", '  Current rulings', '  WTB: Old Serpent', '', '------------------------------------------------------------------------', '', 'Date: Sun, 8 Mar 2009 21:14:07 +0000', 'From: Nan Pettibone <nan@table.example>', 'Subject: Current rulings', ''], below: [] },
  posts: { above: ['Nan Pettibone', 'Night Porter', 'Posted - 03/08/2009 : 10:14:55', ''], below: [] },
  site: { above: ['home news markets guilds', 'The Lamp Shop Quay Zone Lamps of Ostermere Young Lamps Ostermere', '', 'what is it?', '', 'card lists', '', '>>rules and', 'current rulings<<', '', 'the art of paying', '', 'where to buy > ostermere > rules', '', '', ''], below: [] },
  bar: { above: ['Home | Rules | Cards | Forum | Shop', '', 'Search:', '', 'Log in · Register · Help', '', 'You are here: Home > Rules > Rulings', ''], below: [] },
  archive: { above: ['The archive of quays', 'https://quay.example/ostermere/rulings.html Go', 'FEB MAR APR', '8', '2008 2009 2010', '12 captures', '8 Mar 2009 - 14 Sep 2012', 'About this capture', 'Loading...', ''], below: [] },
  legend: { above: [], below: LEGEND },
  contents: { above: [], below: ['The rules of Ostermere consist of these documents:', '', 'Rule Booklet (6/1/08)', 'Glossary (6/1/08)', 'Current Rulings', 'Rules of the Long Weir (10/19/08)', 'The Salt Supplement (12/1/08)', ''] },
  both: { above: ['Home | Rules | Cards | Forum | Shop', '', 'From: clerk@table.example', 'Subject: Current Rulings', 'Date: Sun, 8 Mar 2009 21:14:07 +0000', ''], below: LEGEND },
} as const;

const WORDS = { some: 'Topics that are new or have changed since the previous document bear an asterisk (*).', all: 'This special update holds only what is new or changed since the previous document.', glued: 'Topics that are new or have changed since the previous document bear an asterisk (*).', 'a letter in brackets': '(R) = revised or not in the previous document.' };
const SIGNS = { none: '', some: '* ', all: '* ', glued: '*', 'a letter in brackets': '(R) ' };
const LINES_A_PAGE = 38;

/** Whether a ruling bears a star in a dress. */
export const isStarred = (stars: StarDress, at: number): boolean => stars === 'all' || (stars !== 'none' && at % 3 === 1);

/** A topic as a dress prints it. */
export function printed({ topic }: PlainRuling, { capitals, separator }: Dress): string {
  const name = separator === ' - ' ? topic : topic.replace(' - ', separator === ': ' ? ' – ' : separator.length === 3 ? separator : ' - ');
  return capitals ? name.toUpperCase() : name;
}

/** Reads: a document and a dress. Writes: its text. */
export function dress(document: PlainDocument, how: Dress): string {
  const { above, below } = HEADS[how.head];
  const [y = 0, m = 0, d = 0] = document.date.split('-').map(Number);
  const day = DAYS[how.day](y, m, d);
  const says = how.stars === 'none' ? [] : [WORDS[how.stars]];
  const title = day.startsWith('(') ? [`${document.title} ${day}`] : [document.title, day];
  const head = [...title, '', ...paragraphs([...document.introduction, ...says], how, false), ...below, ...(how.summary ? summary(document, how) : [])];
  const body = document.rulings.flatMap((one, at) => rulingLines(one, at, how));
  const heading = how.heading || how.summary ? ['RULINGS', ''] : [];
  return [...above, ...paged([...head, ...heading, ...body], document, day, how)].join('\n');
}

const summary = (document: PlainDocument, how: Dress): string[] => ['SUMMARY OF CHANGES', '', ...document.rulings.filter((_, at) => at % 4 === 1).flatMap((one) => wrapped(`${printed(one, { ...how, capitals: true })}: Changed, so that both houses may play it.`, widthOf(how))), ''];

const widthOf = ({ wrap }: Dress): number => Number(/^\d+/u.exec(wrap)?.[0] ?? Infinity);

function paragraphs(texts: readonly string[], how: Dress, tight: boolean): string[] {
  const lines = texts.flatMap((text) => [...wrapped(text, widthOf(how)), ...(tight ? [] : [''])]);
  return how.wrap === '60, a blank line behind each line' ? lines.flatMap((line) => (line === '' ? [] : [line, ''])) : lines;
}

function rulingLines(one: PlainRuling, at: number, how: Dress): string[] {
  const tight = how.wrap.endsWith('no gaps');
  const name = printed(one, how);
  const star = isStarred(how.stars, at) ? SIGNS[how.stars] : '';
  const [first = '', ...others] = one.paragraphs;
  if (how.separator === 'own line') return [`${star}${name}`, ...paragraphs(one.paragraphs, how, true), ''];
  if (how.separator === 'own line, gap below') return [`${star}${name}`, '', ...paragraphs(one.paragraphs, how, tight), ''];
  const joined = how.separator === 'bold' ? `**${name}** ${first}` : `${name}${how.separator}${first}`;
  return paragraphs([`${star}${joined}`, ...others], how, tight);
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function paged(lines: string[], { title }: PlainDocument, day: string, { pages }: Dress): string[] {
  if (pages === 'none') return lines;
  const count = Math.ceil(lines.length / LINES_A_PAGE);
  return Array.from({ length: count }, (_, at) => {
    const page = lines.slice(at * LINES_A_PAGE, (at + 1) * LINES_A_PAGE);
    if (pages === 'a form feed and the title') return at === 0 ? page : [`\f${title}`, '', ...page];
    if (pages === 'title and number at the head') return at === 0 ? page : [`${title} - Page ${at + 1}`, '', ...page];
    const foot = { 'number at the foot': `${at + 1}`, 'number of numbers at the foot': `Page ${at + 1} of ${count}`, 'title, day and number at the foot': `${title} ${day}    Page ${at + 1} of ${count}`, 'title, day and no number at the foot': `${title}, ${day.replace(/[()]/gu, '')}` }[pages];
    return [...page, '', foot, ''];
  }).flat();
}

const CHOICES = {
  separator: [' - ', ' – ', ' — ', ': ', 'bold', 'own line', 'own line, gap below'],
  capitals: [false, true],
  wrap: ['none', 'none, no gaps', '72', '72, no gaps', '60', '60, a blank line behind each line'],
  head: Object.keys(HEADS) as HeadDress[],
  stars: ['none', 'some', 'all', 'glued', 'a letter in brackets'],
  pages: ['none', 'title and number at the head', 'number at the foot', 'number of numbers at the foot', 'title, day and number at the foot', 'title, day and no number at the foot', 'a form feed and the title'],
  day: Object.keys(DAYS) as (keyof typeof DAYS)[],
  heading: [false, true],
  summary: [false, true],
} as const satisfies { [Key in keyof Dress]: readonly Dress[Key][] };

/** Every so many of all dresses there are, so that each choice meets each other one; a topic's line is no line among spaced ones. */
export function dresses(count: number): Dress[] {
  const all = Object.values(CHOICES).reduce((product, choices) => product * choices.length, 1);
  const step = Math.floor(all / count) | 1;
  return Array.from({ length: count }, (_, at) => {
    let place = (at * step) % all;
    const pick = <T>(choices: readonly T[]): T => {
      const choice = choices[place % choices.length] as T;
      place = Math.floor(place / choices.length);
      return choice;
    };
    return {
      separator: pick(CHOICES.separator), head: pick(CHOICES.head), wrap: pick(CHOICES.wrap), stars: pick(CHOICES.stars), pages: pick(CHOICES.pages),
      day: pick(CHOICES.day), capitals: pick(CHOICES.capitals), heading: pick(CHOICES.heading), summary: pick(CHOICES.summary),
    };
  }).filter(({ separator, wrap }) => !(separator.startsWith('own line') && wrap.startsWith('60, ')));
}
