/** The day that a document states for itself, told from the days of other documents and of the letter it came in. */
import { datesIn } from './dates.ts';

export const LONGEST_TITLE = 120;

/** Characters of a paragraph in which a document states what it is. */
const FAR_ENOUGH = 3000;
/** Characters before a date that say whose it is, and characters at the head of a paragraph. */
const NEAR = 40;
const HEAD = 30;
/** Words beside a date in a line that holds hardly more. */
const MOST_WORDS = 3;

const TITLE = /\b(?:current rulings|rulings? (?:document|update|supplement)|rules? update|glossary|supplement|errata|faq)\b/iu;
/** Words of a title and what follows them: "... the Current Rulings updated May 5, 2005 for the Lockkeepers' Table". */
const DATED = /\b(?:rulings|rulings update|updated|released|revised|glossary) [^.;]{0,40}/giu;
/** Words before the day of another document: "since the last document (5 May 2005)". */
const OTHER = /\b(?:since|previous|last)\b/iu;
/** Heads of letters and messages: "Date: Mon, 5 May 1997", "the clerk wrote on 5 May 1997". */
const SENT = /^(?:date|posted|sent|from|written|on|unread|uploaded)\b|\bwrote\b|\bby\b|\bviews\b/iu;

/** Whether a short line names a document. */
export function isTitle(text: string): boolean {
  return TITLE.test(text);
}

/**
 * Reads: the paragraphs of a document's head. Writes: its day, or null where it states none.
 *
 * The day stands in a line of the title or with hardly another word, else behind words of a title, else in any short line.
 * A sentence's days are of other documents, and a letter's head tells only when it was sent.
 */
export function statedDate(paragraphs: readonly string[]): string | null {
  const texts = paragraphs.map((text) => apart(text.slice(0, FAR_ENOUGH)));
  const short = texts.filter((text) => text.length <= LONGEST_TITLE && !OTHER.test(text));
  const title = short.filter((text) => !SENT.test(text) && (isTitle(text) || isHardlyMore(text)));
  const head = texts.filter((text) => !SENT.test(text)).map((text) => text.split('\n', 1)[0]?.slice(0, HEAD) ?? '');
  return [...title, ...texts.flatMap(behindTitles), ...head, ...short].map((text) => datesIn(text).find(({ day }) => day !== null)?.day).find((day) => day !== undefined) ?? null;
}

/** A date and the word that lost its line break behind it: "5/5/05This document". */
function apart(text: string): string {
  return text.replaceAll(/(\d)(?=\p{Lu}\p{Ll})/gu, '$1 ');
}

/** What stands behind words of a title in a longer text, unless it is about another document. */
function behindTitles(text: string): string[] {
  return [...text.matchAll(DATED)].flatMap(({ 0: found, index }) => (OTHER.test(text.slice(Math.max(0, index - NEAR), index) + found) ? [] : [found]));
}

/** Whether a line holds a date and three words at the most. */
function isHardlyMore(text: string): boolean {
  const found = datesIn(text)[0];
  return found !== undefined && text.replace(found.text, ' ').trim().split(/\s+/u).length <= MOST_WORDS;
}
