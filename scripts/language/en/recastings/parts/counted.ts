/** What is said of a part behind its name that can be counted: it is left out before the order is read, and held against the text where that is changed. */
import { manyReferences, onlyNumber, onlyReferences, rearranged, standsOnce } from '../../claims/counted.ts';
import { glossInCommas } from '../../claims/glosses.ts';
import { cardinalWords } from '../../numbers.ts';
import { any } from '../../text-things.ts';
import { goesAway, gone, quoted, row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const host = '(?<=¶|\\b(?:sentence|paragraph|bullet|item|list|line))';
const see = '["“][^"”]*["”]';

export const counted: readonly Recasting[] = [
  rowOfParts('the last part, of references', `^the (?:last|final|closing) paragraph,? ${onlyReferences},? (?=(?:is|has been|should be|must be|shall be) (?:now |hereby )?${gone}|${goesAway})`, ['the line of references '],
    'The final paragraph, which holds only references, is dropped.', 'The line of references is dropped.', 'remark'),
  row('a part of references', `${host},? ${onlyReferences},?(?= )`, [],
    'The second paragraph, which holds nothing but references, is dropped.', 'The second paragraph is dropped.', 'remark'),
  row('what a part is about, between commas', `${host}${glossInCommas}(?= )`, [],
    'The second paragraph, on tolls, is deleted.', 'The second paragraph is deleted.', 'remark'),
  row('words that stand once', `(?<=${quoted})(?:, ${standsOnce},| \\(${standsOnce}\\))(?= |$)`, [],
    'The word "x" (it occurs once) is deleted.', 'The word "x" is deleted.', 'remark'),
  row('the only number, behind it', `(?<=${quoted}), ${onlyNumber},(?= )`, [],
    '"5", the only number in the entry, becomes "6".', '"5" becomes "6".', 'remark'),
  row('the only number, before it', `^${onlyNumber}, (${quoted}),?(?= )`, [1],
    'The only number in the entry, "5", is now "6".', '"5" is now "6".', 'remark'),
  row('references in another order', `^(${see.replace('[^"”]*', '¤+')}) ${rearranged} (?=${quoted}\\.?$)`, [1, ' is now '],
    '"See a, b." is rearranged as "See b, a."', '"See a, b." is now "See b, a."', 'remark'),
  row('so many references now', `^${manyReferences} (?=see )`, ['the references at the end are now: '],
    'The two references that close the entry are now three: See a, b, c.', 'The references at the end are now: See a, b, c.', 'remark'),
  row('one of so many references', `^of (?:the|its|these) (?:${any(cardinalWords)}) (?:cross-)?references,? (?:(?:the )?(?:one|reference|pointer) to )?(${quoted}) (?:is no more|${goesAway}|(?:is|has been) (?:now )?${gone})(?=[.;,]|$)`, ['the reference to ', 1, ' is deleted'],
    'Of the three references, "x" is no more.', 'The reference to "x" is deleted.', 'remark'),
];
