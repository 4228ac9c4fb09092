/** What became of a ruling, seen from the entry it concerns. */
import type { Amendment, Operation, Ruling, Version } from './corpus.ts';

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

/** Sorts an entry's rulings, oldest first, into what a reader needs to be told about each. `dateOf` dates a document. */
export function rulingsOnEntry(rulings: readonly Ruling[], dateOf: (document: string) => string | null): RulingsOnEntry {
  const standing = rulings.filter((ruling) => !isSupersededByEdition(ruling)).map((ruling): StandingRuling => ({
    ruling,
    from: dateOf(ruling.document),
    to: ruling.supersededBy === null ? null : dateOf(ruling.supersededBy.document),
  }));
  return {
    notApplied: standing.flatMap((one) => one.ruling.amendments.filter(isLeftOver).map((amendment) => ({ ...one, amendment }))),
    explaining: standing.filter(({ ruling }) => isExplaining(ruling)),
    older: rulings.filter((ruling) => ruling.supersededBy !== null),
  };
}

/** Those that were to be read at some time while a version was in force. */
export function during<One extends StandingRuling>(standing: readonly One[], version: Version): One[] {
  return standing.filter(({ from, to }) =>
    (version.to === null || (from ?? '') < version.to) && (to === null || (version.from ?? '') < to));
}

/** The edition of the text is newer than the ruling: nothing of it is applied, nothing of it left over. */
export function isSupersededByEdition({ supersededBy }: Ruling): boolean {
  return supersededBy !== null && supersededBy.ruling === null;
}

/** An amendment of the text that is not in the text. */
export function isLeftOver(amendment: Amendment): boolean {
  return amendment.outcome === 'not applied' && !explains.has(amendment.operation);
}

/** A ruling without an instruction to change text. */
export function isExplaining(ruling: Ruling): boolean {
  return ruling.amendments.every((one) => one.outcome === 'not applied' && explains.has(one.operation));
}
