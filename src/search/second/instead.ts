import type { Slot } from '../query/slot.ts';

/** The words typed that only words of nearly their meaning stand for. */
export function insteadOf(slots: readonly Slot[]): string[] {
  return slots.flatMap(({ typed, content, alternatives }) => (content && alternatives.length > 0 && alternatives.every(({ how }) => how === 'near' || how === 'called') ? [typed] : []));
}
