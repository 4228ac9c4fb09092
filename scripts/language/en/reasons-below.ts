/**
 * Sentences that stand below a new text and can only say why it was given: they speak of the entry itself and of what it now
 * agrees with, as no rule of play does.
 */
import { limiting } from './clauses.ts';

interface Row {
  /** Tried on one sentence, folded; what it names last is looked at by itself. */
  is: RegExp;
  example: string;
}

const text = "(?:the|this|our) (?:glossary(?:'s)? )?(?:entry|definition|text|wording)(?: (?:of|in) (?:the|this) (?:entry|glossary))?";
const again = '(?:(?:now|once more|again|only|merely|just|simply|also|thus|thereby) )?';
const agreed = '(?:line|agreement|accord|accordance|harmony|step|keeping)';
const what = "(?<what>(?:the|our|that of the|what the|its|other|all other) [\\w' -]{2,50})";

export const reasonsBelow: readonly Row[] = [
  { is: new RegExp(`^\\W*(?:this|that|it|which|the new (?:text|wording)) ${again}(?:brings|puts|sets) ${text} (?:back )?(?:in|into) ${agreed} with ${what}\\W*$`),
    example: 'This brings the entry into line with the Pilots\' Handbook.' },
  { is: new RegExp(`^\\W*(?:this|that|it|the new (?:text|wording)) ${again}makes ${text} (?:agree|consistent|match|conform|accord)(?: with| to)? ${what}\\W*$`),
    example: 'This makes the entry agree with the map.' },
  { is: new RegExp(`^\\W*(?:${text}|it) (?:now|thus|thereby) (?:agrees with|accords with|conforms to|matches|follows|is (?:back )?in ${agreed} with|is consistent with) ${what}\\W*$`),
    example: 'The entry now agrees with the Pilots\' Handbook.' },
  { is: new RegExp(`^\\W*to (?:bring|put) ${text} (?:back )?(?:in|into) ${agreed} with ${what}\\W*$`), example: 'To bring the entry into line with the map.' },
  { is: /^\W*(?:no|there is no) change (?:of|in|to) (?:the )?(?:the )?(?:meaning|substance|sense|play|game ?play|rules?|effect|function|intent) (?:is )?(?:intended|meant|implied)\W*$/, example: 'No change of meaning is intended.' },
  { is: /^\W*(?:this|that|it) (?:only|merely|just|simply) (?:clarifies|shortens|simplifies|tidies(?: up)?|corrects|mends) (?:the|this|our) (?:wording|text|grammar|spelling|punctuation)(?: of (?:the|this) (?:entry|paragraph))?\W*$/,
    example: 'This only tidies the wording.' },
];

/** What is not yet, was once, or holds for some only: with that a text is no reason for everybody. */
const elsewhere = /\b(?:for|in|at|on|during|under|by|from|as|with|and|or|until|next|coming|future|old|former|previous|draft|proposed|proposal|trial|pending|provisional|house|league|leagues|which|that|who|where|is|are|was|were|may|must|can|will|would|should|not|no)\b/;

/** Whether a sentence below a new text only says why it was given. `sentence` is folded. */
export function isReasonBelow(sentence: string): boolean {
  const bare = sentence.trim();
  const found = reasonsBelow.map(({ is }) => is.exec(bare)).find((one) => one !== null);
  if (found === undefined) return false;
  const named = (found.groups?.['what'] ?? '').replace(/^that of /, '');
  return !elsewhere.test(named) && !limiting.test(named) && !bare.includes('?');
}
