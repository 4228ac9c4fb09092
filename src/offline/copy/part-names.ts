import type { OfflineCopy, OfflineShard } from '../../model/offline-copy.ts';

/** What lies in a part of the copy, by what its names begin with; `L` stands for the letters that follow. */
const names: readonly [prefix: string, words: string][] = [
  ['entries/', 'entries under L'],
  ['rulings/', 'rulings under L'],
  ['documents/', 'documents under L'],
  ['changes/', 'changes'],
  ['search/', 'search'],
  ['pagefind/', 'search in everything ever published'],
];

/** As many as are named one by one. */
const most = 6;

function nameOf({ prefix }: OfflineShard): string {
  const [begin, words] = names.find(([known]) => prefix.startsWith(known)) ?? [prefix, 'the pages and styles that all others need'];
  const letters = prefix.slice(begin.length).toUpperCase();
  return words.replace(' under L', letters === '' ? '' : ` under ${letters}`);
}

/** Names parts of a copy: `entries under L, search`. */
export function partsInWords(shards: readonly OfflineShard[]): string {
  const named = [...new Set(shards.map(nameOf))];
  const more = named.length - most;
  return more > 1 ? `${named.slice(0, most).join(', ')} and ${more} more` : named.join(', ');
}

/** The shard that a file is in, if the copy has it at all: the one with the longest prefix that fits. */
export function shardOf(file: string, { shards }: OfflineCopy): OfflineShard | undefined {
  return shards.filter(({ prefix }) => file.startsWith(prefix))
    .reduce<OfflineShard | undefined>((best, shard) => (best === undefined || shard.prefix.length > best.prefix.length ? shard : best), undefined);
}
