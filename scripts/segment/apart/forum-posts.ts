/** Posts of a forum, copied as text: who wrote each stands above it, with what the forum counts of him there, or below it. */
import { endsSentence } from '../blocks/ends-sentence.ts';
import { isBlank } from '../blocks/paragraphs.ts';
import { isTitle } from '../front-matter/stated-date.ts';
import { announcedName } from '../topics/lines/announced-names.ts';
import { isSignOff } from '../topics/parts/closing.ts';
import { changesSomething } from '../topics/names/instruction-openings.ts';
import { isPageLine } from './page-lines.ts';
import { headsOfPosts } from './post-heads.ts';

/** What stands below a post: that it was changed, what a writer puts below all he writes, the board's own words. */
const BELOW = /^[_-]{5,}$|^--$|^(?:last )?edited (?:by|on|\d)\b|^(?:this )?post (?:has been |was )?(?:last )?edited\b|^(?:reply with quote|reply|quote|report(?: post)?|multi-?quote|like|share|top|back to top|reply to this (?:post|topic))$/iu;
const LONGEST_BELOW = 10;
/** Another's words: "Quote:", "Originally Posted by ferrywoman", "ferrywoman wrote:", up to the next blank line. */
const QUOTES = /^(?:quote:?|(?:quote:? )?originally (?:posted|written) by:? .{1,40}|[\w .'-]{2,30} (?:wrote|said|writes):)$|^[\w.'-]{2,30} (?:wrote|said|writes): \S/iu;
/** Lines that begin with a name in bold or with a sign after it: so many in one post, and the document is in it. */
const SET_OFF = /^(?:\*\*[^*]{2,80}\*\*|[*+•-]?\s?[^.!?:;=]{2,60}(?::|\s[-–—=]{1,2})\s+\S)/u;
/** What counts points of a speech, and names nothing. */
const COUNTS = /^[*+•-]?\s?(?:first|second|third|fourth|last|final|next)(?:ly)?(?: of all| point| question)?(?::|\s[-–—]{1,2})\s|^(?:also|edit|btw|p\.?s|fyi|so|well|ok(?:ay)?|yes|no)(?::|\s[-–—]{1,2})\s/iu;
const FEWEST = 2;
/** So many messages of one writer, each of which sets something off. */
const FEWEST_OF_CHAT = 3;

interface Post {
  writer: string;
  /** Its head, its text, what stands below it, and what it quotes, as indexes. */
  head: number[];
  text: number[];
  below: number[];
  quoted: number[];
}

/**
 * Reads: the lines of a document. Writes: the indexes of what is none of a post's own text, of the talk above what it sets off,
 * and of whole posts in which others than the document's writer tell something.
 */
export function postsOf(texts: readonly string[]): number[] {
  const posts = readPosts(texts);
  if (posts.length < 2) return [];
  const set = posts.map((post) => setOffIn(post, texts).length);
  const most = Math.max(...set);
  const begin = set.findIndex((count) => count >= FEWEST);
  const told = Map.groupBy(posts.filter((_, at) => (set[at] ?? 0) > 0), ({ writer }) => writer);
  // In a chat each message tells one thing: who has told several is the one who tells.
  const isChat = most === 1 && [...told.values()].some(({ length }) => length >= FEWEST_OF_CHAT);
  const writers = new Set(isChat ? [...told].flatMap(([writer, all]) => (all.length >= FEWEST_OF_CHAT ? [writer] : [])) : posts.filter((_, at) => set[at] === most).map(({ writer }) => writer));
  // What names nothing is talk: of others, and of the writer himself where it answers one of them.
  const isTalk = (post: Post, at: number): boolean => (most >= FEWEST || isChat) && set[at] === 0 && (!writers.has(post.writer) || (!isChat && at > begin && !writers.has(posts[at - 1]?.writer ?? '') && !post.text.some((line) => isTitleAt(texts, line))));
  return posts.flatMap((post, at) => [...post.head, ...post.below, ...post.quoted, ...(isTalk(post, at) ? post.text : at > begin && ((set[at] ?? 0) >= FEWEST || post.text.some((line) => isAnnouncedAt(texts, line))) ? talkAbove(post, texts) : [])]);
}

/** Whether a line begins with a name that is set off from its text. */
export const isSetOff = (line: string): boolean => SET_OFF.test(line.trim()) && !COUNTS.test(line.trim()) && !isPageLine(line);

/** A short line behind a gap, or below what announces it, right above a sentence that is longer or with one gap between. */
const TITLE = /^(?:\d{1,3}[.)] {1,3})?["“'‘(]?[\p{Lu}\d][^.!?:;]{0,57}[^.!?:;,]$/u;
/** So many of them in a post are names with their texts. */
const FEWEST_TITLES = 2;
const LONG = 60;

function isTitleAt(texts: readonly string[], at: number): boolean {
  const [above = '', line = '', next = '', behind = ''] = [texts[at - 1], texts[at], texts[at + 1], texts[at + 2]].map((text) => text?.trim());
  const below = isBlank(next) ? behind : next;
  return (isBlank(above) || above.endsWith(':')) && TITLE.test(line) && below.length > line.length && (below.length > LONG || /[.!?]["”’)\]]*$/u.test(below)) && !isPageLine(line);
}

/** Says what is done to which name, with a colon above the text. */
const isAnnouncedAt = (texts: readonly string[], at: number): boolean => (texts[at]?.trim() ?? '').endsWith(':') && announcedName(texts[at] ?? '') !== null && !isBlank(texts[at + 1] ?? '');

/** The lines of a post that begin with a name, or are one. */
function setOffIn({ text }: Pick<Post, 'text'>, texts: readonly string[]): number[] {
  const titles = new Set(text.filter((at) => isTitleAt(texts, at)));
  return text.filter((at) => isSetOff(texts[at] ?? '') || isAnnouncedAt(texts, at) || (titles.size >= FEWEST_TITLES && titles.has(at)));
}

/** What a later post says before the first thing that it sets off: a greeting to the one before. */
function talkAbove(post: Post, texts: readonly string[]): number[] {
  const [first = Infinity] = setOffIn(post, texts);
  return post.text.filter((at) => at < first);
}

function readPosts(texts: readonly string[]): Post[] {
  const { heads, further } = headsOfPosts(texts);
  const first = heads[0]?.lines[0] ?? 0;
  // What is told above the first head may be the article that all posts speak of.
  const ahead = Array.from({ length: first }, (_, at) => at).filter((at) => !further.includes(at) && !isTitle(texts[at] ?? ''));
  const told = setOffIn({ text: ahead }, texts).filter((at) => isTitleAt(texts, at) || endsSentence(texts[at] ?? '') || (texts[at] ?? '').length > LONG);
  const all = told.length >= FEWEST ? [{ lines: [], writer: '', areSigned: false }, ...heads] : heads;
  return all.map(({ lines: head, writer, areSigned }, index): Post => {
    const from = (head.at(-1) ?? -1) + 1;
    const lines = Array.from({ length: (all[index + 1]?.lines[0] ?? texts.length) - from }, (_, at) => from + at);
    const quoted = quotedIn(lines, texts);
    const own = lines.filter((at) => !isBlank(texts[at] ?? '') && !quoted.includes(at) && !further.includes(at));
    const end = own.findIndex((at, place) => (BELOW.test(texts[at]?.trim() ?? '') && own.length - place <= LONGEST_BELOW) || (areSigned && texts[at]?.trim() === writer));
    const begin = end > 0 && isSignOff(texts[own[end - 1] ?? -1] ?? '') ? end - 1 : end;
    return { writer, head: [...head], text: begin < 0 ? own : own.slice(0, begin), below: [...further.filter((at) => lines.includes(at)), ...(begin < 0 ? [] : own.slice(begin))], quoted };
  });
}

/** Whether an order stands right above: what is quoted there is what it deletes, or puts in, and part of the ruling. */
function isOrdered(texts: readonly string[], at: number): boolean {
  const above = [at - 1, at - 2].map((place) => texts[place]?.trim() ?? '').find((text) => text !== '') ?? '';
  return changesSomething(above);
}

/** What is done to the words that stand quoted above: then they are a part of the ruling, and nobody's question. */
const DONE_TO_THEM = /^(?:(?:this |that |which )?(?:is|are|was|were|has been|have been|should be|shall be|will be) (?:now |hereby )?(?:replaced|deleted|removed|struck|dropped|changed|amended|taken (?:out|back)|withdrawn|repealed|superseded|moved|reworded)\b|(?:now )?(?:becomes?|reads|should read)\b.{0,40}:$)/iu;

/** Whether a quotation is followed, before the next gap, by what is done to its words. */
function isChanged(texts: readonly string[], at: number): boolean {
  for (let line = at + 1; !isBlank(texts[line] ?? ''); line++) if (DONE_TO_THEM.test(texts[line]?.trim() ?? '')) return true;
  return false;
}

/** A name with a colon, and nothing else. */
const NAME_ALONE = /^[*•-]?\s?["“'‘(]?[\p{Lu}\d][^.!?:;]{1,58}:$/u;

/** Whether a name stands right above, behind a gap of its own: what is quoted there is the question that its ruling answers. */
function isAsked(texts: readonly string[], at: number): boolean {
  const above = texts[at - 1]?.trim() ?? '';
  return isBlank(texts[at - 2] ?? '') && !QUOTES.test(above) && (NAME_ALONE.test(above) || (above.endsWith(':') && announcedName(above) !== null));
}

/** Lines of what a post quotes, each quotation up to the next blank line. */
function quotedIn(lines: readonly number[], texts: readonly string[]): number[] {
  let within = false;
  return lines.filter((at) => {
    const line = texts[at]?.trim() ?? '';
    within = line !== '' && (within || (QUOTES.test(line) && !isOrdered(texts, at) && !isChanged(texts, at) && !isAsked(texts, at)));
    return within;
  });
}
