/** An entry as data, one small file each (`entries/ID/text.json`): what the binder compares its pins with. */
import * as z from 'zod/mini';
import { pinnedBlock } from './binder.ts';

const day = z.nullable(z.iso.date());

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
    text: z.array(z.extend(pinnedBlock, { id: z.string(), wording: z.string(), standing: z.string() })),
  })),
});

export type EntryData = z.infer<typeof entryData>;
export type VersionData = EntryData['versions'][number];
