/** Rulings and their amendments in a reader's words. */
import type { Amendment, Ruling } from './corpus.ts';
import { isExplaining, isLeftOver, isSupersededByEdition, reasonInWords } from './rulings.ts';
import { isUntold } from './superseded.ts';

/** What a ruling is called: its topic as printed, or its opening words. */
export function rulingName(ruling: Ruling): string {
  if (ruling.topic !== null) return ruling.topic;
  const words = (ruling.blocks[0]?.text ?? '').split(' ');
  return words.length > 8 ? `${words.slice(0, 8).join(' ')} …` : words.join(' ');
}

/** Operation and unit: `Replaces a paragraph`. */
export function operationInWords({ operation, unit }: Pick<Amendment, 'operation' | 'unit'>): string {
  const object = unit === 'entry' ? 'the entry' : unit === 'text' ? 'words' : `a ${unit}`;
  switch (operation) {
    case 'insertion': return `Adds ${object}`;
    case 'substitution': return `Replaces ${object}`;
    case 'repeal': return `Deletes ${object}`;
    case 'renumbering': return `Moves or splits ${object}`;
    case 'formatting': return `Changes the type of ${object}`;
    case 'reversal': return `Reverses ${object}`;
    case 'erratum': return 'Corrects a card';
    case 'clarification': return 'Clarifies';
    case 'pointer': return 'Points elsewhere';
    case 'temporary': return 'Rules for a time';
  }
}

/** What became of an amendment, with its reason or note as a sentence. */
export function outcomeInWords({ outcome, reason, operation }: Amendment): { outcome: string; reason: string | null } {
  const sentence = reason === null ? null : closed(capitalised(reasonInWords(reason)));
  const changesNothing = outcome === 'not applied' && reason?.why === 'no instruction';
  if (changesNothing) return { outcome: operation === 'pointer' ? 'Points elsewhere' : 'Clarifies', reason: null };
  return { outcome: capitalised(outcome), reason: sentence };
}

/** With a stop at its end: that of a quotation's last sentence is one. */
export function closed(words: string): string {
  return /[.!?]["”’)]*$/u.test(words) ? words : `${words}.`;
}

/** One of a few words for a ruling as a whole, for the search's filter. */
export function fate(ruling: Ruling): string {
  if (isUntold(ruling)) return 'Ruling, not known whether superseded';
  if (isSupersededByEdition(ruling)) return 'Ruling superseded by the edition';
  if (ruling.supersededBy !== null) return 'Ruling repeated or replaced later';
  if (isExplaining(ruling)) return 'Ruling that clarifies';
  return ruling.amendments.some(isLeftOver) ? 'Ruling not applied' : 'Ruling applied';
}

/** With a capital at its beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
