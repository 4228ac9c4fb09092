/**
 * Changes since any day: each day has a page, that of the last document up to it, so that addresses, going back and a
 * copy without a server work by themselves. The day asked for stands in the address as `?since=`.
 */
import { longDay } from '../model/dates.ts';
import { isDay } from '../model/is-day.ts';

const chooser = document.querySelector<HTMLElement>('[data-changes-chooser]');

/** The page of a day: that of the newest document up to it; the link of no day is for everything. */
function pageOf(day: string): HTMLAnchorElement | null {
  const links = [...chooser?.querySelectorAll<HTMLAnchorElement>('a[data-day]') ?? []];
  const until = links.filter((link) => dayOf(link) <= day);
  return until.reduce<HTMLAnchorElement | null>((best, link) => (best === null || dayOf(link) > dayOf(best) ? link : best), null);
}

function dayOf({ dataset }: HTMLAnchorElement): string {
  return dataset['day'] ?? '';
}

function addressOf(link: HTMLAnchorElement, day: string): string {
  const address = new URL(link.href);
  const on = new URLSearchParams(location.search).get('on');
  if (on !== null) address.searchParams.set('on', on);
  address.searchParams.set('since', day);
  return address.href;
}

/** An address may come from elsewhere, or from before a newer document: the day counts, not the page it was on. */
function showDay(day: string): void {
  const page = pageOf(day);
  if (page === null) return;
  if (new URL(page.href).pathname !== location.pathname) {
    location.replace(addressOf(page, day));
    return;
  }
  const input = chooser?.querySelector('input');
  if (input) input.value = day;
  say(day, page);
}

function say(day: string, page: HTMLAnchorElement): void {
  const line = document.querySelector<HTMLElement>('[data-changes-asked]');
  const name = line?.querySelector('[data-changes-day]');
  const answer = line?.querySelector('[data-changes-answer]');
  if (!line || !name || !answer) return;
  name.textContent = longDay(day);
  const known = dayOf(page);
  answer.textContent = known === ''
    ? 'That is before the first document held: here is everything.'
    : known === day ? 'A document took effect on that day; here is what came after it.' : `The last document until then is that of ${page.textContent}; here is what came after it.`;
  line.hidden = false;
}

chooser?.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const day = chooser.querySelector('input')?.value ?? '';
  const page = pageOf(day);
  if (day !== '' && page !== null) location.assign(addressOf(page, day));
});

const asked = new URLSearchParams(location.search).get('since');
if (isDay(asked)) showDay(asked);
