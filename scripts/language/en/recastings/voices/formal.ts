/** More of the ways of lawyers: what is of no further force, restated, spelled otherwise, or put in lieu of what is struck. */
import { any } from '../../text-things.ts';
import { ingsOf } from '../../verbs.ts';
import { gone, is, place, quoted, row, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const words = '(?:the )?(?:(?:words?|phrase|figure|number|numeral|name|term|expression|item) )?';
const what = `(?:the )?(?:(?:words?|phrase|clause|sentence|provision|term) )?${quoted}(?: ${place})?|¶+(?: of (?:this|the) entry)?`;
const supplied = '(?:inserted|substituted|put|adopted|set|added)';
const lieu = '(?:in lieu thereof|in its (?:place|stead)|therefor|in lieu of (?:it|the same))';
const list = '(?:the|this|its) (?:bulleted )?list';

export const formal: readonly Recasting[] = [
  row('of no further force', `^(${what}) (?:${any(['(?:is|are|shall be|is to be) (?:hereby )?(?:declared )?(?:null and void|void)', '(?:is|are|shall be|is to be) (?:hereby )?of no (?:further |more )?(?:force|effect)(?: (?:or|and|nor) (?:force|effect))?', '(?:is|are|shall be) (?:hereby )?(?:vacated|abrogated|annulled|struck down)', 'stands? (?:repealed|deleted|revoked|rescinded)'])})(?=\\.?$)`, [1, ' is deleted'],
    'The last paragraph shall be of no further force and effect.', 'The last paragraph is deleted.'),
  row('abrogated, and another adopted', `^(${words}${quoted}(?: ${place})?) ${is} (?:hereby )?(?:${gone}|abrogated|annulled|vacated),? and (${words}${quoted}) (?:(?:is|are|shall be) )?(?:hereby )?${supplied} ${lieu}(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'The term "x" is hereby abrogated and the term "y" adopted in its place.', 'Replace the term "x" with the term "y".'),
  row('amended and restated', `(?<=^(?:¶+|this entry)) ${is} (?:hereby )?amended and restated(?: in (?:its entirety|full))?(?: (?:so as )?to read)?(?: as follows)?(?=:)`, [' should read'],
    'The last sentence is amended and restated in its entirety as follows: X.', 'The last sentence should read: X.'),
  row('to wit', ',? (?:to wit|viz|viz\\.|videlicet):', [':'],
    'A new sentence is added at the end of the last paragraph, to wit: "x".', 'A new sentence is added at the end of the last paragraph: "x".'),
  row('therein', `(?<=${quoted}) therein(?=\\.?$)`, [],
    'The last paragraph is amended by substituting "x" for "y" therein.', 'The last paragraph is amended by substituting "x" for "y".'),
  row('to be placed at its end', '(?<=^¶+ .*\\b(?:extended|enlarged|supplemented|lengthened) by the following sentence), (?:which is )?to be (?:placed|put|added|inserted|set) at (?:its|the) end(?=:)', [],
    'The last paragraph is extended by the following sentence, to be placed at its end: "x".', 'The last paragraph is extended by the following sentence: "x".'),
  row('the enumeration', '(?<=^|[ ,])the enumeration(?![\\w-])', ['the list'],
    'The second item of the enumeration is deleted.', 'The second item of the list is deleted.'),
  row('the list, by adding', `^(${list}) ${is} (?:hereby )?(?:amended|changed|extended|enlarged|supplemented) by (?:adding|the addition of|inserting|the insertion of)(?: thereto| to it)? ${words}(${quoted})(?: at (?:the|its) end| as (?:a|the|its) (?:last|final|new last) item)?(?=\\.?$)`, ['add ', 2, ' to ', 1],
    'The list is amended by adding "x" at its end.', 'Add "x" to the list.'),
  row('the list, by striking', `^(${list}) ${is} (?:hereby )?(?:amended|changed|shortened|reduced) by (?:${any(ingsOf('delete'))})(?: therefrom)? ${words}(${quoted})(?=\\.?$)`, ['delete ', 2, ' from ', 1],
    'The list is amended by striking the item "x".', 'Delete "x" from the list.'),
  row('the list, by striking one', `^(${list}) ${is} (?:hereby )?(?:amended|changed|shortened|reduced) by (?:${any(ingsOf('delete'))}) its (first|second|third|fourth|fifth|last|final) (item|bullet)(?=\\.?$)`, ['delete the ', 2, ' ', 3, ' of ', 1],
    'The list is amended by striking its third item.', 'Delete the third item of the list.'),
  row('wherever it appears, another is substituted', `^(?:wherever|whenever|everywhere that|in every place where) (?:in (?:this|the) entry,? )?(${words}${quoted}) (?:appears?|occurs?|stands?|is used|are used)(?: in (?:this|the) entry)?,? (?:there )?(?:(?:is|shall be|should be|must be) substituted (${words}${quoted})|(${words}${quoted}) (?:is|are|shall be|should be|must be) (?:(?:substituted|read)(?: ${lieu})?|(?:put|inserted) ${lieu}))(?=\\.?$)`, ['replace ', 1, ' with ', 2, 3, ' throughout'],
    'Wherever the word "x" appears, the word "y" shall be substituted.', 'Replace the word "x" with the word "y" throughout.'),
  row('strike, and in lieu thereof', `^((?:in ¶+,? )?)(?:${takes}) (${words}${quoted})( (?:in|from) ¶+)?(?:;|,| and|, and)+ (?:${lieu},? (?:insert|put|substitute|add) (${words}${quoted})|(?:insert|put|substitute|add) (${words}${quoted}) ${lieu})(?=\\.?$)`, [1, 'replace ', 2, 3, ' with ', 4, 5],
    'Strike "x" and in lieu thereof insert "y".', 'Replace "x" with "y".'),
  row('in lieu of one the other', `^((?:in ¶+,? )?)(?:insert|put|substitute|print|write) in (?:lieu|place|stead) of (${words}${quoted}(?: ${place})?),? (${words}${quoted})(?=\\.?$)`, [1, 'replace ', 2, ' with ', 3],
    'Insert in lieu of "x" the figure "y".', 'Replace "x" with the figure "y".'),
  row('its spelling', `^the spelling of (${words}${quoted}(?: ${place})?) (?:${is}) (?:now |hereby )?(?:corrected|changed|amended|altered) (?:to|into) (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'The spelling of "x" is corrected to "y".', 'Replace "x" with "y".'),
  row('a separate paragraph', '(?<=^¶+) (?:shall|should|must|is to|is now to) (?:be|form|constitute|stand as) a (?:separate|new) paragraph(?=\\.?$)', [' becomes a paragraph of its own'],
    'The last sentence of the first paragraph shall be a separate paragraph.', 'The last sentence of the first paragraph becomes a paragraph of its own.'),
  row('a passage by both its ends', `^the (?:passage|text|words|wording|part) (?:beginning|starting|commencing|which begins|that begins)(?: with)? (${quoted}) and (?:ending|closing|concluding|which ends|that ends|ends)(?: with| in)? (${quoted}) (?=(?:${is}) (?:hereby )?(?:${gone})\\.?$)`, ['everything from ', 1, ' through ', 2, ' '],
    'The passage beginning with "x" and ending with "y" is repealed.', 'Everything from "x" through "y" is repealed.'),
];
