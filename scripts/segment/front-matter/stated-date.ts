/** The day that a document states for itself, told from the days of other documents and of the letter it came in. */
import { sentencesOfChange, sentencesOfHold } from './day-in-sentence.ts';
import { datesIn, withYearsInFull, writesDayFirst } from './dates.ts';
import { listedDocuments } from './listed-documents.ts';

export const LONGEST_TITLE = 120;

/** Characters of a paragraph in which a document states what it is. */
const FAR_ENOUGH = 3000;
/** Characters before a date that say whose it is, and characters at the head of a paragraph. */
const NEAR = 40;
const HEAD = 30;
/** Words beside a date in a line that holds hardly more. */
const MOST_WORDS = 3;

const TITLE = /\b(?:(?:current|official|card) rulings|rulings? (?:document|update|supplement|digest)|rules? update|glossary|supplement|errata|faq|frequently asked questions)\b/iu;
/** Words of the title that a document of a kind has, and none of those it is used with. */
const OWN = { rulings: /\brulings?\b|\brules? updates?\b|\berrata\b|\bglossary (?:supplement|updates?|changes)\b/iu, glossary: /\bglossary\b|\blexicon\b|\bencyclop/iu };
/** Words of a title and what follows them: "... the Current Rulings updated May 5, 2005 for the Lockkeepers' Table". */
const DATED = /\b(?:rulings|rulings update|updated|released|revised|glossary) [^.;]{0,40}/giu;
/** Words before the day of another document: "since the last document (5 May 2005)". */
const OTHER = /\b(?:since|previous|supersedes?|replaces?)\b|(?<!^)(?<![([])\blast\b|^last (?!(?:updated?|modified|revised|revision|changed?)\b)/iu;
/** What counts visits, in the languages that viewers of documents speak. */
const VISITS = 'views|captures|downloads|reads|hits|visits|aufrufe|zugriffe|ansichten|vues|lectures|visitas|vistas|visualiza(?:ciones|ções)|visualizzazioni|weergaven|visninger|wyświetleń';
/** Heads of letters and messages: "Date: Mon, 5 May 1997", "the clerk wrote on 5 May 1997". */
const SENT = new RegExp(`^(?:date|posted|sent|from|written|on|unread|uploaded)\\b|\\bwrote\\b|(?<!\\b(?:released|updated|revised|issued|published|exported|compiled|generated)[^.;,]{0,30})\\bby\\b|(?<!\\p{L})(?:${VISITS})(?!\\p{L})`, 'iu');
/** What counts visits, on the line below a day: "15 Dec 2012", "120 Views". */
const COUNTED = new RegExp(`^[\\d.,\\s]*(?:${VISITS})$`, 'iu');
/** From a day to another one, as an archive's toolbar has it, is nobody's day of issue. */
const RANGE = /\b\d{4}\s*[-–—]\s*\d{1,2} \p{L}{3,9} \d{4}$/u;
/** Behind a sentence, in brackets, who said it and when: `It burns. (Nan, Quay-L, 2/11/98)`. */
const SOURCE = /[.!?]["”’]?\s[([](?<source>[^()[\]]{6,80})[)\]]$/u;
/** A line in which a document itself says when it was issued. */
const ISSUED = /^[^\d]{0,40}\b(?:released?|updated?|revised|revision|effective|issued|published|exported|compiled|generated|dated|as of|last modified)\b[^\d]{0,20}\d/iu;

/** From when it holds is another day than that of issue, where both are printed. */
const HOLDS = /^(?!.*\b(?:released?|issued|published)\b)(?:\W*(?:effective|valid|in (?:force|effect))\b|.*\b(?:is|are|was|were|becomes?) (?:effective|valid|binding|in (?:force|effect))\b[^.;]{0,20}\d|.*\b(?:takes?|comes? into|go(?:es)? into|enters? into) (?:effect|force)\b[^.;]{0,20}\d)/iu;

/** Whether a short line names a document. */
export function isTitle(text: string): boolean {
  return TITLE.test(text);
}

/** Whether a short line names a document of a kind. */
export function isTitleOf(text: string, kind: 'rulings' | 'glossary'): boolean {
  return isTitle(text) && OWN[kind].test(text);
}

/** Reads: the paragraphs of a document's head. Writes: its day, or null where it states none. */
export function statedDate(printed: readonly string[], kind: 'rulings' | 'glossary'): string | null {
  const paragraphs = withYearsInFull(printed);
  const listed = listedDocuments(paragraphs, (text) => isTitle(text) || OWN[kind].test(text));
  const own = paragraphs.filter((text, at) => !listed.has(text) && !RANGE.test(text.trim()) && !isOfSource(text.trim()) && !COUNTED.test(paragraphs[at + 1]?.trim() ?? ''));
  const texts = own.map((text) => apart(text.slice(0, FAR_ENOUGH))).filter((text) => /\d/u.test(text));
  const dayFirst = writesDayFirst(paragraphs);
  return places(texts, OWN[kind], dayFirst).flatMap((place) => place()).map((text) => datesIn(text, dayFirst).find(({ day }) => day !== null)?.day).find((day) => day !== undefined) ?? null;
}

/**
 * Where a document states its day, the surest place first: a line of its own title, a line that says
 * when it was issued, a line with hardly another word, one that says from when it holds, a title
 * of any document, a sentence that says when it was last changed or from when all of it holds, words of a title in a longer text, the head of a paragraph, any short line. A sentence's days are of
 * other documents, and a letter's head tells only when it was sent.
 */
function places(texts: readonly string[], own: RegExp, dayFirst: boolean): (() => string[])[] {
  const unsent = texts.filter((text) => !SENT.test(text));
  const [short, holding] = [false, true].map((holds) => unsent.filter((text) => text.length <= LONGEST_TITLE && !OTHER.test(text) && HOLDS.test(text) === holds)) as [string[], string[]];
  return [
    () => short.filter((text) => own.test(text)),
    () => short.filter((text) => ISSUED.test(text) && isHardlyMore(text)),
    () => short.filter(isHardlyMore),
    () => holding,
    () => paragraphsOfWiki(texts),
    () => short.filter(isTitle),
    () => sentencesOfChange(texts, dayFirst),
    () => sentencesOfHold(texts, dayFirst),
    () => texts.flatMap(behindTitles),
    () => unsent.map((text) => text.split('\n', 1)[0]?.slice(0, HEAD) ?? '').filter((text) => !OTHER.test(text)),
    () => short,
  ];
}

/** Whether the day in a text is that of a source named behind its last sentence. */
function isOfSource(text: string): boolean {
  const source = SOURCE.exec(text)?.groups?.['source'];
  const day = source === undefined ? undefined : datesIn(source).find((one) => one.day !== null);
  return source !== undefined && day !== undefined && !ISSUED.test(source) && /\p{L}{3}/u.test(source.replace(day.text, ''));
}

/** What a wiki prints above a page that was saved: the day and who wrote it. */
function paragraphsOfWiki(texts: readonly string[]): string[] {
  return texts.flatMap((text) => /^(?:revision as of|latest revision as of|version (?:of|from)|last edit(?:ed)?(?: on)?:?)\s(?<day>.{6,40}?\d{4})\b/iu.exec(text)?.groups?.['day'] ?? []);
}

/** The day that a letter's head says it was sent on; for a document that states none. */
export function daySent(lines: readonly string[]): string | null {
  const sent = lines.filter((line) => /^(?:date|posted|sent)\b|^(?:written|posted) by\b|^post ?by\b|^by \S.{0,40} (?:»|on|[-–—|•·]) |^« ?(?:reply #\d+ )?on:? |\d{4},?\s(?:by|@)\s|^\p{L}{3} \d{1,2}, \d{4}, \d{1,2}:\d{2}|^\p{L}{3} \p{L}{3} {1,2}\d{1,2} \d{2}:\d{2}:\d{2}\b|^@ \d{4}-\d{2}-\d{2} |^(?:old\s{1,4})?(?:\p{L}{3,9},? )?[\d\p{L}./-]{1,10}[ ./-][^ ]{1,10}(?: \d{4})?,? (?:at |[-–@] )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/iu.test(line.trim()));
  return sent.map((line) => datesIn(line).find(({ day }) => day !== null)?.day).find((day) => day !== undefined) ?? null;
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
export function isHardlyMore(text: string): boolean {
  const found = text.length <= LONGEST_TITLE ? datesIn(text)[0] : undefined;
  return found !== undefined && text.replace(found.text, ' ').trim().split(/\s+/u).length <= MOST_WORDS;
}
