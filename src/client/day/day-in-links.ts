/**
 * A day in the address of a page (`?on=2016-12-01`) goes on with the links that are followed from it, and with what is
 * searched for: who was sent a text of a day reads on as of that day, in that window, until another is chosen. It stands in
 * the addresses, so that going back, loading anew, sending on and a copy on a disk need nothing else.
 */
import { partOf } from '../element.ts';
import { eventDay } from '../event-day.ts';

const asked = (): string | null => new URLSearchParams(location.search).get('on');

/** The day that the page's own address asks for and the page shows; null where it asks for none that there is, or another was chosen. */
export function dayInAddress(): string | null {
  const day = asked();
  return day === eventDay() ? day : null;
}

/** A day in the address was that of the link that led here: the reader has chosen another one. */
export function forgetDayInAddress(): void {
  if (asked() === null || dayInAddress() !== null) return;
  const address = new URL(location.href);
  address.searchParams.delete('on');
  history.replaceState(null, '', address);
}

/** Links that were given a day: they lose it with the page. */
const given = new WeakSet<HTMLAnchorElement>();

/** From now on links and searches take the day along. */
export function carryDay(): void {
  for (const way of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(way, ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link !== null) giveDay(link);
    }, { capture: true });
  }
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const day = dayInAddress();
    if (day === null || event.defaultPrevented || form.method !== 'get' || !isPage(new URL(form.action))) return;
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'on', value: day });
    form.append(field);
    setTimeout(() => { field.remove(); });
  });
}

/** What leads to the text in force leads to that, whatever the day is. */
function giveDay(link: HTMLAnchorElement): void {
  const day = dayInAddress();
  const address = new URL(link.href);
  const isOwn = address.searchParams.has('on') && !given.has(link);
  if (isOwn || !isPage(address) || link.matches('.to-current') || (day === null && !given.has(link))) return;
  if (day === null) address.searchParams.delete('on');
  else address.searchParams.set('on', day);
  link.href = address.href;
  given.add(link);
}

/** Whether an address is that of a page of this site, on a disk too. */
function isPage({ href, pathname }: URL): boolean {
  const home = (partOf(document, '.brand') as HTMLAnchorElement).href;
  return href.startsWith(home.replace(/index\.html$/u, '')) && /(?:\/|\.html)$/u.test(pathname);
}
