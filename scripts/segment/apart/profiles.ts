/** What a forum says of who wrote a post, below his name: since when he is a member, how much he has written. */
import { isBlank } from '../blocks/paragraphs.ts';

/** What a forum says of who wrote a post, one below the other. */
const OF_WRITER = /^(?:joined|join date|posts|threads|topics|messages|likes|thanks|thanked|location|posted|reputation|reputation power|member since|member no|registered|karma|rank|status|group|team|gender|age|occupation|interests|local time|last online|from):\s?\S.{0,60}$|^(?:member is (?:now )?(?:offline|online)|(?:offline|online)|thread starter)$/iu;
/** The day and hour of a post, alone on a line below its writer. */
const POSTED = /^(?:#\d+\s+)?(?:posted:? )?(?:on )?(?:\w{3,9},? )?(?:\d{1,4}[-./]\d{1,2}[-./]\d{2,4}|\w{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? \w{3,9},? \d{4})(?:,? (?:at )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)?$/iu;
/** Day, hour and subject in the bar above a post, with its buttons; or its place in the thread. */
const BAR = /^(?:post)?posted: .{6,60}\bpost subject:|« ?(?:(?:reply #\d+ )?on:|reply #\d+|result #\d+|thread started|last edit)\b.{0,60}»$/iu;
const FEWEST_FIELDS = 2;
/** Lines right above those: his name, his rank. */
const MOST_ABOVE = 3;
const LONGEST = 40;
/** Lines between those and what stands above them, and how many of these belong to the writer where there is such a gap. */
const WIDEST_GAP = 4;
const MOST_ACROSS_GAP = 2;

const isPosted = (line: string): boolean => POSTED.test(line) || BAR.test(line);

/** Whether there are enough fields up to a place; where such a bar stands a few lines below, one is. */
const areFields = (texts: readonly string[], from: number, to: number): boolean => to - from >= FEWEST_FIELDS || (to > from && texts.slice(to, to + WIDEST_GAP).some((text) => BAR.test(text.trim())));

/** The nearest line above those fields: a picture of the writer may have left a gap. */
function lastAbove(texts: readonly string[], from: number): number {
  const last = texts.slice(0, from).findLastIndex((text) => !isBlank(text));
  return from - last <= WIDEST_GAP && !/[.!?:]$/u.test(texts[last]?.trim() ?? '') ? last : from - 1;
}

/** Reads: the lines of a document. Writes: the indexes of runs of a writer's lines with his name above them. */
export function profilesIn(texts: readonly string[]): number[][] {
  const heads: number[][] = [];
  for (let at = 0; at < texts.length; at++) {
    const from = at;
    while (OF_WRITER.test(texts[at]?.trim() ?? '')) at += 1;
    if (!areFields(texts, from, at)) continue;
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
