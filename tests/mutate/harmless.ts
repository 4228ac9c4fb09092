/** Faults that no test can notice, each with why: what they change is never seen, or is the same in other words. */
export interface Harmless {
  file: string;
  /** The words at the fault; each fault in them is meant. */
  words: string;
  why: string;
}

export const harmless: readonly Harmless[] = [
  { file: 'scripts/consolidate/operations/repeal-by-position.ts', words: '(counted?.from ?? 1) < 0', why: 'only whether the number is below zero is asked' },
  { file: 'scripts/consolidate/operations/repeal-by-position.ts', words: '(judged.instruction.place.sentences?.from ?? 1) < 0', why: 'only whether the number is below zero is asked' },
];
