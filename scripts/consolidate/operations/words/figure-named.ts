/** "The total in the example should be 27 crates, not 24": the figure of the thing that is named, and no other of that value. */
import pluralize from 'pluralize';
import { amountNamed, thingCounted } from '../../../language/en/told-besides.ts';
import { smallWords } from '../../../language/en/small-words.ts';
import { sentenceAround } from '../../place/sentences/placed-sentence.ts';
import { words } from '../../text/fold.ts';
import { refused } from '../../verdict.ts';
import type { Found } from '../../text/quotation.ts';
import type { Doubt } from './doubtful-words.ts';

/** Words between a number and what it counts. */
const BETWEEN = 2;

const isOf = (word: string, thing: string): boolean => pluralize.singular(word) === pluralize.singular(thing);
/** What a word between a number and its thing is not: another thing that is counted, or what leads to another. */
const leadsAway = (word: string): boolean => pluralize.isPlural(word) || smallWords.has(word) || /\d/u.test(word);

/** "Rule 5", "on day 5": the number is a name. */
const isRank = /\b(?:rules?|days?|steps?|pages?|tables?|figures?|numbers?|no\.|notes?|sections?|phases?|turns?|rounds?|levels?|parts?|chapters?|items?|paragraphs?)\s+$/iu;

/** Whether a number counts the thing: "24 crates", "24 wet crates"; of "wet crates" no others. */
function counts({ block, from, to }: Found, { thing, kind }: { thing: string; kind: string | undefined }): boolean {
  const behind = words(/^[^.,;:()]*/u.exec(block.text.slice(to))?.[0] ?? '').slice(0, BETWEEN + 1);
  const at = behind.findIndex((word) => isOf(word, thing));
  const between = behind.slice(0, Math.max(at, 0));
  return at >= 0 && !isRank.test(block.text.slice(0, from)) && !between.some(leadsAway) && (kind === undefined || between.includes(kind));
}

/** "For crews of 5", of a toll. */
const ofSomething = /^(?:of|for|with|per)$/u;

/** An instruction that says what the figure is of, where the sentence that holds the figure does not name that. */
export const figureOfAnother: Doubt = ({ instruction: { operation, instruction } }, found) => {
  const thing = operation === 'substitution' ? thingCounted(instruction) : undefined;
  if (thing !== undefined && !counts(found, thing)) return refused('place not certain', `that number counts no ${[thing.kind, thing.thing].filter((word) => word !== undefined).join(' ')}`);
  const amount = operation === 'substitution' ? amountNamed(instruction) : undefined;
  if (amount === undefined) return null;
  const sentence = sentenceAround(found)?.text ?? '';
  const [one, joint] = words(found.block.text.slice(0, found.from)).slice(-2);
  if (ofSomething.test(joint ?? '') && one !== amount.toLowerCase()) return refused('place not certain', `that figure is of something else than the ${amount}`);
  return words(sentence).includes(amount.toLowerCase()) ? null : refused('place not certain', `the sentence with that figure names no ${amount}`);
};
