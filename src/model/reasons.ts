import type { Reason } from './corpus.ts';

/** A reason in one line: `place not certain: the ruling names no entry`; empty where there is none. */
export function reasonInWords(reason: Reason | null): string {
  if (reason === null) return '';
  return reason.more === null ? reason.why : `${reason.why}: ${reason.more}`;
}
