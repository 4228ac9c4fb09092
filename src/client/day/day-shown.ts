/**
 * What else belongs to a day that a page shows: that it is said to those who hear the page, stands in the title, goes on
 * with the links, and is the one that the visit has. Loaded with the first day.
 */
import { longDay, shortDay } from '../../model/dates.ts';
import { isDay } from '../../model/is-day.ts';
import { element } from '../element.ts';
import { eventDay, eventDayKey } from '../event-day.ts';
import { followAddress } from './address-of-day.ts';
import { carryDay, dayInAddress, forgetDayInAddress } from './day-in-links.ts';

const status = element('p', { role: 'status', class: 'unseen' });
const { title } = document;

/** Where a page comes with a day. */
export function startDay(): void {
  showInTitle();
  followAddress();
}

/** Where another day was chosen. */
export function tellDay(): void {
  forgetDayInAddress();
  startDay();
  // A region that is new is not read out: the words come when it is there. By then the binder has said which day it shows.
  setTimeout(() => { status.textContent = inWords(eventDay()); });
}

/** As the band says it. */
function inWords(day: string | null): string {
  if (day === null) return 'Text of today.';
  const note = document.querySelector('[data-event-note]')?.textContent ?? '';
  return `Text of ${longDay(day)}${note === '' ? '' : `: ${note}`}.`;
}

/** Of a page that is another on another day, so that windows and bookmarks are told apart. */
function showInTitle(): void {
  const day = eventDay();
  const [page, ...site] = title.split(' · ');
  const isOfDay = day !== null && document.querySelector('main[data-timeless]') === null;
  document.title = isOfDay ? [`${page ?? ''}, as of ${shortDay(day)}`, ...site].join(' · ') : title;
}

/** Does what loading the page anew would do, where the visit has another day by now. */
export function followVisit(): void {
  try {
    const kept = localStorage.getItem(eventDayKey);
    const day = dayInAddress() ?? (isDay(kept) ? kept : null);
    if (day !== eventDay()) document.dispatchEvent(new CustomEvent('use-event-day', { detail: day }));
  } catch {
    // What keeps nothing has nothing to follow.
  }
}

// At the page's end, where it lies on nothing: the row at the top is for what is seen.
document.querySelector('.colophon')?.append(status);
carryDay();
