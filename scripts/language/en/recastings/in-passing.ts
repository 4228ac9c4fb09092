/** What is said in passing, and who says it: words that change nothing, and reasons. */
import { adverbs, rank } from '../text-things.ts';
import { changed, decided, faults, gone, group, is, orders, place, quoted, row, slips, subject, takes, told, toldWord } from './row.ts';
import type { Recasting } from './row.ts';

export const inPassing: readonly Recasting[] = [
  // ---------------------------------------------------------------- words that change nothing
  row('a noun before quoted words', `(?:the|this|these|a|an|one) (?:(?:new|following|additional|further|extra|single) )?(?:words?|phrase|sentence|sentences|text|wording|passage|clause|expression|term|misspelling|misprint|typo|spelling|misspelled word|misspelt word|mistake|error)(?: here)?[:,]? (${quoted})`, [1],
    'Then comes this sentence: "x".', 'Then comes "x".'),
  row('words that change nothing', '(?<=[ ,]|^)(?:(?<!(?:for|by|until|till|just|even|of) )now(?! that\\b| and then\\b| only\\b| on\\b)|hereby|herewith|simply|also|too|henceforth|accordingly|therefore|thus|likewise|altogether|entirely|completely|fully|outright|quietly|instead(?! of\\b)|kindly|please|from now on|from here on|in its entirety|once and for all|as well(?! as\\b))(?:,? |(?=[.:;]))', [],
    'The last sentence now goes.', 'The last sentence goes.'),
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
  row('what its number is of', `(?<=^|[ ,])(?:the|this|its) (?:price|toll|cost|amount|count|limit|range|bonus|penalty|total|sum|rate|fee|quantity|score|strength) (?=${quoted})`, [],
    'The toll "x" should be "y".', '"x" should be "y".'),

  // ---------------------------------------------------------------- who orders it, and how strongly
  row('what was decided to be done', `^((?:[^,"“¶]*, )?)(?:we|the ${group}|it) (?:(?:have|has|was|has been|have been) )?(?:${decided}) to (?=${orders} )`, [1],
    'The rules team has voted to delete "x".', 'Delete "x".'),
  row('what was decided', `^((?:[^,"“¶]*, )?)(?:we|the ${group}|it) (?:(?:have|has|was|has been|have been) )?(?:${decided}) that (?=.* (?:should|must|is|are|be|shall) )`, [1],
    'We have decided that "x" should be deleted.', '"x" should be deleted.'),
  row('what was wrong, as a label', `^(?:an? |the )?(?:${faults}|clerical error|editorial error|transcription error|scanning error|oversight|error)(?: corrected| fixed| mended)?(?::| -) (?=.*${quoted})`, [],
    'Typographical error: "x" should be "y".', '"x" should be "y".', 'reason'),
  row('this, for this entry', '^(where(?:ver)?) this (?=(?:now )?(?:says|reads|has|speaks|uses)(?![\\w-]))', [1, ' this entry '],
    'Where this says "x", it should say "y".', 'Where this entry says "x", it should say "y".'),
  row('by this ruling', '^(?:with|by|through) (?:this|the present) (?:ruling|document|update|notice|amendment|decision|publication|revision),? ', [],
    'With this ruling, "x" becomes "y".', '"x" becomes "y".'),
  row('which fault is mended', `^(?:(?:fix|fixed|fixes|fixing|correct|corrected|corrects) )?(?:an? |the |one |some |this |small |minor )*(?:${faults})(?: (?:fix|fixed|correction|corrected|repair))?(?: (in ¶+))?(?::|;|,| -)? ?\\(?(${quoted} (?!(?:or|and) )[^()]*?${quoted})\\)?(?=\\.?$)`, [1, ' ', 2],
    'Fixed typo in the last sentence ("x" should be "y").', 'In the last sentence "x" should be "y".'),
  row('who changed it', `^(?:the |our )?${group} (?:has|have) (?=${changed} )`, ['we have '],
    'The committee has removed "x".', 'We have removed "x".'),
  row('duty', `(?<=.) (?:needs? to be|has to be|have to be|ought to be|must be|is being|are being|gets?|got|had to be|is now to be|is hereby) (?=${changed}(?![\\w-]))`, [' is '],
    '"x" gets replaced by "y".', '"x" is replaced by "y".'),
  row('let it be', `^let (.*?) be (?=${changed}(?![\\w-]))`, [1, ' is '],
    'Let "x" be replaced by "y".', '"x" is replaced by "y".'),
  row('let it read', '^(?:let|have|make) (.*?) (?:read|say|state)(?=:? )', [1, ' should read'],
    'Let the last sentence read "x".', 'The last sentence should read "x".'),

  // ---------------------------------------------------------------- reasons in passing
  row('a reason between a thing and its end', `^(${subject}),? (?:which )?${told},? (?:and|so)(?: it| they)? (?=${is}${adverbs} ${gone}(?![\\w-]))`, [1, ' '],
    'The last sentence adds nothing and is deleted.', 'The last sentence is deleted.', 'reason'),
  row('of no more use', `^(${subject}) (?:is|are) no longer (?:in use|of use|needed|relevant|correct|true|accurate|necessary|used|required|supported|appropriate|current)(?: here)?,? (?:and|so)(?: it| they)? (?=${is}${adverbs} ${gone}(?![\\w-]))`, [1, ' '],
    'The last sentence is no longer of use and is deleted.', 'The last sentence is deleted.', 'reason'),
  row('a reason before an order about it', `^(${subject}) ${told}(?:;|,| -)(?: so)? (?:please )?(${takes}|take) (?:it|them|this)( out| away)?(\\.?)$`, [2, 3, ' ', 1, 4],
    'The last sentence has become redundant; please delete it.', 'Delete the last sentence.', 'reason'),
  row('what is missing', `^(?:a|an|one|some|the|two) (?:[\\w'-]+ )?(?:words?|commas?|letters?|spaces?|brackets?|hyphens?|numbers?|lines?) (?:is|are|was|were|has been|have been|got) ${slips}(?: here)? (?:in|from|at) (${quoted})[:;,.-]+ (?:it|this|that|which) (?=(?:should|must|is to|ought to) )`, [1, ' '],
    'A word is missing in "x": it should be "y z".', '"x" should be "y z".', 'reason'),
  row('an error for', `^(.*) (?:is|was) (?:an?|one) (?:${toldWord} ){0,2}(?:error|mistake|slip|misprint|typo)(?: of (?:the |a )?(?:pen|keyboard|printer|eye|scanner|press|typist))? for `, [1, ' is a misprint for '],
    '"x" is a scanning error for "y".', '"x" is a misprint for "y".'),

];
