/**
 * A supplement to a glossary whose head says which sign marks an entry that is new or was changed: `§ = new entry`. Where it
 * speaks of no rulings, and none of its texts gives an order, what stands there are entries.
 */
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { starMarksNew } from '../../front-matter/front-matter.ts';
import { changesSomething } from '../names/instruction-openings.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { risingShare } from '../../../names/alphabet.ts';
import type { TopicView } from '../viewed.ts';

/** A title that names both. */
const NAMES_GLOSSARY = /\b(?:glossary|lexicon|encyclop[ae]+dia|dictionary)\b/iu;
const NAMES_SUPPLEMENT = /\b(?:supplement(?:s|ary|al)?|addend(?:um|a))\b/iu;
const LONGEST_TITLE = 100;
/** Paragraphs of a head, and lines of it. */
const HEAD = 8;
const LINES_OF_HEAD = 40;

/** What is said of a sign: a row of a legend, or a sentence. */
const SIGN = /[*+@§Δ∆†‡◊◆#]/u;
const OF_ENTRIES = /\b(?:entr(?:y|ies)|terms?|headwords?|definitions?)\b/iu;
const IS_NEW = /\b(?:new|changed?|changes|revised|reworded|rewritten|added|updated|altered)\b/iu;
const OF_RULINGS = /\brulings?\b/iu;

/** So many entries, and so large a share of them in order. */
const FEWEST = 4;
const SORTED = 0.8;

const ROW = /^\S{1,3}\s*[-–—=:]\s/u;
const isRow = (said: string): boolean => ROW.test(said) && SIGN.test(said.slice(0, 2));

/** Reads: the lines of a document. Writes: whether its head says that a sign marks entries that are new or were changed, and that none marks rulings. */
export function marksEntries(reading: readonly ReadingLine[]): boolean {
  const head = reading.slice(0, LINES_OF_HEAD).flatMap(({ text }) => text.trim().split(/(?<=[.;]) /u));
  const ofSigns = head.filter((said) => isRow(said) || (!ROW.test(said) && SIGN.test(said) && starMarksNew(said)));
  return ofSigns.some((said) => OF_ENTRIES.test(said) && IS_NEW.test(said)) && !ofSigns.some((said) => OF_RULINGS.test(said));
}

/** Whether a document is such a supplement. */
export function isSupplementOfEntries({ paragraphs, subjects, pageTitles, open, topics: all, marksEntries: isMarked }: TopicView): boolean {
  const texts = paragraphs.map(({ paragraph }) => paragraph.text);
  const titles = [...subjects, ...pageTitles, ...texts.slice(0, HEAD)].filter((text) => text.length <= LONGEST_TITLE && !endsSentence(text));
  if (!isMarked || !titles.some((text) => NAMES_GLOSSARY.test(text) && NAMES_SUPPLEMENT.test(text))) return false;
  const topics = all.flatMap((topic, at) => (topic === null ? [] : [{ name: sortKey(topic.topic), told: topic.rest === '' ? open[at + 1]?.paragraph.text ?? '' : topic.rest, first: open[at]?.paragraph.first ?? 0 }]));
  const head = paragraphs.filter(({ paragraph }) => paragraph.first < (topics[0]?.first ?? 0)).map(({ paragraph }) => paragraph.text);
  return topics.length >= FEWEST && risingShare(topics.map(({ name }) => name)) >= SORTED && !head.some((text) => OF_RULINGS.test(text)) && !topics.some(({ told }) => changesSomething(told));
}
