/**
 * "The sentence about "lamps" is deleted": a part that is told by words that it holds. Certain where one part of its kind
 * holds them, and no other has anything that looks like them.
 */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Instruction, ToldPart } from '../../../interpret/instruction.ts';
import { placedAs } from '../../case.ts';
import type { Case } from '../../case.ts';
import { namedBlocks } from '../../place/named.ts';
import { isItem } from '../../place/ordinals.ts';
import { sentencesOf } from '../../place/sentences/placed-sentence.ts';
import { foldPrint } from '../../text/fold.ts';
import { likeness } from '../../text/likeness.ts';
import { findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { changedPart } from '../words/opening.ts';

/** What tells of the very part that is changed that it holds words; undefined where nothing does. */
export const heldPart = ({ operation, unit, oldText, place: { told } }: Instruction): ToldPart | undefined =>
  (operation === 'repeal' || operation === 'substitution') && oldText === null ? told.find(({ of, holds }) => of === unit && holds !== null) : undefined;

/** The parts of its kind in which it is looked for; none where the place beside it is not certain. */
function partsAt(judged: Case, told: ToldPart): Found[] {
  const { unit, place } = judged.instruction;
  const around = namedBlocks(placedAs(judged, { told: place.told.filter((one) => one !== told) }));
  if (around?.agreed === false) return [];
  const blocks = around === null ? judged.text : judged.text.filter((block) => around.runs.some((run) => run.includes(block)));
  const whole = (block: Block): Found => ({ block, from: 0, to: block.text.length });
  return unit === 'sentence' ? blocks.flatMap(sentencesOf) : blocks.filter((block) => isItem(block) === (unit === 'list item')).map(whole);
}

const placedIn = (judged: Case, unit: Instruction['unit']): Case => ({ ...judged, instruction: { ...judged.instruction, unit } });

const wordsOf = ({ block, from, to }: Found): string => block.text.slice(from, to);

/** So much of the new words in a paragraph makes it that one's. */
const PARTLY = 0.25;

/** A whole paragraph that is about something has it in its new words too, or is plainly the old one revised. */
function isOfIt({ instruction: { unit, operation }, newBlocks }: Case, { block }: Found, held: string): boolean {
  const is = newBlocks.map(({ text }) => text).join(' ');
  return unit !== 'paragraph' || operation === 'repeal' || findQuoted(newBlocks, held, false).length > 0 || likeness(is, block.text) >= PARTLY;
}

/** Carries it out, with a note of what went. */
export function byHolding(judged: Case, told: ToldPart): Verdict {
  const { unit, operation } = judged.instruction;
  const held = told.holds ?? '';
  const parts = partsAt(judged, told);
  const found = parts.filter((part) => findQuoted([{ ...part.block, text: wordsOf(part) }], held).length > 0);
  // What is called a paragraph may be an item.
  const mayBeMeant = unit === 'paragraph' ? [...parts, ...partsAt(placedIn(judged, 'list item'), told)] : parts;
  const alike = mayBeMeant.filter((part) => foldPrint(wordsOf(part)).toLowerCase().includes(foldPrint(held).toLowerCase()));
  const [only, ...others] = found;
  if (only === undefined) return refused('text not found', `no ${unit} here holds “${held}”`);
  if (others.length > 0 || alike.length > 1) return refused('found more than once', `${String(alike.length)} hold “${held}”, or words that look like it`);
  if (operation === 'substitution' && judged.newBlocks.length === 0) return refused('described, not quoted', 'the new text is not given');
  if (!isOfIt(judged, only, held)) return refused('place not certain', `the new text neither holds “${held}” nor is like what does`);
  return changedPart(judged, only, 'only words that it holds are quoted');
}
