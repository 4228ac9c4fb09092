import { gunzipSync } from 'node:zlib';

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1F && bytes[1] === 0x8B;

/**
 * A piece of Pagefind's index as Pagefind reads it once unpacked (it takes both). Every piece is packed by itself;
 * unpacked, what they have in common is packed once, with the whole shard.
 */
export const unpackIndex = (name: string, bytes: Uint8Array): Uint8Array =>
  (name.startsWith('pagefind/') && isGzip(bytes) ? gunzipSync(bytes) : bytes);
