/** The event's name and date, and how the date goes with the one set for the whole visit. */
import type { Binder } from '../../binder/binder.ts';
import { withEvent } from '../../binder/edits.ts';
import { longDay, shortDay } from '../../model/dates.ts';
import { capitalised } from '../../model/ruling-words.ts';
import { eventDay, notHeld, onlyKnown } from '../event-day.ts';
import { partOf } from '../element.ts';
import { editBinder } from './store.ts';

interface EventParts {
  name: HTMLInputElement;
  day: HTMLInputElement;
  /** Takes the visit's date into the binder. */
  take: HTMLElement;
  /** Sets the binder's date for the whole visit. */
  give: HTMLElement;
  said: HTMLElement;
}

/**
 * Makes the fields of the event work.
 *
 * @returns what shows them for a binder
 * @throws Error where the page lacks a part of the form
 */
export function startEvent(form: HTMLElement): (binder: Binder) => void {
  const parts: EventParts = {
    name: partOf(form, '[name=name]') as HTMLInputElement,
    day: partOf(form, '[name=day]') as HTMLInputElement,
    take: partOf(form, '[data-binder-take-day]'),
    give: partOf(form, '[data-binder-give-day]'),
    said: partOf(form, '[data-binder-days]'),
  };
  form.addEventListener('submit', (event) => { event.preventDefault(); });
  parts.name.addEventListener('change', () => { editBinder((binder) => withEvent(binder, { name: parts.name.value.trim() })); });
  parts.day.addEventListener('change', () => { setDay(parts.day.value === '' ? null : parts.day.value); });
  parts.take.addEventListener('click', () => { setDay(eventDay()); });
  parts.give.addEventListener('click', () => {
    document.dispatchEvent(new CustomEvent('use-event-day', { detail: parts.day.value === '' ? null : parts.day.value }));
  });
  return ({ event }) => { showEvent(parts, event); };
}

function setDay(day: string | null): void {
  editBinder((binder) => withEvent(binder, { day }));
}

function showEvent({ name, day, take, give, said }: EventParts, event: Binder['event']): void {
  if (document.activeElement !== name) name.value = event.name;
  if (document.activeElement !== day) day.value = event.day ?? '';
  const visit = eventDay();
  const own = event.day === null ? 'The binder shows the text in force today.' : `The binder shows what is held for ${longDay(event.day)}.${uncertain(event.day)}`;
  said.textContent = visit === null || visit === event.day ? own : `${own} The other pages show that of ${longDay(visit)}.`;
  sayOnStrip(event.day, visit);
  // The script of every page, which comes later, names the visit's day there.
  if (document.readyState !== 'complete') addEventListener('load', () => { sayOnStrip(event.day, visit); }, { once: true });
  take.hidden = visit === null || visit === event.day;
  take.textContent = visit === null ? '' : `Use the visit’s date, ${longDay(visit)}`;
  give.hidden = event.day === null || visit === event.day;
  give.textContent = event.day === null ? '' : `Read the whole site as of ${longDay(event.day)}`;
}

/** What must be known of all the words of such a day. */
function uncertain(day: string): string {
  const why = notHeld(day) ?? onlyKnown(day);
  return why === null ? '' : ` ${capitalised(why)}.`;
}

/** The strip over the page names the day of the text that stands on it, and the visit's beside it. */
function sayOnStrip(day: string | null, visit: string | null): void {
  const shown = day === null ? 'today' : shortDay(day);
  const beside = visit === null || visit === day ? 'as on every page' : `other pages: ${shortDay(visit)}`;
  partOf(document, 'main').dataset['timeless'] = beside;
  partOf(document, '[data-event-band] [data-event-date-name]').textContent = shown;
  partOf(document, '[data-event-note]').textContent = beside;
}
