/** A ruling, how its instructions were read, and what came of each. */
import { z } from 'zod';

import { block, crossReference, isoDay, lineRange } from './provision.ts';

export const operation = z.enum([
  'insertion', 'substitution', 'repeal', 'renumbering', 'formatting', 'reversal',
  'erratum', 'clarification', 'pointer', 'temporary',
]);

export const unit = z.enum(['entry', 'section', 'paragraph', 'list item', 'sentence', 'text', 'cross-reference']);

export const outcome = z.enum(['applied', 'applied with a note', 'applied by decision', 'not applied']);

/** Why an amendment was not applied: a closed list. */
export const refusal = z.enum([
  'target not held', 'entry not in this copy', 'text not found', 'found more than once', 'place not certain',
  'copy damaged here', 'described, not quoted', 'not wholly understood', 'limited in scope', 'day not known',
  'no instruction', 'older than the base text',
]);

/**
 * Why an amendment has the outcome that it has: `why` is one of the closed list where it was not applied, else the note
 * or the decision's own reason; `more` is what a reader should know besides.
 */
export const reason = z.object({ why: z.string(), more: z.string().nullable() });

/** The days on which something holds: from, to after the last of them, and the words that say so. */
export const effective = z.object({ from: isoDay.nullable(), to: isoDay.nullable(), words: z.string() });

/** What words of an instruction are to it. Words that are `not understood` are why it waits. */
export const tileKind = z.enum([
  'command', 'place', 'old words', 'new words', 'reason', 'day', 'scope', 'object', 'remark', 'reference', 'politeness', 'not understood',
]);

export const amendment = z.object({
  id: z.string(),
  operation,
  unit,
  locator: z.string().nullable(),
  oldText: z.string().nullable(),
  newText: z.string().nullable(),
  lines: lineRange,
  explicit: z.boolean(),
  outcome,
  /** Null only where the outcome is `applied`. */
  reason: reason.nullable(),
  /** The words of the instruction that no part of the reading accounts for. */
  notUnderstood: z.array(z.string()).default([]),
  /** What each word of `instruction` is to it: stretches of it in order, the end exclusive. Empty where it gives no order. */
  tiles: z.array(z.object({ from: z.number().int().nonnegative(), to: z.number().int().positive(), as: tileKind })).default([]),
  /** The other words in which its sentence was read, in small letters, where it was read in others than its own. */
  readAs: z.string().optional(),
  /** Where the instruction has a day, an end or an occasion of its own. */
  effective: effective.nullable().default(null),
  /** The instruction's own words. */
  instruction: z.string(),
  /** The new text as blocks, in order; empty where there is none. */
  newBlocks: z.array(block),
  /** Ids of the blocks, in the version before it, that it changed or removed. */
  replaced: z.array(z.string()).default([]),
  /** Where it is not applied: id of the block that it speaks of, if that can be told without doubt. It stands beside it. */
  about: z.string().optional(),
  /** Where it is not applied: a person has decided that it stays beside the text, so that it no longer waits for anyone. */
  settled: z.literal(true).optional(),
});

export const ruling = z.object({
  id: z.string(),
  document: z.string(),
  topic: z.string().nullable(),
  starred: z.boolean(),
  section: z.string().nullable(),
  lines: lineRange,
  blocks: z.array(block),
  entry: z.string().nullable(),
  targetReason: z.enum(['letter not held', 'entry not in this copy', 'new entry']).nullable(),
  amendments: z.array(amendment),
  seeAlso: z.array(crossReference),
  /** Where the ruling has a day, an end or an occasion of its own. */
  effective: effective.nullable().default(null),
  /** Of one that gives no order: it says anew what the text of its entry says, or that an earlier ruling is over. Only where that is certain. */
  says: z.enum(['states anew', 'withdraws']).optional(),
  supersededBy: z.object({
    /** Of an edition that came after it: its page that tells what became of the ruling; where that is not held (`how`), any. */
    document: z.string(),
    entry: z.string().nullable(),
    ruling: z.string().nullable(),
    how: z.string(),
    /** Id of the block where the ruling's text was found, and the share of its three-word runs found there (0 to 1). */
    block: z.string().nullable().default(null),
    likeness: z.number().min(0).max(1).nullable().default(null),
  }).nullable(),
});

export type Operation = z.infer<typeof operation>;
export type Unit = z.infer<typeof unit>;
export type Outcome = z.infer<typeof outcome>;
export type Refusal = z.infer<typeof refusal>;
export type Reason = z.infer<typeof reason>;
export type Effective = z.infer<typeof effective>;
export type TileKind = z.infer<typeof tileKind>;
export type Amendment = z.infer<typeof amendment>;
export type Ruling = z.infer<typeof ruling>;
