import { firstOf } from './branch-search.ts';
import type { Wording } from './command.ts';
import type { Branch } from './parse-paragraph.ts';
import { insideQuotation, rangeOf } from './quoted.ts';

const following: Wording = { is: 'following' };

/** What each rule says about where the words are. */
const meanings: Record<string, (branch: Branch) => Wording> = {
  quotation: (branch) => ({ is: 'given', at: insideQuotation(branch), quoted: true }),
  closedQuotation: (branch) => ({ is: 'given', at: insideQuotation(branch), quoted: true }),
  RestOfParagraph: (branch) => ({ is: 'given', at: rangeOf(branch), quoted: false }),
  seeWords: (branch) => ({ is: 'given', at: rangeOf(branch), quoted: true }),
  listedWords: (branch) => ({ is: 'given', at: rangeOf(branch), quoted: true }),
  bareWords: (branch) => ({ is: 'given', at: rangeOf(branch), quoted: true }),
  SaidTail_next: () => following,
  SaidTail_bracket: () => following,
  SaidAfterColon_next: () => following,
  SaidAfterColon_nothing: () => following,
  NewWords_next: () => following,
};

/** Parts that hold the words of an amendment; others (the target, the place) have quotations of their own. */
const holders = ['NewWords', 'SaidNext', 'SaidTail', 'OptionalTail', 'SaidColon', 'SaidWords', 'quotation', 'listedWords', 'name'];

/** Where the words that a command brings are. */
export function wordingOf(command: Branch): Wording {
  const holder = command.branches.filter((part) => holders.includes(part.rule) || part.rule === 'Replacement').at(-1);
  if (!holder) return { is: 'none' };
  if (holder.rule === 'name') return { is: 'given', at: rangeOf(holder), quoted: true };
  const found = firstOf(holder, ...Object.keys(meanings));
  return found ? (meanings[found.rule]?.(found) ?? { is: 'none' }) : { is: 'none' };
}
