import type { SourceDocument } from '../../src/model/corpus.ts';
import { isWhole } from '../../src/model/extent.ts';
import { letterOf } from '../../src/model/letters.ts';
import type { Placement } from '../decisions/decision.ts';
import type { BaseEntry, LinkedCorpus, TargetedRuling } from '../link/linked.ts';
import type { History } from './earlier/history.ts';
import { sortKey } from '../names/sort-key.ts';
import { isSurelyBefore, relation } from './order/interval.ts';
import type { Relation } from './order/interval.ts';
import { collector, topicKey } from './rulings/collects.ts';
import type { Collects } from './rulings/collects.ts';
import { instructionKey } from './rulings/same-instruction.ts';
import type { Instruction } from '../interpret/instruction.ts';
import { fold } from './text/fold.ts';

/** What is known of the whole corpus while one instruction is looked at. */
export interface Ground {
  document: (id: string) => SourceDocument;
  glossaries: SourceDocument[];
  entries: BaseEntry[];
  /** The entries of a name, whatever its capitals. */
  named: (name: string) => BaseEntry[];
  rulings: TargetedRuling[];
  /** The rulings on a topic, of all documents. */
  onTopic: (topic: string | null) => TargetedRuling[];
  placements: Placement[];
  collects: Collects;
  /** A document's place in the order in which they apply. */
  placeOf: (document: string) => number;
  /** The rulings that stand below one in its section, in the order of the document. */
  following: (ruling: TargetedRuling) => TargetedRuling[];
  /** Whether the rulings of a document stand in the order of the alphabet. */
  isInOrder: (document: string) => boolean;
  /** Whether one document surely came before another. */
  isBefore: (document: string, other: string) => boolean;
}

/**
 * Documents by their ids, which other stages gave to entries and rulings.
 *
 * @returns a function that throws an Error for an id that no document has: a defect of this program
 */
export function documentsById(documents: readonly SourceDocument[]): Ground['document'] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (id) => byId.get(id) ?? unknownDocument(id);
}

/** Documents and rulings are given in the order in which they apply. */
export function groundOf(linked: Pick<LinkedCorpus, 'documents' | 'entries' | 'rulings'>, placements: Placement[]): Ground {
  const byTopic = Map.groupBy(linked.rulings, ({ topic }) => topicKey(topic));
  const byName = Map.groupBy(linked.entries, ({ headword }) => fold(headword));
  const places = new Map(linked.documents.map(({ id }, place) => [id, place]));
  const document = documentsById(linked.documents);
  const bySection = Map.groupBy(linked.rulings, sectionOf);
  const placesInSection = new Map([...bySection.values()].flatMap((rulings) => rulings.map(({ id }, at) => [id, at] as const)));
  const inOrder = new Map([...Map.groupBy(linked.rulings, (ruling) => ruling.document)].map(([id, rulings]) => [id, areInOrder(rulings)]));
  return {
    document,
    placeOf: (id) => places.get(id) ?? unknownDocument(id),
    following: (ruling) => (bySection.get(sectionOf(ruling)) ?? []).slice((placesInSection.get(ruling.id) ?? 0) + 1, (placesInSection.get(ruling.id) ?? 0) + 3),
    isInOrder: (id) => inOrder.get(id) === true,
    isBefore: (id, other) => isSurelyBefore(document(id), document(other)),
    glossaries: linked.documents.filter(({ kind }) => kind === 'glossary'),
    entries: linked.entries,
    named: (name) => byName.get(fold(name)) ?? [],
    rulings: linked.rulings,
    onTopic: (topic) => byTopic.get(topicKey(topic)) ?? [],
    placements,
    collects: collector(linked.rulings),
  };
}

const sectionOf = ({ document, section }: TargetedRuling): string => `${document} ${section ?? ''}`;

/** Fewer rulings than this stand in an order by chance. */
const SEVERAL = 4;

/** All but one in four stand where the alphabet has them, beside the one before. */
function areInOrder(rulings: readonly TargetedRuling[]): boolean {
  const topics = rulings.flatMap(({ topic }) => (topic === null ? [] : [sortKey(topic)]));
  const turned = topics.filter((topic, at) => at > 0 && topic < (topics[at - 1] ?? '')).length;
  return topics.length >= SEVERAL && turned * 4 <= topics.length;
}

function unknownDocument(id: string): never {
  throw new Error(`An entry or a ruling names the document “${id}”, which is not in the corpus.`);
}

/**
 * How a ruling, of a document as of the day from which it holds, stands to the text that it concerns. Without an entry the
 * text is the glossary page of its letter, or all pages where none is of its letter: it is older only where it is older
 * than each of them.
 */
export function relationTo(ground: Ground, document: SourceDocument, ruling: TargetedRuling, history: History | null): Relation {
  if (history !== null) return relation(document, ground.document(history.entry.document));
  const letter = ruling.topic === null ? null : letterOf(ruling.topic);
  const own = ground.glossaries.filter((page) => page.letter === null || page.letter === letter);
  const whole = letter === null ? [] : own.filter((page) => isWhole(page, letter));
  const pages = whole.length > 0 ? whole : own;
  const relations = (pages.length > 0 ? pages : ground.glossaries).map((page) => relation(document, page));
  if (relations.length === 0 || relations.includes('newer')) return 'newer';
  return relations.every((one) => one === 'older') ? 'older' : 'unknown';
}

/**
 * The day of an older document, of which this one is a collection, that has the same instruction already: what came
 * before the edition and was not worked into it is not made newer by being printed again.
 */
export function firstPrintedBefore(ground: Ground, instruction: Instruction, ruling: TargetedRuling, history: History): string | null {
  const key = instructionKey(instruction);
  const page = ground.document(history.entry.document);
  const earlier = ground
    .onTopic(ruling.topic)
    .find(
      (other) =>
        relation(ground.document(other.document), page) === 'older'
        && ground.collects(ground.document(ruling.document), ground.document(other.document))
        && other.instructions.some((candidate) => instructionKey(candidate) === key),
    );
  return earlier === undefined ? null : ground.document(earlier.document).date;
}
