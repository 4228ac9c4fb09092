/** Whether what names a part again behind its name is true of that part, and of no other of its kind. */
import pluralize from 'pluralize';
import type { Edge, Gloss } from '../../language/en/claims/glosses.ts';
import { ofNoSubject } from '../../language/en/claims/words.ts';
import type { Case } from '../case.ts';
import { isItem } from '../place/ordinals.ts';
import { sentencesOf } from '../place/sentences/placed-sentence.ts';
import { fold, foldPrint, withoutMarks, words } from '../text/fold.ts';
import { sentencesTouched, wholeOf } from './touched.ts';
import type { Changed, Stretch, Touched } from './touched.ts';

/** A word without what it has in one sentence and not in another: "ferries", "sleeping". */
function stem(word: string): string {
  const one = pluralize.singular(word);
  const bare = one.length > 5 ? one.replace(/(?:ing|ed|es|s)$/u, '') : one.length > 3 ? one.replace(/s$/u, '') : one;
  return bare.replace(/(?<double>[bdgklmnprt])\k<double>$/u, '$<double>').replace(/[ey]$/u, '');
}

/** The words of a text that can be its subject, each without its ending. */
export const stemsIn = (text: string): Set<string> => new Set(words(text).filter((word) => !ofNoSubject.has(word)).map(stem));

const textOf = ({ block, from, to }: Stretch): string => block.text.slice(from, to);

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

/** Parts of one kind that an order touched, and the others of that kind. */
interface Parts {
  parts: Stretch[];
  others: Stretch[];
}

/** The blocks that an order touched; null where they are not all of a kind. */
function blocksTouched({ before, gone, changed }: Touched): Parts | null {
  const blocks = [...gone, ...changed.map(({ block }) => block)];
  const [first] = blocks;
  if (first === undefined || blocks.some((block) => isItem(block) !== isItem(first))) return null;
  return { parts: blocks.map(wholeOf), others: before.filter((block) => !blocks.includes(block) && (!isItem(first) || isItem(block))).map(wholeOf) };
}

/** The sentences of one block that it touched; null where it touched several blocks, or none. */
function insideTouched({ before, gone, changed: [change, ...more] }: Touched): Parts | null {
  const parts = change === undefined || more.length + gone.length > 0 ? [] : sentencesTouched(change);
  if (parts.length === 0) return null;
  return { parts, others: before.flatMap(sentencesOf).filter(({ block, from }) => block !== change?.block || parts.every((part) => part.from !== from)) };
}

/** How much of what a part says a gloss is. */
const shareOf = (gloss: Gloss, part: Stretch): number => stemsIn(gloss.words).size / Math.max(1, stemsIn(textOf(part)).size);

/** Whether of a block no other sentence is as much of a gloss: "the second sentence (captains who sleep)", where the third speaks of no more. */
function isMostOf(gloss: Gloss, { parts, others }: Parts): boolean {
  const [part] = parts;
  return part !== undefined && others.every((other) => other.block !== part.block || !isOf(gloss, textOf(other)) || shareOf(gloss, other) < shareOf(gloss, part));
}

/** "The last sentence of the last paragraph (age)": what is said of sentences that are named is no matter of their paragraph, where it is not true of each of them, or truer of another. */
function partsMeant(namesSentence: boolean, gloss: Gloss, touched: Touched): Parts[] {
  const [inside, around] = [insideTouched(touched), blocksTouched(touched)];
  const ofBlocks = around === null ? [] : [around];
  if (gloss.called === 'sentence') return inside?.parts.length === 1 ? [inside] : [];
  if (gloss.called === 'paragraph' || gloss.called === 'item') return ofBlocks.filter(({ parts }) => !namesSentence && parts.length === 1 && parts.every(({ block }) => isItem(block) === (gloss.called === 'item')));
  if (gloss.called === 'several') return [inside, around].filter((one) => one !== null && one.parts.length > 1).filter((one) => one !== null);
  if (inside === null || (!namesSentence && inside.parts.length > 1)) return ofBlocks;
  const isOfEach = inside.parts.every((part) => isOf(gloss, textOf(part))) && isMostOf(gloss, inside);
  return namesSentence && !isOfEach ? [inside] : [inside, ...ofBlocks];
}

/** Whether a gloss names what an order touched, and nothing else. */
export const isGlossOf = (gloss: Gloss, { instruction: { unit, place } }: Case, touched: Touched): boolean =>
  partsMeant(unit === 'sentence' || place.sentences !== null, gloss, touched).some(({ parts, others }) => isOf(gloss, parts.map(textOf).join(' ')) && parts.every((part) => parts.length === 1 || speaksOf(gloss, textOf(part))) && !others.some((other) => isOf(gloss, textOf(other))));

/** Whether a part begins with the words, as whole words. */
function opensWith(text: string, said: string): boolean {
  const [whole, start] = [foldPrint(text), foldPrint(said).replace(/[.,;: ]+$/u, '')];
  return start !== '' && [whole, withoutMarks(whole)].some((one) => one.startsWith(start) && !/^[\p{L}\p{N}]/u.test(one.slice(start.length)));
}

/** Whether the sentences that go begin at the words, and go to the end of their block where that is said. */
function beginsInside({ words: said, toEnd }: Edge, change: Changed): boolean {
  const run = sentencesOf(change.block);
  const goes = sentencesTouched(change);
  const [first] = goes;
  const isAlone = first !== undefined && opensWith(first.text, said) && run.filter((sentence) => opensWith(sentence.text, said)).length === 1;
  return isAlone && (toEnd === null || goes.at(-1)?.from === run.at(-1)?.from);
}

/** Whether what goes reaches to the end of the entry. */
const isLast = ({ before, gone, changed }: Touched): boolean => (changed[0]?.block ?? gone.at(-1)) === before.at(-1);

/** Whether the part that goes, or is replaced, begins at the words at which it is said to begin. */
export function isEdgeOf(edge: Edge, { instruction: { operation, oldText } }: Case, touched: Touched): boolean {
  if (oldText !== null || (operation !== 'repeal' && operation !== 'substitution')) return false;
  if (edge.toEnd === 'entry' && !isLast(touched)) return false;
  const { gone, changed: [change, ...more] } = touched;
  if (change === undefined) return gone[0] !== undefined && opensWith(gone[0].text, edge.words) && (gone.length === 1 || edge.toEnd !== null);
  return more.length + gone.length === 0 && beginsInside(edge, change);
}
