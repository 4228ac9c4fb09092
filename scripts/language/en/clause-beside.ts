/** Clauses beside an order in other words (`recastings.ts`): where they begin, and which of them speak of a text. What they say is judged as beside any order (`clauses.ts`). */
import { isHarmlessRemark } from './clauses.ts';
import { isRemarkBehind } from './remarks/remarks.ts';
import { tellsAFact } from './stories/facts.ts';

/** Before an order: "Because people ask, ..."; and behind it: "..., since it was wrong", "... (a typo)", "...; that card no longer exists". */
export const clauseBefore = /^(?:because|since|as|owing to|due to|given that|now that|in order to|to make|to avoid|to be|for the sake of) [^,;.:"“¶]+, /;
export const clauseBehind = /,? (?:because|since|as|which|being|so that|where) (?!.*¶)[^;:"“]*$| \([^()"“¶]{3,60}\)\.?$|; [^;:"“¶]*$/;

/** What a reason speaks of that is one for a text: beside a plain statement, any other may be a matter of play. */
const ofTheText = /\b(?:wrong|mislead\w*|misled|redundant|repeat\w*|repetition|confus\w+|unclear|clear(?:er)?|contradict\w*|misprint\w*|errors?|mistakes?|mistaken|obsolete|superfluous|needless|unnecessary|unneeded|outdated|ask(?:s|ed)?|questions?|consisten\w+|simpl(?:er|ify)|duplicat\w+|typos?|incorrect|ambigu\w+|doubt|read(?:s|ers?|ing)?|understood|misunderst\w+|says? (?:so|it|the same)|plain|(?:entry|entries) (?:no longer exists?|(?:is|are) gone))\b/;

/** Whether what stands before or behind an order may be left beside it while its order is put in other words. `clause` is folded, with the mark that parts it from the order. */
export function mayStandBeside(clause: string): boolean {
  if (/^[\s.]*$/.test(clause)) return true;
  if (clause.startsWith(' (')) return isHarmlessRemark(clause);
  return clause.startsWith(';') ? tellsAFact(clause.slice(1)) || isRemarkBehind(clause.slice(1).trim(), 'takes away') : ofTheText.test(clause);
}
