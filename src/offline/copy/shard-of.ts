import type { OfflineCopy, OfflineShard } from '../../model/offline-copy.ts';

/** The shard that a file is in, if the copy has it at all: the one with the longest prefix that fits. */
export function shardOf(file: string, { shards }: OfflineCopy): OfflineShard | undefined {
  return shards.filter(({ prefix }) => file.startsWith(prefix))
    .reduce<OfflineShard | undefined>((best, shard) => (best === undefined || shard.prefix.length > best.prefix.length ? shard : best), undefined);
}
