import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Group } from './group-files.ts';

/** The highest level takes twice the time for less than a hundredth of the size. */
const level = 6;

/** In a thread of its own: several shards are packed at once. */
const packed = promisify(gzip);

/**
 * Packs files into one: a length (four bytes, the lowest first), a JSON list of names and lengths of that length, and
 * the files one after the other; all of it as gzip. `src/offline/copy/unpack.ts` reads it.
 */
export function packShard({ files }: Group): Promise<Uint8Array> {
  const head = Buffer.from(JSON.stringify(files.map(([name, bytes]) => [name, bytes.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return packed(Buffer.concat([length, head, ...files.map(([, bytes]) => bytes)]), { level });
}
