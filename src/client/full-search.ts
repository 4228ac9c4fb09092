/** The search page: words and filters in, finds out, and all of it in the address, so that a search can be sent. */
import { eventDay, holdsOn } from './event-day.ts';
import { pagefind } from './pagefind.ts';
import type { Find } from './pagefind.ts';
import { chosenFilters, showCounts, showFilters } from './search-filters.ts';
import { resultItem } from './search-result.ts';

const step = 12;
const form = document.querySelector<HTMLFormElement>('[data-full-search]');
if (form !== null) start(form);

function start(form: HTMLFormElement): void {
  const words = form.elements.namedItem('q') as HTMLInputElement;
  const status = part(form, '[data-search-status]');
  const results = part(form, '[data-search-results]');
  const filters = part(form, '[data-search-filters]');
  const more = part(form, '[data-search-more]');
  const asked = new URLSearchParams(location.search);
  let showNext: () => Promise<void> = async () => { /* nothing found yet */ };

  async function search(): Promise<void> {
    const index = await pagefind(form.dataset['index'] ?? '');
    if (filters.hidden) showFilters(filters, await index.filters(), asked);
    const found = await index.debouncedSearch(words.value, { filters: chosenFilters(new FormData(form), eventDay()) }, 150);
    if (found === null) return;
    remember(form);
    showCounts(filters, found.filters);
    results.replaceChildren();
    let at = 0;
    showNext = async () => {
      const finds = await Promise.all(found.results.slice(at, at + step).map((result) => result.data()));
      at += step;
      results.append(...finds.filter(holdsOnEventDay).map(resultItem));
      more.hidden = at >= found.results.length;
      status.textContent = saying(found.results.length, results.childElementCount, words.value);
    };
    await showNext();
  }

  const searchOrSay = () => search().catch(() => {
    status.textContent = 'The full-text index could not be loaded. It is made when the site is built; every entry is also found under its letter.';
  });
  words.value = asked.get('q') ?? '';
  if (asked.get('in') === 'all') (form.elements.namedItem('in') as RadioNodeList).value = 'all';
  form.addEventListener('submit', (event) => { event.preventDefault(); void searchOrSay(); });
  form.addEventListener('input', () => void searchOrSay());
  more.addEventListener('click', () => void showNext());
  document.addEventListener('event-day', () => void searchOrSay());
  if (words.value === '') words.focus();
  else void searchOrSay();
}

/** With an event's date, only texts that were in force on it are shown. */
function holdsOnEventDay({ meta }: Find): boolean {
  const day = eventDay();
  return day === null || holdsOn(day, meta['from'], meta['to']);
}

function saying(found: number, shown: number, words: string): string {
  if (words.trim() === '') return '';
  if (found === 0) return `Nothing found for “${words}”. Fewer words find more; rulings and superseded texts are under “Everything ever published”.`;
  const count = found === 1 ? 'One page' : `${found} pages`;
  return eventDay() === null ? `${count} found for “${words}”.` : `${count} found for “${words}”; ${shown} in force on the event’s date.`;
}

function remember(form: HTMLFormElement): void {
  const address = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') address.append(name, value);
  if (address.get('in') === 'force') address.delete('in');
  history.replaceState(null, '', `?${address}`);
}

function part(form: HTMLFormElement, selector: string): HTMLElement {
  const found = form.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The search page has no ${selector}`);
  return found;
}
