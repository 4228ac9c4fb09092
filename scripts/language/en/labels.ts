/** Labels above a text that no verb follows: "In full: See fog." Some say that it is all of the entry, the others only that it is new. */
import { any, rank } from './text-things.ts';
import { veiled } from './veiled.ts';

const renewed = '(?:rewritten|revised|reworded|rephrased|amended|corrected|changed|updated|recast|redone|redrafted|restated|simplified|shortened|condensed|expanded|extended|lengthened|enlarged|supplemented|adjusted|emended)';
const thus = '(?: as follows| thus| to read| to| like this)';
const whole = '(?:whole|entire|complete|full)';

/** It names the entry, or all of it. */
const ofAll = any([
  `(?:the |this )?${whole} (?:new )?(?:entry|definition)(?: now| henceforth| ${renewed}| in its new form| as (?:it now stands|${renewed}))?`, `(?:the |this )?(?:entry|definition) (?:in full|in its entirety|now|henceforth|from now on|as it now stands|as ${renewed}|${renewed}${thus})`,
  `(?:the |this )?(?:${renewed}|new form of the) (?:entry|definition)`,
]);
/** It may as well be the text of a card, or of a part; "revised text" is what cards have, and is none of these. */
const ofSomeText = any([
  '(?:now )?in (?:full|its entirety)(?: now)?', `${renewed}(?: in full| in its entirety| throughout| from scratch| wholly| entirely| completely)?${thus}?`, '(?:the )?(?:new )?text in (?:full|its entirety)', 'now(?: just| only| simply| merely)?', '(?:now )?(?:just|only|simply|merely)', 'reads now', 'read', 'text(?: now)?', 'entry', 'pointer(?: now)?', 'wording', '(?:new )?definition', '(?:the )?(?:cross-)?reference', `(?:the )?(?:new|replacement|correct|right|proper|${whole}) (?:text|wording|version)(?: now)?`, `(?:the )?(?:new|correct|right|proper|${renewed}) (?:pointer|reference|cross-reference)(?: now)?`,
  'from now on(?:,? (?:just|only|simply))?', 'henceforth(?:,? (?:just|only|simply))?', 'instead', '(?:make|let) (?:it|this) (?:say|be|read)',
]);

/** Words that no colon follows: that it is only this now. */
const isNow = '(?:now|henceforth|from now on)';
const only = '(?:just|only|simply|merely|nothing but)';
/** @param quoted - an expression for a quotation, or for the mark that opens it */
export const barely = (quoted: string): string => `^\\W*(?:${isNow},? ${only}|${only} ${isNow}) (?=${quoted})|^\\W*${only} (?=${quoted}[^"“”]*.{0,2},? ${isNow}\\W*$)`;

/** An expression for such a label, up to its colon. */
export const labels = any([ofAll, ofSomeText]);

/** What a label says of the text behind it. */
export const labelOfAll = new RegExp(`^\\W*(?:please,? )?${ofAll},?:`, 'iu');
export const labelOfSomeText = new RegExp(`^\\W*(?:please,? )?${ofSomeText},?:|${barely('["“\'‘]')}`, 'iu');

/** Whether a label calls what it heads a text, as that of a card is called. */
export const labelOfText = /^\W*(?:[a-z]+ )*(?:text|version|wording)\b[^:]*:/iu;

/** "Third bullet: "thick ice".": a part by its number, a colon, and the words. */
const headline = new RegExp(`^\\W*(?:in )?¶+(?:,? (?:in |of )?(?:¶+|${rank} (?:sentence|bullet|item)))*: ?["“'‘]`, 'u');
export const labelOfPart = (instruction: string): boolean => headline.test(veiled(instruction.toLowerCase()).parts);
