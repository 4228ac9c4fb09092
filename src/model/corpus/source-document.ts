/** A document as it was read: what it is, what of it is what, and what it says of itself. */
import { z } from 'zod';

import { isoDay, lineRange } from './provision.ts';

export const ledgerKind = z.enum([
  'furniture', 'front matter', 'heading', 'summary', 'entry', 'ruling', 'closing notice',
]);

export const ledgerRow = z.object({
  is: ledgerKind,
  lines: lineRange,
  /** Id of the entry or ruling, where `is` is one of the two. */
  owner: z.string().nullable(),
});

export const extent = z.object({
  letter: z.string(),
  whole: z.boolean(),
  why: z.string().nullable(),
  /** Where this copy cuts an entry of the letter in two: the end of one before its first, its last one, or both. */
  cut: z.enum(['start', 'end', 'both']).optional(),
});

export const sourceDocument = z.object({
  id: z.string(),
  file: z.string(),
  sha256: z.string(),
  kind: z.enum(['glossary', 'rulings']),
  layout: z.string(),
  title: z.string(),
  /** The day it came out, where it says so. */
  published: isoDay.nullable().default(null),
  /** The day it took effect, where known. */
  date: isoDay.nullable(),
  /** The day from which it was known here, where that is later than the day it came out: it was found later. */
  found: isoDay.nullable().default(null),
  /** Glossaries: what this copy covers, by letter, and why it is not whole where it is not. */
  extent: z.array(extent).default([]),
  after: isoDay.nullable(),
  before: isoDay.nullable(),
  amends: z.object({ title: z.string(), date: isoDay.nullable() }).nullable(),
  /** The date of the document of the same kind that this one says it follows. */
  follows: isoDay.nullable(),
  /** The edition's name, as the operator gave it. */
  edition: z.string().nullable(),
  /** Upper-case letter of a glossary page; null for rulings and for a glossary in one piece. */
  letter: z.string().nullable(),
  lines: z.number().int().nonnegative(),
  ledger: z.array(ledgerRow),
  /** Points of a "significant changes" summary: the topic as printed and the text that follows it. */
  summary: z.array(z.object({ topic: z.string().nullable(), text: z.string(), lines: lineRange, ruling: z.string().nullable() })),
  /** What the document itself marks: words struck out, which are no text, words inserted, and words in a colour (`by`) of which it says nothing. */
  marks: z.array(z.object({ is: z.enum(['struck', 'inserted', 'coloured']), words: z.string(), line: z.number().int().positive(), by: z.string().optional() })).default([]),
  /** What the document says its marks mean: how it marks, and the sentence that says so. */
  legend: z.array(z.object({ is: z.enum(['struck', 'inserted']), by: z.string(), words: z.string() })).default([]),
  /** The source lines themselves, so that a page can show them. */
  source: z.array(z.string()),
});

export type LedgerKind = z.infer<typeof ledgerKind>;
export type LedgerRow = z.infer<typeof ledgerRow>;
export type Extent = z.infer<typeof extent>;
export type SourceDocument = z.infer<typeof sourceDocument>;
