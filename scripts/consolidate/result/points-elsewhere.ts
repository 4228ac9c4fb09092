/** "The first is cheap", in a text whose parts then stand otherwise: what it points to may be another part. */
import { pointsByRank } from '../../language/en/pointing-back.ts';
import type { Case } from '../case.ts';
import type { Verdict } from '../verdict.ts';

/** Whether parts come, go or change their places: words within a sentence leave its rank as it is. */
function movesParts({ instruction: { operation, unit, how } }: Case): boolean {
  if (operation === 'renumbering') return how !== null && how !== 'split';
  return (operation === 'insertion' || operation === 'repeal') && (unit === 'list item' || unit === 'sentence' || unit === 'paragraph');
}

/** A note where a part that stays points to another by its rank; null where none does. */
export function pointsElsewhere(judged: Case, verdict: Verdict): string | null {
  if (verdict.outcome === 'not applied' || !movesParts(judged)) return null;
  const found = verdict.text.map(({ text }) => pointsByRank.exec(text)?.[0]).find((words) => words !== undefined);
  return found === undefined ? null : `the text says “${found}”, which may then mean another part`;
}
