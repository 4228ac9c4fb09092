/**
 * Remarks beside an order that can be held against the text: what stays, what comes of it, and what the place that it names
 * is about. They are read here, and verified where the order is carried out (`consolidate/claims/`): what is not true of
 * the text keeps its order from being carried out.
 */
import { countedIn } from './counted.ts';
import type { Counted } from './counted.ts';
import { describesPlace } from './descriptions.ts';
import { edgeIn, glossIn } from './glosses.ts';
import type { Edge, Gloss } from './glosses.ts';
import { keptIn } from './kept.ts';
import type { Kept } from './kept.ts';
import { resultIn } from './results.ts';
import type { Result } from './results.ts';

export type Claim = { is: 'kept'; kept: Kept } | { is: 'result'; result: Result } | { is: 'gloss'; gloss: Gloss } | { is: 'edge'; edge: Edge } | { is: 'described place'; words: string } | { is: 'counted'; counted: Counted };

/** What joins a remark to the order before it. */
const joint = /^[\s,;:(\u2013\u2014-]*(?:(?:so that|such that|with the result that|which means that|please note that|note that|and|but|while|whereas|so) +(?=.))?(?:,? ?(?:thus|please|of course|naturally),? )?/iu;
const isBracketed = /^[\s,]*\(.*\)[\s.,;:]*$/su;

/** What goes on from an order in its sentence: "leave the rest" by itself may be an order of its own. */
const isClause = /^\s*(?:[,;(]|(?:and|but|leaving|keeping|without)\b)/iu;

/** A remark without what joins it to its order, and without its stop. */
function bareOf(words: string): string {
  const bare = words.replace(joint, '').trim();
  const inside = isBracketed.test(words) ? bare.replace(/\)[\s.,;:]*$/u, '') : bare;
  return inside.replace(/(?<!["”])[.!;,:]+$/u, '').replace(/(?<=["”])[.;,:]+$/u, '');
}

/** What a sentence or a clause beside an order says of what stays, or of what comes of it. `words` are as printed. */
export function claimBeside(words: string): Claim | null {
  const bare = bareOf(words);
  if (bare === '' || bare.length > 400) return null;
  const result = resultIn(bare, isBracketed.test(words) || /^[\s]*[,;]/u.test(words));
  if (result !== null) return { is: 'result', result };
  const kept = keptIn(bare.toLowerCase(), isClause.test(words));
  return kept === null ? null : { is: 'kept', kept };
}

/** The same, and what names a part again behind its name: all that a remark may say that is held against the text. */
export function claimIn(words: string): Claim | null {
  const beside = claimBeside(words);
  if (beside !== null) return beside;
  if (describesPlace(words)) return { is: 'described place', words };
  const counted = countedIn(words);
  if (counted !== null) return { is: 'counted', counted };
  const edge = edgeIn(words);
  if (edge !== null) return { is: 'edge', edge };
  const gloss = glossIn(words);
  return gloss === null ? null : { is: 'gloss', gloss };
}

/** Whether a clause says what is left of a text, in whatever words: as a reason it is none. `clause` is folded. */
export const saysWhatIsLeft = (clause: string): boolean =>
  /^[\s,;:(-]*(?:and |thus |thereby )?(?:so that|such that|leaving|which leaves|with the result that|making|giving|keeping)\b(?=.*(?:["“]|\b(?:bullets?|items?|paragraphs?|sentences?|lists?|entry|\d+|one|two|three|four|five|first|last|others?|rest)\b)).*\b(?:remains?|stays?|(?:is|are) left|leaving|leaves|keeping|has|have|consists?)\b/.test(clause);
