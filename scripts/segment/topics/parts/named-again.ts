/** A list of what a document changes, ahead of the changes themselves: `barges: two of them now`, and further down `BARGES` with its text. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { changesSomething } from '../names/instruction-openings.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsIn } from '../names/splits.ts';
import { titleIn } from '../titles/title-line.ts';

const FEWEST = 3;
const NEARLY_ALL = 0.8;
/** What is noted behind such a name is short, and mostly no sentence. */
const LONGEST_NOTE = 90;
const MOST_SENTENCES = 0.5;

interface Item { names: string[]; isSentence: boolean }

/** A name with a note, or several with one. */
function itemOf(paragraph: Paragraph): Item | null {
  const split = splitsIn(paragraph).find(({ rest }) => rest !== '' && rest.length <= LONGEST_NOTE);
  if (split === undefined || changesSomething(split.rest)) return null;
  return { names: [...new Set([split.topic, ...split.topic.split(/, (?!the$)/iu)].map(sortKey))], isSentence: endsSentence(split.rest) };
}

/** What a paragraph that is no such item may begin with: a name on a line of its own, or ahead of a text. */
function beginningOf(paragraph: Paragraph): string[] {
  return [titleIn(paragraph)?.topic ?? [], splitsIn(paragraph).filter(isPlausible).map(({ topic }) => topic)].flat().map(sortKey);
}

/** Reads: a document's paragraphs. Writes: the first of them that are such a list, each name of which stands again behind it. */
export function namedAgain(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const items = paragraphs.map(itemOf);
  const last = new Map<string, number>();
  paragraphs.forEach((paragraph, at) => { for (const key of beginningOf(paragraph)) last.set(key, at); });
  const begin = items.findIndex((item) => item?.names.some((name) => last.has(name)) === true);
  const length = items.slice(Math.max(begin, 0)).findIndex((item) => item === null);
  const end = length < 0 ? items.length : begin + length;
  const run = begin < 0 ? [] : items.slice(begin, end).filter((item) => item !== null);
  const again = run.filter(({ names }) => names.some((name) => (last.get(name) ?? -1) >= end)).length;
  const isList = run.length >= FEWEST && again >= Math.max(FEWEST, run.length * NEARLY_ALL) && run.filter(({ isSentence }) => isSentence).length <= run.length * MOST_SENTENCES;
  return new Set(isList ? paragraphs.slice(begin, end) : []);
}
