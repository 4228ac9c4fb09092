import type { Corpus, Ruling } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/reasons.ts';

/**
 * The rulings that are in force beside the text and not in it: those that only explain, and those that bring a change
 * which could not be applied. What an edition superseded is left to the site.
 */
export const rulingsBeside = ({ rulings }: Corpus): Ruling[] =>
  rulings.filter(({ supersededBy, amendments }) =>
    supersededBy === null && (amendments.length === 0 || amendments.some(({ outcome }) => outcome === 'not applied')));

/** Why a ruling stands beside the text, in the words of the closed list. */
export const reasonsOf = ({ amendments }: Ruling): string =>
  [...new Set(amendments.flatMap(({ outcome, reason }) => (outcome === 'not applied' && reason !== null && reason.why !== 'no instruction' ? [reasonInWords(reason)] : [])))].join('; ');
