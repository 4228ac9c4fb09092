import type { SiteFiles } from '../site/site-files.ts';

export interface Group {
  prefix: string;
  /** In the order of their names. */
  files: [name: string, bytes: Uint8Array][];
}

/** In bytes, unpacked. Above this a shard takes too long to unpack for one page; far below, there are too many to ask for. */
const largest = 4_000_000;

/** What changes together lies together. The first prefix that fits is the file's. */
const prefixes = [
  'entries/', // entries/lamp-oil/, with its versions
  'rulings/', // rulings/current-rulings-2017-02-06-locks/
  'documents/',
  'letters/',
  'changes/', // what changed since a document: a new document changes each of these
  'pagefind/fragment/', // texts that the full-text search shows
  'pagefind/pagefind.js', // its program, which hardly ever changes
  'pagefind/pagefind-worker.js',
  'pagefind/wasm.',
  'pagefind/', // what it searches in
  'search/', // the search over the rules in force
  '', // everything else
];

const prefixOf = (file: string): string => prefixes.find((prefix) => file.startsWith(prefix)) ?? '';

const sizeOf = ({ files }: Group): number => files.reduce((sum, [, bytes]) => sum + bytes.length, 0);

/** How many characters from the beginning all names have in common; they are in order. */
function common({ files }: Group): number {
  const [first = ''] = files[0] ?? [];
  const [last = ''] = files.at(-1) ?? [];
  let at = 0;
  while (at < first.length && first[at] === last[at]) at += 1;
  return at;
}

/**
 * Of the parts of a group the smallest, as many as are not too large together: they stay in one shard, since each that a
 * device must ask for costs it as much time as many bytes. A file is looked for by the longest prefix that fits, so the
 * one whose whole name others begin with is among them.
 */
function small(parts: readonly Group[], length: number): ReadonlySet<Group> {
  const bySize = parts.map((part) => ({ part, size: part.prefix.length < length ? 0 : sizeOf(part) })).toSorted((one, other) => one.size - other.size);
  let room = largest;
  return new Set(bySize.filter(({ size }) => (room -= size) >= 0).map(({ part }) => part));
}

/** A group that is too large is parted by the next letter in which its names differ. */
function split(group: Group): Group[] {
  if (group.files.length < 2 || sizeOf(group) <= largest || group.prefix === '') return [group];
  const length = Math.max(common(group), group.prefix.length) + 1;
  const parts = [...Map.groupBy(group.files, ([name]) => name.slice(0, length))].map(([prefix, files]): Group => ({ prefix, files }));
  const together = small(parts, length);
  const rest = parts.filter((part) => together.has(part)).flatMap(({ files }) => files);
  return [...(rest.length === 0 ? [] : [{ prefix: group.prefix, files: rest }]), ...parts.filter((part) => !together.has(part)).flatMap(split)];
}

/**
 * Parts a site's files into groups by their names alone, so that a page that is added or changed changes its own group
 * and no other.
 */
export const groupFiles = (files: SiteFiles): Group[] =>
  [...Map.groupBy(files, ([name]) => prefixOf(name))].map(([prefix, members]) => ({ prefix, files: members })).flatMap(split);
