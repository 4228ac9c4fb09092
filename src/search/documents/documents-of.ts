import { aroundIn } from '../../model/around.ts';
import type { Corpus } from '../../model/corpus.ts';
import { documentOfEntry } from './entry-document.ts';
import { documentsOfTopics } from './topic-documents.ts';
import type { SearchDocument } from './search-document.ts';

/**
 * Everything of a corpus that can be found: its entries in their order, then the topics that only rulings have.
 *
 * `today` is the day of which it is told what is in force.
 *
 * A ruling that concerns an entry is found through that entry: its topic leads there, its words count there.
 */
export function documentsOf(corpus: Corpus, today: string): SearchDocument[] {
  const around = aroundIn(corpus, today);
  const pointers = Map.groupBy(
    corpus.entries.filter(({ pointsTo }) => (pointsTo?.target ?? null) !== null),
    ({ pointsTo }) => pointsTo?.target,
  );
  const entries = corpus.entries.map((entry) => documentOfEntry(entry, pointers.get(entry.id) ?? [], around));
  return [...entries, ...documentsOfTopics(corpus.rulings.filter(({ entry }) => entry === null), around)];
}
