import type { SourceDocument } from '../../../src/model/corpus.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import { relation } from '../order/interval.ts';
import type { EditionHappening, Happening } from '../time/happening.ts';

/**
 * The edition that a rulings document finds without an entry, where it is held whole: of all that have a word on the entry,
 * the last that holds by its day. Null where that one prints the entry, or cannot be asked.
 */
export function leftOutBefore(happenings: readonly Happening[], rulings: SourceDocument): SourceDocument | null {
  const before = happenings.filter((one): one is EditionHappening => one.is !== 'ruling' && one.at.day <= (rulings.date ?? '') && relation(rulings, one.document) === 'newer');
  const last = before.toSorted((one, other) => one.at.document - other.at.document).at(-1);
  return last?.is === 'absence' && last.isWhole && last.inText === null ? last.document : null;
}

const NAMES: ReadonlySet<TargetedRuling['match']> = new Set(['exact', 'folded', 'number', 'alias']);

/** Whether a topic is the name of its entry, and no part or beginning of it. */
export const isItsName = ({ entry, match }: TargetedRuling): boolean => entry === null || NAMES.has(match);
