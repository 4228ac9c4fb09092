/**
 * What took a ruling's place, as far as what is held can tell. An edition of the glossary takes the place of the rulings
 * before it; where its page of a ruling's letter is not held, nobody can say what became of that ruling.
 */
import type { Around } from './around.ts';
import type { Ruling, SourceDocument } from './corpus.ts';
import { documentDate, documentName, earliestOf, shortDay } from './dates.ts';
import { letterOf, pageOfLetter } from './letters.ts';
import { isSupersededByEdition } from './rulings.ts';

/** What was found of a ruling's words in the edition that took its place, in words; of a later ruling how that took it. */
export function foundThere({ how, likeness }: Pick<NonNullable<Ruling['supersededBy']>, 'how' | 'likeness'>): string {
  const share = likeness === null ? '' : ` (${Math.round(likeness * 100)} % of them)`;
  switch (how) {
    case 'found': return `its words stand there${share}`;
    case 'found reworded': return `its words stand there in part${share}`;
    case 'not found': return 'its words do not stand there';
    case 'copy damaged here': return 'its words do not stand in this copy, which is damaged there';
    case 'entry not in this copy': return 'this copy has no entry of that name';
    case 'entry no longer held': return 'it has no entry of that name any more';
    default: return how;
  }
}

/** Whether an edition came after a ruling and its page that would tell what became of it is not held. */
export function isUntold(ruling: Pick<Ruling, 'supersededBy'>): boolean {
  return isSupersededByEdition(ruling) && ruling.supersededBy?.how === 'letter not held';
}

/** An edition by its name alone: none of its pages is meant. */
export function wholeEdition({ edition }: Pick<SourceDocument, 'edition'>): string {
  return edition ?? 'glossary that is held';
}

/** `letter B`: the page that is not held. Of an entry that points to another letter only that it is its letter. */
export function untoldPage({ topic, entry }: Pick<Ruling, 'topic' | 'entry'>): string {
  return topic === null || entry !== null ? 'page of this letter' : pageOfLetter(letterOf(topic));
}

/**
 * The days between which something may have taken a ruling's place by then and may not: of a document without a day of its
 * own those between which it came out. From `sure` on it has; null where no day is known.
 */
export function placeTaken({ date, after, before }: Pick<SourceDocument, 'date' | 'after' | 'before'>): { earliest: string | null; sure: string | null } {
  return { earliest: earliestOf({ date, after }), sure: date ?? before };
}

/**
 * How a ruling stands whose place something took: not known where nothing tells it, or not yet for certain on a day asked for.
 *
 * @param on - the day asked for, in words; null for today
 */
export function supersededStanding(ruling: Ruling, by: SourceDocument, { documentOf, today }: Pick<Around, 'documentOf' | 'today'>, on: string | null): { is: 'superseded' | 'not known'; words: string } {
  const document = documentOf(ruling.document);
  const said = `said by ${documentName(document)}`;
  const name = by.kind === 'rulings' ? 'Current Rulings' : isUntold(ruling) ? wholeEdition(by) : documentName(by);
  const { sure } = placeTaken(by);
  const since = ruling.effective?.from ?? document.date;
  if (by.date === null && sure !== null && today < sure) return { is: 'not known', words: `Not known whether ${on === null ? 'in force' : `in force on ${on}`}: ${since === null ? 'it' : `in force since ${shortDay(since)} (${documentName(document)}), it`} may have been superseded by then (by ${name}, ${documentDate(by, shortDay)})` };
  if (isUntold(ruling)) return { is: 'not known', words: `Not known whether in force: older than the ${wholeEdition(by)}, whose ${untoldPage(ruling)} is not held; ${said}` };
  return { is: 'superseded', words: `Superseded${by.date === null ? '' : ` on ${shortDay(by.date)}`} (by ${name}), ${said}` };
}
