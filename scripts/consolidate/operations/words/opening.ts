import type { Case } from '../../case.ts';
import { isItem } from '../../place/ordinals.ts';
import { statedPlace } from '../../place/stated-place.ts';
import { plainText, replaceRun } from '../../text/blocks.ts';
import { droppedInWords } from '../../text/dropped.ts';
import { foldPrint, withoutMarks, words } from '../../text/fold.ts';
import { findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { sentences } from '../../../../src/model/sentences.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Refused, Verdict } from '../../verdict.ts';
import { asBefore } from './beside-quotation.ts';
import { remove, substitute } from '../../text/edit.ts';

const ENOUGH = 3;

/** The first words of a part, its last ones, or both. */
interface Edges { first: string | null; last: string | null }

/**
 * A paragraph, list item or sentence of which only the first words are quoted, the last, or these and those, is removed or replaced where exactly one
 * is so, and where it stands at the place that the instruction names. The rest is not quoted: the note says what went.
 */
export function byOpening(judged: Case, first: string | null, last: string | null = null): Verdict {
  const { instruction } = judged;
  if (!['repeal', 'substitution'].includes(instruction.operation)) return refused('place not certain');
  if (!['paragraph', 'list item', 'sentence'].includes(instruction.unit))
    return refused('place not certain', 'only the first words are quoted');
  if (countsSeveral(instruction)) return refused('place not certain', 'several parts are named, and only one can begin so');
  const [found, ...others] = beginning(judged, first ?? '').filter(({ block, from, to }) => last === null || endsWith(block.text.slice(from, to), last));
  const told = first === null ? `ends “${last ?? ''}”` : `begins “${first}”`;
  const each = first === null ? `end “${last ?? ''}”` : `begin “${first}”`;
  if (found === undefined) return refused('text not found', `no ${instruction.unit} here ${told}`);
  if (others.length > 0) return refused('found more than once', `${others.length + 1} ${each}`);
  const doubt = edgeDoubt(judged, found, { first, last }, told);
  return doubt ?? changedPart(judged, found, first === null ? 'only the last words are quoted' : last === null ? 'only the first words are quoted' : 'only the first and the last words are quoted');
}

/** "Delete the last two paragraphs (beginning "It moors")": the first of them begins so, and the others go too. */
function countsSeveral({ unit, place }: Case['instruction']): boolean {
  const run = unit === 'paragraph' ? place.paragraphs : unit === 'list item' ? place.items : place.sentences;
  return run !== null && run.from !== run.to;
}

function edgeDoubt(judged: Case, found: Found, { first, last }: Edges, told: string): Refused | null {
  const { instruction, newBlocks } = judged;
  if (statedPlace(judged, found) === 'elsewhere')
    return refused('place not certain', `what ${told} stands in another place here`);
  const isWhole = foldPrint(found.block.text) === foldPrint(first ?? '');
  if (words(`${first ?? ''} ${last ?? ''}`).length < ENOUGH && !placed(judged) && !isWhole && !standsOnce(judged, first ?? last ?? '') && !isOwnItem(judged, first ?? last)) return refused('place not certain', 'too few words are quoted');
  return instruction.operation === 'substitution' && newBlocks.length === 0 ? refused('described, not quoted', 'the new text is not given') : null;
}

/** The blocks, or the sentences, that begin with the words. */
function beginning({ text, instruction }: Case, quoted: string): Found[] {
  const start = foldPrint(quoted);
  const begins = (whole: string) => start === '' || [foldPrint(whole), withoutMarks(foldPrint(whole))].some((one) => one.startsWith(start) && !/^[\p{L}\p{N}]/u.test(one.slice(start.length)));
  if (instruction.unit !== 'sentence')
    return text.filter((block) => begins(block.text) && (instruction.unit !== 'list item' || isItem(block) || !text.some(isItem))).map((block) => ({ block, from: 0, to: block.text.length }));
  return text.flatMap((block) =>
    sentences(block.text)
      .filter((sentence) => begins(sentence.text))
      .map(({ from, to }) => ({ block, from, to })),
  );
}

/** Whether the text ends in the words, but for the stop that one of the two may lack. */
function endsWith(whole: string, last: string): boolean {
  const bare = (text: string): string => foldPrint(text).replace(/[.!?]?["')]*$/u, '');
  const [text, end] = [bare(whole), bare(last)];
  return end !== '' && text.endsWith(end) && !/[\p{L}\p{N}]$/u.test(text.slice(0, -end.length));
}

/** Two words that stand nowhere else in the entry are as good as more; so is one that is called a word. */
function standsOnce({ text, instruction: { says } }: Case, quoted: string): boolean {
  return (words(quoted).length > 1 || says.includes('a word')) && findQuoted(text, quoted, false).length === 1;
}

/** Items are short: two words with which one item begins, and no other, are enough; one, where it stands nowhere else. */
function isOwnItem({ text, instruction: { unit } }: Case, first: string | null): boolean {
  const many = words(first ?? '').length;
  return unit === 'list item' && first !== null && (many > 1 || (many === 1 && findQuoted(text, first, false).length === 1));
}

function placed({ instruction: { place } }: Case): boolean {
  return place.paragraphs !== null || place.items !== null || place.sentences !== null;
}

/** A part that is not quoted whole is removed or replaced, with a note of how it was told and of what went. */
export function changedPart(judged: Case, found: Found, told: string): Verdict {
  const { instruction, text, newBlocks, id } = judged;
  const is = instruction.operation === 'repeal' ? '' : plainText(newBlocks);
  if (instruction.unit !== 'sentence') {
    const { block } = found;
    const rest = instruction.operation === 'repeal' ? text.filter((other) => other !== block) : replaceRun(text, [block], asBefore([block], newBlocks));
    return appliedWithNote({ text: rest, replaced: [block.id] }, told, droppedInWords(block.text, is));
  }
  const edit = instruction.operation === 'repeal' ? remove(text, found, id) : substitute(text, found, newBlocks, id);
  if (edit === null) return refused('place not certain', 'new text of several paragraphs cannot stand inside one');
  return appliedWithNote(edit.change, told, droppedInWords(found.block.text.slice(found.from, found.to), is));
}
