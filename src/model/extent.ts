import type { Entry, Extent, SourceDocument } from './corpus.ts';

/** How much of a letter a copy of a glossary covers. */
export type Coverage = 'whole' | 'in part' | 'none';

/**
 * How much of a letter a document covers. A glossary in one piece that is whole from its first letter to its last covers
 * the letters between them of which it has no entry.
 */
export function coverage({ kind, letter: own, extent }: Pick<SourceDocument, 'kind' | 'letter' | 'extent'>, letter: string): Coverage {
  if (kind !== 'glossary') return 'none';
  const said = extent.find((one) => one.letter === letter);
  if (said !== undefined) return said.whole ? 'whole' : 'in part';
  const letters = extent.map((one) => one.letter).sort();
  const between = own === null && (letters[0] ?? letter) < letter && letter < (letters.at(-1) ?? letter);
  if (!between) return 'none';
  return extent.every(({ whole }) => whole) ? 'whole' : 'in part';
}

/** Whether a document's copy of a letter is whole: only there does absence prove that there is no such entry. */
export function isWhole(document: Pick<SourceDocument, 'kind' | 'letter' | 'extent'>, letter: string): boolean {
  return coverage(document, letter) === 'whole';
}

/** What a copy of a glossary lacks, in one sentence; null where it is whole. */
export function lackOf(extent: readonly Extent[]): string | null {
  const cut = extent.filter(({ whole }) => !whole);
  const reasons = [...new Set(cut.map(({ why }) => why ?? 'is not whole'))];
  if (reasons.length === 0) return null;
  return `This copy ${reasons.join(', and ')}: a name under ${cut.map(({ letter }) => letter).join(', ')} that it does not hold may have stood there.`;
}

/** What an entry's place at the edge of a cut copy means for it. */
export type Edge = 'goes on' | 'behind a cut';

export const edgeWords = {
  'goes on': 'The copy of its page is cut at the end: this entry goes on where the copy breaks off.',
  'behind a cut': 'The copy of its page begins in the midst of an entry that stands before this one and whose name is lost.',
} satisfies Record<Edge, string>;

/** Reads: documents and entries. Writes: the entries that stand at the edge of a cut copy, by their ids; an end weighs more than a beginning. */
export function edgesOf(documents: readonly Pick<SourceDocument, 'id' | 'extent'>[], entries: readonly Pick<Entry, 'id' | 'document' | 'lines'>[]): Map<string, Edge> {
  const printed = Map.groupBy(entries, ({ document }) => document);
  const edges = new Map<string, Edge>();
  for (const { id, extent } of documents) {
    const own = (printed.get(id) ?? []).toSorted((a, b) => a.lines[0] - b.lines[0]);
    const [first, last] = [own[0], own.at(-1)];
    if (first && extent.some(({ cut }) => cut === 'start' || cut === 'both')) edges.set(first.id, 'behind a cut');
    if (last && extent.some(({ cut }) => cut === 'end' || cut === 'both')) edges.set(last.id, 'goes on');
  }
  return edges;
}
