/** With an event's date set, an address (`#p2`) leads to the paragraph of that day's text: today's is put away, or is none. */
import { sayDayInBox } from './day-in-box.ts';

/** Goes where the address leads. */
export function followAddress(): void {
  for (const former of document.querySelectorAll('[data-addressed]')) former.removeAttribute('data-addressed');
  const id = decodeURIComponent(location.hash.slice(1));
  const todays = id === '' ? null : document.getElementById(id);
  const isToday = todays?.checkVisibility() === true;
  const citation = id === '' || isToday ? todays?.querySelector<HTMLElement>(':scope > .citation') : document.querySelector<HTMLElement>(`[data-of-event-day] .citation[data-block="${CSS.escape(id)}"]`);
  sayDayInBox(citation ?? null);
  if (isToday || !citation) return;
  citation.parentElement?.setAttribute('data-addressed', '');
  citation.parentElement?.scrollIntoView();
}

addEventListener('hashchange', followAddress);
