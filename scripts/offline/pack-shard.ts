import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Group } from './group-files.ts';

/** The highest level takes twice the time for less than a hundredth of the size. */
const level = 6;

/** In a thread of its own: several shards are packed at once. */
const packed = promisify(gzip);

/** What was packed before, by the hash of what it was packed of. */
export type Packed = ReadonlyMap<string, Uint8Array>;

/**
 * Packs files into one: a length (four bytes, the lowest first), a JSON list of names and lengths of that length, and
 * the files one after the other; all of it as gzip. `src/offline/copy/unpack.ts` reads it.
 *
 * @param before - is taken, where it was packed of the same
 */
export async function packShard({ files }: Group, before: Packed = new Map()): Promise<{ of: string; bytes: Uint8Array }> {
  const head = Buffer.from(JSON.stringify(files.map(([name, bytes]) => [name, bytes.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const plain = Buffer.concat([length, head, ...files.map(([, bytes]) => bytes)]);
  const of = hash('sha256', plain);
  return { of, bytes: before.get(of) ?? await packed(plain, { level }) };
}
