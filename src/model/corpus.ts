/**
 * The data file `corpus.json`: the contract between ingestion and the site, and the product's open data.
 *
 * All text is plain text as published (icons and spelling mistakes included). Lines are 1-based and inclusive, of the
 * source file as it lies on disk. Dates are ISO days. `null` means "not known", never "".
 */
import { z } from 'zod';

import { entry } from './corpus/entry.ts';
import { ruling } from './corpus/ruling.ts';
import { sourceDocument } from './corpus/source-document.ts';

export * from './corpus/entry.ts';
export * from './corpus/provision.ts';
export * from './corpus/ruling.ts';
export * from './corpus/source-document.ts';

/** Something a reader of the report should know: never printed by a stage, always handed on as a value. */
const message = z.object({
  rule: z.string(),
  severity: z.enum(['error', 'warning', 'note']),
  file: z.string().nullable(),
  line: z.number().int().positive().nullable(),
  /** What is wrong, with the words in question. */
  message: z.string(),
  /** What to do about it. */
  hint: z.string().nullable(),
});

/** `picture` is the operator's drawing: an SVG of shapes and colours alone, to be shown as a picture and never inside a page. */
const icon = z.object({ code: z.string(), name: z.string(), written: z.array(z.string()), picture: z.string().optional() });

export const corpus = z.object({
  schema: z.literal(2),
  title: z.string(),
  publishers: z.array(z.string()),
  /** Where the site stands on the web, with a slash at its end: what canonical addresses begin with. */
  address: z.url({ protocol: /^https?$/ }).nullable().default(null),
  /** Who has the final authority at the table, as the operator puts it. */
  authority: z.string().nullable().default(null),
  /** True for the invented game that the project ships. */
  sample: z.boolean(),
  icons: z.array(icon),
  /** What players call things in other words than the documents: a word or words typed, and what they mean here. */
  also: z.record(z.string(), z.array(z.string())).default({}),
  /** Upper-case letters of which a glossary page is held. */
  letters: z.array(z.string()),
  documents: z.array(sourceDocument),
  entries: z.array(entry),
  rulings: z.array(ruling),
  messages: z.array(message),
});

export type Corpus = z.infer<typeof corpus>;
export type Message = z.infer<typeof message>;
export type Icon = z.infer<typeof icon>;
