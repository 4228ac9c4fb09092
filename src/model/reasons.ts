import type { Reason } from './corpus.ts';

/**
 * A reason in one line: `place not certain: the ruling names no entry`; empty where there is none. Behind a whole sentence
 * what there is to say besides stands in brackets: `The first paragraph is whole. (A judge, 2012-04-01)`.
 */
export function reasonInWords(reason: Reason | null): string {
  if (reason === null) return '';
  if (reason.more === null) return reason.why;
  return /[.!?]["”’)]?$/u.test(reason.why) ? `${reason.why} (${reason.more})` : `${reason.why}: ${reason.more}`;
}
