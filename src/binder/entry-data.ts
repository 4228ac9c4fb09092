/** An entry as data, one small file each (`entries/ID/text.json`): what the binder compares its pins with, and a proof's source. */
import * as z from 'zod/mini';
import { pinnedBlock } from './binder.ts';

const day = z.nullable(z.iso.date());
const line = z.int().check(z.positive());

/** Lines of a document, the first and the last, that a text was read from. */
const sourceRange = z.object({ document: z.string(), lines: z.tuple([line, line]) });

/** What is in no version of the text and is to be read beside it: an instruction that could not be carried out, with the words that it brings, or a later ruling in its own words. */
const besideData = z.object({
  /** What its document is called. */
  document: z.string(),
  from: day,
  to: day,
  /** Id of the block that it speaks of; null where that is not known. */
  about: z.nullable(z.string()),
  is: z._default(z.enum(['instruction', 'later ruling']), 'instruction'),
  /** The instruction as it was given; what a ruling is called. */
  said: z.string(),
  words: z.array(pinnedBlock),
});

/** How the text stood between two days, where that is told otherwise than by the versions: in the page's words for those days. */
const stoodData = z.object({ from: day, to: day, words: z.string(), held: z.boolean() });

export const entryData = z.object({
  id: z.string(),
  headword: z.string(),
  versions: z.array(z.object({
    /** Its address below the entry's. */
    id: z.string(),
    from: day,
    to: day,
    /** What its document is called. */
    document: z.string(),
    /** The short name of the whole wording. */
    wording: z.string(),
    /** Whether the entry had ended by then: without it, a version without text is one of which the copy has none. */
    ended: z._default(z.boolean(), false),
    /** How it stands, as a citation says it. */
    standing: z.string(),
    text: z.array(z.extend(pinnedBlock, { id: z.string(), wording: z.string(), standing: z.string(), source: z.optional(sourceRange) })),
  })),
  /** On a day of none of them today's words hold. `held`: whether a text of those days is. */
  stood: z._default(z.array(stoodData), []),
  beside: z._default(z.array(besideData), []),
  /** By id, the documents that its texts were read from: what each is called, its file, and its own lines by their numbers. */
  sources: z._default(z.record(z.string(), z.object({ name: z.string(), file: z.string(), lines: z.record(z.string(), z.string()) })), {}),
});

export type EntryData = z.infer<typeof entryData>;
export type SourceRange = z.infer<typeof sourceRange>;
export type StoodData = z.infer<typeof stoodData>;
export type BesideData = z.infer<typeof besideData>;
export type VersionData = EntryData['versions'][number];
