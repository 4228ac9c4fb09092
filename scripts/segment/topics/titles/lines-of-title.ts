/** The lines with which a document names itself, and whether they say when it is from. */
import { TERM } from '../../../read/source-file.ts';
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { datesIn } from '../../front-matter/dates.ts';
import { isTitleOf } from '../../front-matter/stated-date.ts';
import { kindsOf, namesDocument } from '../kinds/kinds.ts';
import { type Sectioned } from '../parts/sections.ts';
import { splitsIn } from '../names/splits.ts';
import { titleIn } from './title-line.ts';

/** Lines of a title, at the most. */
const LINES_OF_TITLE = 4;
/** Characters of a line that holds a day and its weekday. */
const LONGEST_DAY = 40;
/** A line says plainly that it heads rulings. */
const SAID = 3;
const YEAR = /\b(?:19|20)\d{2}\b/u;

/** Lines of a title that stand below each other with nothing between: each says by itself what the document is. */
export function joinedTitles([first]: readonly Sectioned[], lines: readonly ReadingLine[]): string[] {
  const found = first === undefined ? [] : lines.slice(first.paragraph.first, first.paragraph.last + 1).map(({ text }) => text.trim());
  return found.length > 1 && found.length <= LINES_OF_TITLE ? found : [];
}

/** A title that names rulings and a day or a year, or stands above a day, introduces them. */
export function isDated(title: readonly Sectioned[]): boolean {
  const dated = title.map(({ paragraph: { text } }) => YEAR.test(text) || datesIn(text).some(({ day }) => day !== null));
  return title.some(({ paragraph: { text } }, at) => (isTitleOf(text, 'rulings') || kindsOf([text]).rulings > SAID) && (dated[at] === true || isDayAlone(title[at + 1])));
}

/** The lines a document begins with, up to the last of them that names it. */
export function linesOfTitle(paragraphs: readonly Sectioned[]): Sectioned[] {
  const first = paragraphs.slice(0, LINES_OF_TITLE).findIndex(({ paragraph }) => paragraph.heading === TERM && !namesDocument(paragraph.text));
  const lines = paragraphs.slice(0, first < 0 ? LINES_OF_TITLE : first);
  const sentence = lines.findIndex(({ paragraph }, at) => endsSentence(paragraph.text) || (at > 0 && !namesDocument(paragraph.text) && splitsIn(paragraph).some(({ rest }) => rest !== '')));
  const before = sentence < 0 ? lines : lines.slice(0, sentence);
  const end = before.findLastIndex(({ paragraph }) => namesDocument(paragraph.text)) + 1;
  return before.slice(0, end > 0 && isDayAlone(before[end]) && !isDatedName(before[end], paragraphs) ? end + 1 : end);
}

/** So many names with a day of their own, and each of them heads a ruling: `Low Water 2017-06-06`. */
const FEWEST_DATED = 4;

function isDatedName(line: Sectioned | undefined, paragraphs: readonly Sectioned[]): boolean {
  const hasDay = ({ paragraph }: Sectioned): boolean => (titleIn(paragraph)?.ownDay ?? null) !== null;
  return line !== undefined && hasDay(line) && paragraphs.filter(hasDay).length >= FEWEST_DATED;
}

/** A line of nothing but a day, below the title that it dates. */
function isDayAlone(line: Sectioned | undefined): boolean {
  if (line === undefined || line.paragraph.text.length > LONGEST_DAY) return false;
  return datesIn(line.paragraph.text).some(({ day }) => day !== null) && !splitsIn(line.paragraph).some(({ rest }) => rest !== '');
}
