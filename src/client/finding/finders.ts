/**
 * The search, as far as it has come: names answer first, the whole takes their place, and then it learns English. The whole
 * has its texts in pieces, and brings those that an answer asks for.
 */
import type { Finder } from '../../search/finder.ts';
import { finderOfNames, finderOfTexts, learnEnglish } from '../../search/pack/unpack.ts';
import type { Corpus } from '../../model/corpus.ts';
import { dayAfterChange, eventDay, readersToday } from '../event-day.ts';
import { released } from './released.ts';
import { OtherBuild, renewSearchFiles, searchDayNames, searchDays, searchEnglish, searchFiles, textSource } from './search-files.ts';
import { searchNames } from './search-names.ts';

export interface Finders {
  /** Answers with names alone. */
  names: Promise<Finder>;
  /** Answers with everything. */
  whole: Promise<Finder>;
  /** The whole, which finds its way from words that the corpus does not use as well; without English, just the whole. */
  taught: Promise<Finder>;
}

let loading: Finders | undefined;
let days: { names: Promise<Corpus>; whole: Promise<Corpus> } | undefined;
let ofDay: { day: string; finders: Finders } | undefined;

/**
 * The search of the event's date, or of today where none is set; where what was announced has come true since the site
 * was built, of the reader's own day. Each is loaded once a page; a promise is rejected where its file cannot be had, and
 * what is known of English may be missing.
 */
export function finders(): Finders {
  const day = eventDay() ?? dayAfterChange();
  if (day === null) return loading ??= load();
  if (ofDay?.day !== day) {
    days ??= loadDays();
    const [names, whole] = [days.names.then((corpus) => namesOf(corpus, day)), days.whole.then((corpus) => wholeOf(corpus, day))];
    ofDay = { day, finders: { names, whole, taught: whole.then(teach) } };
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

function loadDays(): { names: Promise<Corpus>; whole: Promise<Corpus> } {
  const names = searchDayNames();
  // One after the other: on a slow line the names must not wait for the texts.
  return { names, whole: names.then(searchDays, searchDays) };
}

async function namesOf(corpus: Corpus, day: string): Promise<Finder> {
  return (await import('../../search/day/finder-on.ts')).namesOn(corpus, day, readersToday());
}

async function wholeOf(corpus: Corpus, day: string): Promise<Finder> {
  return (await import('../../search/day/finder-on.ts')).finderOn(corpus, day, readersToday());
}

async function teach(finder: Finder): Promise<Finder> {
  try {
    const { names } = await searchFiles();
    return learnEnglish(finder, names, await searchEnglish(names.version));
  } catch {
    return finder;
  }
}
