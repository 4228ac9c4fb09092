import type { Case } from '../case.ts';
import { fold } from '../text/fold.ts';
import { sentences } from '../text/sentences.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { remove } from './edit.ts';
import { isDamaged } from '../place/damage.ts';

/** A sentence that is one cross-reference and nothing else: `See harbour bell.`, `(See harbour bell.)` */
const reference = /^\(?see (?<name>.+?)[.)]*$/u;

/**
 * A cross-reference goes where a sentence holds it and nothing else. Out of a longer sentence or a list of references it
 * is not cut: what belongs to it (a reason in parentheses, the next name) cannot be told.
 */
export function deleteCrossReference(judged: Case, quoted: string): Verdict {
  const name = bare(quoted);
  const found = judged.text.flatMap((block) => sentences(block.text)
    .filter((sentence) => bare(reference.exec(fold(sentence.text))?.groups?.['name'] ?? '') === name)
    .map((sentence) => ({ block, from: sentence.from, to: sentence.to })));
  const [only, ...others] = found;
  if (only === undefined) return notFound(judged, name);
  if (others.length > 0) return refused('found more than once', `the entry refers to “${quoted}” ${String(found.length)} times`);
  const words = only.block.text.slice(only.from, only.to);
  return appliedWithNote(remove(judged.text, only, judged.id).change, `dropped: “${words}”`);
}

function notFound(judged: Case, name: string): Verdict {
  if (isDamaged(judged)) return refused('copy damaged here');
  const inside = judged.text.some((block) => fold(block.text).includes(name));
  return inside ? refused('place not certain', 'the reference does not stand in a sentence of its own') : refused('text not found');
}

function bare(name: string): string {
  return fold(name).replace(/^see /u, '').replace(/[.,;:]+$/u, '');
}
