import type { Amendment, Ruling } from '../../../src/model/corpus.ts';
import { isOfUnknownDay } from '../../interpret/instruction.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import { sentences } from '../../../src/model/sentences.ts';
import { mayBeNoText } from '../../language/en/beyond-text.ts';
import { beginsNoEntry, mayBeNotOfPlay } from '../../language/en/not-of-play.ts';
import { relationTo } from '../ground.ts';
import type { Ground } from '../ground.ts';
import { plainText } from '../text/blocks.ts';
import { fold } from '../text/fold.ts';
import type { Numbered } from '../case.ts';
import { limitsOf } from '../unseen/wholly-understood.ts';

/**
 * The ruling's instructions. A ruling that says what its topic is, where no entry of that name exists and none can have
 * existed, gives no instruction in words, but means one: to insert the entry. So does the same ruling in a later
 * collection, which repeats or restates it: `made` is the one that brought the entry, where one did.
 */
export function instructionsOf(ruling: TargetedRuling, made: TargetedRuling | null, ground: Ground): Instruction[] {
  const [only, ...others] = ruling.instructions;
  const collected = made === null || ground.collects(ground.document(ruling.document), ground.document(made.document));
  const implied = ruling.targetReason === 'new entry' && only?.operation === 'clarification' && others.length === 0 && collected
    && relationTo(ground, ground.document(ruling.document), ruling, null) !== 'older';
  return implied ? [asInsertion(only, ruling)] : ruling.instructions;
}

function asInsertion(instruction: Instruction, { blocks }: TargetedRuling): Instruction {
  const newBlocks = blocks.map(({ type, text, lines, level, marker }) => ({ type, text, marked: text, lines, level, marker }));
  return { ...instruction, operation: 'insertion', unit: 'entry', newText: plainText(blocks), newBlocks };
}

/** Why a ruling has no entry held: only one that brings an entry is of a new one; any other entry is missing from this copy. */
export function reasonWithoutEntry({ targetReason }: TargetedRuling, amendments: readonly Amendment[]): Ruling['targetReason'] {
  const brings = amendments.some(({ operation, unit }) => operation === 'insertion' && unit === 'entry');
  return targetReason === 'new entry' && !brings ? 'entry not in this copy' : targetReason;
}

/** Words that only announce an entry, and are none of it. */
const announcement = /^\W*(?:(?:this|here|the following) is |added: |add )?(?:an? |this |the following )?(?:entirely |brand )?(?:new )?(?:glossary )?(?:entry|topic|term|definition)(?: (?:in|for|of|to) (?:this|the) [\w ]{1,30})?(?:[.!:]|$)/iu;

/** The first is what the topic is, or announces it; of a ruling that only is implied to bring an entry, it may be a remark, too. */
function saysMore(texts: readonly string[], from: number): boolean {
  return texts.flatMap((text, at) => sentences(text).slice(at === 0 ? from : 0)).some(({ text }) => mayBeNoText(fold(text)) || mayBeNotOfPlay(fold(text), ''));
}

/** Whether it is certain what the entry's text is: that which the order gives, or, where nothing orders, all of the ruling. */
export function givesItsText({ explicit, newBlocks, setOff }: Instruction, { blocks }: TargetedRuling): boolean {
  if (explicit) return newBlocks.length > 0 && (setOff?.every(Boolean) === true || !saysMore(newBlocks.map(({ text }) => text), 1));
  const texts = blocks.map(({ text }) => text);
  return !announcement.test(texts[0] ?? '') && !beginsNoEntry(fold(texts[0] ?? '')) && !saysMore(texts, 0);
}

/**
 * Whether an instruction makes the entry: in a document that is surely newer than the glossary, and has a day. What waits
 * for a day that nobody knows makes nothing.
 */
export function mayCreate({ instruction, ruling, document }: Numbered, ground: Ground): boolean {
  const inserts = instruction.operation === 'insertion' && instruction.unit === 'entry' && limitsOf(instruction) === null;
  const timely = document.date !== null && !isOfUnknownDay(instruction) && relationTo(ground, document, ruling, null) === 'newer';
  return inserts && givesItsText(instruction, ruling) && ruling.targetReason === 'new entry' && ruling.topic !== null && timely;
}
