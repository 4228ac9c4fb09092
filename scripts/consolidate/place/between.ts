/** "Between the third and the fourth paragraph": behind the one there must be the other. */
import { placedAs } from '../case.ts';
import type { Case } from '../case.ts';
import { namedItems, namedParagraphs, namedSentences } from './named.ts';

/** Whether the second of two counted parts between which something goes is there; true where nothing is said to go between two. */
export function standsBetween(judged: Case): boolean {
  const { says, place } = judged.instruction;
  if (!says.includes('between two parts') || place.position !== 'after') return true;
  const [key, named] = place.sentences !== null ? (['sentences', namedSentences] as const) : place.items !== null ? (['items', namedItems] as const) : (['paragraphs', namedParagraphs] as const);
  const run = place[key];
  if (run === null || run.from !== run.to) return true;
  const next = { from: run.from + 1, to: run.from + 1 };
  return next.from !== 0 && named(placedAs(judged, { [key]: next, also: null })).runs.length > 0;
}
