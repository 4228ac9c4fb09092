/** Which paragraphs are open to begin a topic: not those of a summary or of a list of what is to come, nor the head where something says where it ends. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { TERM } from '../../../read/source-file.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { isTitleOfTerms, kindsOf } from '../kinds/kinds.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsIn } from '../names/splits.ts';
import { isDated, linesOfTitle } from '../titles/lines-of-title.ts';
import { titleIn } from '../titles/title-line.ts';
import { begunBefore } from './begun-before.ts';
import { startOfCredits } from './closing.ts';
import { endOfIntroduction } from './introduction.ts';
import type { Sectioned } from './sections.ts';

/** A summary that says where what it sums up stands: behind it, so that nothing ahead of it is a ruling. */
const COMES_LATER = /\b(?:found|given|stands?|printed|explained|follows?|see)\b[^.:]{0,60}\b(?:below|further (?:on|down)|later(?: on)? in this|in full (?:below|later))\b/iu;

/** What a list holds that is not yet there: "What you can expect in the list of June:". */
const TO_COME = /\b(?:(?:you can|to|may) expect|(?:will|shall) (?:be (?:answered|ruled|found|printed|in)|answer|come|appear|hold|contain)|coming (?:up|soon|next)|in the next (?:list|document|issue|update))\b[^.]*:$/iu;

/** The items of such a list. */
function toCome(paragraphs: readonly Paragraph[]): Paragraph[] {
  let within = false;
  return paragraphs.filter((paragraph) => {
    if (paragraph.type === 'paragraph') within = TO_COME.test(paragraph.text.trim());
    return within && paragraph.type !== 'paragraph';
  });
}

/** Reads: a document's paragraphs, its lines, the indexes of those that are titles. Writes: the open paragraphs, and whether something says where the head ends. */
export function openParagraphs(paragraphs: readonly Sectioned[], lines: readonly ReadingLine[], titles: ReadonlySet<number>): { open: Sectioned[]; headEnds: boolean } {
  const headed = paragraphs.some(({ within, paragraph }) => within === 'rulings' || (within === 'summary' && COMES_LATER.test(paragraph.text)));
  const isSetOff = lines.every(({ heading }) => heading !== TERM);
  const head = new Set([...untilTerms(introduction(paragraphs, headed), isSetOff ? paragraphs : []), ...aboveLetters(paragraphs)]);
  const named = linesOfTitle(paragraphs);
  const coming = new Set(toCome(paragraphs.map(({ paragraph }) => paragraph)));
  const credits = startOfCredits(paragraphs.map(({ paragraph }) => paragraph.text));
  const isTaken = (one: Sectioned): boolean => coming.has(one.paragraph) || head.has(one) || named.includes(one) || titles.has(one.paragraph.first);
  const free = paragraphs.filter((one, at) => at < credits && one.heading === null && one.within !== 'summary' && !isTaken(one));
  return { open: belowTitle(free, paragraphs), headEnds: head.size > 0 || headed || isDated(named) || paragraphs.some(({ within }) => within === 'summary') };
}

/** All that stands before a heading of rulings, unless the copy has begun by then; without one, what introduces the document. */
function introduction(paragraphs: readonly Sectioned[], headed: boolean): Sectioned[] {
  const front = paragraphs.filter(({ within }) => within === 'front');
  if (headed) return front.slice(0, begunBefore(front.map(({ paragraph }) => paragraph)) || front.length);
  return front.slice(0, Math.min(endOfIntroduction(front.map(({ paragraph }) => paragraph)), firstTerm(front)));
}

/** No introduction goes on behind the first of several terms that the whole document sets off alike. */
function untilTerms(head: readonly Sectioned[], paragraphs: readonly Sectioned[]): Sectioned[] {
  const terms = paragraphs.filter(({ paragraph }) => paragraph.heading === TERM);
  const first = terms.length < FEWEST_BELOW ? undefined : terms[0]?.paragraph.first;
  return head.filter(({ paragraph }) => first === undefined || paragraph.first < first);
}

/** What introduces a document ends before its first term. */
function firstTerm(front: readonly Sectioned[]): number {
  const first = front.findIndex(({ paragraph }) => paragraph.heading === TERM);
  return first < 0 ? front.length : first;
}

/** So many terms below a title make a list of it. */
const FEWEST_BELOW = 3;

/** Terms begin below the title of their list, where most of what looks like one stands there: what is above it is the rest of the document. */
function belowTitle(open: Sectioned[], paragraphs: readonly Sectioned[]): Sectioned[] {
  const title = paragraphs.find(({ paragraph: { first, last, text } }) => first === last && isTitleOfTerms(text));
  const kinds = title === undefined ? null : kindsOf(paragraphs.map(({ paragraph }) => paragraph.text));
  if (title === undefined || kinds === null || kinds.rulings >= kinds.glossary) return open;
  const below = open.filter(({ paragraph }) => paragraph.first > title.paragraph.last);
  const terms = (among: readonly Sectioned[]): number => among.filter(({ paragraph }, at) => (titleIn(paragraph) !== null && isTextBelow(among[at + 1])) || splitsIn(paragraph).some(isPlausible)).length;
  const found = terms(below);
  return found >= FEWEST_BELOW && found > terms(open) / 2 ? below : open;
}

function isTextBelow(next: Sectioned | undefined): boolean {
  return next !== undefined && titleIn(next.paragraph) === null;
}

/** Letters that head a list, at the least. */
const FEWEST_LETTERS = 2;

/** What stands above the first letter that heads a list, unless it belongs to the letters before it. */
function aboveLetters(paragraphs: readonly Sectioned[]): Sectioned[] {
  const headings = paragraphs.flatMap(({ heading, letter }, at) => (heading === 'letter' && letter !== null ? [{ at, letter: letter.toLowerCase() }] : []));
  const [first] = headings;
  const rises = headings.every(({ letter }, at) => letter > (headings[at - 1]?.letter ?? ''));
  if (first === undefined || headings.length < FEWEST_LETTERS || !rises) return [];
  const above = paragraphs.slice(0, first.at);
  const keys = above.flatMap(({ paragraph }) => splitsIn(paragraph).filter(isPlausible).map(({ topic }) => sortKey(topic)).slice(0, 1));
  return keys.every((key) => key < first.letter) ? [] : above;
}
