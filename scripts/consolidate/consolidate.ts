/**
 * Consolidation: base text and amendments, in order, make the text in force.
 *
 * Reads: the linked corpus, and what the operator decided. Writes: the corpus with every entry's versions and every
 * amendment's outcome. Mentions and backlinks are left empty for the stage that looks at the finished texts. Pure: no
 * disk, no clock; the same values always end in the same corpus.
 */
import type { Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import type { Decision } from '../decisions/decision.ts';
import { sortDecisions } from '../decisions/sort-decisions.ts';
import type { LinkedCorpus, TargetedRuling } from '../link/linked.ts';
import { decisionMessages } from './decision-messages.ts';
import { groundOf } from './ground.ts';
import { closed } from './history.ts';
import type { History } from './history.ts';
import { orderDocuments } from './order/order-documents.ts';
import { placeUndated } from './order/place-undated.ts';
import { retarget } from './retarget.ts';
import { droppedInstructions } from './rulings/dropped-instructions.ts';
import { supersededBy } from './rulings/superseded-by.ts';
import { vanished } from './rulings/vanished.ts';
import { walk } from './walk.ts';

export function consolidate(linked: LinkedCorpus, decisions: Decision[]): Corpus {
  const sorted = sortDecisions(decisions);
  const placed = placeUndated(linked);
  const documents = orderDocuments(placed.documents);
  const rulings = retarget(inOrder(linked.rulings, documents), sorted.placements, linked.entries);
  const ground = groundOf({ documents, entries: linked.entries, rulings }, sorted.placements);
  const walked = walk(ground);
  const superseded = supersededBy(walked.rulings, walked.histories, ground);
  const finished = walked.rulings.map((ruling) => ({ ...ruling, supersededBy: superseded.get(ruling.id) ?? null }));
  const concerning = Map.groupBy(finished, ({ entry }) => entry);
  const { title, publishers, address, authority, sample, icons, letters } = linked;
  return {
    schema: 2,
    title,
    publishers,
    address,
    authority,
    sample,
    icons,
    letters,
    documents,
    entries: [...walked.histories.values()].map((history) => entryOf(history, concerning.get(history.entry.id) ?? [])),
    rulings: finished,
    messages: [
      ...linked.messages,
      ...placed.messages,
      ...vanished(ground, documents),
      ...droppedInstructions(ground, documents, walked.rulings),
      ...decisionMessages(sorted, walked.decided, linked),
    ],
  };
}

function inOrder(rulings: TargetedRuling[], documents: Corpus['documents']): TargetedRuling[] {
  const byDocument = Map.groupBy(rulings, ({ document }) => document);
  return documents.flatMap(({ id }) => byDocument.get(id) ?? []);
}

function entryOf({ entry, text, repealed, versions }: History, rulings: Ruling[]): Entry {
  return {
    ...entry,
    status: repealed ? 'repealed' : 'in force',
    text,
    editions: [],
    versions: closed(versions),
    referencedBy: [],
    rulings: rulings.map(({ id }) => id),
  };
}
