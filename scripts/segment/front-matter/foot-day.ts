/** The day that a page states at its foot, or at its very head, and nowhere else: when what it holds was last changed. */
import type { SourceFile } from '../../read/source-file.ts';
import { datesIn, writesDayFirst } from './dates.ts';
import type { FrontMatter } from './front-matter.ts';
import { LONGEST_TITLE } from './stated-date.ts';

const WHAT = '(?:(?:(?:this|the) )?(?:page|document|list|file|glossary|article|text|version|sheet) )?';
/** What stands before such a day. When a page was visited, saved or printed says nothing of its text. */
export const CHANGED: readonly { says: RegExp; example: string }[] = [
  { says: new RegExp(`^${WHAT}(?:(?:was|has been|is) )?(?:last |most recently )?(?:revised|rev\\.|updated|modified|edited|changed|amended)(?: (?:on|at))?:?$`, 'iu'), example: 'This page was last revised on 3 May 2012.' },
  { says: /^(?:(?:the )?(?:last|latest) )?(?:revision|update|change|edit|modification)(?: (?:of(?: this page)?|as of|on|from|date|was on))?:?$/iu, example: 'Revision of 3 May 2012, 19:40 by Nan' },
  { says: /^.{0,60}\b(?:glossary|lexicon|rulings|errata|faq)\b[^.;]{0,40}\b(?:version|edition|v\.?) ?\d[\d.]*\W{0,3}(?:(?:released|issued|published|updated|revised|dated)(?: on)?:?)?$/iu, example: 'Glossary of the Quay, Version 5, released 8 October 2007' },
];
const LINES_OF_FOOT = 12;
/** Above what it holds a page says it in its first lines: there a ruling may have been revised, too. */
const LINES_OF_HEAD = 6;
/** What such a line may look like, before its day is read. */
const MAY_SAY = /^.{0,60}\b(?:revis|updat|modifi|edit|chang|amend|glossary|lexicon|rulings|errata|faq)\p{L}{0,8}\b.{0,60}\d/iu;

/** What a document says of itself, with such a day where it states none; a table that ends above the foot may have left it out of what is read. */
export function withDayOfFoot(front: FrontMatter, { reading, lines }: SourceFile): FrontMatter {
  if (front.date !== null) return front;
  const day = dayOfFoot(reading.map(({ text }) => text)) ?? dayOfFoot(lines);
  return { ...front, date: day, published: front.published ?? day };
}

/** Reads: the lines of a document. Writes: that day; null where neither its foot nor its head states one, or where several lines do, as below rulings of days of their own. */
function dayOfFoot(texts: readonly string[]): string | null {
  const written = texts.filter((text) => text.trim() !== '');
  const foot = written.length - LINES_OF_FOOT;
  const dayFirst = writesDayFirst(texts);
  const days = new Map(written.flatMap((text, at) => (text.length <= LONGEST_TITLE && MAY_SAY.test(text) ? [[at, dayIn(text.trim(), dayFirst)] as const] : [])).filter(([, day]) => day !== null));
  return [...days.keys()].every((at) => at >= foot || at < LINES_OF_HEAD) && new Set(days.values()).size === 1 ? [...days.values()][0] ?? null : null;
}

function dayIn(line: string, dayFirst: boolean): string | null {
  const [first] = datesIn(line, dayFirst);
  const before = line.slice(0, first?.index ?? 0).replace(/^.*\.\s+(?=\p{Lu})/u, '').replaceAll(/[*_]/gu, '').trim().replace(/,?\s(?:mon|tues|wednes|thurs|fri|satur|sun)day,?$/iu, '');
  return first !== undefined && CHANGED.some(({ says }) => says.test(before)) ? first.day : null;
}
