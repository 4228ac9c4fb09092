/** Posts of a forum, copied as text: who wrote each stands above it, with what the forum counts of him there, or below it. */
import { isBlank } from '../blocks/paragraphs.ts';
import { isPageLine } from './page-lines.ts';

/** What a forum says of who wrote a post, one below the other. */
const OF_WRITER = /^(?:joined|join date|posts|threads|topics|messages|likes|thanks|thanked|location|posted|reputation|reputation power|member since|member no|registered|karma|rank|status|group|team|gender|age|occupation|interests|local time|last online|from):\s?\S.{0,60}$/iu;
/** The day and hour of a post, alone on a line below its writer. */
const POSTED = /^(?:#\d+\s+)?(?:posted:? )?(?:on )?(?:\w{3,9},? )?(?:\d{1,4}[-./]\d{1,2}[-./]\d{2,4}|\w{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? \w{3,9},? \d{4})(?:,? (?:at )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)?$/iu;
/** Day, hour and subject in the bar above a post, with its buttons. */
const BAR = /^(?:post)?posted: .{6,60}\bpost subject:/iu;
const FEWEST_FIELDS = 2;
/** Lines right above those: his name, his rank. */
const MOST_ABOVE = 3;
const LONGEST = 40;
/** Lines between those and what stands above them, and how many of these belong to the writer where there is such a gap. */
const WIDEST_GAP = 4;
const MOST_ACROSS_GAP = 2;
/** Who wrote a post and when, on one line below its title: "by ferrywoman » Tue Mar 09, 2010 8:41 pm". */
const BY = /^(?:post(?:ed)? ?)?by:? (?<writer>\S.{0,39}?) (?:»|on|at|[-–—|]) (?:\w{3,9},? )?(?:\w{3,9} \d{1,2}|\d{1,2} \w{3,9}|\d{1,4}[-./]\d{1,2}),?[-./ ]\d{2,4}\b.{0,20}$/iu;
/** Right above such a line. */
const ABOVE_BY = /^(?:re: \S.*|quote|user avatar|new post|unread post)$/iu;
/** The same in fields: "Author: ferrywoman" above "Date: 9 March 2010", and perhaps what it is about. */
const AUTHOR = /^(?:author|posted by|poster|user(?: ?name)?|member|name)\s?:\s?(?<writer>\S.{0,39})$/iu;
const DATED = /^(?:date|posted(?: on)?|time|when|on)\s?:\s?\S.{3,40}$/iu;
const ABOUT = /^(?:post )?(?:subject|title|topic|re)\s?:/iu;
const FEWEST_BY = 2;
/** What stands below a post: that it was changed, what a writer puts below all he writes, the board's own words. */
const BELOW = /^[_-]{5,}$|^--$|^(?:last )?edited (?:by|on|\d)\b|^(?:this )?post (?:has been |was )?(?:last )?edited\b|^(?:reply with quote|reply|quote|report(?: post)?|multi-?quote|like|share|top|back to top|reply to this (?:post|topic))$/iu;
const LONGEST_BELOW = 10;
/** Another's words: "Quote:", "Originally Posted by ferrywoman", "ferrywoman wrote:", up to the next blank line. */
const QUOTES = /^(?:quote:?|(?:quote:? )?originally (?:posted|written) by:? .{1,40}|[\w .'-]{2,30} (?:wrote|said|writes):)$|^[\w.'-]{2,30} (?:wrote|said|writes): \S/iu;
/** Lines that begin with a name in bold or with a sign after it: so many in one post, and the document is in it. */
const SET_OFF = /^(?:\*\*[^*]{2,80}\*\*|[*+•-]?\s?[^.!?:;=]{2,60}(?::|\s[-–—=]{1,2})\s+\S)/u;
const FEWEST = 2;

interface Post {
  writer: string;
  /** Its head, its text, what stands below it, and what it quotes, as indexes. */
  head: number[];
  text: number[];
  below: number[];
  quoted: number[];
}

/** Reads: the lines of a document. Writes: the indexes of what is none of a post's own text, of the talk above what it sets off, and of whole posts in which others than the document's writer tell something. */
export function postsOf(texts: readonly string[]): number[] {
  const posts = readPosts(texts);
  if (posts.length < 2) return [];
  const set = posts.map((post) => setOffIn(post, texts).length);
  const most = Math.max(...set);
  const begin = set.findIndex((count) => count >= FEWEST);
  const writers = new Set(posts.filter((_, at) => set[at] === most).map(({ writer }) => writer));
  // What names nothing is talk: of others, and of the writer himself where it answers one of them.
  const isTalk = (post: Post, at: number): boolean => most >= FEWEST && set[at] === 0 && (!writers.has(post.writer) || (at > begin && !writers.has(posts[at - 1]?.writer ?? '') && !post.text.some((line) => isTitleAt(texts, line))));
  return posts.flatMap((post, at) => [...post.head, ...post.below, ...post.quoted, ...(isTalk(post, at) ? post.text : at > begin && (set[at] ?? 0) >= FEWEST ? talkAbove(post, texts) : [])]);
}

/** Whether a line begins with a name that is set off from its text. */
export const isSetOff = (line: string): boolean => SET_OFF.test(line.trim()) && !isPageLine(line);

/** A short line behind a gap, right above a sentence that is longer. */
const TITLE = /^["“'‘(]?[\p{Lu}\d][^.!?:;]{0,57}[^.!?:;,]$/u;
/** So many of them in a post are names with their texts. */
const FEWEST_TITLES = 2;
const LONG = 60;

function isTitleAt(texts: readonly string[], at: number): boolean {
  const [above = '', line = '', below = ''] = [texts[at - 1], texts[at], texts[at + 1]].map((text) => text?.trim());
  return isBlank(above) && TITLE.test(line) && below.length > line.length && (below.length > LONG || /[.!?]["”’)\]]*$/u.test(below)) && !isPageLine(line);
}

/** The lines of a post that begin with a name, or are one. */
function setOffIn({ text }: Post, texts: readonly string[]): number[] {
  const titles = new Set(text.filter((at) => isTitleAt(texts, at)));
  return text.filter((at) => isSetOff(texts[at] ?? '') || (titles.size >= FEWEST_TITLES && titles.has(at)));
}

/** What a later post says before the first thing that it sets off: a greeting to the one before. */
function talkAbove(post: Post, texts: readonly string[]): number[] {
  const [first = Infinity] = setOffIn(post, texts);
  return post.text.filter((at) => at < first);
}

function readPosts(texts: readonly string[]): Post[] {
  const [signed, profiles] = [[signedAbove(texts), authoredAbove(texts)].find(({ length }) => length >= FEWEST_BY), headsIn(texts)];
  const heads = signed ?? profiles;
  const further = heads === signed ? profiles.flat() : [];
  return heads.map((head, index): Post => {
    const from = (head.at(-1) ?? 0) + 1;
    const lines = Array.from({ length: (heads[index + 1]?.[0] ?? texts.length) - from }, (_, at) => from + at);
    const quoted = quotedIn(lines, texts);
    const own = lines.filter((at) => !isBlank(texts[at] ?? '') && !quoted.includes(at) && !further.includes(at));
    const writer = writerOf(head, texts);
    const begin = own.findIndex((at, place) => (BELOW.test(texts[at]?.trim() ?? '') && own.length - place <= LONGEST_BELOW) || (heads === signed && texts[at]?.trim() === writer));
    return { writer, head, text: begin < 0 ? own : own.slice(0, begin), below: [...further.filter((at) => lines.includes(at)), ...(begin < 0 ? [] : own.slice(begin))], quoted };
  });
}

function writerOf(head: readonly number[], texts: readonly string[]): string {
  const [first, last] = [head[0], head.at(-1)].map((at) => texts[at ?? 0]?.trim() ?? '');
  return BY.exec(last ?? '')?.groups?.['writer'] ?? AUTHOR.exec(first ?? '')?.groups?.['writer'] ?? first ?? '';
}

/** Fields that name the writer and the day, one below the other. */
function authoredAbove(texts: readonly string[]): number[][] {
  return texts.flatMap((text, at) => {
    if (!AUTHOR.test(text.trim()) || !DATED.test(texts[at + 1]?.trim() ?? '')) return [];
    return [ABOUT.test(texts[at + 2]?.trim() ?? '') ? [at, at + 1, at + 2] : [at, at + 1]];
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

/** Lines of what a post quotes, each quotation up to the next blank line. */
function quotedIn(lines: readonly number[], texts: readonly string[]): number[] {
  let within = false;
  return lines.filter((at) => {
    const line = texts[at]?.trim() ?? '';
    within = line !== '' && (within || QUOTES.test(line));
    return within;
  });
}

const isPosted = (line: string): boolean => POSTED.test(line) || BAR.test(line);

/** The nearest line above those fields: a picture of the writer may have left a gap. */
function lastAbove(texts: readonly string[], from: number): number {
  const last = texts.slice(0, from).findLastIndex((text) => !isBlank(text));
  return from - last <= WIDEST_GAP && !/[.!?:]$/u.test(texts[last]?.trim() ?? '') ? last : from - 1;
}

/** Runs of a writer's lines with his name above them. */
function headsIn(texts: readonly string[]): number[][] {
  const heads: number[][] = [];
  for (let at = 0; at < texts.length; at++) {
    const from = at;
    while (OF_WRITER.test(texts[at]?.trim() ?? '')) at += 1;
    if (at - from < FEWEST_FIELDS) continue;
    const last = lastAbove(texts, from);
    const above = [0, 1, 2].slice(0, last === from - 1 ? MOST_ABOVE : MOST_ACROSS_GAP).map((step) => last - step);
    const end = above.findIndex((line) => line < 0 || isBlank(texts[line] ?? '') || (texts[line]?.trim().length ?? 0) > LONGEST);
    const begin = last + 1 - (end < 0 ? above.length : end);
    const posted = isBlank(texts[at] ?? '') ? at + 1 : at;
    const behind = isPosted(texts[posted]?.trim() ?? '') ? posted + 1 : at;
    if (begin <= last) heads.push(Array.from({ length: behind - begin }, (_, line) => begin + line));
  }
  return heads;
}
