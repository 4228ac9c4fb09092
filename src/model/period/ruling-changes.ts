/** What a stretch of time brought besides changes of the text held: rulings to be read beside it, and rulings that bring nothing new. */
import { documentsIn, earliestDay, isUnder } from './period.ts';
import type { Period } from './period.ts';
import { isExplaining, isLeftOver, isSupersededByEdition } from '../rulings.ts';
import type { StandingRuling } from '../rulings.ts';
import type { Corpus, Ruling, SourceDocument } from '../corpus.ts';

export interface RulingChanges {
  /** Rulings with an amendment that is in no text: they change the rules, and stand beside the text in their own words. */
  notApplied: StandingRuling[];
  /** Rulings that clarify, point elsewhere or hold for a time: they change no text. */
  explaining: StandingRuling[];
  /** Rulings that bring nothing new: an earlier document said the same in the same words, or it is in force already. */
  repeated: StandingRuling[];
  /** Rulings older than the edition of the text: its wording took their place. */
  superseded: Ruling[];
}

type Known = Pick<Corpus, 'documents' | 'entries' | 'rulings'>;

/**
 * The rulings of a period's documents, by what they are to a reader who knows what came before. One that made a version
 * of its entry is in no list, unless another of its amendments is left over.
 */
export function rulingChanges({ documents, entries, rulings }: Known, period: Period): RulingChanges {
  const inPeriod = new Set(documentsIn({ documents }, period).map(({ id }) => id));
  const headwords = new Map(entries.map(({ id, headword }) => [id, headword]));
  const inOrder = rulings.filter(({ document, topic, entry }) => inPeriod.has(document) && isUnder(period, topic, headwords.get(entry ?? '')));
  const standing = inOrder.filter((ruling) => !isSupersededByEdition(ruling)).map((ruling) => standingOf(ruling, documents));
  const isOld = saidBefore(rulings, inPeriod);
  const made = new Set(entries.flatMap(({ versions }) => versions.flatMap(({ amendments }) => amendments)));
  const besides = standing.filter(({ ruling }) => isBesideText(ruling) || !ruling.amendments.some(({ id }) => made.has(id)));
  const isNew = ({ ruling }: StandingRuling) => isBesideText(ruling) && !isOld(ruling);
  return {
    notApplied: besides.filter((one) => isNew(one) && !isExplaining(one.ruling)),
    explaining: besides.filter((one) => isNew(one) && isExplaining(one.ruling)),
    repeated: besides.filter((one) => !isNew(one)),
    superseded: inOrder.filter(isSupersededByEdition),
  };
}

function isBesideText(ruling: Ruling): boolean {
  return isExplaining(ruling) || ruling.amendments.some(isLeftOver);
}

function standingOf(ruling: Ruling, documents: readonly SourceDocument[]): StandingRuling {
  const by = ruling.supersededBy;
  return { ruling, from: dayOf(ruling.document, documents), to: by === null ? null : dayOf(by.document, documents) };
}

function dayOf(id: string, documents: readonly SourceDocument[]): string | null {
  const document = documents.find((one) => one.id === id);
  return document === undefined ? null : earliestDay(document);
}

/** Follows a ruling back through the documents that repeated it word for word: does the chain begin before the period? */
function saidBefore(rulings: readonly Ruling[], inPeriod: ReadonlySet<string>): (ruling: Ruling) => boolean {
  const earlier = Map.groupBy(rulings, ({ supersededBy }) => supersededBy?.ruling ?? null);
  const isOld = (ruling: Ruling): boolean => (earlier.get(ruling.id) ?? []).some((before) =>
    saidBy(before) === saidBy(ruling) && (!inPeriod.has(before.document) || isOld(before)));
  return isOld;
}

function saidBy({ blocks }: Ruling): string {
  return (blocks.map(({ text }) => text).join(' ').normalize('NFD').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
