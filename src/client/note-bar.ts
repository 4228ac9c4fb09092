/**
 * A line at the foot of the window that says what a touch did, within a thumb's reach: spoken to those who hear the
 * page, gone after a while, because everything in it can be had elsewhere too.
 */
import noteBarStyles from '../styles/note-bar.css?inline';
import { adoptStyles } from './adopt-styles.ts';

const stays = 8000;
let bar: HTMLElement | null = null;
let going: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence; `parts` (buttons, a text to copy by hand) stand behind it. */
export function note(words: string, ...parts: HTMLElement[]): void {
  const { said, rest, shown } = noteBar();
  shown.hidden = false;
  // A region that is new or hidden is not read out: the words come when it is there.
  setTimeout(() => { said.textContent = words; });
  rest.replaceChildren(...parts, button('Close', closeNote));
  stayFor(parts.some((part) => part.matches('textarea')) ? null : stays);
}

// What was said of another day's text, such as its citation, would be taken for this day's.
document.addEventListener('event-day', closeNote);

function closeNote(): void {
  if (bar !== null) bar.hidden = true;
}

/** A button that does something when it is pressed. */
export function button(name: string, act: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
  made.addEventListener('click', act);
  return made;
}

function noteBar(): { shown: HTMLElement; said: HTMLElement; rest: HTMLElement } {
  bar ??= makeBar();
  const [said, rest] = [...bar.children] as [HTMLElement, HTMLElement];
  said.textContent = '';
  return { shown: bar, said, rest };
}

function makeBar(): HTMLElement {
  adoptStyles(noteBarStyles);
  const made = Object.assign(document.createElement('section'), { className: 'note-bar' });
  made.setAttribute('aria-label', 'What was done');
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  made.append(said, document.createElement('div'));
  made.addEventListener('keydown', ({ key }) => { if (key === 'Escape') closeNote(); });
  document.body.append(made);
  return made;
}

/** Nothing goes away under a hand or a keyboard that is in it. */
function stayFor(milliseconds: number | null): void {
  clearTimeout(going);
  if (milliseconds === null) return;
  going = setTimeout(() => {
    if (bar?.matches(':hover, :focus-within') === true) stayFor(milliseconds);
    else closeNote();
  }, milliseconds);
}
