/** What became of a ruling, seen from the entry it concerns. */
import type { Amendment, Operation, Ruling } from '../schemas/corpus.ts';

/** Operations that change no text: they are shown as rulings on the entry, not as amendments that failed. */
const explains: ReadonlySet<Operation> = new Set(['clarification', 'pointer', 'temporary']);

export interface RulingsOnEntry {
  /** Amendments whose text could not be placed: they stand beside the entry's text in their own words. */
  notApplied: { ruling: Ruling; amendment: Amendment }[];
  /** Rulings that change no text but are to be read with it. */
  explaining: Ruling[];
  /** Rulings older than the text: superseded by the edition. */
  older: Ruling[];
}

/** Sorts an entry's rulings, oldest first, into what a reader needs to be told about each. */
export function rulingsOnEntry(rulings: readonly Ruling[]): RulingsOnEntry {
  const current = rulings.filter((ruling) => ruling.supersededBy === null);
  return {
    notApplied: current.flatMap((ruling) => ruling.amendments.filter(isLeftOver).map((amendment) => ({ ruling, amendment }))),
    explaining: current.filter((ruling) => ruling.amendments.every((amendment) => explains.has(amendment.operation))),
    older: rulings.filter((ruling) => ruling.supersededBy !== null),
  };
}

/** An amendment of the text that is not in the text. */
export function isLeftOver(amendment: Amendment): boolean {
  return amendment.outcome === 'not applied' && !explains.has(amendment.operation);
}

/** What a ruling is called: its topic as printed, or its opening words. */
export function rulingName(ruling: Ruling): string {
  if (ruling.topic !== null) return ruling.topic;
  const words = (ruling.blocks[0]?.text ?? '').split(' ');
  return words.length > 8 ? `${words.slice(0, 8).join(' ')} …` : words.join(' ');
}

/** Operation and unit in words: `replaces a paragraph`. */
export function operationInWords({ operation, unit }: Pick<Amendment, 'operation' | 'unit'>): string {
  const object = unit === 'entry' ? 'the entry' : unit === 'text' ? 'words' : `a ${unit}`;
  switch (operation) {
    case 'insertion': return `adds ${object}`;
    case 'substitution': return `replaces ${object}`;
    case 'repeal': return `deletes ${object}`;
    case 'renumbering': return `moves or splits ${object}`;
    case 'formatting': return `changes the type of ${object}`;
    case 'reversal': return `reverses ${object}`;
    case 'erratum': return 'corrects a card';
    case 'clarification': return 'clarifies';
    case 'pointer': return 'points elsewhere';
    case 'temporary': return 'rules for a time';
  }
}

/** One of a few words for a ruling as a whole, for lists and for the search's filter. */
export function fate(ruling: Ruling): string {
  if (ruling.supersededBy !== null) return 'Superseded';
  if (ruling.amendments.some(isLeftOver)) return 'Not applied';
  if (ruling.amendments.some((amendment) => amendment.outcome !== 'not applied')) return 'Applied';
  return 'Clarifies';
}
