/**
 * The search, as far as it has come: names answer first, the whole takes their place, and then it learns English. The whole
 * has its texts in pieces, and brings those that an answer asks for.
 */
import type { Finder } from '../../search/finder.ts';
import { finderOfNames, finderOfTexts, learnEnglish } from '../../search/pack/unpack.ts';
import type { Corpus } from '../../model/corpus.ts';
import { dayAfterChange, eventDay, readersToday } from '../event-day.ts';
import { released } from './released.ts';
import { OtherBuild, renewSearchFiles, searchDays, searchEnglish, searchFiles, searchNames, textSource } from './search-files.ts';

export interface Finders {
  /** Answers with names alone. */
  names: Promise<Finder>;
  /** Answers with everything. */
  whole: Promise<Finder>;
  /** The whole, which finds its way from words that the corpus does not use as well; without English, just the whole. */
  taught: Promise<Finder>;
}

let loading: Finders | undefined;
let days: Promise<Corpus> | undefined;
let ofDay: { day: string; finders: Finders } | undefined;

/**
 * The search of the event's date, or of today where none is set; where what was announced has come true since the site
 * was built, of the reader's own day. Each is loaded once a page; a promise is rejected where its file cannot be had, and
 * what is known of English may be missing. A search of a day answers only when it is whole.
 */
export function finders(): Finders {
  const day = eventDay() ?? dayAfterChange();
  if (day === null) return loading ??= load();
  if (ofDay?.day !== day) {
    days ??= searchDays();
    const finder = days.then(async (corpus) => (await import('../../search/day/finder-on.ts')).finderOn(corpus, day, readersToday()));
    ofDay = { day, finders: { names: finder, whole: finder, taught: finder.then(teach) } };
  }
  return ofDay.finders;
}

/**
 * Answers with what has come, and as long as that lacks texts, brings them and answers again. Where the site was built anew
 * meanwhile, the page is told, once, to ask for its search again.
 *
 * @param answer - shows what the search finds; false where that is not wanted any more
 */
export async function answerFully(finder: Finder, answer: () => boolean): Promise<void> {
  try {
    while (answer()) {
      const coming = finder.bring();
      if (coming === null) return;
      await coming;
      await released();
    }
  } catch (error) {
    // What has come stays shown: names without their texts.
    if (!(error instanceof OtherBuild) || renewed) return;
    renewed = true;
    renewSearchFiles();
    loading = undefined;
    document.dispatchEvent(new Event('search-renewed'));
  }
}

let renewed = false;

function load(): Finders {
  const whole = searchFiles().then(({ names, words }) => finderOfTexts(names, words, textSource));
  return { names: searchNames().then(finderOfNames), whole, taught: whole.then(teach) };
}

async function teach(finder: Finder): Promise<Finder> {
  try {
    const { names } = await searchFiles();
    return learnEnglish(finder, names, await searchEnglish(names.version));
  } catch {
    return finder;
  }
}
