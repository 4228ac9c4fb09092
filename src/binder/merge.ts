/** Two binders become one, and nothing that was pinned is lost or stands twice. */
import { keyOf } from './binder.ts';
import type { Binder, Pin } from './binder.ts';
import { withEvent, withPin } from './edits.ts';

/**
 * Two copies of one reader's binder, as a disk's files keep them each for itself. The one that was changed later sets
 * the order and the event; from the other come pins that it has not, unless they were taken out since they were pinned.
 */
export function newest(one: Binder, other: Binder): Binder {
  const [later, earlier] = one.changed >= other.changed ? [one, other] : [other, one];
  const removed = { ...earlier.removed, ...later.removed };
  const isOut = (pin: Pin) => (removed[keyOf(pin)] ?? '') > pin.pinned;
  const known = new Set(later.pins.map(keyOf));
  const added = earlier.pins.filter((pin) => !known.has(keyOf(pin)));
  return { ...later, pins: [...later.pins, ...added].filter((pin) => !isOut(pin)), removed };
}

export interface Imported { binder: Binder; added: number; known: number }

/** A binder's file is taken in: what is here already stays as it is, the rest follows; an event without a name gets the file's. */
export function imported(own: Binder, file: Binder): Imported {
  const known = new Set(own.pins.map(keyOf));
  const added = file.pins.filter((pin) => !known.has(keyOf(pin)));
  const withPins = added.reduce((binder, pin) => withPin(binder, pin), own);
  const isUnnamed = own.event.name === '' && own.event.day === null;
  const count = withPins.pins.length - own.pins.length;
  return { binder: isUnnamed ? withEvent(withPins, file.event) : withPins, added: count, known: file.pins.length - count };
}
