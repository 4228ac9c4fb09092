import { asFarAsKnown } from '../../model/as-far-as-known.ts';
import { aroundIn } from '../../model/around.ts';
import { corpusAt } from '../../model/corpus-at.ts';
import type { Corpus } from '../../model/corpus.ts';
import { shortDay } from '../../model/dates.ts';
import { shortStanding } from '../../model/standing-words.ts';
import { standingOn } from '../../model/standing.ts';
import { documentsOf } from '../documents/documents-of.ts';
import type { SearchDocument } from '../documents/search-document.ts';

/**
 * Everything that can be found as of a day: what held then by the words of that day, each with how it stood, and whether
 * today differs. What came later is not there. Where the text of that day is not held, the name alone is.
 */
export function documentsOn(corpus: Corpus, day: string, today: string): SearchDocument[] {
  const entries = new Map(corpus.entries.map((entry) => [entry.id, entry]));
  const around = aroundIn(corpus, today);
  return documentsOf(corpusAt(corpus, day), day).map((document) => {
    const entry = entries.get(document.id);
    if (entry === undefined) return around.isAfterKnown(day) ? { ...document, standing: asFarAsKnown(document.standing) } : document;
    const stood = standingOn(entry, day, around);
    const standing = shortStanding(stood, shortDay(day));
    const isHeld = stood.certainty !== 'before what is held';
    const told = { ...document, standing, ...(!isHeld || stood.certainty === 'unsure' ? { unsure: true } : {}) };
    return isHeld ? told : { ...told, amended: null, passages: [], old: [] };
  });
}
