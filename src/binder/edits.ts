/** What a reader does to a binder. Each edit makes a new one, and says when. */
import { keyOf } from './binder.ts';
import type { Binder, Pin } from './binder.ts';

/** Puts a pin in, at a place or at the end. One that is there already stays as it is. */
export function withPin(binder: Binder, pin: Pin, at = binder.pins.length): Binder {
  const key = keyOf(pin);
  if (binder.pins.some((one) => keyOf(one) === key)) return binder;
  const removed = Object.fromEntries(Object.entries(binder.removed).filter(([one]) => one !== key));
  return stamped({ ...binder, pins: binder.pins.toSpliced(at, 0, pin), removed });
}

/** Takes a pin out, and keeps when: another copy of the same binder does not bring it back (`newest`). */
export function withoutPin(binder: Binder, key: string): Binder {
  const now = new Date().toISOString();
  return stamped({ ...binder, pins: binder.pins.filter((one) => keyOf(one) !== key), removed: { ...binder.removed, [key]: now } });
}

/** Moves a pin by so many places, as far as the list goes. */
export function withMoved(binder: Binder, key: string, by: number): Binder {
  const from = binder.pins.findIndex((one) => keyOf(one) === key);
  const pin = binder.pins[from];
  const to = Math.min(Math.max(from + by, 0), binder.pins.length - 1);
  if (pin === undefined || to === from) return binder;
  return stamped({ ...binder, pins: binder.pins.toSpliced(from, 1).toSpliced(to, 0, pin) });
}

/** Puts a note on a pin. */
export function withNote(binder: Binder, key: string, note: string): Binder {
  return stamped({ ...binder, pins: binder.pins.map((one) => (keyOf(one) === key ? { ...one, note } : one)) });
}

/** Changes what is said of the event: its name, its day. */
export function withEvent(binder: Binder, event: Partial<Binder['event']>): Binder {
  return stamped({ ...binder, event: { ...binder.event, ...event } });
}

/** Takes the words that stand on the page now for those that were pinned. */
export function withWords(binder: Binder, key: string, words: Pick<Pin, 'words' | 'wording' | 'standing' | 'day'>): Binder {
  const pinned = new Date().toISOString();
  return stamped({ ...binder, pins: binder.pins.map((one) => (keyOf(one) === key ? { ...one, ...words, pinned } : one)) });
}

function stamped(binder: Binder): Binder {
  return { ...binder, changed: new Date().toISOString() };
}
