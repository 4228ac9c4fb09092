import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';

import { versionedOf } from '../../src/model/copy-version.ts';
import type { Words } from '../../src/model/fill-in.ts';
import type { OfflineCopy, OfflineShard } from '../../src/model/offline-copy.ts';
import type { About } from '../site/about-site.ts';
import { bytes } from '../site/site-files.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { groupFiles } from './group-files.ts';
import type { Group } from './group-files.ts';
import { packShard } from './pack-shard.ts';
import type { Packed } from './pack-shard.ts';

const hashOf = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');

const countPages = ({ files }: Group, page: RegExp): number => files.filter(([name]) => page.test(name)).length;

export interface PackedShard {
  shard: OfflineShard;
  bytes: Uint8Array;
  /** The hash of what it was packed of. */
  of: string;
}

async function pack(group: Group, before: Packed): Promise<PackedShard> {
  const { bytes: packed, of } = await packShard(group, before);
  return {
    bytes: packed,
    of,
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

/** So many shards are packed at once: each is held in memory, unpacked in one piece. */
const atOnce = 2;

/**
 * Packs what a reader needs of a built site. Pagefind's folder may be packed apart from the rest: no shard holds files of both.
 *
 * @param site - its pages with signs for what every page says and every document changes: a device puts the words in
 * @param before - what an earlier build packed
 */
export async function packFiles(site: SiteFiles, before: Packed = new Map()): Promise<PackedShard[]> {
  const needed = [...site].filter(([name]) => isNeeded(name)).map(([name, file]) => [name, unpackIndex(name, file)] as const);
  return Readable.from(groupFiles(new Map(needed))).map((group: Group) => pack(group, before), { concurrency: atOnce }).toArray() as Promise<PackedShard[]>;
}

/**
 * What a browser needs to keep all of a built site.
 *
 * @param packed - all that is needed of it
 * @param words - by sign
 * @returns the files to add to the site: `offline-copy/copy.json` and the shards it lists
 */
export function makeCopy(packed: readonly PackedShard[], { title, asOf, entries, documents }: About, words: Words = new Map()): SiteFiles {
  const listed = { words: [...words], shards: packed.map(({ shard }) => shard) };
  const copy: OfflineCopy = { format: 2, version: hashOf(versionedOf(listed)), title, asOf, entries, documents, ...listed };
  return new Map([
    ['offline-copy/copy.json', bytes(JSON.stringify(copy))] as const,
    ...packed.map(({ shard, bytes: one }) => [`offline-copy/${shard.hash}.bin`, one] as const),
  ]);
}

/** Pagefind's ready-made boxes, which no page uses, and the index of a language that no page has. */
const unused = /^pagefind\/(?:pagefind-(?:component-ui|modular-ui|ui|highlight)\.|wasm\.unknown\.)/;

/** The open data is for other programs, and as large as all pages: whoever wants it downloads it. */
const openData = /^data\/.*\.json$/;

/** What speaks of the site to search engines and browsers that are elsewhere. */
const forTheWeb = /^(?:sitemap\.xml|opensearch\.xml|robots\.txt)$/;

/** Whether a copy needs a file of the site: all that a reader reads, and not what belongs to the copying itself. */
const isNeeded = (file: string): boolean =>
  !file.startsWith('offline-copy/') && file !== 'service-worker.js' && !unused.test(file) && !openData.test(file) && !forTheWeb.test(file);

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1F && bytes[1] === 0x8B;

/**
 * A piece of Pagefind's index as Pagefind reads it once unpacked (it takes both). Every piece is packed by itself;
 * unpacked, what they have in common is packed once, with the whole shard.
 */
const unpackIndex = (name: string, bytes: Uint8Array): Uint8Array =>
  (name.startsWith('pagefind/') && isGzip(bytes) ? gunzipSync(bytes) : bytes);
