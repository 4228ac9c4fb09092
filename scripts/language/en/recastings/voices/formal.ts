/** More of the ways of lawyers: what is of no further force, restated, spelled otherwise, or put in lieu of what is struck. */
import { any, rank } from '../../text-things.ts';
import { uselessWords } from '../../turnings.ts';
import { ingsOf } from '../../verbs.ts';
import { isDeed, isDefect } from '../../remarks/predicates.ts';
import { changed, gone, group, is, place, quoted, row, rowOfParts, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const words = '(?:the )?(?:(?:words?|phrase|figure|number|numeral|name|term|expression|item) )?';
const what = `(?:the )?(?:(?:words?|phrase|clause|sentence|provision|term) )?${quoted}(?: ${place})?|¶+(?: of (?:this|the) entry)?`;
const supplied = '(?:inserted|substituted|put|adopted|set|added)';
const lieu = '(?:in lieu thereof|in its (?:place|stead)|therefor|in lieu of (?:it|the same))';
const list = '(?:the|this|its) (?:bulleted )?list';

const be = '(?:is|are|has been|have been|shall be|should be|must be|is to be|are to be)(?: (?:now|hereby|accordingly|therefore))?';
/** What a change is said to do to what the text tells of, before it says by which words. */
const effects = any(['reduced', 'raised', 'lowered', 'increased', 'decreased', 'widened', 'narrowed', 'broadened', 'extended', 'restored', 'restricted', 'relaxed', 'tightened', 'clarified', 'corrected', 'simplified', 'qualified', 'completed', 'mended', 'amended', 'changed', 'defined', 'made (?:clear|plain|explicit)', '(?:lifted|removed|abolished)(?= by the (?:deletion|omission|removal) of)']);
/** What a text grants, demands or forbids: no thing that may have a text of its own, as "the tariff" or "the index" has. */
const affected = `(?:${any(['charge', 'toll', 'fee', 'fare', 'price', 'cost', 'tax', 'fine', 'limit', 'penalty', 'prohibition', 'ban', 'restriction', 'exception', 'exemption', 'requirement', 'condition', 'permission', 'scope', 'sense', 'meaning', 'effect', 'rule', 'burden', 'rate', 'number', 'total', 'spelling', 'grammar', 'punctuation'])}|(?:duty|obligation|right|power|privilege|freedom)(?: of (?!an? |the )[a-z-]+)?)`;
const blemish = '(?:ambiguity|error|mistake|slip|inconsistency|contradiction|gap|omission|doubt|confusion)';
const itsChange = `(?:the|its|this) (?:${affected} ${be} (?:${effects})|${blemish} ${be} (?:removed|resolved|cured|corrected|mended|closed|repaired))`;
const doing = '(?:insertion|addition|interpolation|substitution|deletion|omission|removal|replacement)';
/** What the whole of the order does, whose reason stands in its midst. */
const inItsMidst = any(['for the avoidance of doubt', 'for the sake of (?:clarity|consistency|brevity|accuracy|good order)', 'for (?:clarity|consistency|brevity|accuracy|good order)', 'in the interests? of (?:clarity|consistency|brevity|accuracy|good order)', 'by common consent', 'at the (?:request|suggestion|instance) of (?:several|many|various|numerous|our) (?:referees|readers|correspondents|translators|proofreaders|printers|editors)', 'as (?:several|many|various|numerous) (?:referees|readers|correspondents|translators|proofreaders) (?:have )?(?:suggested|proposed|requested|asked)']);
const openings = any(['on (?:the )?(?:advice|recommendation|suggestion) of (?:our|the|several|some|many) (?:referees|readers|correspondents|translators|proofreaders|printers|editors)', '(?:up)?on (?:(?:mature|further|due|careful|closer) )?(?:reflection|consideration|examination)', 'having (?:re)?considered (?:the (?:matter|point|question)|it|this)(?: further| again| anew| with care)?', 'lest there be (?:any )?(?:doubt|confusion|misunderstanding)', 'in the interests? of (?:clarity|consistency|brevity|accuracy|good order|simplicity)', 'as a matter of (?:drafting|form|style|grammar|good order|consistency|punctuation|spelling)', 'without (?:altering|changing|affecting|prejudice to) the (?:sense|meaning|substance|rule)']);
const disputes = '(?:disputes|complaints|quarrels|arguments|confusion|misunderstandings|misreadings|questions|objections|disagreements|doubts)';
const variance = any(['(?:at (?:variance|odds)|inconsistent|out of (?:step|keeping|line)|in conflict|incompatible) with', 'contrary to', 'contradicted by']);
const aRule = '(?:the|its) (?:general |basic |main )?(?:rules?|rulebook|definition|text|(?:first|second|third|last) (?:sentence|paragraph)|rest of the (?:entry|text|paragraph))';

export const formal: readonly Recasting[] = [
  row('why it is ordered, said first', `^(?:${openings}),? (?=(?:[^"“¶]{0,30} )?(?:¶|["“]|(?:the|this) ))`, [],
    'Upon reflection, "x" is replaced with "y".', '"x" is replaced with "y".', 'reason'),
  row('it is ordered that', `^(?:it is (?:(?:now|hereby|accordingly|therefore|further) )*(?:agreed|declared|ordered|directed|determined|ruled|decreed|enacted)|(?:we|the ${group}) (?:(?:now|hereby|accordingly|further) )*(?:directs?|orders?|rules?|declares?|determines?|requires?|decrees?|enacts?)) that (?=.* (?:should|must|be|shall) )`, ['resolved, that '],
    'It is hereby declared that "x" shall read "y".', 'resolved, that "x" shall read "y".'),
  row('what is regretted', `^(?:(?:we|the editors) (?:very much |deeply |greatly )?regret|it is (?:greatly |much )?regretted) that (?=(?:the words? )?${quoted}(?: ${place})? (?:was|were) (?:printed|set|given|put|written) (?:for|instead of|in place of|where) )`, [],
    'We regret that "x" was printed for "y".', '"x" was printed for "y".', 'reason'),
  row('in substitution for', `(?<=^|[ ,])in (?:substitution|exchange) for (?=${words}${quoted})`, ['in lieu of '],
    'In substitution for "x" there shall stand "y".', 'in lieu of "x" there shall stand "y".'),
  row('amended, words being others', `^(¶+|this entry|the entry) ${be} (?:amended|altered|corrected|changed|modified|revised), (?=${words}${quoted} being )`, ['in ', 1, ', '],
    'The last paragraph is amended, "y" being substituted for "x".', 'In the last paragraph, "y" being substituted for "x".'),
  row('words being substituted', `^((?:in (?:¶+|this entry|the entry),? )?)(${words}${quoted}) being (?:(?:now|hereby|accordingly) )?substituted for (${words}${quoted})(?=\\.?$)`, [1, 'replace ', 3, ' with ', 2],
    'In the last paragraph, "y" being substituted for "x".', 'In the last paragraph, replace "x" with "y".'),
  row('to be read with the omission', `^(¶+|this entry|the entry) (?:(?:is|are)(?: now)? to|shall|should|must) (?:be read|be printed|have effect) with the (?=(?:omission|deletion|insertion|addition|substitution) of ${words}${quoted})`, [1, ' is amended by the '],
    'The last paragraph is to be read with the omission of the words "x".', 'The last paragraph is amended by the omission of the words "x".'),
  row('to be read without', `^(¶+|this entry|the entry) (?:(?:is|are)(?: now)? to|shall|should|must) be (?:read|printed|taken) without (?=${words}${quoted}\\.?$)`, ['read ', 1, ' without '],
    'The last paragraph is to be read without "x".', 'Read the last paragraph without "x".'),
  row('a text that is improved by a change', `^the (?:drafting|wording|grammar|sense|style|clarity|punctuation|text|language|accuracy) of (¶+|this entry|the entry) ${be} (?:improved|mended|clarified|corrected|amended|simplified|tightened|completed) by (?=the ${doing} of )`, [1, ' is amended by '],
    'The drafting of the last paragraph is improved by the substitution of "y" for "x".', 'The last paragraph is amended by the substitution of "y" for "x".'),
  row('useless, said in the midst', `^(¶+|${words}${quoted}(?: ${place})?), (?:(?:now|long|already|being|which is|which was) )*(?:${any(uselessWords)}), (?=${be} (?:${gone})\\.?$)`, [1, ' '],
    'The last sentence, now spent, is repealed.', 'The last sentence is repealed.', 'reason'),
  row('a dash for a colon', '(?<=\\b(?:insert|add|append|substitute|read|reads|follows|following|inserted|added|substituted)) ?[-–—]$', [':'],
    'After the second paragraph insert—', 'After the second paragraph insert:'),
  row('by way of correction', '^by way of (?:an? )?(?:correction|clarification|amendment|simplification|apology|improvement),? ', [],
    'By way of correction, "x" is to read "y".', '"x" is to read "y".', 'reason'),
  row('mindful of disputes', `^(?:mindful|in view|because|in consideration|in consequence) of (?:(?:past|earlier|old|former|frequent|recent|many|some|several|the|repeated|endless) )*${disputes},? `, [],
    'Mindful of past disputes, we have deleted "x".', 'We have deleted "x".', 'reason'),
  row('a reason in the midst', `(?<=^(?:¶+|(?:the [a-z]+ )?${quoted})[^"“¶;:]*), (?:${inItsMidst}),(?= )`, [],
    '"x" is, for the avoidance of doubt, now "y".', '"x" is now "y".', 'reason'),
  row('what a change does, and by which words', `^${itsChange} (?=by the ${doing} of (?:the (?:words?|figure) )?${quoted})`, [],
    'The charge is reduced by the substitution of "x" for "y".', 'By the substitution of "x" for "y".', 'reason'),
  row('what is changed, the words being altered', `^${itsChange}, (${words}${quoted}(?: ${place})?) being (?:now |hereby |accordingly )?(${changed}) (?=(?:to|into|with|by)(?: read)? ${quoted}\\.?$)`, [1, ' is ', 2, ' '],
    'The prohibition is widened, "x" being altered to "y".', '"x" is altered to "y".', 'reason'),
  row('who pointed it out', `^(?:we are (?:much |most |very )?(?:obliged|grateful|indebted)|(?:our |many |with )?thanks(?: are due)?|thank you|we owe it) to (?:(?:mr|mrs|ms|miss|dr|prof|professor|captain)\\.? )?(?!(?:all|none|nobody|no|any|every|each|who|whoever|if|not)\\b)[a-z][a-z.'-]+(?: [a-z][a-z.'-]+)?(?: (?:from|of|in) (?!leagues?\\b|tournaments?\\b|races?\\b)[a-z][a-z.'-]+)? for (?:pointing out|noticing|observing|reminding us|remarking|noting) that (?=[^"“]*${quoted}[^"“]* (?:ought to|should|must) |¶+ (?:ought to|should|must) )`, [],
    'We are obliged to Mr Penn for pointing out that "x" ought to read "y".', '"x" ought to read "y".', 'reason'),
  row('what it led to, and what it is changed to', `^((?:the (?:words?|phrase|sentence) )?${quoted}(?: ${place})?|¶+) (?:(?:has|have|had) )?(?:${[isDeed, isDefect, 'invited (?:miscounting|misreading|misunderstanding|misuse|error|abuse)'].join('|').replaceAll(/\(\?<\w+>(?:[^()]|\([^()]*\))*\)/gu, '(?!)')}),? and (?:so |therefore |accordingly )?(?=(?:is|are|has been|have been) (?:now |hereby |accordingly |therefore )?(?:${changed}) (?:to|into|with|by) )`, [1, ' '],
    '"x" caused confusion and is altered to "y".', '"x" is altered to "y".', 'reason'),
  row('at variance with the rule, and gone', `^(¶+|the (?:example|list)|(?:the [a-z]+ )?${quoted}),? (?:being|which (?:is|was)|since it (?:is|was)|as it (?:is|was)) (?:(?:now|plainly|clearly|wholly|quite) )?(?:${variance}) ${aRule},? (?=(?:is|are|has been|should be|must be) (?:now |hereby )?(?:${gone})\\.?$)`, [1, ' '],
    'The example, being at variance with the rule, is expunged.', 'The example is expunged.', 'reason'),
  row('extended by the addition of words', `^(${words}${quoted}(?: ${place})?) ${be} (?:extended|lengthened|enlarged|expanded|supplemented|augmented|amplified|completed) by (?:the )?(?:addition|insertion|adding|appending)(?: of)? (?:the words? )?(?=${quoted}\\.?$)`, [1, ' is extended by '],
    'The words "x" are extended by the addition of "y".', 'The words "x" is extended by "y".'),
  row('to words there are appended others', `^to (${words}${quoted}(?: ${place})?),? (?:there )?${be} (?:appended|added|annexed|subjoined|attached) (${words}${quoted})(?=\\.?$)`, ['insert ', 2, ' after ', 1],
    'To the words "x" are appended the words "y".', 'Insert the words "y" after the words "x".'),
  row('prefaced by a sentence', `(?<=^(?:¶+|this entry|the entry) ${be} (?:prefaced|headed|introduced|opened) by )(?:the|this) sentence (?=${quoted}\\.?$)`, ['a new sentence: '],
    'The second paragraph is prefaced by the sentence "x."', 'The second paragraph is prefaced by a new sentence: "x."'),
  row('it takes a capital', `^(?:the )?(?:(?:words?|noun|name|term) )?(${quoted}) (?:takes|gets|receives|is given|should have|must have|has to have|is to have|is spelled with|is to be spelled with|is written with) an? (?:initial )?(?:capital|capital letter|upper-case letter|capital initial)( throughout)?(?: (?:in )?(?:this|the) entry)?(?=\\.?$)`, ['capitalize ', 1, 2],
    'The word "x" takes a capital throughout this entry.', 'Capitalize "x" throughout.'),
  row('it is capitalized throughout', `^(?:the )?(?:(?:words?|noun|name|term) )?(${quoted}) ${be} capitali[sz]ed (throughout|everywhere|wherever it (?:appears|occurs|stands))(?: (?:in )?(?:this|the) entry)?(?=\\.?$)`, ['capitalize ', 1, ' throughout'],
    'The word "x" should be capitalized throughout.', 'Capitalize "x" throughout.'),
  row('exchanged for others', `(?<=^(?:${words}${quoted}(?: ${place})?) ${be} )(?:exchanged|swapped|traded|changed out) for (?=${words}${quoted}(?: in all | throughout|\\.?$))`, ['replaced with '],
    '"x" is exchanged for "y".', '"x" is replaced with "y".'),
  row('made plain', `^(${words}${quoted}(?: ${place})?) ${be} (?:made|put|set) (?:more )?(?:explicit|plain|plainer|clear|clearer|precise|exact|specific|right)(?::| -|,) (?=${quoted}\\.?$)`, [1, ' becomes '],
    '"x" is made explicit: "y".', '"x" becomes "y".'),
  row('put in the other number, which is told', `^(${words}${quoted}(?: ${place})?) ${be} (?:put|made|set|turned|printed) (?:in(?:to)? )?(?:a |the )?(?:singular|plural),? ?\\(?(?:(?:that is|i\\.e\\.|namely|as|to read),? )?(${quoted})\\)?(?=\\.?$)`, [1, ' becomes ', 2],
    '"x" is put into the plural, namely "y".', '"x" becomes "y".'),
  row('several are made one, thus', `^(¶+(?: and ¶+)?)(?: (?:of|in) (?:this|the) entry)? (?:(?:are (?:now )?|now )(?:just )?one(?: sentence| paragraph)?(?: now| from now on)?|${be} (?:joined|merged|combined|consolidated|fused|condensed|run together|united|made|rolled|reduced)(?: up)? (?:in|into|to|as|to form) (?:one|a single)(?: sentence| paragraph| one)?)(?:,? (?:thus|reading|to read|which reads|that reads|as follows|so|namely))?: ?(?=${quoted}\\.?$)`, ['replace ', 1, ' with '],
    'The first two sentences are consolidated into one, thus: "x"', 'Replace The first two sentences with "x"'),
  row('divided at words', `^(¶+) (${be} (?:split|divided|broken|parted)) at (${words}${quoted})(?:,? which (?:words )?(?:now |shall |should |are to )?(?:begins?|starts?|opens?) (?:a|the) (?:fresh|new|second|separate) (?:paragraph|one))?(?=\\.?$)`, [1, ' ', 2, ' before ', 3],
    'The last paragraph is to be divided at "x", which words begin a fresh paragraph.', 'The last paragraph is to be divided before "x".'),
  rowOfParts('all of it save one sentence', `^(${takes}) (?:the whole of |all of )?(the ${rank} paragraph|paragraph \\d+),? (?:save|saving|excepting|but)(?: only| for)? ((?:its|the) ${rank} sentence)(?=\\.?$)`, [1, ' ', 2, ' except ', 3],
    'Delete the whole of the last paragraph save its first sentence.', 'Delete the last paragraph except its first sentence.'),
  row('substituted for the entry', '^(?:to be )?(?:substituted|inserted|put|printed) (?:for|in place of|in lieu of|instead of|in substitution for) (?:the (?:whole|entirety) of )?(?:this|the) (?:whole |entire |present |existing )?entry(?=:)', ['this entry should read'],
    'Substituted for the entire entry:', 'This entry should read:'),
  row('a new one, to stand first', '^(?:an?|one) (?:new|further) (paragraph|sentence),? (?:is )?to (?:stand|come|go|be (?:put|placed|set|inserted|printed)) first (?:in|of) (?:this|the) entry(?=:)', ['add a ', 1, ' at the beginning of the entry'],
    'A new paragraph, to stand first in the entry:', 'Add a paragraph at the beginning of the entry:'),
  row('a new one, to stand last', '^(?:an?|one) (?:new|further) (paragraph|sentence),? (?:is )?to (?:stand|come|go|be (?:put|placed|set|inserted|printed)) last (?:in|of) (?:this|the) entry(?=:)', ['add a ', 1, ' at the end of the entry'],
    'A new paragraph, to stand last in the entry:', 'Add a paragraph at the end of the entry:'),
  rowOfParts('there is to be interposed', `^there ${be} (?:inserted|added|interposed|interpolated|placed|set|put)(?: (?:a new|the following|this) (?:paragraph|sentence|bullet))?,? (?=between the (?:${rank}) and (?:the )?(?:${rank}) (?:paragraph|sentence|bullet|item)s?:)`, ['insert '],
    'There is to be interposed between the first and second paragraphs:', 'Insert between the first and second paragraphs:'),
  row('on each of its appearances', '(?<=^[^:]*),? (?:on|at|in) (?:each|all|every one) of (?:its|their|the) (two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:appearances|occurrences|uses|mentions)(?: here| in (?:this|the) entry)?(?=\\.?$)', [' in all ', 1, ' places'],
    '"x" becomes "y" on each of its four appearances.', '"x" becomes "y" in all four places.'),
  ...([['end', 'close|foot|tail|bottom|end'], ['beginning', 'head|top|start|beginning']] as const).map(([at, names]) =>
    row(`a sentence by its words is sent to the ${at}`, `^(the sentence ${quoted}(?: ${place})?) ${be} (?:transposed|carried|sent|taken|brought|relocated|transferred|shifted|put|placed) to the (?:very )?(?:${names}) (of (?:¶+|this entry|the entry))(?=\\.?$)`, [1, ` is moved to the ${at} `, 2],
      `The sentence "x." is transposed to the ${at} of the first paragraph.`, `The sentence "x." is moved to the ${at} of the first paragraph.`)),
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
