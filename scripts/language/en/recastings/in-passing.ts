/** What is said in passing, and who says it: words that change nothing, and reasons. */
import { adverbs, rank } from '../text-things.ts';
import { changed, decided, faults, gone, group, is, orders, place, quoted, row, subject, takes, useless } from './row.ts';
import type { Recasting } from './row.ts';

export const inPassing: readonly Recasting[] = [
  // ---------------------------------------------------------------- words that change nothing
  row('a noun before quoted words', `(?:the|this|these|a|an|one) (?:(?:new|following|additional|further|extra|single) )?(?:words?|phrase|sentence|sentences|text|wording|passage|clause|expression|term)(?: here)?[:,]? (${quoted})`, [1],
    'Then comes this sentence: "x".', 'Then comes "x".'),
  row('a fault before the words that it is in', `(?<=^correct )the (?:misspelling|misprint|typo|spelling|misspelled word|misspelt word|mistake|error)(?: here)?[:,]? (${quoted})(?= (?:to|into|with|by)(?![\\w-]))`, [1],
    'Correct the misspelling "x" to "y".', 'Correct "x" to "y".'),
  row('words that change nothing', '(?<=[ ,]|^)(?:(?<!(?:for|by|until|till|just|even|of) )now(?! that\\b| and then\\b| only\\b| on\\b)|hereby|herewith|simply|henceforth|accordingly|therefore|thus|altogether|entirely|completely|fully|outright|quietly|instead(?! of\\b)|kindly|please|from now on|in its entirety|once and for all)(?:,? |(?=[.:;]))', [],
    'The last sentence now goes.', 'The last sentence goes.'),
  row('it goes, too', `(?<= (?:is|are|was|were|has been|have been|should be|must be) )(?:also|likewise) (?=${gone}(?![\\w-]))`, [],
    'The last sentence is also deleted.', 'The last sentence is deleted.'),
  row('present, old', `(?<=(?:the|this|its) )(?:present|current|existing|old) (?=${rank}(?![\\w-]))`, [],
    'Delete the present second bullet.', 'Delete the second bullet.'),
  row('as follows, and a stop', '(?<=(?:as follows|the following))\\.$', [':'],
    'The last paragraph is replaced with the following.', 'The last paragraph is replaced with the following:'),
  row('the whole of it', '(?<=^(?:the|this) )(?:whole|entire|full|complete) (?=(?:entry|text|definition)(?![\\w-]))', [],
    'The whole entry now reads as follows:', 'The entry now reads as follows:'),
  row('the before quoted words', `(?<=^|[ ,])the (?=${quoted} (?:(?:should|must|is|was|becomes?|has|needs?|${place})(?![\\w-])|${place}))`, [],
    'The "x" in the last sentence should be "y".', '"x" in the last sentence should be "y".'),
  row('only there', '^(?:only|just) (?=(?:in|within|from|of) ¶)', [],
    'Only in the last sentence, change "x" to "y".', 'In the last sentence, change "x" to "y".'),
  row('only that one', `(?<= )(?:only|just) (?=the (?:${rank}) ${quoted})`, [],
    'Change only the last "x" to "y".', 'Change the last "x" to "y".'),

  // ---------------------------------------------------------------- who orders it, and how strongly
  row('what was decided to be done', `^((?:[^,"“¶]*, )?)(?:we|the ${group}|it) (?:(?:have|has|was|has been|have been) )?(?:${decided}) to (?=${orders} )`, [1],
    'The rules team has voted to delete "x".', 'Delete "x".'),
  row('what was decided', `^((?:[^,"“¶]*, )?)(?:we|the ${group}|it) (?:(?:have|has|was|has been|have been) )?(?:${decided}) that (?=.* (?:should|must|be|shall) )`, [1],
    'We have decided that "x" should be deleted.', '"x" should be deleted.'),
  row('what was wrong, as a label', `^(?:an? |the )?(?:${faults}|clerical error|editorial error|transcription error|scanning error|oversight|error)(?: corrected| fixed| mended)?(?::| -) (?=${quoted}(?: ${place})? (?:should|must|ought to|is to|has to) )`, [],
    'Typographical error: "x" should be "y".', '"x" should be "y".', 'reason'),
  row('this, for this entry', '^(where(?:ver)?) this (?=(?:now )?(?:says|reads|has|speaks|uses)(?![\\w-]))', [1, ' this entry '],
    'Where this says "x", it should say "y".', 'Where this entry says "x", it should say "y".'),
  row('by this ruling', '^(?:with|by|through) (?:this|the present) (?:ruling|document|update|notice|amendment|decision|publication|revision),? ', [],
    'With this ruling, "x" becomes "y".', '"x" becomes "y".'),
  row('which fault is mended', `^(?:(?:fix|fixed|fixes|fixing|correct|corrected|corrects) )?(?:an? |the |one |some |this |small |minor )*(?:${faults})(?: (?:fix|fixed|correction|corrected|repair))?(?: (in ¶+))?(?::|;|,| -)? ?\\(?(${quoted},? (?:should (?:be|read|say|have been|have read)|must be|ought to be|is now|is to be|now reads|becomes|is changed to|->|→) ${quoted})\\)?(?=\\.?$)`, [1, ' ', 2],
    'Fixed typo in the last sentence ("x" should be "y").', 'In the last sentence "x" should be "y".'),
  row('who changed it', `^(?:the |our )?${group} (?:has|have) (?=${changed} )`, ['we have '],
    'The committee has removed "x".', 'We have removed "x".'),
  row('duty', `(?<=.) (?:needs? to be|has to be|have to be|ought to be|must be|is now to be|is hereby|gets?(?! (?:ignored|disregarded|left|dropped))) (?=${changed}(?![\\w-]))`, [' is '],
    '"x" gets replaced by "y".', '"x" is replaced by "y".'),
  row('let it be', `^let (.*?) be (?=${changed}(?![\\w-]))`, [1, ' is '],
    'Let "x" be replaced by "y".', '"x" is replaced by "y".'),
  row('let it read', '^(?:let|have|make) (.*?) (?:read|say|state)(?=:? )', [1, ' should read'],
    'Let the last sentence read "x".', 'The last sentence should read "x".'),

  // ---------------------------------------------------------------- reasons in passing
  row('a reason between a thing and its end', `^(${subject}),? (?:which )?${useless},? (?:and|so)(?: it| they)? (?=${is}${adverbs} ${gone}(?![\\w-])(?! (?:elsewhere|in|on|for)\\b))`, [1, ' '],
    'The last sentence adds nothing and is deleted.', 'The last sentence is deleted.', 'reason'),
  row('of no more use', `^(${subject}) (?:is|are) no longer (?:in use|of use|needed|relevant|correct|true|accurate|necessary|used|required|supported|appropriate|current)(?: here)?,? (?:and|so)(?: it| they)? (?=${is}${adverbs} ${gone}(?![\\w-]))`, [1, ' '],
    'The last sentence is no longer of use and is deleted.', 'The last sentence is deleted.', 'reason'),
  row('a reason before an order about it', `^(${subject}) ${useless}(?:;|,| -)(?: so)? (?:please )?(${takes}|take) (?:it|them)( out| away)?(\\.?)$`, [2, 3, ' ', 1, 4],
    'The last sentence has become redundant; please delete it.', 'Delete the last sentence.', 'reason'),
  row('an error for', `^(.*) (?:is|was) (?:an?|one) (?:(?:simple|plain|obvious|clear|mere|old|scanning|conversion|printing|printer's|typing|typist's|spelling|copying|editing|editorial|transcription|clerical|layout) ){0,2}(?:error|mistake|slip|misprint|typo)(?: of (?:the |a )?(?:pen|keyboard|printer|eye|scanner|press|typist))? for `, [1, ' is a misprint for '],
    '"x" is a scanning error for "y".', '"x" is a misprint for "y".'),
];
