/** The binder as the device keeps it. Every edit begins with what is kept, so that two windows do not undo each other. */
import { emptyBinder, readBinder } from '../../binder/binder.ts';
import type { Binder } from '../../binder/binder.ts';
import { binderChanged, binderKey, damagedKey } from '../../binder/kept.ts';

/** Beside a binder that can be read: what once could not, as it stood. */
export interface Kept { binder: Binder; damaged: string | null }

/** A store that is refused, empty or damaged is an empty binder. */
export function keptBinder(): Kept {
  const damaged = kept(damagedKey);
  const source = kept(binderKey);
  if (source === null) return { binder: emptyBinder, damaged };
  const read = readBinder(source);
  return 'binder' in read ? { binder: read.binder, damaged } : { binder: emptyBinder, damaged: source };
}

/** @returns the binder as it is now, or null where the device refuses to keep it */
export function editBinder(edit: (binder: Binder) => Binder): Binder | null {
  const { binder, damaged } = keptBinder();
  const edited = edit(binder);
  try {
    if (damaged !== null) localStorage.setItem(damagedKey, damaged);
    localStorage.setItem(binderKey, JSON.stringify(edited));
  } catch {
    return null;
  }
  document.dispatchEvent(new Event(binderChanged));
  return edited;
}

/** The reader has seen what was damaged, and wants no more of it. */
export function forgetDamaged(): void {
  if ('faults' in readBinder(kept(binderKey) ?? '')) localStorage.removeItem(binderKey);
  localStorage.removeItem(damagedKey);
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
