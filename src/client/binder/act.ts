/** What the buttons of a pin do. Each can be taken back. */
import { becameOf } from '../../binder/became-of.ts';
import type { Asked } from '../../binder/became-of.ts';
import { keyOf, textOf } from '../../binder/binder.ts';
import type { Binder } from '../../binder/binder.ts';
import { withMoved, withPin, withWords, withoutPin } from '../../binder/edits.ts';
import { readersToday } from '../event-day.ts';
import { button, note } from '../note-bar.ts';
import { editBinder, keptBinder } from './store.ts';

/** What the site says of the entries that are pinned, as far as it has answered. */
export type Entries = ReadonlyMap<string, Asked>;

/** Does what a button of a pin says, and tells it: a pin that is no longer there is left alone. */
export function act(what: string, key: string, entries: Entries): void {
  const { binder } = keptBinder();
  const at = binder.pins.findIndex((one) => keyOf(one) === key);
  const pin = binder.pins[at];
  if (pin === undefined) return;
  const name = [pin.headword, pin.place].filter((part) => part !== null).join(', ');
  if (what === 'remove') edit((own) => withoutPin(own, key), `${name}: out of the binder.`, (own) => withPin(own, pin, at));
  if (what === 'up' || what === 'down') move(key, what === 'up' ? -1 : 1, name);
  if (what === 'renew') {
    const asked = entries.get(textOf(pin)) ?? 'unknown';
    const fate = becameOf(pin, asked, binder.event.day ?? readersToday());
    if (fate.is !== 'changed') return;
    const { version, words } = fate;
    const block = version.text.find(({ id }) => id === pin.block);
    const { wording, standing } = pin.block === null || block === undefined ? version : block;
    const now = { words: words.map(({ type, marker, level, text }) => ({ type, marker, level, text })), wording, standing, day: binder.event.day };
    edit((own) => withWords(own, key, now), `${name}: pinned as it reads now.`, (own) => withWords(own, key, pin));
  }
}

function move(key: string, by: number, name: string): void {
  const moved = editBinder((own) => withMoved(own, key, by));
  const at = moved?.pins.findIndex((one) => keyOf(one) === key) ?? -1;
  if (moved === null) refused();
  else note(`${name}: now ${at + 1} of ${moved.pins.length}.`);
}

function edit(change: (binder: Binder) => Binder, said: string, back: (binder: Binder) => Binder): void {
  if (editBinder(change) === null) refused();
  else note(said, button('Undo', () => { if (editBinder(back) !== null) note('Undone.'); }));
}

function refused(): void {
  note('This browser keeps nothing here: a private window, a setting, or no room. The binder is as it was.');
}
