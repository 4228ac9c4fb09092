/**
 * The date for the visit. Every element that begins or ends on a day says so in `data-from` and `data-to`: those that
 * do not hold on the event's date are put away, and templates of superseded text that do hold take their place.
 */
import { longDay, shortDay } from '../data/dates.ts';
import { eventDay, holdsOn, keepEventDay } from './event-day.ts';

const root = document.documentElement;
/** Parts of pictures are dated as well. */
type Datable = HTMLElement | SVGElement;
/** What was put away, so that it comes back without another page load. */
const putAway = new Set<Datable>();

function showDay(day: string | null): void {
  bringBack();
  for (const name of document.querySelectorAll<HTMLElement>('[data-event-date-name]')) {
    name.textContent = day === null ? 'today' : name.dataset['eventDateName'] === 'short' ? shortDay(day) : longDay(day);
  }
  if (day !== null) {
    for (const element of datedElements()) if (!holds(day, element)) putOut(element);
    for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-to]')) if (holds(day, template)) putIn(template);
    sayWhatChanged();
  }
  root.dataset['eventReady'] = '';
}

function datedElements(): NodeListOf<Datable> {
  return document.querySelectorAll(':is([data-from], [data-to]):not(template, [data-pagefind-meta], input)');
}

function holds(day: string, { dataset }: Datable): boolean {
  return holdsOn(day, dataset['from'], dataset['to']);
}

function putOut(element: Datable): void {
  element.toggleAttribute('hidden', true);
  putAway.add(element);
}

function putIn(template: HTMLTemplateElement): void {
  const shown = document.createElement('div');
  shown.dataset['ofEventDay'] = '';
  shown.className = 'superseded';
  shown.append(template.content.cloneNode(true));
  template.after(shown);
}

function bringBack(): void {
  for (const shown of document.querySelectorAll('[data-of-event-day]')) shown.remove();
  for (const element of putAway) element.toggleAttribute('hidden', false);
  putAway.clear();
}

/** The band's second sentence: what the date means on this page. */
function sayWhatChanged(): void {
  const isTimeless = document.querySelector('main[data-timeless]') !== null;
  const differs = document.querySelector('[data-of-event-day] .rule-text') !== null;
  const words = isTimeless
    ? 'This page is the same on every date.'
    : differs ? 'You are reading the text of that day; today’s is another one.' : 'You are reading the text of that day.';
  for (const note of document.querySelectorAll('[data-event-note]')) note.textContent = words;
}

function choose(day: string | null): void {
  keepEventDay(day);
  showDay(day);
  document.dispatchEvent(new Event('event-day'));
}

for (const control of document.querySelectorAll<HTMLDetailsElement>('[data-event-date-control]')) {
  const input = control.querySelector('input');
  if (input !== null) input.value = eventDay() ?? '';
  control.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    choose(input === null || input.value === '' ? null : input.value);
    control.open = false;
  });
  control.addEventListener('keydown', (event) => { if (event.key === 'Escape') control.open = false; });
}
for (const button of document.querySelectorAll('[data-return-to-today]')) {
  button.addEventListener('click', () => { choose(null); });
}
document.addEventListener('click', (event) => {
  const toToday = event.target instanceof Element && event.target.closest('[data-of-event-day] .to-current') !== null;
  if (!toToday) return;
  event.preventDefault();
  choose(null);
});
// The binder knows the event's date too.
document.addEventListener('use-event-day', (event) => { choose((event as CustomEvent<string | null>).detail); });
showDay(eventDay());
