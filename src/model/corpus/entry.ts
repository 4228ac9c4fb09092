/** An entry with all of its versions, and what each edition said of it. */
import { z } from 'zod';

import { block, crossReference, isoDay, lineRange } from './provision.ts';

/** What an edition of the glossary says of an entry that it covers, held against the text in force before it. */
export const editionHow = z.enum(['base', 'confirmed', 'carried', 'revised', 'added', 'dropped', 'not in this copy']);

export const editionEvent = z.object({
  document: z.string(),
  how: editionHow,
  /** Where that edition prints the entry, and how whole its copy is; null where it does not. */
  lines: lineRange.nullable().default(null),
  completeness: z.enum(['complete', 'partial', 'headword only']).nullable().default(null),
});

/**
 * The text between two days. An edition's print that rulings of the same day amend at once is a version of no length: it
 * has the day with `-printed` behind it, and the day itself is the text that the day ended with.
 */
export const version = z.object({
  /** Its address below the entry's: the day it began, or a name where that is not known. */
  id: z.string(),
  /** What made it. */
  by: z.enum(['edition', 'rulings']),
  from: isoDay.nullable(),
  to: isoDay.nullable(),
  document: z.string(),
  amendments: z.array(z.string()),
  /** Ids of amendments for a time only, whose time ended with the day before. */
  ended: z.array(z.string()).default([]),
  /** Whether there is an entry in this version; a repealed or dropped one has no text. */
  status: z.enum(['in force', 'repealed']).default('in force'),
  /** The day from which it could be known: that of the latest document that had a part in it. Null: all along. */
  known: isoDay.nullable().default(null),
  text: z.array(block),
});

export const entry = z.object({
  id: z.string(),
  /** The id that the headword alone would give, where several entries have that name; else null. */
  shared: z.string().nullable().default(null),
  headword: z.string(),
  /** What the page's editor printed beside the headword: "(updated by Current Rulings)". */
  mark: z.string().nullable().optional(),
  variants: z.array(z.string()),
  kind: z.enum(['card', 'term', 'unsure']),
  document: z.string(),
  lines: lineRange,
  completeness: z.enum(['complete', 'partial', 'headword only']),
  losses: z.array(z.object({ what: z.string(), line: z.number().int().positive() })),
  pointsTo: crossReference.nullable(),
  /** As of the day of ingestion; an entry whose first version is still to come has no text yet. */
  status: z.enum(['in force', 'repealed']),
  /** What each edition that covers the entry said of it, in their order. */
  editions: z.array(editionEvent).default([]),
  base: z.array(block),
  /** The text in force on the day of ingestion: the last version, unless there are versions of days to come. */
  text: z.array(block),
  /** All versions, those of days to come too, oldest first. */
  versions: z.array(version),
  /**
   * What was known before, where a document changed what held on a day already past or to come in another order: whoever
   * asked on a day not before `from` (null: ever) and before `until` was told these versions.
   */
  known: z.array(z.object({ from: isoDay.nullable(), until: isoDay, versions: z.array(version) })).default([]),
  seeAlso: z.array(crossReference),
  referencedBy: z.array(z.string()),
  /** Ids of the rulings that concern this entry, oldest document first. */
  rulings: z.array(z.string()),
});

export type EditionHow = z.infer<typeof editionHow>;
export type EditionEvent = z.infer<typeof editionEvent>;
export type Version = z.infer<typeof version>;
export type Entry = z.infer<typeof entry>;
