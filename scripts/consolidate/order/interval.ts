import type { SourceDocument } from '../../../src/model/corpus.ts';

/** How a rulings document stands to a glossary document in time; `unknown` where nothing says. */
export type Relation = 'older' | 'newer' | 'unknown';

/** What is known of the day on which a document took effect: not before the first day, not after the last. */
interface Interval {
  first: string;
  last: string;
}

const ALWAYS: Interval = { first: '0000-00-00', last: '9999-99-99' };

/**
 * Rulings of the very day of an edition supplement it: they are newer. So are those that came out when it had come out,
 * whichever of the two holds first. An undated document lies between the days that it is known to have come after and
 * before; undated rulings came after the edition that they amend.
 */
export function relation(rulings: SourceDocument, glossary: SourceDocument): Relation {
  if (cameOutAfter(rulings, glossary)) return 'newer';
  const mine = interval(rulings);
  const its = interval(glossary);
  if (mine.first >= its.last) return 'newer';
  return mine.last <= its.first ? 'older' : 'unknown';
}

function cameOutAfter(rulings: SourceDocument, glossary: SourceDocument): boolean {
  const [mine, its] = [rulings.published ?? rulings.date, glossary.published ?? glossary.date];
  return rulings.date !== null && glossary.date !== null && mine !== null && its !== null && mine >= its;
}

/** Whether one document surely came before another, by their days. */
export function isSurelyBefore(one: SourceDocument, other: SourceDocument): boolean {
  const [first, second] = [interval(one), interval(other)];
  return first.last <= second.first && first.first < second.last;
}

function interval({ date, after, before, kind, amends }: SourceDocument): Interval {
  if (date !== null) return { first: date, last: date };
  const amended = kind === 'rulings' ? (amends?.date ?? null) : null;
  return { first: after ?? amended ?? ALWAYS.first, last: before ?? ALWAYS.last };
}

/** Days and keys in their order: below, above or at 0. */
export const compare = (left: string, right: string): number => Number(left > right) - Number(left < right);

/** A day to sort by. A glossary page stands before the rulings of its day, an undated one right after what it came after. */
export function dayKey(document: SourceDocument): { day: string; rank: number } {
  const { first } = interval(document);
  return { day: first, rank: document.date === null ? 2 : document.kind === 'glossary' ? 0 : 1 };
}
