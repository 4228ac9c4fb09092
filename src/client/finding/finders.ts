/** The search, as far as it has come: names answer first, and the whole takes their place. */
import type { Finder } from '../../search/finder.ts';
import { finderOfNames, finderOfTexts } from '../../search/pack/unpack.ts';
import type { Corpus } from '../../model/corpus.ts';
import { eventDay } from '../event-day.ts';
import { searchDays, searchFiles, searchNames } from './search-files.ts';

export interface Finders {
  /** Answers with names alone. */
  names: Promise<Finder>;
  /** Answers with everything. */
  whole: Promise<Finder>;
}

let loading: Finders | undefined;
let days: Promise<Corpus> | undefined;
let ofDay: { day: string; finders: Finders } | undefined;

/**
 * The search of the event's date, or of today where none is set. Either is loaded once a page; a promise is rejected where
 * its file cannot be had. A search of a day answers only when it is whole: today's names would not be that day's.
 */
export function finders(): Finders {
  const day = eventDay();
  if (day === null) return ofToday();
  if (ofDay?.day !== day) {
    days ??= searchDays();
    const finder = days.then(async (corpus) => (await import('../../search/day/finder-on.ts')).finderOn(corpus, day));
    ofDay = { day, finders: { names: finder, whole: finder } };
  }
  return ofDay.finders;
}

function ofToday(): Finders {
  return loading ??= {
    names: searchNames().then(finderOfNames),
    whole: searchFiles().then(({ names, texts }) => finderOfTexts(names, texts)),
  };
}
