/**
 * A glossary that is sent in parts, some letters each: `Glossary update, part 2 of 5 (D-H)`. An update may hold nothing but what it
 * changes, and is then rulings; where it says what marks the entries that are new, and most bear no such mark, all of them stand there.
 */
import { starMarksNew } from '../../front-matter/front-matter.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { changesSomething } from '../names/instruction-openings.ts';
import { risingShare } from '../../../names/alphabet.ts';
import type { TopicView } from '../viewed.ts';

/** A title that names a glossary, a part of it and the letters of that part. */
const PART_OF_GLOSSARY = /\b(?:glossary|lexicon)\b[^.]{0,30}\b(?:part|section|instal?lment|file) (?:\d{1,2}|[IVX]{1,4}|one|two|three|four|five|six)\b[^.]{0,14}?[ (["'](?<first>[A-Z])\s?(?:[-–—]|to|thru|through)\s?(?<last>[A-Z])\b/iu;
const LONGEST_TITLE = 100;
/** Paragraphs and characters of a head in which both is said. */
const HEAD = 8;
/** So many entries; so large a share of them below the letters named and in order; so many without the mark of what is new. */
const FEWEST = 4;
const NEARLY_ALL = 0.9;
const UNMARKED = 0.5;

/** Whether a document's title, its marks and its entries say that it is a part of a glossary, and no list of what was changed in one. */
export function isPartOfGlossary({ paragraphs, subjects, topics: all }: TopicView): boolean {
  const head = [...subjects, ...paragraphs.slice(0, HEAD).map(({ paragraph }) => paragraph.text)];
  const letters = head.filter((text) => text.length <= LONGEST_TITLE).map((text) => PART_OF_GLOSSARY.exec(text)?.groups).find((groups) => groups !== undefined);
  if (letters === undefined || !head.some((text) => /\bentr(?:y|ies)\b|\bterms?\b|\bwords?\b/iu.test(text) && starMarksNew(text))) return false;
  const topics = all.flatMap((topic) => topic ?? []);
  const keys = topics.map(({ topic }) => sortKey(topic));
  const [first, last] = [letters['first'] ?? '', letters['last'] ?? ''].map((letter) => letter.toLowerCase());
  const below = keys.filter((key) => key.charAt(0) >= (first ?? '') && key.charAt(0) <= (last ?? '')).length;
  const unmarked = topics.filter(({ starred }) => !starred).length;
  return topics.length >= FEWEST && below >= topics.length * NEARLY_ALL && risingShare(keys) >= NEARLY_ALL && unmarked >= topics.length * UNMARKED && !topics.some(({ rest }) => changesSomething(rest));
}
