/** Ways of lawyers: what is put "therefor" and what is not, parts that are named twice, resolutions, and rests that stay as they are. */
import { months } from '../../calendar-words.ts';
import { any } from '../../text-things.ts';
import { formsOf, ingsOf } from '../../verbs.ts';
import { gone, group, is, place, quoted, row, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const words = '(?:the )?(?:(?:words?|phrase|figure|number|numeral|name|term|expression) )?';
const itsPlace = '(?:(?:in|into) (?:its|their|the) (?:stead|place|room)|therefor|instead|in lieu(?: thereof| of (?:it|them|the same))?|in (?:stead|place) thereof)';
const supplied = '(?:inserted|substituted|put|placed|printed|set|supplied|added|enacted)';
const others = any([...formsOf('base', 'replace', 'add', 'move', 'revise'), ...formsOf('past', 'replace', 'add', 'move', 'revise')].map((word) => word.replace('.', String.raw`\.`)));
/** An order up to here that takes something out, and does nothing else. */
const onlyDeletes = `^((?=.*\\b(?:${takes}|${gone})\\b)(?:(?!\\b(?:${others})\\b).)*?)`;
/** An order up to here about words that it quotes: what else the part has, it leaves alone. */
const aboutWords = `^(?:(?:in|within|from|of) ¶+,? )?[^¶"“:;]*${quoted}(?:[^¶"“:;]*${quoted})?(?: (?:in|within|from|of) ¶+)?`;
const whole = '(?:this|that|the|said|the said|the same) (?:sentence|paragraph|bullet|item|entry|text|definition)';
const asItIs = any(['the way (?:it is|they are)', '(?:exactly |just )?as (?:it is|they are|it was|it stands|is|before|printed|it now stands)', 'intact', 'alone', 'unchanged', 'untouched', 'unaltered', 'in place']);
const ranked = '(?:sentence|one|paragraph|bullet|item)';
const begins = '(?:(?:which |that )?(?:begins|starts|commences|opens)|beginning|starting|commencing|opening)(?: with(?: the words?)?)?';
const ends = '(?:(?:which |that )?(?:ends|closes|concludes)|ending|closing|concluding)(?: with(?: the words?)?| in)?';
const date = `(?:(?: of| on| dated)?(?: the)? (?:\\d{1,2} )?(?:${months})(?: \\d{1,2})?(?:,? \\d{4})?)?`;
const shall = any(['shall be', 'should be', 'must be', 'is to be', 'are to be', 'is', 'are', 'is hereby', 'are hereby']);

export const lawyerly: readonly Recasting[] = [
  row('nothing in its stead', `${onlyDeletes},? (?:and|but|with) (?:nothing (?:(?:is|are|being|shall be|to be) )?${supplied}(?: ${itsPlace})?|(?:insert|put|substitute|supply) nothing(?: ${itsPlace})?|(?:(?:is|are) )?not replaced(?: by anything)?)(?=\\.?$)`, [1],
    'The words "x" are deleted, and nothing is inserted in their stead.', 'The words "x" are deleted.'),
  row('without anything for it', `${onlyDeletes},? without (?:substituting|inserting|putting|supplying|any substitution|any replacement)(?: (?:anything|any words?))?(?: (?:therefor|${itsPlace}))?(?=\\.?$)`, [1],
    'Delete "x" without substituting anything therefor.', 'Delete "x".'),
  row('the rest stays as it is', `(?<=${aboutWords})(?:,|;)? (?:and |but )?(?:(?:please )?(?:keep|leave|leaving|keeping|retain|retaining) (?:the (?:rest|remainder|balance)(?: of ${whole})?|everything else|all else)(?: ${asItIs})?|the (?:rest|remainder|balance) (?:of ${whole} )?(?:to stand|to remain|standing|remaining|remains|stands|stays|being|is|to be left) ${asItIs}|otherwise ${whole} (?:stands|stays|remains|is)(?: ${asItIs})?|in (?:all|every) other respects?,? ${whole} (?:(?:stands|stays|remains|is)(?: ${asItIs}| confirmed)?|is confirmed))(?=\\.?$)`, [],
    'Change "x" to "y" and keep the rest of that sentence the way it is.', 'Change "x" to "y".'),
  row('therefrom', `(?<=\\b(?:${any(ingsOf('delete'))}|${takes}|${gone})) therefrom(?= )`, [],
    'The last paragraph is amended by deleting therefrom the word "x".', 'The last paragraph is amended by deleting the word "x".'),
  row('putting therefor', '(?<= and (?:substituting|inserting|putting|adding|substitute|insert|put)) (?:therefor|in lieu thereof|in its stead|in their stead)(?= )', [],
    'In the last sentence, strike "x" and insert therefor "y".', 'In the last sentence, strike "x" and insert "y".'),
  row('struck, and another therefor', `^(${words}${quoted}(?: ${place})?) ${is} (?:hereby )?(?:${gone}),? and (?:(?:${itsPlace},? )?(?:there (?:is|are|shall be) )?(?:hereby )?${supplied}(?: ${itsPlace})? (${words}${quoted})|(${words}${quoted}) (?:(?:is|are|shall be) )?(?:hereby )?${supplied} ${itsPlace})(?=\\.?$)`, ['replace ', 1, ' with ', 2, 3],
    'The words "x" are struck out, and the words "y" are substituted therefor.', 'Replace the words "x" with the words "y".'),
  row('struck, and in lieu thereof', `^(${words}${quoted}(?: ${place})?) ${is} (?:hereby )?(?:${gone}),? and in (?:lieu|place|stead) thereof (?:there )?(?:(?:is|are|shall be) )?(?:${supplied}) (${words}${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'The words "x" shall be deleted, and in lieu thereof there shall be inserted "y".', 'Replace the words "x" with "y".'),
  row('there shall be struck, and put therefor', `^there (?:is|are|shall be) (?:hereby )?(?:${gone}) from (¶+) (${words}${quoted}),? and (?:there (?:is|are|shall be) )?(?:hereby )?${supplied} ${itsPlace} (${words}${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 2, ' with ', 3],
    'There shall be deleted from the last sentence the word "x", and there shall be substituted therefor "y".', 'In the last sentence, replace the word "x" with "y".'),
  row('there is struck', `^there (?:is|are|shall be) (?:hereby )?(?:${gone}) from (¶+|this entry) (${words}${quoted})(?=\\.?$)`, ['delete ', 2, ' from ', 1],
    'There is hereby struck from the last sentence the word "x".', 'Delete the word "x" from the last sentence.'),
  row('the figure that is deleted', `^((?:in ¶+,? )?)the (?:figure|numeral|number|digit) (\\d+) ${is} (?:hereby )?(?:${gone}),? and the (?:figure|numeral|number|digit) (\\d+) (?:(?:is|shall be) )?${supplied} ${itsPlace}(?=\\.?$)`, [1, 'replace ', 2, ' with ', 3],
    'In the last sentence the numeral 5 is deleted and the numeral 6 is substituted in its place.', 'In the last sentence replace 5 with 6.'),
  row('the whole of it, howsoever it read', `^(?:(?:the whole|all) of (this entry)|(this entry)),? (?:(?:howsoever|however) it (?:may |might )?(?:heretofore |hitherto |previously )?(?:have |has )?read,? )?${is} (?:hereby )?(?:${gone})(?: in (?:its entirety|full))?,? and (?:(?:there (?:is|shall be) )?(?:hereby )?${supplied} ${itsPlace}(?: the following)?|the following (?:(?:is|shall be) )?(?:hereby )?${supplied} ${itsPlace})(?=:)`, ['replace ', 1, 2, ' with the following'],
    'The whole of this entry, howsoever it may have read, is stricken, and there is inserted in its stead the following:', 'Replace this entry with the following:'),
  row('its text is repealed, and put therefor', `^the (?:whole |entire )?text of (this entry),? ${is} (?:hereby )?(?:${gone})(?: in (?:its entirety|full))?,? and (?:there (?:is|shall be) )?(?:hereby )?${supplied} ${itsPlace}(?: the following)?(?=:)`, ['replace ', 1, ' with the following'],
    'The text of this entry is repealed, and there shall be substituted therefor:', 'Replace this entry with the following:'),
  row('so that, where it says one, it shall say another', `^(?:(¶+)|this entry) ${is} (?:hereby )?(?:amended|changed|revised|altered|modified) so that,? where it (?:now |currently |presently )?(?:says|reads|has|speaks of) (${quoted}),? it (?:shall|will|should|is to|must) (?:henceforth |hereafter |henceforward |now |thereafter )?(?:say|read|have|speak of) (${quoted})(?=\\.?$)`, [[1, ': '], 'replace ', 2, ' with ', 3],
    'This entry is amended so that, where it now says "x", it shall henceforth say "y".', 'Replace "x" with "y".'),
  row('being that which begins', `(¶+)(?: of (?:this|the) entry)?,? (?:being|that is|namely|to wit|i\\.e\\.),? (?:that|the ${ranked}|the one)? ?${begins} (${quoted}),?(?= )`, [1, ' (beginning ', 2, ')'],
    'The last sentence of this entry, being that which begins "x", is repealed.', 'The last sentence (beginning "x") is repealed.'),
  row('being that which ends', `(¶+)(?: of (?:this|the) entry)?,? (?:being|that is|namely|to wit|i\\.e\\.),? (?:that|the ${ranked}|the one)? ?${ends} (${quoted}),?(?= )`, [1, ' (ending ', 2, ')'],
    'The last sentence, being the one ending "x", is repealed.', 'The last sentence (ending "x") is repealed.'),
  row('beginning so, amended by striking', `^(¶+ \\((?:beginning|ending) ${quoted}\\)) ${is} (?:hereby )?(?:amended|changed|revised|modified) by (?:${any(ingsOf('delete'))})(?: therefrom)? (${words}${quoted}) and (?:inserting|substituting|putting)(?: ${itsPlace})? (${words}${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 2, ' with ', 3],
    'The last sentence (beginning "x") is amended by striking "y" and inserting "z".', 'In the last sentence (beginning "x"), replace "y" with "z".'),
  row('for words there, others', `^for (${words}${quoted}) (in ¶+),? (${words}${quoted}) (?:is|are|shall be) (?:hereby )?substituted(?=\\.?$)`, [2, ', replace ', 1, ' with ', 3],
    'For the words "x" in the last sentence the words "y" are substituted.', 'In the last sentence, replace the words "x" with the words "y".'),
  row('a part that begins so, and words of it', `^(¶+) (?:begins|starts|opens) with (${quoted})[:;] (?=${words}${quoted} )`, ['in ', 1, ' (beginning ', 2, '), '],
    'The third sentence begins with "x": the words "y" are cancelled.', 'In the third sentence (beginning "x"), the words "y" are cancelled.'),
  row('a part that ends so, and words of it', `^(¶+) (?:ends|closes|concludes) with (${quoted})[:;] (?=${words}${quoted} )`, ['in ', 1, ' (ending ', 2, '), '],
    'The third sentence ends with "x": the words "y" are cancelled.', 'In the third sentence (ending "x"), the words "y" are cancelled.'),
  row('so much of it as reads', `(?:so much|that (?:part|portion)|the (?:part|portion)) (of ¶+) (?:as reads|(?:which|that) reads|reading|consisting of the words?) (${quoted})`, ['the words ', 2, ' ', 1],
    'So much of the last paragraph as reads "x" is repealed.', 'The words "x" of the last paragraph is repealed.'),
  row('a provision that is quoted', `(?:the|a) (?:provision|proviso|stipulation|requirement|qualification|limitation|restriction|condition|exception|parenthetical (?:expression|phrase|clause|words?|remark)) (?:that |reading |which reads )?(?=${quoted})`, [],
    'The provision "x" is repealed.', '"x" is repealed.'),
  row('the said words', `(?<=^|[ ,])the (?:aforesaid|said|aforementioned|above-mentioned|abovementioned) (?=(?:words?|phrase|figure|number|name|sentence) ${quoted})`, ['the '],
    'The aforesaid word "x" is deleted.', 'The word "x" is deleted.'),
  row('as the same appears', `(?<=${quoted}),? (?:(?:as (?:the same|it|they)|where (?:it|they|the same)|which|that) (?:now )?(?:appears?|occurs?|stands?|is found|are found)|appearing|occurring|standing|found|contained) (in ¶+|in this entry),?(?= )(?!.*\\b(?:twice|each|every|all|both)\\b)`, [' ', 1],
    'The word "x", as the same appears in the last sentence, is deleted.', 'The word "x" in the last sentence is deleted.'),
  row('amended to do it', `^(?:(¶+)|this entry) ${is} (?:hereby )?(?:amended|changed|modified|revised|altered) (?:so as )?to (?=(?:${takes}) )`, [[1, ': ']],
    'The last sentence is amended to delete the word "x".', 'The last sentence: delete the word "x".'),
  row('by the insertion, beside it, of words', `(?<= by the (?:insertion|addition)),? ((?:immediately |directly )?(?:after|following|before|preceding) ${words}${quoted}),? of (${words}${quoted})(?=\\.?$)`, [' of ', 2, ' ', 1],
    'The last sentence is amended by the insertion, after the word "x", of the words "y".', 'The last sentence is amended by the insertion of the words "y" after the word "x".'),
  row('by the addition at its end of a sentence', `^(¶+|this entry) ${is} (?:hereby )?(?:amended|changed|extended|enlarged|supplemented) by (?:the )?(?:addition|insertion),? at (?:the end thereof|its end|the end),? of (?:the following sentence|a sentence as follows)(?=:)`, ['add at the end of ', 1, ' the following sentence'],
    'This entry is amended by the addition at the end thereof of the following sentence: "x".', 'Add at the end of this entry the following sentence: "x".'),
  row('a sentence as follows', 'an? (sentence|paragraph|bullet|item) as follows(?=:)', ['the following ', 1],
    'There is added at the end of the last paragraph a sentence as follows: "x".', 'There is added at the end of the last paragraph the following sentence: "x".'),
  row('there shall be added to its end', '^there shall be added (?:to|at) the end of (¶+|this entry) (?=the following (?:sentence|paragraph|bullet|item):)', ['add at the end of ', 1, ' '],
    'There shall be added to the end of the last paragraph the following sentence: "x".', 'Add at the end of the last paragraph the following sentence: "x".'),
  row('added to the list as its last item', `^there (?:is|shall be) (?:hereby )?added to ((?:the|this|its) list),? as (?:its|the) (?:last|final) (?:item|bullet|entry),? (${quoted})(?=\\.?$)`, ['add ', 2, ' to the end of ', 1],
    'There is added to the list, as its last item, "x".', 'Add "x" to the end of the list.'),
  row('in lieu of words, others', `^in (?:lieu|place|stead) of (${words}${quoted}(?: ${place})?),? (${words}${quoted}) (?:${shall}|shall|should|must|is to|are to) (?:stand|be read|read|printed|substituted|inserted|put|set|be substituted|be put)(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'In lieu of the words "x", the words "y" shall stand.', 'Replace the words "x" with the words "y".'),
  row('words in lieu of others', `^(${words}${quoted}) (?:(?:${shall}) (?:read|printed|inserted|put|set|added)|(?:shall|should|must|is to|are to) stand) in (?:lieu|place|stead) of (${words}${quoted}(?: ${place})?)(?=\\.?$)`, ['replace ', 2, ' with ', 1],
    'The words "y" shall stand in lieu of the words "x".', 'Replace the words "x" with the words "y".'),
  row('at the words, others', `^((?:in ¶+,? )?)at (${words}${quoted}),? (?:substitute|read) (?=${words}${quoted}\\.?$)`, [1, 'for ', 2, ' substitute '],
    'At the words "x", substitute "y".', 'For the words "x" substitute "y".'),
  row('who ordered it', `^(?:by|pursuant to|in pursuance of|under|in accordance with|following) (?:(?:an?|the|our) )?(?:unanimous )?(?:resolution|order|decision|vote|direction|instruction) of (?:the |our )?${group}${date},? `, [],
    'By resolution of the board, the word "x" is deleted.', 'The word "x" is deleted.', 'reason'),
  row('whatever was printed before', '^notwithstanding anything (?:(?:heretofore|hitherto|previously|formerly) )?(?:printed|said|published|stated)(?: (?:heretofore|hitherto|before|to the contrary))?,? ', [],
    'Notwithstanding anything heretofore printed, the word "x" is deleted.', 'The word "x" is deleted.', 'reason'),
];
