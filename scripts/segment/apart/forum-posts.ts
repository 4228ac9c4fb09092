/** Posts of a forum, copied as text: who wrote each stands above it, with what the forum counts of him. */
import { isBlank } from '../blocks/paragraphs.ts';
import { isPageLine } from './page-lines.ts';

/** What a forum says of who wrote a post, one below the other. */
const OF_WRITER = /^(?:joined|posts|messages|location|posted|reputation|member since|registered|karma|rank|status|from):\s?\S.{0,60}$/iu;
const FEWEST_FIELDS = 2;
/** Lines right above those: his name, his rank. */
const MOST_ABOVE = 3;
const LONGEST = 40;
/** What a writer puts below all he writes. */
const SIGNATURE = /^[_-]{5,}$/u;
const LONGEST_SIGNATURE = 4;
/** Lines that begin with a name in bold or with a sign after it: so many in one post, and the document is in it. */
const SET_OFF = /^(?:\*\*[^*]{2,80}\*\*|[*+•-]?\s?[^.!?:;]{2,60}(?::|\s[-–—])\s+\S)/u;
const FEWEST = 2;

interface Post {
  writer: string;
  /** Its head, its text and its signature, as indexes. */
  head: number[];
  text: number[];
  signature: number[];
}

/** Reads: the lines of a document. Writes: the indexes of heads and signatures of posts, and of whole posts in which others than the document's writer tell something. */
export function postsOf(texts: readonly string[]): number[] {
  const posts = readPosts(texts);
  if (posts.length < 2) return [];
  const set = posts.map(({ text }) => text.filter((at) => SET_OFF.test(texts[at]?.trim() ?? '') && !isPageLine(texts[at] ?? '')).length);
  const most = Math.max(...set);
  const writers = new Set(posts.filter((_, at) => set[at] === most).map(({ writer }) => writer));
  const isOthers = (post: Post, at: number): boolean => most >= FEWEST && set[at] === 0 && !writers.has(post.writer);
  return posts.flatMap((post, at) => [...post.head, ...post.signature, ...(isOthers(post, at) ? post.text : [])]);
}

function readPosts(texts: readonly string[]): Post[] {
  const heads = headsIn(texts);
  return heads.map((head, index): Post => {
    const lines = Array.from({ length: (heads[index + 1]?.[0] ?? texts.length) - (head.at(-1) ?? 0) - 1 }, (_, at) => (head.at(-1) ?? 0) + 1 + at).filter((at) => !isBlank(texts[at] ?? ''));
    const begin = lines.findLastIndex((at) => SIGNATURE.test(texts[at]?.trim() ?? ''));
    const signed = begin >= 0 && lines.length - begin - 1 <= LONGEST_SIGNATURE;
    return { writer: texts[head[0] ?? 0]?.trim() ?? '', head, text: signed ? lines.slice(0, begin) : lines, signature: signed ? lines.slice(begin) : [] };
  });
}

/** Runs of a writer's lines with his name above them. */
function headsIn(texts: readonly string[]): number[][] {
  const heads: number[][] = [];
  for (let at = 0; at < texts.length; at++) {
    const from = at;
    while (OF_WRITER.test(texts[at]?.trim() ?? '')) at += 1;
    if (at - from < FEWEST_FIELDS) continue;
    const above = [1, 2, 3].slice(0, MOST_ABOVE).map((step) => from - step);
    const end = above.findIndex((line) => line < 0 || isBlank(texts[line] ?? '') || (texts[line]?.trim().length ?? 0) > LONGEST);
    const begin = from - (end < 0 ? MOST_ABOVE : end);
    if (begin < from) heads.push(Array.from({ length: at - begin }, (_, line) => begin + line));
  }
  return heads;
}
