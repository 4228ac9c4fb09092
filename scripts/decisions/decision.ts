/**
 * Decisions: what a person laid down where no program may decide. One small YAML file each, with a reason, a name and a
 * day, so that anyone can see later who decided what, and why.
 */
import { z } from 'zod';

const words = z.string().regex(/\S/u, 'expected some text');

const signed = {
  /** Why it was decided so; shown to readers. */
  reason: words,
  /** Who decided. */
  by: words,
  date: z.iso.date({ error: 'expected a day such as 2020-01-31' }),
};

/** What one key of a place asks of another. */
function eachFits({ how, blocks, words: some, nth }: { how: string; blocks: string[]; words?: string | undefined; nth?: number | 'every' | undefined }, context: z.RefinementCtx): void {
  if (how !== 'beside' && blocks.length === 0) context.addIssue({ code: 'custom', path: ['blocks'], message: 'expected at least one block' });
  if (some === undefined && nth !== undefined) context.addIssue({ code: 'custom', path: ['nth'], message: 'expected `words` beside it: it says which of the places where they stand' });
  if (some !== undefined && how === 'append') context.addIssue({ code: 'custom', path: ['how'], message: 'expected replace, remove, before or after: new text goes on at the end of a block, whatever its words' });
}

/** Places an amendment that no program may place. */
export const placement = z.strictObject({
  kind: z.literal('place'),
  /** Id of the amendment. */
  amendment: words,
  /** Id of the entry, where the ruling's topic leads to none. */
  entry: words.optional(),
  where: z.strictObject({
    /**
     * What happens at the blocks named: they are replaced or removed, or the new text goes before, behind or into them; or
     * nothing, and the instruction stays beside the text.
     */
    how: z.enum(['replace', 'remove', 'before', 'after', 'append', 'beside']),
    /** Ids of blocks of the entry, in order; of an instruction that stays beside the text, none is needed. */
    blocks: z.array(words).default([]),
    /** Only these words of the blocks named are replaced or removed, or the new text goes before or behind them. */
    words: words.optional(),
    /** Which of the places where the words stand in the blocks named, in their order; every one of them. None is needed where they stand once. */
    nth: z.union([z.int().positive(), z.literal('every')], { error: 'expected the number of the place, or every' }).optional(),
  }).superRefine(eachFits),
  /** Of the text that was decided on; see `decisionHash`. */
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'expected a fingerprint of 64 hexadecimal digits, as `npm run check -- --propose` prints it'),
  ...signed,
});

/** A line of a document. A last line break is how YAML writes a text of one line, and no part of it. */
const oneLine = z.string().transform((text) => text.replace(/\r?\n$/, '')).refine((text) => !/[\n\r]/.test(text), 'expected one line (a correction changes the words of a line, and never the number of lines)');

/** Corrects a line of a source document. */
const lineCorrection = z.strictObject({
  kind: z.literal('line'),
  /** File name of the document, or its id. */
  document: words,
  line: z.number().int().positive(),
  was: oneLine,
  is: oneLine,
  ...signed,
});

/** Says that a name leads to an entry. */
const alias = z.strictObject({
  kind: z.literal('alias'),
  name: words,
  /** Id or headword of the entry. */
  entry: words,
  ...signed,
});

/** Says that several headwords are one entry, the first of them its name. */
const sameEntry = z.strictObject({
  kind: z.literal('same-entry'),
  headwords: z.array(words).min(2, 'expected at least two headwords'),
  ...signed,
});

/** What each kind of decision holds. */
export const kinds = { place: placement, line: lineCorrection, alias, 'same-entry': sameEntry } as const;

/** A decision and the file that holds it. */
export type Filed<T> = T & { file: string };
export type Placement = Filed<z.infer<typeof placement>>;
export type LineCorrection = Filed<z.infer<typeof lineCorrection>>;
export type Alias = Filed<z.infer<typeof alias>>;
export type SameEntry = Filed<z.infer<typeof sameEntry>>;
export type Decision = Placement | LineCorrection | Alias | SameEntry;
