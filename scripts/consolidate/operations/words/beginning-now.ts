/** "Delete "Now," and begin the sentence with "It"": the words behind those that go begin their sentence, with a capital. */
import type { Case } from '../../case.ts';
import { theOneMeant } from '../../place/stated-place.ts';
import { findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { refused } from '../../verdict.ts';
import type { Refused } from '../../verdict.ts';

const beginsSentence = /^$|[.!?]["'”’)]*\s+["'“‘(]*$/u;

/** Where the next words end behind those that go, if they stand there and these begin their sentence. */
function endOfNext({ block: { text }, from, to }: Found, next: string): number | null {
  const start = to + (/^\s*/u.exec(text.slice(to))?.[0].length ?? 0);
  const end = start + next.length;
  const stands = text.slice(start, end).toLowerCase() === next.toLowerCase() && !/^[\p{L}\p{N}]/u.test(text.slice(end));
  return stands && beginsSentence.test(text.slice(0, from)) ? end : null;
}

/**
 * The words that go together with those that stand next, where these are the ones that the order names. Null where it says
 * nothing of the kind, or where the words are to be looked for as those of any order.
 */
export function withNextWords({ instruction, ...judged }: Case, quoted: string): Refused | Case | null {
  if (instruction.operation !== 'substitution' || !instruction.says.includes('how its sentence begins')) return null;
  const all = findQuoted(judged.text, quoted);
  const [next = '', ...more] = judged.newBlocks.map((block) => block.text.trim());
  const fitting = all.filter((one) => endOfNext(one, next) !== null);
  const found = theOneMeant({ ...judged, instruction }, fitting);
  if (all.length === 0 || (found === null && fitting.length > 1)) return null;
  const end = found && endOfNext(found, next);
  if (found === null || end === null || more.length > 0 || !/^\p{Lu}/u.test(next)) return refused('place not certain', `the sentence does not go on with “${next}” where the words go`);
  return { ...judged, instruction: { ...instruction, oldText: found.block.text.slice(found.from, end) } };
}
