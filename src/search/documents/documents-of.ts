import type { Corpus } from '../../model/corpus.ts';
import { documentOfEntry } from './entry-document.ts';
import { documentsOfTopics } from './topic-documents.ts';
import type { SearchDocument } from './search-document.ts';

/**
 * Everything of a corpus that can be found: its entries in their order, then the topics that only rulings have.
 *
 * A ruling that concerns an entry is found through that entry: its topic leads there, its words count there.
 */
export function documentsOf(corpus: Corpus): SearchDocument[] {
  const rulings = new Map(corpus.rulings.map((ruling) => [ruling.id, ruling]));
  const pointers = Map.groupBy(
    corpus.entries.filter(({ pointsTo }) => (pointsTo?.target ?? null) !== null),
    ({ pointsTo }) => pointsTo?.target,
  );
  const entries = corpus.entries.map((entry) => documentOfEntry(entry, {
    rulings: entry.rulings.flatMap((id) => rulings.get(id) ?? []),
    pointers: pointers.get(entry.id) ?? [],
  }));
  return [...entries, ...documentsOfTopics(corpus.rulings.filter(({ entry }) => entry === null))];
}
