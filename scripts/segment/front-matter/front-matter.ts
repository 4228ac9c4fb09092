/** What a document says about itself before its first entry or ruling. */
import { endsSentence } from '../blocks/ends-sentence.ts';
import { areButtons } from '../apart/page-lines.ts';
import { isFurniture, isRowOfLinks } from '../layouts/furniture.ts';
import { datesIn } from './dates.ts';
import { namesDocument } from '../topics/kinds/kinds.ts';
import { printedByBrowser } from '../apart/printed-by-browser.ts';
import { printHeads } from './print-heads.ts';
import { statedDays } from './stated-days.ts';
import { daySent, isTitle, isTitleOf, LONGEST_TITLE, statedDate } from './stated-date.ts';
import { months } from '../../language/en/calendar-words.ts';

export interface FrontMatter {
  title: string | null;
  /** The day that it came out, where it says so beside the day from which it holds. */
  published: string | null;
  /** The day from which it holds. */
  date: string | null;
  /** The day that the letter it came in was sent. */
  sent: string | null;
  amends: { title: string; date: string | null } | null;
  /** The day of the document that it says it follows. */
  follows: string | null;
}

/** Characters of a paragraph in which a document states what it is. */
const FAR_ENOUGH = 3000;

/** Sentences about the edition amended. */
export const AMENDS: readonly { says: RegExp; example: string }[] = [
  { says: /\bissued since (?:the )?(.+?)(?: \((?:which|the)\b|[.;](?:\s|$)|$)/iu, example: 'This document contains all rulings issued since the May 2011 Glossary (which includes all earlier ones).' },
  { says: /\bsupplements? (?:to )?the (Glossary[^.;]*? version [^.;]*?)(?: as published| issued|[.;]|$)/iu, example: 'It supplements the Glossary and Rules version 2.0 as published with the second set.' },
  { says: /\bchanges? (?:to|since) (?:the )?(Glossary.{0,60}?)(?:[.;](?:\s|$)|$)/iu, example: 'These are the changes to Glossary v3.' },
];

const FOLLOWS = /\bsince the (?:last|previous) [^.(]*\(([^)]+)\)/iu;
const STAR = /\basterisk|\b(?:marked|preceded|prefixed) (?:with|by) (?:an? |the )?(?:star\b|plus\b|delta\b|section (?:mark|sign|symbol)|dagger\b|symbol\b|["“'‘(]?[*+@§Δ∆†])/iu;
/** The document before this one, as it is called. */
const LAST = `(?:the|its|our) (?:last|previous|preceding|earlier|${months})\\b(?: \\w+){0,3}? (?:document|list|version|issue|rulings?|edition|update)\\b`;
/** Documents that hold nothing but what is new. */
export const NEW_ONLY: readonly { says: RegExp; example: string }[] = [
  { says: /\b(?:only|just|nothing but)\b.{0,40}\b(?:new|changed|revised|updated|additions)\b/isu, example: 'This update holds only what is new or changed.' },
  { says: /\b(?:additions|changes|updates|revisions|rulings (?:added|changed|made)|new (?:and|or) (?:changed|revised) \w+)\b.{0,30}\bsince\b/isu, example: 'Additions since the document of 5 May 2005' },
  { says: /\bonly (?:those|the) (?:rulings|entries|topics) (?:that|which)\b/isu, example: 'It lists only those entries that somebody asked for.' },
  { says: /\b(?:only|just|nothing but)\b.{0,30}\b(?:added|altered|amended|corrected|reworded|rewritten|modified|differs?|different)\b.{0,40}\b(?:since|from|in the meantime)\b/isu, example: 'It has only what was added or altered since the May list.' },
  { says: /\b(?:everything|all (?:rulings|entries|topics|of (?:it|this|what follows)|that follows)|each (?:ruling|entry|topic)|what (?:follows|stands) (?:here|below)?)\b.{0,30}\b(?:is|are|was|were|has|have) (?:been )?(?:either )?(?:new|added|altered|changed|revised)\b.{0,60}\bsince\b/isu, example: 'Everything below is new or has been revised since May.' },
  { says: new RegExp(`\\b(?:was|were|is|are|does|do|did|has|have)(?: not|n[’']t) (?:yet )?(?:(?:stand|appear|found|printed|contained|been|given) )?(?:in|on) ${LAST}`, 'isu'), example: 'These rulings did not stand in the previous list.' },
  { says: new RegExp(`\\b(?:nothing|no ruling|none)\\b.{0,20}\\b(?:already|was|stood|were|has been|given)\\b.{0,20}\\b(?:in|by) ${LAST}.{0,30}\\b(?:repeated|given|here|again)\\b`, 'isu'), example: 'Nothing that already stood in the last list is repeated here.' },
  { says: new RegExp(`\\b(?:changes|differences|what (?:is )?different|what (?:has )?changed) (?:from|to|against|between) ${LAST}.{0,40}\\b(?:only|alone|nothing else)\\b`, 'isu'), example: 'Changes from the May version only.' },
];
/** A question of so many words is a sentence, and no title. */
const ASKS = /(?:\s\S+){10,}\?["”’)]*$/u;
/** The head of a printed page, with its number. */
const PAGE = /\bpage \d/iu;
/** The day of issue, at the head of each page. */
const ISSUED = /^(?:issued|effective|in force|valid)\b(?: on| from| as of)?:? [^.:;]{0,16}\d{4}$/iu;
const SUBJECT = /^(?:(?:subject|re|fwd?):\s*)+/iu;
/** A row of a legend begins with the sign that it explains; the heading of a part may stand between two. */
const BEHIND_SIGN = /^[^\p{L}\d\s"“”'‘’([*#_]+\s/u;
/** The head of a letter names it again, with what was done to it on the way. */
const LETTER_HEAD = /^(?:re|fwd?|subject|from|to|newsgroups|message-id|lines|date|sent|applies to|prepared by|records?|effective|filed under|posted in|tags?|tagged|categor(?:y|ies)):/iu;

/**
 * Reads: the paragraphs before the first heading or topic, and the lines of the page around them. Writes: what they state.
 * A title that stands only at the head of each page is the document's all the same.
 * @param letters - the same lines, those of the letter or post that it came in first
 */
export function readFrontMatter(printed: readonly string[], pages: readonly string[], kind: 'rulings' | 'glossary', letters = pages): FrontMatter {
  const heads = printHeads([...printed, ...pages]);
  const paragraphs = printed.filter((text) => !heads.has(text.trim()));
  const ofPages = withoutPrint(pages);
  const page = ofPages.filter((text) => !heads.has(text.trim()) && !areButtons(text));
  const whole = paragraphs.map((text) => text.slice(0, FAR_ENOUGH)).join('\n');
  const amended = AMENDS.map(({ says }) => says.exec(whole)?.[1]).find((title) => title !== undefined)?.trim() ?? null;
  const follows = FOLLOWS.exec(whole)?.[1] ?? '';
  const titled = [...paragraphs, ...page.map((line) => (SUBJECT.test(line) ? line.replace(SUBJECT, '') : isTitle(line) || ISSUED.test(line) ? line : '')).filter((line) => isTitle(line) || namesDocument(line) || ISSUED.test(line))];
  return {
    title: titleOf(titled, kind),
    ...daysOf(paragraphs, statedDate(titled, kind)),
    sent: daySent(withoutPrint(letters)),
    amends: amended === null ? null : { title: amended, date: datesIn(amended)[0]?.day ?? null },
    follows: datesIn(follows)[0]?.day ?? null,
  };
}

/** The day on which a browser printed a page is none of its document; the title beside it is. */
function withoutPrint(pages: readonly string[]): string[] {
  const { lines, titles } = printedByBrowser(pages);
  return [...titles, ...pages.filter((_, at) => !lines.includes(at))];
}

/** One day stands for both where no other is stated. */
function daysOf(paragraphs: readonly string[], day: string | null): Pick<FrontMatter, 'published' | 'date'> {
  const stated = statedDays(paragraphs.map((text) => text.slice(0, FAR_ENOUGH)), day);
  const date = stated.effective ?? day ?? stated.published;
  return { published: stated.published ?? day ?? date, date };
}

function titleOf(paragraphs: readonly string[], kind: 'rulings' | 'glossary'): string | null {
  const titles = paragraphs.filter((text) => text.length <= LONGEST_TITLE && !isFurniture(text) && !isRowOfLinks(text) && !LETTER_HEAD.test(text) && !BEHIND_SIGN.test(text) && !isDayAlone(text) && !ASKS.test(text));
  return titles.find((text) => isTitleOf(text, kind) && !PAGE.test(text) && !endsSentence(text)) ?? titles.find((text) => isTitleOf(text, kind) && !PAGE.test(text)) ?? titles.find((text) => isTitle(text) && !PAGE.test(text)) ?? titles.find((text) => isTitle(text)) ?? titles.find((text) => !endsSentence(text) && /\p{L}/u.test(text)) ?? null;
}

/** Whether a line holds a day and nothing else: `Friday, June 11, 2010`. */
function isDayAlone(text: string): boolean {
  const [found] = datesIn(text);
  return found !== undefined && !/[\p{L}\d]/u.test(text.replace(found.text, ''));
}

/** Whether a document says that an asterisk marks what is new, or that all it holds is: then a star before each topic is no bullet. */
export function starMarksNew(head: string): boolean {
  // A day may have lost the break behind it: "07/30/01This list holds".
  const text = head.replaceAll(/(\d)(?=\p{Lu}\p{Ll})/gu, '$1 ');
  return STAR.test(text) || NEW_ONLY.some(({ says }) => says.test(text));
}
