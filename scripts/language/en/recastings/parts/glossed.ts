/** What names a part again behind its name, and is left out before the order is read: it is held against the text where that is changed. */
import { anyDescription } from '../../claims/descriptions.ts';
import { glossInBrackets } from '../../claims/glosses.ts';
import { rank } from '../../text-things.ts';
import { quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

/** A part that is named: by its number, or as the only one of its kind. */
const host = '(?<=¶|\\b(?:sentences?|paragraphs?|bullets?|items?|points?|examples?|list|note|parenthetical)|¶ (?:of|in) (?:the|this) entry)';
const from = '(?:(?:everything |all )?from|starting (?:at|from)|beginning (?:at|from)|commencing (?:at|with|from))(?: the words?)?';
const on = '(?: (?:on|onwards?|forward)(?![\\w-])| to (?:the|its) (?:very )?end(?: of (?:¶|the |this |that )?[\\w¶ -]{0,24}?(?=[).,]|$| is | are ))?)';
/** The same of the part itself: "from "x" to the end of the entry" is more than the end of a paragraph. */
const onOfPart = '(?: (?:on|onwards?|forward)(?![\\w-])| to (?:the|its) (?:very )?end(?: of (?:the|this|that) (?:paragraph|bullet|item))?(?=[).,]|$| is | are ))';
const end = '(?:the (?:end|rest|remainder|close|tail|last part|second half|closing words|example at the end|text at the end|part at the end|passage at the end))';

export const glossed: readonly Recasting[] = [
  row('a bullet that is told twice', `(?<=\\bthe )(bullet(?: point)?) (?:about|on|dealing with|concerning|regarding|describing|explaining) [a-z][a-z' -]{1,40} \\((?:it )?(?:(?:begins|beginning|starts|starting)(?: with)?:? )?(${quoted})\\)`, [1, ' ', 2],
    'The bullet about tolls ("x") is deleted.', 'The bullet "x" is deleted.', 'place'),
  row('a part that is told twice', `(?<=\\bthe )(paragraph|sentence) (?:about|on|dealing with|concerning|regarding|describing|explaining) [a-z][a-z' -]{1,40} \\((?:it )?(?:(?:begins|beginning|starts|starting)(?: with)?:? )?(${quoted})\\)`, [1, ' beginning ', 2],
    'The paragraph about tolls ("x ...") is deleted.', 'The paragraph beginning "x ..." is deleted.', 'place'),
  row('a part by its rank, told behind what it is about', `(?<=^(?:[a-z]+ )?)the (paragraph|sentence|bullet) (?:on|about) ([a-z][a-z' -]{1,40}?) \\((?:it is |that is,? |i\\.e\\.,? )?the (${rank})(?: one)?\\)`, ['the ', 3, ' ', 1, ' (on ', 2, ')'],
    'The paragraph on tolls (the last one) is deleted.', 'The last paragraph (on tolls) is deleted.', 'place'),
  row('the end of a part, and where it begins', `${end} of (¶+),? \\(?${from} (${quoted})(?:${onOfPart})?\\)?(?=[ ,.:;]|$)`, ['everything from ', 2, ' to the end of ', 1],
    'The example at the end of the third paragraph (from "x" on) is deleted.', 'Everything from "x" to the end of the third paragraph is deleted.'),
  row('a gloss', `${host} ${glossInBrackets}(?=[ ,.:;]|$)`, [],
    'Remove the second bullet (Bess).', 'Remove the second bullet.', 'remark'),
  row('where a part begins', `${host},? \\(${from} ${quoted}(?:${on})?\\)(?=[ ,.:;]|$)`, [],
    'Delete the last two sentences (from "x" on).', 'Delete the last two sentences.', 'remark'),
  row('where a part begins, without brackets', `${host}, ${from} ${quoted}(?:${on})?,?(?=[ .:;]|$)`, [],
    'Delete the last two sentences, starting at "x".', 'Delete the last two sentences.', 'remark'),
  row('a place that is described, behind words that are quoted', `(?<=["”].*),? ${anyDescription}(?=[.]?$|, (?!and\\b|or\\b)| (?:with|to|into|by) ["“])`, [],
    'Replace "x" with "y" in the sentence that explains how tolls are paid.', 'Replace "x" with "y".', 'remark'),
  row('a place that is described, before words that are quoted', `^${anyDescription}, (?=.*["“])`, [],
    'Where the toll is given, replace "x" with "y".', 'replace "x" with "y".', 'remark'),
];
