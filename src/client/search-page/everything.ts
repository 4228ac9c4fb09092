/** The second lane: everything ever published, by Pagefind, with filters. Loaded when it is asked for. */
import { pageLink } from '../../data/links.ts';
import { holdsOn } from '../../model/holds-on.ts';
import { longDay } from '../../model/dates.ts';
import { eventDay, knownOnlyTo } from '../event-day.ts';
import { answerFully, finders } from '../finding/finders.ts';
import type { Asked } from './asked.ts';
import { chosenFilters, showCounts, showFilters } from './filters.ts';
import { pagefind } from './pagefind.ts';
import type { Find, Pagefind } from './pagefind.ts';
import { pagefindItem } from './pagefind-item.ts';
import { clear } from './places.ts';
import type { Places } from './places.ts';
import { publishedWords } from './published-words.ts';
import type { PublishedWords } from './published-words.ts';
import { repairNote } from './repair-note.ts';

const step = 12;
/** Pagefind is asked once typing has paused so long, in milliseconds. */
const quiet = 150;

/**
 * Shows every page that has all of the words.
 *
 * @param isAsked - whether the search is still the one that is wanted
 * @param searchExactly - is called where the reader wants no repairs
 */
export async function searchEverything(asked: Asked, form: HTMLFormElement, places: Places, isAsked: () => boolean, searchExactly: () => void): Promise<void> {
  const index = await pagefind(pageLink('pagefind/pagefind.js'));
  if (places.filters.childElementCount < 2) showFilters(places.filters, await index.filters(), new URLSearchParams(location.search));
  await new Promise((resolve) => { setTimeout(resolve, quiet); });
  if (!isAsked()) return;
  const published = await wordsFor(asked, index);
  if (!isAsked()) return;
  const found = await index.search(published.words, { filters: chosenFilters(new FormData(form)) });
  if (!isAsked()) return;
  clear(places);
  places.note.append(...repairNote(published.repairs, asked.words, searchExactly));
  if (published.lacking.length > 0) {
    places.status.textContent = `Nothing found for “${asked.words}”: no page has ${published.lacking.map((word) => `“${word}”`).join(' or ')}.`;
    return;
  }
  showCounts(places.filters, found.filters);
  let at = 0;
  let unsure = 0;
  const showMore = async (): Promise<void> => {
    const finds = await Promise.all(found.results.slice(at, at + step).map((result) => result.data()));
    if (!isAsked()) return;
    at += step;
    const held = finds.filter(holdsOnEventDay);
    unsure += held.filter(isUnsure).length;
    places.results.append(...held.map(pagefindItem));
    places.more.hidden = at >= found.results.length;
    places.status.textContent = saying(found.results.length, { shown: places.results.childElementCount, unsure }, asked.words);
  };
  places.more.onclick = () => void showMore();
  await showMore();
}

/** What to ask for: the first lane tells slips, once its texts have come. Where it cannot be had, the words as typed. */
async function wordsFor({ words, exact }: Asked, index: Pagefind): Promise<PublishedWords> {
  try {
    const finder = await finders().taught;
    await answerFully(finder, () => {
      finder.find(words, { exact, most: 0 });
      return true;
    });
    return await publishedWords(words, finder, index, exact);
  } catch {
    return { words, repairs: [], lacking: [] };
  }
}

/** With an event's date, only texts that were in force on it are shown. */
function holdsOnEventDay({ meta }: Find): boolean {
  const day = eventDay();
  return day === null || holdsOn({ from: dayIn(meta['from']), to: dayIn(meta['to']) }, day);
}

/** Of which it is not known whether it was in force on it. */
function isUnsure({ meta, filters }: Find): boolean {
  const day = eventDay();
  return day !== null && day < (meta['sure'] ?? '') && !(meta['status'] ?? '').startsWith('Ruling') && filters['Kind'] !== undefined;
}

function saying(found: number, { shown, unsure }: { shown: number; unsure: number }, words: string): string {
  if (words.trim() === '') return '';
  if (found === 0) return `Nothing found for “${words}”. A page is found here where it has every word as it is typed.`;
  const count = found === 1 ? 'One page' : `${found} pages`;
  const day = eventDay();
  return `${count} found for “${words}”${day === null ? '' : `; ${shown} shown, ${ofDay(day, shown, unsure)}`}.`;
}

/** What is true of all that is shown of a day. */
function ofDay(day: string, shown: number, unsure: number): string {
  if (unsure > 0 && unsure === shown) return `not known whether in force on ${longDay(day)}`;
  const held = `in force on ${longDay(day)}${knownOnlyTo(day) === null ? '' : ', as far as known'}`;
  return unsure === 0 ? held : `${held}, but of ${unsure} that is not known`;
}

/** What a page does not know it leaves empty. */
function dayIn(said: string | undefined): string | null {
  return said === undefined || said === '' ? null : said;
}
