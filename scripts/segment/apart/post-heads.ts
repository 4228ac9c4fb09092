/** Where the posts of a thread begin: who wrote each and when, as every kind of board prints it. */
import { isBlank } from '../blocks/paragraphs.ts';
import { isTitle } from '../front-matter/stated-date.ts';
import { profilesIn } from './profiles.ts';
import { monthBesideFigures } from '../../language/en/calendar-words.ts';

export interface HeadOfPost {
  /** The indexes of its lines. */
  lines: readonly number[];
  writer: string;
  /** His name stands again alone below what he wrote. */
  areSigned: boolean;
}

const DAY = `(?:\\p{L}{3,9},? )?(?:\\d{1,4}[-./]\\d{1,2}[-./]\\d{2,4}|${monthBesideFigures} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? ${monthBesideFigures},? \\d{4})`;
const HOUR = '(?:(?:,| [-–@])? (?:at )?\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\.?)?)';
const AGO = '(?:\\d+|an?) ?(?:y|yr|mo|d|h|hr|m|min|w|wk|year|month|day|hour|minute|week)s?\\.? ago';
const NAME = '(?<writer>[\\p{L}\\d_][^.!?:;,|»«]{1,29})';
const is = (form: string): RegExp => new RegExp(`^(?:${form})$`, 'iu');

/**
 * Lines one below the other, perhaps with a gap between, that no text has; `may`: those that some posts lack; `again`: believed
 * where somebody writes twice, for a name with a day below may be a ruling's.
 */
export const POST_HEADS: readonly { lines: readonly RegExp[]; may?: readonly number[]; again?: boolean; example: string }[] = [
  { lines: [is(`(?:#\\d+ +)?${NAME}`), is(`posted:?(?: on)? ${DAY}${HOUR}`)], example: '#2 ferrywoman\n\nPosted 03 March 2007 - 11:40 AM' },
  { lines: [is(`${DAY}${HOUR}?`), is('#\\d+'), is(NAME)], example: '03-03-2007, 10:12 AM\n#2\nferrywoman' },
  { lines: [is('#\\d+'), is(`(?:old\\s{1,4})?${DAY}${HOUR}`), is(NAME)], example: '#2\nOld  03-03-2007, 10:12 AM\nferrywoman' },
  { lines: [is(NAME), is(NAME.replace('?<writer>', '?:')), is(`${DAY}${HOUR}?`), is('#\\d+')], may: [1], example: 'ferrywoman\nCrew\nMar 3, 2007\n#2' },
  { lines: [is(NAME), is('@\\S{2,30}'), is(`${DAY}${HOUR}?(?: \\(edited\\))?`)], example: 'Tom Ferry\n@ferryman\nMar 3, 2007 (edited)' },
  { lines: [is(`(?:u/)?(?<writer>[^\\s.:;]{2,30})(?: (?:OP|MOD|M))? ?[·•] ?${AGO}(?: ?[·•].{0,40})?`)], example: 'ferryman · 3 yr. ago' },
  { lines: [is('\\[[-–+]\\] ?(?<writer>[^\\s[]{2,30})(?:\\[\\p{L}\\])? .{0,60}\\bago\\*?')], example: '[–]ferryman 5 points 3 years ago' },
  { lines: [is('(?<writer>\\S.{1,39}?) (?:says|said|writes|commented|replied|responded):?'), is(`(?:on )?${DAY}${HOUR}`)], example: 'ferryman says:\nMarch 3, 2007 at 10:14 am' },
  { lines: [is(`${NAME.replace('{1,29}', '{1,29}?')}(?: (?:says|said|writes|commented|replied|responded):?)? on ${DAY},?${HOUR}(?: (?:says|said|writes|commented|replied|responded))?:?`)], example: 'ferryman on March 3, 2007 at 10:14 am said:' },
  { lines: [is(`\\[(?:${DAY}|\\d{1,2}-${monthBesideFigures}-\\d{2,4})${HOUR}\\] (?<writer>[^\\s#:.][^#:.!?]{1,29})(?:#\\d{4})?(?: \\((?:pinned|edited|bot)\\))?`)], example: '[03-Mar-07 07:02 PM] ferryman#4410 (pinned)' },
  { lines: [is(`${NAME.replace('{1,29}', '{1,29}?')}(?:#\\d{4})? [—–] ${DAY}${HOUR}(?: \\((?:edited|pinned|bot)\\))?`)], example: 'ferryman — 03/03/2007 7:02 PM' },
  { lines: [is(NAME), is(`(?:${DAY}|${monthBesideFigures} (?:\\d{2}|\\d{4}))${HOUR}?`)], again: true, example: 'ferrywoman\nMar 2007' },
];
/** Who wrote a post and when, on one line below its title: "by ferrywoman » Tue Mar 09, 2010 8:41 pm"; a copy may lack the day, and may have the post's number before it. */
const BY = /^(?:(?:post )?#\d{1,5}[:.]?\s{1,4})?(?:post(?:ed)? ?)?by:? (?<writer>\S.{0,39}?) (?:»$|(?:»|on|at|[-–—|]) (?:\w{3,9},? )?(?:\w{3,9} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? \w{3,9}|\d{1,4}[-./]\d{1,2}),?[-./ ]\d{2,4}\b.{0,20}$)/iu;
/** Right above such a line. */
const ABOVE_BY = /^(?:re: \S.*|quote|user avatar|new post|unread post)$/iu;
/** The same in fields: "Author: ferrywoman" above "Date: 9 March 2010", and perhaps what it is about. */
const AUTHOR = /^(?:author|posted by|poster|user(?: ?name)?|member|name)\s?:\s?(?<writer>\S.{0,39})$/iu;
const DATED = /^(?:date|posted(?: on)?|time|when|on)\s?:\s?\S.{3,40}$/iu;
const ABOUT = /^(?:post )?(?:subject|title|topic|re)\s?:/iu;
const FEWEST_BY = 2;

/** Reads: the lines of a document. Writes: the heads of its posts, by the one way of printing them that most of it has, and further lines of that kind. */
export function headsOfPosts(texts: readonly string[]): { heads: HeadOfPost[]; further: readonly number[] } {
  const profiles = profilesIn(texts);
  const signed = [signedAbove(texts), authoredAbove(texts)].find(({ length }) => length >= FEWEST_BY);
  if (signed !== undefined) return { heads: signed.map((lines) => ({ lines, writer: writerOf(lines, texts), areSigned: true })), further: profiles.flat() };
  const tabled = POST_HEADS.map((row) => headsLike(row, texts, profiles)).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (tabled.length > 0 && tabled.length >= profiles.length) return { heads: tabled, further: profiles.flat().filter((at) => !tabled.some(({ lines }) => lines.includes(at))) };
  return { heads: profiles.map((lines) => ({ lines, writer: writerOf(lines, texts), areSigned: false })), further: [] };
}

/** Each place at which all lines of a row stand one below the other, with the writer's profile below them. */
function headsLike({ lines, may = [], again = false }: (typeof POST_HEADS)[number], texts: readonly string[], profiles: readonly number[][]): HeadOfPost[] {
  const heads = texts.flatMap((_, begin): HeadOfPost[] => {
    const found: number[] = [];
    let [at, writer] = [begin, ''];
    for (const [index, line] of lines.entries()) {
      const next = found.length > 0 && isBlank(texts[at] ?? '') ? at + 1 : at;
      const groups = line.exec(texts[next]?.trim() ?? '');
      if (groups === null && !may.includes(index)) return [];
      if (groups === null) continue;
      found.push(next);
      writer = groups.groups?.['writer'] ?? writer;
      at = next + 1;
    }
    // A document's name with its month below heads a page, and is nobody's.
    if (isTitle(writer)) return [];
    const profile = profiles.find((all) => all.includes(found.at(-1) ?? -1)) ?? [];
    return [{ lines: [...new Set([...found, ...profile])].sort((a, b) => a - b), writer, areSigned: false }];
  }).filter(({ lines: own }, index, all) => !(all[index - 1]?.lines ?? []).includes(own[0] ?? -1));
  return again && new Set(heads.map(({ writer }) => writer)).size === heads.length ? [] : heads;
}

/** The board's own words above a writer's name. */
const OF_BOARD = /^(?:top|user avatar|offline|online)$/iu;

function writerOf(head: readonly number[], texts: readonly string[]): string {
  const lines = head.map((at) => texts[at]?.trim() ?? '');
  const [first, last] = [lines.find((line) => !OF_BOARD.test(line)), lines.at(-1)];
  const named = lines.map((line) => AUTHOR.exec(line)?.groups?.['writer']).find((writer) => writer !== undefined);
  return BY.exec(last ?? '')?.groups?.['writer'] ?? named ?? first ?? '';
}

/** Fields that name the writer and the day, one below the other, in either order. */
function authoredAbove(texts: readonly string[]): number[][] {
  const line = (at: number): string => texts[at]?.trim() ?? '';
  const isTurned = (at: number): boolean => DATED.test(line(at)) && AUTHOR.test(line(at + 1)) && !AUTHOR.test(line(at - 1)) && !DATED.test(line(at + 2));
  return texts.flatMap((_, at) => {
    if (!isTurned(at) && !(AUTHOR.test(line(at)) && DATED.test(line(at + 1)))) return [];
    return [ABOUT.test(line(at + 2)) ? [at, at + 1, at + 2] : [at, at + 1]];
  });
}

/** The lines that say who wrote what stands below, each with the title right above it; the first title is the document's own. */
function signedAbove(texts: readonly string[]): number[][] {
  const by = texts.flatMap((text, at) => (BY.test(text.trim()) ? [at] : []));
  return by.map((at) => {
    const above = [at - 1, at - 2].filter((line, step) => ABOVE_BY.test(texts[line]?.trim() ?? '') && (step === 0 || ABOVE_BY.test(texts[at - 1]?.trim() ?? '')));
    return [...above.toReversed(), at];
  });
}
