/**
 * A sentence in no known wording, read by what it quotes (`language/en/quotations/`): what it would change is looked at in
 * the text, and a reader is told how it was read.
 */
import type { Case } from './case.ts';
import { plainText } from './text/blocks.ts';
import { foldPrint } from './text/fold.ts';
import { refused } from './verdict.ts';
import type { Refused } from './verdict.ts';

/** Why it is not carried out: what it would bring stands there already, so that it may tell how the text came about. Null where nothing speaks against it. */
export function notBorneOut({ text, instruction: { loosely, oldText, newText } }: Case): Refused | null {
  if (loosely === undefined || newText === null) return null;
  const [stands, now, was] = [plainText(text), newText, oldText ?? ''].map(foldPrint) as [string, string, string];
  const isPart = was.includes(now) || now.includes(was);
  if (was !== '' && isPart) return null;
  const isWord = !/\s/.test(now.trim());
  return stands.includes(now) && !(was === '' && isWord) ? refused('place not certain', 'what it would bring stands in the text already') : null;
}

/** How it was read; null for an order in a known wording. */
export function readLoosely({ instruction: { loosely } }: Case): string | null {
  return loosely === undefined ? null : 'its sentence is in no known wording: it is read by the words that it quotes';
}
