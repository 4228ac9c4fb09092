/** What became of a ruling, seen from the entry it concerns. */
import type { Amendment, Effective, Operation, Reason, Ruling, Version } from './corpus.ts';

/** Operations that change no text: they are shown as rulings on the entry, not as amendments that failed. */
const explains: ReadonlySet<Operation> = new Set(['clarification', 'pointer', 'temporary']);

/** A ruling, and the days between which it is to be read: until a later document repeats or replaces it. */
export interface StandingRuling { ruling: Ruling; from: string | null; to: string | null }

/** An amendment that is in no text, and the days between which it is to be read beside it. */
export interface Unplaced extends StandingRuling { amendment: Amendment }

export interface RulingsOnEntry {
  /** Amendments whose text could not be placed: they stand beside the entry's text in their own words. */
  notApplied: Unplaced[];
  /** Rulings that change no text but are to be read with it. */
  explaining: StandingRuling[];
  /** Rulings superseded by the edition of the text, or by a later ruling. */
  older: Ruling[];
}

/** Tells the day of a document: its own, or for an undated one the latest day that it came after. */
export type DayOf = (document: string) => string | null;

/**
 * Sorts an entry's rulings, oldest first, into what a reader needs to be told about each. What an edition has superseded
 * was to be read until its day, where the entry's first text is older.
 *
 * @param since - the day of the entry's first text; null where it has none
 */
export function rulingsOnEntry(rulings: readonly Ruling[], dayOf: DayOf, since: string | null): RulingsOnEntry {
  const wasRead = ({ from, to }: StandingRuling): boolean => since !== null && from !== null && to !== null && since <= from && from < to;
  const standing = rulings.map((ruling) => daysOf(ruling, dayOf)).filter((one) => !isSupersededByEdition(one.ruling) || wasRead(one));
  return {
    notApplied: standing.flatMap((one) => one.ruling.amendments.filter(isLeftOver).map((amendment) => ({ ...one, ...ownDays(one, amendment.effective), amendment }))),
    explaining: standing.filter(({ ruling }) => isExplaining(ruling)),
    older: rulings.filter((ruling) => ruling.supersededBy !== null),
  };
}

/** The days between which a ruling is to be read. Where what took its place has no day, it is never counted as standing. */
function daysOf(ruling: Ruling, dayOf: DayOf): StandingRuling {
  const { document, supersededBy, effective } = ruling;
  const from = dayOf(document);
  const to = supersededBy === null ? null : dayOf(supersededBy.document) ?? from ?? '';
  return { ruling, ...ownDays({ from, to }, effective) };
}

/** Days that a ruling or an instruction gives itself, within those of the documents. */
function ownDays({ from, to }: Pick<StandingRuling, 'from' | 'to'>, own: Effective | null): Pick<StandingRuling, 'from' | 'to'> {
  const end = own?.to ?? null;
  return { from: own?.from ?? from, to: end === null || (to !== null && to < end) ? to : end };
}

/** What is said of a ruling whose words a later one says again. */
export const repeatedAgain = 'repeated word for word';

/** Of those that say the same words again, one document after the other, each with those before it, the first document first. */
export function withRepeated(standing: readonly StandingRuling[]): { one: StandingRuling; before: Ruling[] }[] {
  const earlier = new Map(standing.flatMap(({ ruling }) => (ruling.supersededBy?.how === repeatedAgain ? [[ruling.supersededBy.ruling, ruling] as const] : [])));
  const before = ({ id }: Ruling): Ruling[] => {
    const last = earlier.get(id);
    return last === undefined ? [] : [...before(last), last];
  };
  return standing.map((one) => ({ one, before: before(one.ruling) }));
}

/** Those that say something which no later one among them says again word for word. */
export function eachOnce<One extends StandingRuling>(standing: readonly One[]): One[] {
  const ids = new Set(standing.map(({ ruling }) => ruling.id));
  return standing.filter(({ ruling: { supersededBy } }) => supersededBy?.how !== repeatedAgain || supersededBy.ruling === null || !ids.has(supersededBy.ruling));
}

/** Where what is in force of a superseded ruling is read: the entry of what took its place, of the last link of the chain, or that last ruling. */
export function tookItsPlace(ruling: Ruling, rulingOf: (id: string) => Ruling): { entry: string | null; ruling: string | null } {
  const by = ruling.supersededBy;
  const later = by?.ruling ?? null;
  const next = later === null ? null : rulingOf(later);
  if (next === null) return { entry: by?.entry ?? ruling.entry, ruling: null };
  const last = tookItsPlace(next, rulingOf);
  return { entry: last.entry ?? ruling.entry, ruling: last.ruling ?? (next.supersededBy === null ? next.id : null) };
}

/** Those that were to be read at some time while a version was in force. */
export function during<One extends StandingRuling>(standing: readonly One[], version: Version): One[] {
  return standing.filter(({ from, to }) =>
    (version.to === null || (from ?? '') < version.to) && (to === null || (version.from ?? '') < to));
}

/** The edition of the text is newer than the ruling: nothing of it is applied, nothing of it left over. */
export function isSupersededByEdition({ supersededBy }: Pick<Ruling, 'supersededBy'>): boolean {
  return supersededBy !== null && supersededBy.ruling === null;
}

/** An amendment of the text that is not in the text. */
export function isLeftOver(amendment: Amendment): boolean {
  return amendment.outcome === 'not applied' && !explains.has(amendment.operation);
}

/** Amendments that were applied though nothing verifies their place, by their ids. */
export function notedAmendments(rulings: readonly Pick<Ruling, 'amendments'>[]): ReadonlySet<string> {
  return new Set(rulings.flatMap(({ amendments }) => amendments).filter(({ outcome }) => outcome === 'applied with a note').map(({ id }) => id));
}

/** A part of a ruling that asks for no change of a text. */
export const isExplanation = ({ outcome, operation }: Pick<Amendment, 'outcome' | 'operation'>): boolean => outcome === 'not applied' && explains.has(operation);

/** A ruling without an instruction to change text. */
export function isExplaining({ amendments }: Pick<Ruling, 'amendments'>): boolean {
  return amendments.every(isExplanation);
}

/** A ruling that its document gives for the time being, under a heading such as “Temporary Rulings”. */
export function isTemporary({ section }: { section: string | null }): boolean {
  return /\btemporary\b/iu.test(section ?? '');
}

/** A ruling holds until an edition or a later ruling takes its place. */
export function isInForce({ supersededBy }: Pick<Ruling, 'supersededBy'>): boolean {
  return supersededBy === null;
}

/** Whether a ruling says anything that stands in no text: one that was applied whole does not. */
export function isBesideText({ amendments }: Ruling): boolean {
  return amendments.length === 0 || amendments.some(({ outcome }) => outcome === 'not applied');
}

/** Why a ruling stands beside the text, in the words of the closed list. */
export function reasonsOf({ amendments }: Ruling): string {
  return [...new Set(amendments.flatMap(({ outcome, reason }) =>
    (outcome === 'not applied' && reason !== null && reason.why !== 'no instruction' ? [reasonInWords(reason)] : [])))].join('; ');
}

/** A reason of the closed list as readers are told it: what it is called among programs is no word of theirs. */
export function whyInWords(why: string): string {
  return why === 'target not held' ? 'the page it changes is not held' : why;
}

/**
 * A reason in one line: `place not certain: the ruling names no entry`; empty where there is none. Behind a whole sentence
 * what there is to say besides stands in brackets: `The first paragraph is whole. (A judge, 2012-04-01)`.
 */
export function reasonInWords(reason: Reason | null): string {
  if (reason === null) return '';
  const why = whyInWords(reason.why);
  if (reason.more === null) return why;
  return /[.!?]["”’)]?$/u.test(why) ? `${why} (${reason.more})` : `${why}: ${reason.more}`;
}
