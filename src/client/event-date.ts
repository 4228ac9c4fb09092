/**
 * The date for the visit. Every element that begins or ends on a day says so in `data-from` and `data-to`: those that
 * do not hold on the event's date are put away, and templates of other days' texts that do hold take their place. Without
 * an event's date only what was still to come when the site was built goes by the reader's own day.
 */
import { asFar, asFarAsKnown, todayDiffers } from '../model/as-far-as-known.ts';
import { longDay, shortDay } from '../model/dates.ts';
import { holdsOn } from '../model/holds-on.ts';
import eventFormStyles from '../styles/event-form.css?inline';
import { adoptStyles } from './adopt-styles.ts';
import { eventDay, keepEventDay, knownOnlyTo, readersToday, uncertainty } from './event-day.ts';

const root = document.documentElement;
/** Parts of pictures are dated as well. */
type Datable = HTMLElement | SVGElement;
/** What was put away, so that it comes back without another page load. */
const putAway = new Set<Datable>();
/** What was said otherwise, with its words of before. */
const saidOtherwise = new Map<ChildNode, string | null>();

function showDay(day: string | null): void {
  bringBack();
  for (const name of document.querySelectorAll<HTMLElement>('[data-event-date-name]')) {
    name.textContent = day === null ? 'today' : name.dataset['eventDateName'] === 'short' ? shortDay(day) : longDay(day);
  }
  if (day !== null) {
    for (const template of document.querySelectorAll<HTMLTemplateElement>('template:is([data-from], [data-to])')) if (holds(day, template)) putIn(template, 'superseded');
    // A text of that day has parts with days of their own.
    for (const element of datedElements()) if (!holds(day, element)) putOut(element);
    sayWhatChanged(day);
  } else {
    followToday(readersToday());
  }
  root.dataset['eventReady'] = '';
}

/** What the site announced may have come true since it was built. A clock that is behind changes nothing. */
function followToday(day: string): void {
  const isOver = ({ dataset: { ends } }: HTMLElement) => ends !== undefined && ends <= day;
  for (const element of document.querySelectorAll<HTMLElement>('[data-ends]:not(template)')) if (isOver(element)) putOut(element);
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-begins]')) {
    if ((template.dataset['begins'] ?? '') <= day && !isOver(template)) putIn(template, '');
  }
}

function datedElements(): NodeListOf<Datable> {
  return document.querySelectorAll(':is([data-from], [data-to]):not(template, [data-pagefind-meta], [data-pagefind-facts], input)');
}

function holds(day: string, { dataset }: Datable): boolean {
  return holdsOn({ from: dataset['from'] ?? null, to: dataset['to'] ?? null }, day);
}

function putOut(element: Datable): void {
  element.toggleAttribute('hidden', true);
  putAway.add(element);
}

function putIn(template: HTMLTemplateElement, className: string): void {
  const shown = document.createElement('div');
  shown.dataset['ofEventDay'] = '';
  shown.className = className;
  shown.append(template.content.cloneNode(true));
  template.after(shown);
}

function bringBack(): void {
  for (const shown of document.querySelectorAll('[data-of-event-day]')) shown.remove();
  for (const element of putAway) element.toggleAttribute('hidden', false);
  putAway.clear();
  for (const [words, before] of saidOtherwise) words.textContent = before;
  saidOtherwise.clear();
}

const visible = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());

/** The band's second sentence: what the date means on this page. */
function sayWhatChanged(day: string): void {
  const timeless = document.querySelector<HTMLElement>('main[data-timeless]')?.dataset['timeless'];
  const differs = document.querySelector('[data-of-event-day] .rule-text') !== null || visible('[data-how-it-stands], [data-on-day]').some(({ textContent }) => textContent.includes(todayDiffers));
  const ofThisPage = visible('[data-band-says]')[0]?.dataset['bandSays'];
  const uncertain = uncertainty(day)?.split(' before ', 1).join('') ?? (knownOnlyTo(day) === null ? null : asFar);
  const words = ofThisPage ?? (timeless !== undefined
    ? timeless || 'not used here'
    : uncertain ?? (differs ? todayDiffers : ''));
  for (const note of document.querySelectorAll('[data-event-note]')) note.textContent = words;
  if (knownOnlyTo(day) !== null) sayAsFarAsKnown();
}

/** Of a day behind the last document nobody knows how anything stood: the heads say no more than the band. */
function sayAsFarAsKnown(): void {
  for (const head of document.querySelectorAll('[data-how-it-stands]')) {
    const words = (head.querySelector('strong') ?? head).firstChild;
    if (words === null) continue;
    saidOtherwise.set(words, words.textContent);
    words.textContent = asFarAsKnown(words.textContent ?? '');
  }
}

function choose(day: string | null): void {
  keepEventDay(day);
  showDay(day);
  document.dispatchEvent(new Event('event-day'));
  later('tellDay');
}

/** What else belongs to a day comes where there is one. */
function later(act: 'tellDay' | 'followVisit' | 'startDay'): void {
  import('./day/day-shown.ts').then((all) => { all[act](); }, () => undefined);
}

const control = document.querySelector<HTMLDetailsElement>('[data-event-date-control]');
const input = control?.querySelector('input');

/** What was touched goes away with the touch: the keyboard goes on from where a date is set, unless it is at work elsewhere. */
function shut(): void {
  if (control === null) return;
  control.open = false;
  if (!document.activeElement?.closest('main, [role=search]')) control.querySelector('summary')?.focus();
}

if (input) input.value = eventDay() ?? '';
control?.addEventListener('submit', (event) => {
  event.preventDefault();
  choose(!input || input.value === '' ? null : input.value);
  shut();
});
control?.addEventListener('keydown', ({ key }) => { if (key === 'Escape') shut(); });
for (const button of document.querySelectorAll('[data-return-to-today]')) {
  button.addEventListener('click', () => {
    choose(null);
    shut();
  });
}
document.addEventListener('click', (event) => {
  const toToday = event.target instanceof Element && event.target.closest('[data-of-event-day] .to-current') !== null;
  if (!toToday) return;
  event.preventDefault();
  choose(null);
});
// The binder knows the event's date too.
document.addEventListener('use-event-day', (event) => { choose((event as CustomEvent<string | null>).detail); });
// A date may be set in another tab, or on a page that was gone to and come back from.
for (const news of ['storage', 'visibilitychange']) addEventListener(news, () => { if (!document.hidden) later('followVisit'); });
adoptStyles(eventFormStyles);
showDay(eventDay());
if (document.querySelector('[data-event-date], [data-of-event-day]')) later('startDay');
