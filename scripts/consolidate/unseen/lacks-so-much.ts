/** Quoted words that are said to lack a word: as they should read, they are the same with it, and with nothing else. */
import { missingIn } from '../../language/en/missing.ts';
import type { Case } from '../case.ts';
import { words } from '../text/fold.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

/** `A word is missing from "needs a lamp", which should be "big"`: the word alone, or how all of it should read? */
export function lacksSoMuch({ instruction: { instruction, operation, oldText, newText } }: Case): Refused | null {
  if (operation !== 'substitution' || oldText === null || newText === null) return null;
  const missing = missingIn(instruction);
  if (missing === null) return null;
  const parts = (text: string): string[] => (missing.of === 'word' ? words(text) : text.toLowerCase().match(/\S/gu) ?? []);
  const [old, now] = [parts(oldText), parts(newText)];
  const more = now.length - old.length;
  const isGrown = holdsInOrder(now, old) && (missing.one ? more === 1 : more > 0) && !/[[\]{}]/u.test(newText);
  return isGrown ? null : refused('place not certain', 'the new words are not the old ones with what is said to be missing');
}

/** Whether all of these stand among others, in their order. */
function holdsInOrder(all: readonly string[], some: readonly string[]): boolean {
  let at = 0;
  for (const one of all) if (one === some[at]) at += 1;
  return at === some.length;
}
