import type { Case } from '../../case.ts';
import { isSoleAndWhole } from '../../place/damage.ts';
import { statedPlace, theOneMeant } from '../../place/stated-place.ts';
import { findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { exchange, splice } from '../../text/splice.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';

function theOne(judged: Case, quoted: string): Found | null {
  const found = theOneMeant(judged, findQuoted(judged.text, quoted));
  return found !== null && statedPlace(judged, found) === 'there' ? found : null;
}

const isCapital = ({ block, from }: Found): boolean => /\p{Lu}/u.test(block.text.charAt(from));

/** "Swap "fog" and "ice"": two stretches of one paragraph change places, where each stands there exactly once. */
export function swappedWords(judged: Case, quoted: string): Verdict {
  const { instruction: { place: { next } }, text, id } = judged;
  if (next === null) return refused('described, not quoted', 'with what the words change places is not quoted');
  const [one, other] = [theOne(judged, quoted), theOne(judged, next)];
  if (one === null || other === null) return refused('place not certain', 'each of the two has to stand here once, where the ruling says');
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  if (one.block !== other.block || first.to > last.from || !isSoleAndWhole(judged)) return refused('place not certain', 'the two stand in different paragraphs, or one in the other');
  if (isCapital(one) !== isCapital(other)) return refused('place not certain', 'one of the two begins with a capital letter');
  const words = ({ block, from, to }: Found): { text: string; spans: [] } => ({ text: block.text.slice(from, to), spans: [] });
  const swapped = splice(splice(one.block, last.from, last.to, words(first), id), first.from, first.to, words(last), id);
  return appliedWithNote({ text: exchange(text, one.block, swapped), replaced: [one.block.id] }, `“${words(first).text}” and “${words(last).text}” have changed places`);
}
