/** Whether what names a part again behind its name is true of that part, and of no other of its kind. */
import pluralize from 'pluralize';
import type { Block } from '../../../src/model/corpus.ts';
import type { Edge, Gloss } from '../../language/en/claims/glosses.ts';
import type { Case } from '../case.ts';
import { isItem } from '../place/ordinals.ts';
import { sentencesOf } from '../place/placed-sentence.ts';
import { fold, foldPrint, withoutMarks, words } from '../text/fold.ts';
import { sentencesTouched } from './touched.ts';
import type { Stretch, Touched } from './touched.ts';

/** Words that are of no subject. */
const small: ReadonlySet<string> = new Set('a an the of to on in at by for with and its it that which who whom whose this these those about from as is are be has have may how what'.split(' '));

/** A word without what it has in one sentence and not in another: "ferries", "sleeping". */
function stem(word: string): string {
  const one = pluralize.singular(word);
  const bare = one.length > 5 ? one.replace(/(?:ing|ed|es|s)$/u, '') : one.length > 3 ? one.replace(/s$/u, '') : one;
  return bare.replace(/(?<double>[bdgklmnprt])\k<double>$/u, '$<double>').replace(/[ey]$/u, '');
}

/** The words of a text that can be its subject, each without its ending. */
export const stemsIn = (text: string): Set<string> => new Set(words(text).filter((word) => !small.has(word)).map(stem));

const textOf = ({ block, from, to }: Stretch): string => block.text.slice(from, to);
const all = (block: Block): Stretch => ({ block, from: 0, to: block.text.length });

const bare = (text: string): string => withoutMarks(fold(text)).replace(/[.,!?;:"')\] ]+$/u, '');

/** Whether a gloss can be said of a part: each of its words stands in it, or it is all that the part says. */
function isOf({ words: said, about }: Gloss, part: string): boolean {
  if (!about && bare(said) === bare(part)) return true;
  const [told, held] = [stemsIn(said), stemsIn(part)];
  return told.size > 0 && [...told].every((word) => held.has(word));
}

/** Whether a part has anything of a gloss. */
function speaksOf({ words: said }: Gloss, part: string): boolean {
  const held = stemsIn(part);
  return [...stemsIn(said)].some((word) => held.has(word));
}

/** Parts that an order may have touched, each with the others of its kind: sentences, and the blocks around them. */
function partsTouched({ before, gone, changed }: Touched): { parts: Stretch[]; others: Stretch[] }[] {
  const blocks = [...gone, ...changed.map(({ block }) => block)];
  const [first] = blocks;
  if (first === undefined || blocks.some((block) => isItem(block) !== isItem(first))) return [];
  const siblings = before.filter((block) => !blocks.includes(block) && (!isItem(first) || isItem(block)));
  const ofBlocks = { parts: blocks.map(all), others: siblings.map(all) };
  const [change, ...more] = changed;
  if (change === undefined || more.length + gone.length > 0) return [ofBlocks];
  const [sentence, ...further] = sentencesTouched(change);
  if (sentence === undefined || further.length > 0) return [ofBlocks];
  const inside = { parts: [sentence], others: before.flatMap(sentencesOf).filter(({ block, from }) => block !== change.block || from !== sentence.from) };
  return [inside, ofBlocks];
}

/** "The last sentence of the last paragraph (age)": what is said of a sentence that is named is no matter of its paragraph, where it is not true of the sentence. */
function partsMeant(namesSentence: boolean, gloss: Gloss, touched: Touched): ReturnType<typeof partsTouched> {
  const [inside, ...around] = partsTouched(touched);
  if (inside === undefined) return [];
  return namesSentence && !inside.parts.every((part) => isOf(gloss, textOf(part))) ? [inside] : [inside, ...around];
}

/** Whether a gloss names what an order touched, and nothing else. */
export const isGlossOf = (gloss: Gloss, { instruction: { unit, place } }: Case, touched: Touched): boolean =>
  partsMeant(unit === 'sentence' || place.sentences !== null, gloss, touched).some(({ parts, others }) => isOf(gloss, parts.map(textOf).join(' ')) && parts.every((part) => parts.length === 1 || speaksOf(gloss, textOf(part))) && !others.some((other) => isOf(gloss, textOf(other))));

/** Whether a part begins with the words, as whole words. */
function opensWith(text: string, said: string): boolean {
  const [whole, start] = [foldPrint(text), foldPrint(said).replace(/[.,;: ]+$/u, '')];
  return start !== '' && [whole, withoutMarks(whole)].some((one) => one.startsWith(start) && !/^[\p{L}\p{N}]/u.test(one.slice(start.length)));
}

/** Whether the part that goes, or is replaced, begins at the words at which it is said to begin. */
export function isEdgeOf({ words: said, toEnd }: Edge, { instruction: { operation, oldText } }: Case, touched: Touched): boolean {
  if (oldText !== null || (operation !== 'repeal' && operation !== 'substitution')) return false;
  const { gone, changed } = touched;
  const [change, ...more] = changed;
  if (change === undefined) return gone[0] !== undefined && opensWith(gone[0].text, said) && (gone.length === 1 || toEnd);
  if (more.length + gone.length > 0) return false;
  const run = sentencesOf(change.block);
  const goes = sentencesTouched(change);
  const [first] = goes;
  const isAlone = first !== undefined && opensWith(first.text, said) && run.filter((sentence) => opensWith(sentence.text, said)).length === 1;
  return isAlone && (!toEnd || goes.at(-1)?.from === run.at(-1)?.from);
}
