import type { Case } from '../../case.ts';
import { byNumberAlone } from '../../place/by-number.ts';
import { byPerson, notCounted } from '../../place/counts-otherwise.ts';
import { isPlain, sentenceBeside, sentenceMeant } from '../../place/sentences/sentence-meant.ts';
import { sentencesOf } from '../../place/sentences/placed-sentence.ts';
import type { PlacedSentence } from '../../place/sentences/placed-sentence.ts';
import { cutInTwo } from '../../text/cut-in-two.ts';
import { refused } from '../../verdict.ts';
import type { Refused, Verdict } from '../../verdict.ts';

/** "Split the first paragraph after the first sentence": a paragraph becomes two beside a sentence that every way of counting names. */
export function parted(judged: Case): Verdict {
  const { instruction: { locator, to }, id, text } = judged;
  const doubt = notCounted(judged);
  if (doubt !== null || !to) return doubt ?? byPerson;
  const meant = sentenceAt(judged);
  if ('reason' in meant) return meant;
  const at = cutBeside(meant, to.side);
  const now = at === null ? null : cutInTwo(text, meant.block, at, id);
  if (now === null) return refused('place not certain', 'there are not two parts to make of it there');
  return byNumberAlone({ text: now, replaced: [meant.block.id] }, locator ?? 'the paragraph');
}

function sentenceAt(judged: Case): PlacedSentence | Refused {
  const { instruction: { place, to, unit } } = judged;
  if (unit === 'sentence' && to?.at === null) return sentenceMeant(judged);
  const of = unit === 'paragraph' && place.paragraphs !== null && place.sentences === null ? sentenceBeside(judged, to?.at ?? null, null) : null;
  return of !== null && isPlain(judged, of.block) ? of : refused('place not certain', 'no one sentence here is certainly meant');
}

/** Where the paragraph is cut; a sentence stands alone after one cut only where it is its paragraph's first or last. */
function cutBeside(meant: PlacedSentence, side: string): number | null {
  const all = sentencesOf(meant.block);
  const [isFirst, isLast] = [all[0]?.from === meant.from, all.at(-1)?.from === meant.from];
  if (isFirst && isLast) return null;
  if (side === 'after' || (side === 'alone' && isFirst)) return isLast ? null : meant.to;
  return (side === 'before' || (side === 'alone' && isLast)) && !isFirst ? meant.from : null;
}
