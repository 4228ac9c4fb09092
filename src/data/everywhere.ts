/** What every page says of the corpus as a whole, worked out once. */
import { daysHeld } from '../model/dates.ts';
import { coverageInWords } from '../model/letters.ts';
import { nextChange } from '../model/versions.ts';
import { corpus } from './corpus.ts';
import { today } from './today.ts';

export const held = daysHeld(corpus.documents);
/** The next day on which a text changes that has been announced. */
export const changes = nextChange(corpus.entries, today) ?? undefined;
export const coverage = coverageInWords(corpus);
