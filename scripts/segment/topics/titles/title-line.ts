/** A topic or headword that has a line of its own. */
import { TERM } from '../../../read/source-file.ts';
import { withoutEmphasis } from '../../blocks/emphasis.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { looksLikeHeadword } from '../../headwords/headword-line.ts';
import { isFurniture, isPageFurniture, mayBeTerm } from '../../layouts/furniture.ts';
import { announcedName } from '../lines/announced-names.ts';
import { readMark } from '../names/marks.ts';
import { splitOwnDay } from '../names/own-day.ts';
import type { Split } from '../names/splits.ts';

/** A name in the script of the language that a page was translated from, and how it is spoken: it stands below the name that the page gives. */
const ORIGINAL = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}ー・\s]+ ?[([][\p{Script=Latin}' ’-]+[)\]]$/u;

/** Characters of a headword with its marks and what may follow it. */
const LONGEST = 140;

/** What may follow a topic on its line and belongs to its text: what is done to it, and when. */
export const TAILS: readonly { is: RegExp; example: string }[] = [
  { is: /\s+[-–—:]+\s*(?<tail>(?:clarifications?|errata|erratum|interim|revised|revision|new|updated|ruling|deleted)(?:\s*\([^)]*\))?)$/iu, example: 'Lamp Oil - CLARIFICATION' },
  { is: /(?<=\S)\s{3,}(?<tail>\[[^[\]]{2,30}\])$/u, example: 'Lamp Oil            [Reversed]' },
  { is: /\s+(?<tail>\{\p{Lu}[\p{L}\d:'’ -]{1,30}(?:, ?\p{Lu}[\p{L}\d:'’ -]{1,30}){0,7}\})$/u, example: 'Lamp Oil {Promo, HW}' },
];

/** A dash that leads from a topic to the text on the lines below. */
const LEADING_ON = /\s+[-–—]{1,2}$/u;

/** Lines that announce the text below them, and lines that hold nothing but a day. */
export const NO_TITLE: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:also,? |then,? )?(?:add|change|delete|insert|modify|move|replace|revise|split)\b.*\b(?:following|follows|with|to|as|reads?)$/iu, example: 'change the second item to the following' },
  { is: /[.!?]["”’]?\s*[[(](?:[^[\]()\d]*)\d[^[\]()]*[\])]$/u, example: 'It burns at dusk. [2013-05-02]' },
  { is: /^(?:old|new|was|now|before|after|previously|from|to|current|existing|revised)(?: (?:text|wording|version))?:\s/iu, example: 'Old: (none)' },
  { is: /^(?:\d{1,4}[/.-]){2}\d{1,4}$|^(?:\p{L}+ )?(?:\d{1,2}(?:st|nd|rd|th)? )?\p{L}+\.? (?:\d{1,2}(?:st|nd|rd|th)?, ?)?\d{4}$/u, example: '27 March 2000' },
];

/** The title of a part of an issue. */
const FRAMED = /^\*{3,} ?[^*]+ ?\*{3,}$/u;

/** What somebody asked, as a letter or a board quotes it above the answer. */
const QUOTED = /^>\s/u;

function mayBeTitle({ type, marker, first, last, marked, part }: Paragraph): boolean {
  return part !== true && !FRAMED.test(marked) && !QUOTED.test(marked) && (type === 'paragraph' || marker === '*') && first === last && marked.length <= LONGEST;
}

/** `**Lamp Oil** (tool)`, `**Lamp Oil** [soft] [bright]`: only the name is bold, what sort of thing it is stands behind it. */
const SORT = /^\*\*[^*]+\*\*(?<sort> \((?!new|updated|changed|revised)[^()*\d]{2,80}\)|(?: \[(?!new|updated|changed|revised)[^[\]*]{1,30}\])+)$/iu;

function behindBold(text: string, plain: string): RegExpExecArray | null {
  const sort = SORT.exec(text)?.groups?.['sort'];
  return sort === undefined ? null : /\s(?<tail>\([^()]*\)|\[[^[\]]*\](?: \[[^[\]]*\])*)$/u.exec(plain);
}

const isName = (topic: string): boolean => looksLikeHeadword(topic) && /[\p{L}\p{N}]/u.test(topic) && !ORIGINAL.test(topic);

/** The name that a line set off as a term's says something of: `Change to Lamp Oil:`. */
const announcedIn = ({ heading }: Paragraph, plain: string): string | null => (heading === TERM ? announcedName(plain) : null);

const isOfPage = (line: string): boolean => (isFurniture(line) && !mayBeTerm(line)) || isPageFurniture(line);

/** Reads: a paragraph. Writes: its topic where it may be a line that holds nothing else, else null. */
export function titleIn(paragraph: Paragraph): Split | null {
  const { marker } = paragraph;
  if (!mayBeTitle(paragraph)) return null;
  const { text, starred } = readMark(marker === '*' ? `* ${paragraph.marked}` : paragraph.marked);
  const plain = withoutEmphasis(text).trim().replace(LEADING_ON, '');
  const announced = announcedIn(paragraph, plain);
  if (announced !== null) return { topic: announced, rest: plain, separator: 'line', starred, ownDay: null, bold: false };
  const tail = TAILS.map(({ is }) => is.exec(plain)).find((found) => found !== null) ?? behindBold(text.trim(), plain);
  const { topic, ownDay } = splitOwnDay(tail ? plain.slice(0, tail.index) : plain);
  if (!isName(topic) || (paragraph.heading === null && isOfPage(plain))) return null;
  if (NO_TITLE.some(({ is }) => is.test(plain))) return null;
  return { topic, rest: tail?.groups?.['tail'] ?? '', separator: 'line', starred, ownDay, bold: /^\*\*[^*]+\*\*$/u.test(text.trim()) || SORT.test(text.trim()) };
}
