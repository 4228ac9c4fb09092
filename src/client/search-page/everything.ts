/** The second lane: everything ever published, by Pagefind, with filters. Loaded when it is asked for. */
import { pageLink } from '../../data/links.ts';
import { holdsOn } from '../../model/versions.ts';
import { eventDay } from '../event-day.ts';
import type { Asked } from './asked.ts';
import { chosenFilters, showCounts, showFilters } from './filters.ts';
import { pagefind } from './pagefind.ts';
import type { Find } from './pagefind.ts';
import { pagefindItem } from './pagefind-item.ts';
import { clear } from './places.ts';
import type { Places } from './places.ts';

const step = 12;
/** Pagefind is asked once typing has paused so long, in milliseconds. */
const quiet = 150;

/**
 * Shows every page that has all of the words.
 *
 * @param isAsked - whether the search is still the one that is wanted
 */
export async function searchEverything({ words }: Asked, form: HTMLFormElement, places: Places, isAsked: () => boolean): Promise<void> {
  const index = await pagefind(pageLink('pagefind/pagefind.js'));
  if (places.filters.childElementCount < 2) showFilters(places.filters, await index.filters(), new URLSearchParams(location.search));
  const found = await index.debouncedSearch(words, { filters: chosenFilters(new FormData(form)) }, quiet);
  if (found === null || !isAsked()) return;
  clear(places);
  showCounts(places.filters, found.filters);
  let at = 0;
  const showMore = async (): Promise<void> => {
    const finds = await Promise.all(found.results.slice(at, at + step).map((result) => result.data()));
    if (!isAsked()) return;
    at += step;
    places.results.append(...finds.filter(holdsOnEventDay).map(pagefindItem));
    places.more.hidden = at >= found.results.length;
    places.status.textContent = saying(found.results.length, places.results.childElementCount, words);
  };
  places.more.onclick = () => void showMore();
  await showMore();
}

/** With an event's date, only texts that were in force on it are shown. */
function holdsOnEventDay({ meta }: Find): boolean {
  const day = eventDay();
  return day === null || holdsOn({ from: dayIn(meta['from']), to: dayIn(meta['to']) }, day);
}

function saying(found: number, shown: number, words: string): string {
  if (words.trim() === '') return '';
  if (found === 0) return `Nothing found for “${words}”. A page is found here where it has every word as it is typed.`;
  const count = found === 1 ? 'One page' : `${found} pages`;
  return eventDay() === null ? `${count} found for “${words}”.` : `${count} found for “${words}”; ${shown} shown, in force on the event’s date.`;
}

/** What a page does not know it leaves empty. */
function dayIn(said: string | undefined): string | null {
  return said === undefined || said === '' ? null : said;
}
