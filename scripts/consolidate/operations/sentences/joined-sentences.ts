/** "Join the two sentences with a semicolon": one sentence of two that stand side by side. */
import type { Case } from '../../case.ts';
import { notCounted } from '../../place/counts-otherwise.ts';
import { lifted } from '../../text/lift.ts';
import { exchange, splice } from '../../text/splice.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { neighbours } from './exchanged-sentences.ts';

/** Whether parts are to be joined with a mark between them. */
export const isJoinedWithMark = ({ says }: Case['instruction']): boolean => says.includes('with a semicolon');

/** What begins a sentence, and is no name: it may be written small. */
const beginsSmall = /^(?:The|A|An|It|They|He|She|We|You|If|When|While|This|These|That|Those|There|Each|Any|All|No|Some|Your|Their|His|Her|Its|In|At|On|For|Then|Both|Neither|Such|Only|However|Otherwise|Therefore|Thus)\b(?!['’])/u;

/** The first without its full stop, the second from a small letter on. */
export function joinedSentences(judged: Case): Verdict {
  const { instruction, text, id } = judged;
  const doubt = notCounted(judged);
  if (doubt !== null) return doubt;
  const [one, other] = (isJoinedWithMark(instruction) ? neighbours(judged) : null) ?? [];
  const joint = one && other ? lifted(one.block, one.to - 1, other.from + 1) : null;
  const fits = one && other && joint?.spans.length === 0 && /[\p{L}\p{N})”"]\.$/u.test(one.text) && /^\.\s+\p{Lu}$/u.test(joint.text) && beginsSmall.test(other.text) && !`${one.text}${other.text}`.includes(';');
  if (!fits) return refused('place not certain', 'how the two become one sentence has to be decided by a person');
  const joined = splice(one.block, one.to - 1, other.from + 1, { text: `; ${other.text.charAt(0).toLowerCase()}`, spans: [] }, id);
  return appliedWithNote({ text: exchange(text, one.block, joined), replaced: [one.block.id] }, `joined with a semicolon: “${one.text}” and “${other.text}”`);
}
