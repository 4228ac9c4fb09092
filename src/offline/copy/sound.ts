/**
 * What may be believed of a copy: a list that agrees with itself, and a shard that is what its list says, to the byte.
 * Written out here, though `model/offline-copy.ts` says the same: the library that reads that one would be larger than
 * everything else the service worker consists of.
 */
import { versionedOf } from '../../model/copy-version.ts';
import type { OfflineCopy, OfflineShard } from '../../model/offline-copy.ts';

/** In hexadecimal. */
async function sha256(data: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await data.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a part is, byte for byte, the one that the copy names. */
export async function isWhole(packed: Blob, { hash, bytes }: OfflineShard): Promise<boolean> {
  return packed.size === bytes && await sha256(packed) === hash;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isDayOrNull = (value: unknown): boolean => value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)));

const isShard = (value: unknown): value is OfflineShard =>
  isObject(value) && typeof value['prefix'] === 'string' && /^[0-9a-f]{64}$/.test(String(value['hash']))
  && ['bytes', 'files', 'entries', 'documents'].every((name) => isCount(value[name]));

const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

/** Before there were words, every page lay in its shard as it is read. */
const hasItsWords = ({ format, words }: Record<string, unknown>): boolean =>
  (format === 1 ? words === undefined : format === 2 && Array.isArray(words) && words.every(isPair));

const isList = (value: unknown): value is OfflineCopy =>
  isObject(value) && hasItsWords(value) && isDayOrNull(value['asOf']) && Array.isArray(value['shards']) && value['shards'].every(isShard);

/** A list as it was written by a build; null where something is missing from it or was changed, and where it lists nothing. */
export async function soundList(value: unknown): Promise<OfflineCopy | null> {
  if (!isList(value) || value.shards.length === 0) return null;
  const sum = (what: 'entries' | 'documents'): number => value.shards.reduce((total, shard) => total + shard[what], 0);
  if (sum('entries') !== value.entries || sum('documents') !== value.documents) return null;
  const version = await sha256(new Blob([versionedOf(value)]));
  return version === value.version ? value : null;
}
