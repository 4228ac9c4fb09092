import { createHash } from 'node:crypto';

import type { OfflineCopy, OfflineShard } from '../../src/model/offline-copy.ts';
import type { About } from '../site/about-site.ts';
import { bytes } from '../site/site-files.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { groupFiles } from './group-files.ts';
import type { Group } from './group-files.ts';
import { isNeeded } from './is-needed.ts';
import { packShard } from './pack-shard.ts';
import { unpackIndex } from './unpack-index.ts';

const hashOf = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');

const countPages = ({ files }: Group, page: RegExp): number => files.filter(([name]) => page.test(name)).length;

interface PackedShard {
  shard: OfflineShard;
  packed: Uint8Array;
}

async function pack(group: Group): Promise<PackedShard> {
  const packed = await packShard(group);
  return {
    packed,
    shard: {
      prefix: group.prefix,
      hash: hashOf(packed),
      bytes: packed.length,
      files: group.files.length,
      // A name that several entries share has a page, too; only an entry is there as data.
      entries: countPages(group, /^entries\/[^/]+\/text\.json$/),
      documents: countPages(group, /^documents\/[^/]+\/index\.html$/),
    },
  };
}

/**
 * Packs a built site for reading offline.
 *
 * @returns the files to add to the site: `offline-copy/copy.json` and the shards it lists
 */
export async function makeCopy(site: SiteFiles, { title, asOf, entries, documents }: About): Promise<SiteFiles> {
  const needed = [...site].filter(([name]) => isNeeded(name)).map(([name, file]) => [name, unpackIndex(name, file)] as const);
  const shards = await Promise.all(groupFiles(new Map(needed)).map(pack));
  const version = hashOf(shards.map(({ shard }) => `${shard.prefix} ${shard.hash}`).join('\n'));
  const copy: OfflineCopy = { format: 1, version, title, asOf, entries, documents, shards: shards.map(({ shard }) => shard) };
  return new Map([
    ['offline-copy/copy.json', bytes(JSON.stringify(copy))] as const,
    ...shards.map(({ shard, packed }) => [`offline-copy/${shard.hash}.bin`, packed] as const),
  ]);
}
