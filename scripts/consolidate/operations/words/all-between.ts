/** "Delete everything between "Ferries hum." and "No cat"": what stands between words of one paragraph, which stay. */
import { unquoted } from '../../../language/en/veiled.ts';
import type { Case } from '../../case.ts';
import { isDamaged } from '../../place/damage.ts';
import { statedPlace } from '../../place/stated-place.ts';
import { sentencesOf } from '../../place/sentences/placed-sentence.ts';
import { findOnce } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { closesWhatItOpens } from '../../text/lift.ts';
import { refused, weakened } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { quotedText } from './quoted-text.ts';

/** Whether an instruction deletes what stands between quoted words. */
export const isAllBetween = ({ operation, oldText, place: { beside, next } }: Case['instruction']): boolean => operation === 'repeal' && oldText === null && beside !== null && next !== null;

/** Whether both stand in one sentence, or the second begins its own: of two that are cut, nobody says what is left. */
function partsSentences(first: Found, last: Found): boolean {
  const all = sentencesOf(first.block);
  return all.some(({ from, to }) => from <= first.from && last.to <= to) || all.some(({ from }) => from === last.from);
}

/** Both must stand here once, the one before the other; whether a mark at their edge goes, nobody says. */
export function allBetween(judged: Case): Verdict {
  const { instruction, text } = judged;
  const { beside, next } = instruction.place;
  const [first, last] = [findOnce(text, beside ?? ''), findOnce(text, next ?? '')];
  if (first === null || last === null) return refused('text not found', 'the words between which it stands do not both stand here once');
  if (isDamaged(judged)) return refused('copy damaged here', 'only what stands before and behind it is quoted');
  if (first.block !== last.block || first.to >= last.from || statedPlace(judged, first) !== 'there') return refused('place not certain', 'the words between which it stands do not stand so here');
  if (!partsSentences(first, last)) return refused('place not certain', 'what would be left of two sentences is not certain');
  const gone = first.block.text.slice(first.to, last.from).trim();
  if (!/[\p{L}\p{N}]/u.test(gone) || !closesWhatItOpens(gone)) return refused('place not certain', 'what stands between the words cannot go alone');
  if (/\bwords?\b/iu.test(unquoted(instruction.instruction)) && /^[,;:–—-]|[,;:–—-]$/u.test(gone)) return refused('place not certain', 'whether the marks beside the words go with them is not certain');
  const place = { ...instruction.place, beside: null, next: null, position: null };
  return weakened(quotedText({ ...judged, instruction: { ...instruction, oldText: gone, unit: 'text', place } }, gone), `what stands between the words that are told; dropped: “${gone}”`);
}
