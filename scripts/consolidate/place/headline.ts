/**
 * "Third bullet: "thick ice".": a label names a part, and no verb says what becomes of it. Where the words behind it are
 * plainly those that stand there in another form, they take their place; words that only stand there are quoted for
 * something that is said of them.
 */
import { labelOfPart } from '../../language/en/labels.ts';
import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { words } from '../text/fold.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';
import { isThisAndNoOther } from './damage.ts';
import { namedParts, namedSentences } from './named.ts';
import { theOne } from './only-part.ts';
import { isItem } from './ordinals.ts';
import { sentencesOf } from './sentences/placed-sentence.ts';

/** So much of the longer of the two must stand in both, in the same order. */
const KEPT = 0.5;

const isHeadline = ({ operation, readAs, instruction }: Case['instruction']): boolean => operation === 'substitution' && readAs !== undefined && labelOfPart(instruction);

/** How many words two texts have in common, in the same order. */
function inCommon(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (const [at, another] of other.entries()) next.push(word === another ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

function share(one: string, other: string): number {
  const [mine, theirs] = [words(one), words(other)];
  return inCommon(mine, theirs) / Math.max(mine.length, theirs.length, 1);
}

const isPartOf = (now: string, was: string): boolean => inCommon(words(now), words(was)) === words(now).length;

/** The words of the part that is named, and of all others of its kind; null where it is not certain which is named. */
function partOf(judged: Case): { was: string; others: string[] } | null {
  const { instruction: { unit }, text } = judged;
  if (unit === 'sentence') {
    const one = theOne(namedSentences(judged));
    return one && { was: one.text, others: text.flatMap(sentencesOf).filter(({ block, from }) => block.id !== one.block.id || from !== one.from).map((other) => other.text) };
  }
  if (unit !== 'paragraph' && unit !== 'list item') return null;
  const fits = (block: Block): boolean => (unit === 'list item' ? isItem(block) : block.type === 'paragraph');
  const block = theOne(namedParts(judged));
  return block && fits(block) ? { was: block.text, others: text.filter((other) => other !== block).map((other) => other.text) } : null;
}

/** Why a label alone does not tell that its words take the place of the part; null where it does, or the order has a verb. */
export function headlineDoubt(judged: Case): Refused | null {
  const { instruction, newBlocks: [now, ...more] } = judged;
  if (!isHeadline(instruction)) return null;
  const part = partOf(judged);
  const isCertain = part !== null && now !== undefined && more.length === 0 && isThisAndNoOther(judged) && !isPartOf(now.text, part.was)
    && share(now.text, part.was) >= KEPT && part.others.every((other) => share(now.text, other) < share(now.text, part.was));
  return isCertain ? null : refused('place not certain', 'the label does not say whether what it heads takes the place of the part');
}

/** What a reader should know where it does. */
export const headlineNote = ({ instruction }: Pick<Case, 'instruction'>): string | null => (isHeadline(instruction) ? 'a label alone tells that these words take the place of the part' : null);
