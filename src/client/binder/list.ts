/** The list of pins: shown anew only when something in it changed, so that nothing moves away under a hand. */
import { keyOf, textOf } from '../../binder/binder.ts';
import type { Binder } from '../../binder/binder.ts';
import { withNote } from '../../binder/edits.ts';
import { act } from './act.ts';
import type { Entries } from './act.ts';
import { pinPlace } from './contents.ts';
import { pinItem } from './item.ts';
import { editBinder } from './store.ts';

/** @returns shows a binder in the list */
export function startList(list: HTMLElement, template: HTMLTemplateElement, entries: Entries): (binder: Binder) => void {
  let shown = '';
  const stateOf = ({ pins, event }: Binder) => JSON.stringify([pins, event.day, pins.map((pin) => entries.has(textOf(pin)))]);
  list.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const key = pressed === null ? undefined : keyIn(pressed);
    if (pressed !== null && key !== undefined) act(pressed.dataset['do'] ?? '', key, entries);
  });
  list.addEventListener('change', ({ target }) => {
    const key = target instanceof HTMLTextAreaElement ? keyIn(target) : undefined;
    if (key === undefined) return;
    editBinder((binder) => {
      const edited = withNote(binder, key, (target as HTMLTextAreaElement).value.trim());
      shown = stateOf(edited); // the note stands there already
      return edited;
    });
  });
  return (binder) => {
    const state = stateOf(binder);
    if (state === shown) return;
    shown = state;
    const focusAgain = focusIn(list);
    const items = binder.pins.map((pin) => pinItem(template, pin, entries.get(textOf(pin)), binder.event.day));
    const keys = binder.pins.map(keyOf);
    if (keys.join() === [...list.children].map(keyIn).join()) for (const [at, item] of [...list.children].entries()) renew(item, items[at] ?? item);
    else list.replaceChildren(...items);
    for (const [at, item] of [...list.children].entries()) item.id = pinPlace(at);
    for (const end of list.querySelectorAll<HTMLButtonElement>(':first-child > * > [data-do=up], :last-child > * > [data-do=down]')) end.disabled = true;
    focusAgain(keys);
  };
}

function keyIn(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-key]')?.dataset['key'];
}

/** Takes over what was made anew, but for a note that a hand is in, with words that are not kept yet. */
function renew(item: Element, anew: Element): void {
  const note = item.querySelector('.pin-note[open]');
  const words = (place: Element | null) => place?.querySelector('textarea')?.value.trim();
  const stays = note !== null && (note.contains(document.activeElement) || words(note) === words(anew));
  for (const [at, part] of [...anew.children].entries()) if (!stays || !part.matches('.pin-note, .pin-note-text')) item.children[at]?.replaceWith(part);
}

/** Remembers where in the list of pins the keyboard is, and leads it back there when the list was made anew. */
function focusIn(list: HTMLElement): (keys: readonly string[]) => void {
  const focused = document.activeElement;
  const item = focused?.closest<HTMLElement>('[data-key]') ?? null;
  if (focused === null || item === null || !list.contains(item)) return () => undefined;
  const key = item.dataset['key'] ?? '';
  const at = [...list.children].indexOf(item);
  const what = focused instanceof HTMLElement ? focused.dataset['do'] : undefined;
  return (keys) => {
    if (focused.isConnected) return;
    // After the last pin's removal the list itself is what is left to stand on.
    const again = list.children[keys.includes(key) ? keys.indexOf(key) : Math.min(at, keys.length - 1)];
    const control = [what, 'up', 'down', 'remove'].map((name) => again?.querySelector<HTMLButtonElement>(`[data-do=${name ?? 'none'}]:not([disabled], [hidden])`)).find((found) => found);
    (control ?? document.querySelector<HTMLElement>('main'))?.focus();
  };
}
