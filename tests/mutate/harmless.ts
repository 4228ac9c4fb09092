/** Faults that no test can notice, each with why: what they change is never seen, or is the same in other words. */
export interface Harmless {
  file: string;
  /** The words at the fault; each fault in them is meant. */
  words: string;
  why: string;
}

export const harmless: readonly Harmless[] = [];
