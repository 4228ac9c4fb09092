/** Clauses beside an order in other words (`recastings.ts`): where they begin, and which of them speak of a text. What they say is judged as beside any order (`clauses.ts`). */
import { clauseKind, isHarmlessRemark } from './clauses.ts';
import { isRemarkBehind, isRemarkBeside } from './remarks/remarks.ts';
import { tellsAFact } from './stories/facts.ts';

/** Before an order: "Because people ask, ..."; and behind it: "..., since it was wrong", "... (a typo)", "...; that card no longer exists". */
export const clauseBefore = /^(?:because|since|as|owing to|due to|given that|now that|in order to|to make|to avoid|to be|for the sake of) [^,;.:"“¶]+, /;
export const clauseBehind = /,? (?:because|since|as|which|being|so that|where) (?!.*¶)[^;:"“]*$|, (?:the|that|this|its|their) [a-z' -]{2,50} (?:being|having) [^;:"“¶]*$|; [^;:"“¶]*$| \([^()"“¶]{3,60}\)\.?$/;

/** What a reason speaks of that is one for a text: beside a plain statement, any other may be a matter of play. */
const ofTheText = /\b(?:wrong|mislead\w*|misled|redundant|repeat\w*|repetition|confus\w+|unclear|clear(?:er)?|contradict\w*|misprint\w*|errors?|mistakes?|mistaken|obsolete|superfluous|needless|unnecessary|unneeded|outdated|ask(?:s|ed)?|questions?|consisten\w+|simpl(?:er|ify)|duplicat\w+|typos?|incorrect|ambigu\w+|doubt|read(?:s|ers?|ing)?|understood|misunderst\w+|says? (?:so|it|the same)|(?:elsewhere|everywhere else)|plain|(?:entry|entries) (?:no longer exists?|(?:is|are) gone))\b/;

/** What may be told behind a semicolon: what it is to the order is judged beside that. */
const mayBeTold = (clause: string): boolean => isRemarkBeside(clause) || tellsAFact(clause) || isRemarkBehind(clause.trim(), 'takes away') || clauseKind(clause) === 'politeness';

/** Whether what stands before or behind an order may be left beside it while its order is put in other words. `clause` is folded, with the mark that parts it from the order. */
export function mayStandBeside(clause: string): boolean {
  if (/^[\s.]*$/.test(clause)) return true;
  if (clause.startsWith(' (')) return isHarmlessRemark(clause);
  if (clause.startsWith(';')) return mayBeTold(clause.slice(1));
  return /^, (?:the|that|this|its|their) /.test(clause) ? clauseKind(clause) === 'reason' : ofTheText.test(clause);
}
