import type { OfflineCopy } from './offline-copy.ts';

/** What the version of a copy for reading offline is the hash of. */
export const versionedOf = ({ shards, words }: Pick<OfflineCopy, 'shards' | 'words'>): string =>
  [...shards.map(({ prefix, hash }) => `${prefix} ${hash}`), ...(words === undefined ? [] : [JSON.stringify(words)])].join('\n');
