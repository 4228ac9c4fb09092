/**
 * Front matter of the MDX files that ingestion writes and the site reads.
 *
 * Everything here is also in `corpus.json`; it stands in the files so that each can be read, compared and reviewed on
 * its own. Lines are written as `34-51`, dates as ISO days in quotation marks (bare YAML dates are read as dates).
 */
import { z } from 'zod';

import { noTarget, reason } from './corpus.ts';

const isoDay = z.iso.date();
const lines = z.string().regex(/^\d+-\d+$/, 'first and last line, such as 34-51');

const reference = z.object({
  phrase: z.string(),
  target: z.string().nullable(),
  reason: noTarget.nullable(),
  ruling: z.string().optional(),
});

/** One line of an entry's history: which document put its text in force, and until when. */
const revision = z.object({
  version: z.string(),
  from: isoDay.nullable(),
  to: isoDay.nullable(),
  document: z.string(),
  amendments: z.array(z.string()),
});

/** `entries/ID.mdx`: the text in force today. `title` is the headword, for programs that know no headwords. */
export const entryFrontmatter = z.object({
  id: z.string(),
  title: z.string(),
  headword: z.string(),
  kind: z.enum(['card', 'term', 'unsure']),
  status: z.enum(['in force', 'repealed']),
  document: z.string(),
  lines,
  variants: z.array(z.string()),
  pointsTo: reference.nullable(),
  seeAlso: z.array(reference),
  referencedBy: z.array(z.string()),
  rulings: z.array(z.string()),
  history: z.array(revision),
});

/** `versions/ENTRYID/VERSIONID.mdx`: one version's text, under the day it began. */
export const versionFrontmatter = revision.extend({
  title: z.string(),
  entry: z.string(),
});

/** `rulings/DOCUMENTID/RULINGID.mdx`: one ruling in full, as printed. */
export const rulingFrontmatter = z.object({
  id: z.string(),
  title: z.string(),
  document: z.string(),
  topic: z.string().nullable(),
  starred: z.boolean(),
  section: z.string().nullable(),
  lines,
  entry: z.string().nullable(),
  seeAlso: z.array(reference),
  amendments: z.array(z.object({
    id: z.string(),
    operation: z.string(),
    unit: z.string(),
    outcome: z.string(),
    reason: reason.nullable(),
  })),
});

export type EntryFrontmatter = z.infer<typeof entryFrontmatter>;
export type VersionFrontmatter = z.infer<typeof versionFrontmatter>;
export type RulingFrontmatter = z.infer<typeof rulingFrontmatter>;
