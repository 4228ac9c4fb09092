/**
 * The list of what a copy for reading offline consists of: the contract between the build, which writes it, and the
 * browser, which downloads by it. It lies at `offline-copy/copy.json`, its shards beside it under their hashes.
 */
import { z } from 'zod';

const count = z.number().int().nonnegative();

/** Some of the site's files in one: those whose paths begin with `prefix`, and with no longer prefix of another. */
const offlineShard = z.object({
  prefix: z.string(),
  /** SHA-256 of the shard as it is downloaded, in hexadecimal: also its name. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** As it is downloaded. */
  bytes: count,
  files: count,
  /** Pages of entries and of documents in it. */
  entries: count,
  documents: count,
});

export const offlineCopy = z.object({
  /** A device may still hold a copy of format 1, which has no `words`: its pages lie in the shards as they are read. */
  format: z.union([z.literal(1), z.literal(2)]),
  /** Hash of the shards' hashes and of the words: two copies of one version are the same to the byte. */
  version: z.string(),
  title: z.string(),
  /** The day of the newest document. */
  asOf: z.string().nullable(),
  entries: count,
  documents: count,
  /**
   * What every page says and every document changes, by the signs that stand for it in the shards (`fill-in.ts`): a
   * shard changes only where one of its files says something else.
   */
  words: z.array(z.tuple([z.string(), z.string()])).optional(),
  shards: z.array(offlineShard),
});

export type OfflineShard = z.infer<typeof offlineShard>;
export type OfflineCopy = z.infer<typeof offlineCopy>;
