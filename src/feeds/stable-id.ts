import { createHash } from 'node:crypto';

/** The namespace of this project's names, made up once; another one would make other ids of the same names. */
const namespace = Buffer.from('0c5e7b1f6a9d4f0e9b62d1a8f3c47e55', 'hex');

/**
 * A name-based UUID (RFC 9562, version 5): the same for the same names wherever the site is put, so that a feed reader
 * knows again what it has shown.
 *
 * @example stableId('Lamps of Ostermere', 'towing') is always the same `urn:uuid:…`
 */
export function stableId(...names: readonly string[]): string {
  const hash = createHash('sha1').update(namespace).update(JSON.stringify(names)).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}`;
}
