/** What is said in passing, and who says it: words that change nothing, and reasons. */
import { isDeed, isDefect, isUse } from '../../remarks/predicates.ts';
import { adverbs, rank } from '../../text-things.ts';
import { changed, decided, faults, gone, goesAway, group, is, kind, orders, place, quoted, row, rowOfParts, subject, takes, useless } from '../row.ts';
import type { Recasting } from '../row.ts';

/** What a part says again, and of which part it was. */
const saidBefore = '(?:what (?:stands|is said|was said|is told) (?:above|before|already))';
/** "The first", of which the part itself is not called so; "the one before", which the first one has not. */
const another = '(?:the (?<again>first|last|second|third)(?<!\\d.*|\\b\\k<again>\\b.*\\k<again>)|(?<!\\bfirst\\b.*|\\d.*)(?:the (?:one before|one before it|one above|sentence before it|paragraph before it|previous sentence|previous paragraph)))';

/** What words did, or were, that are taken away; which entry says the same is told of nothing here. */
const noUse = [isUse, isDeed, isDefect].join('|').replaceAll(/\(\?<\w+>(?:[^()]|\([^()]*\))*\)/gu, '(?!)');

/** What a text is said to have lost. */
const lacksSomething = '(?:lacks|lacked|was missing|is missing|were missing|are missing|misses|omitted|omits|left out|had lost|has lost) (?:a|one|the|two|some) (?:small )?words?';

export const inPassing: readonly Recasting[] = [
  // ---------------------------------------------------------------- words that change nothing
  row('what is said of quoted words', `(?<=(?:^| )the )(?:now )?(?:mistaken|obsolete|outdated|superseded|spurious|accidental|unwanted|extraneous|inaccurate|inapplicable|pointless|surplus|excess|leftover) (?=(?:words?|phrase|sentence|sentences|text|wording|passage|clause|expression|term|reference to)? ?${quoted})`, [],
    'Remove the now obsolete sentence "x".', 'Remove the sentence "x".', 'reason'),
  row('a noun before quoted words', `(?:the|this|these|a|an|one) (?:(?:new|following|additional|further|extra|single) )?(?:words?|noun|verb|adjective|adverb|phrase|sentence|sentences|text|wording|passage|clause|expression|term|(?:statement|assertion|claim|remark)(?: that)?)(?: here)?[:,]? (${quoted})`, [1],
    'Then comes this sentence: "x".', 'Then comes "x".'),
  row('a fault before the words that it is in', `(?<=^correct )the (?:misspelling|misprint|typo|spelling|misspelled word|misspelt word|mistake|error)(?: here)?[:,]? (${quoted})(?= (?:to|into|with|by)(?![\\w-]))`, [1],
    'Correct the misspelling "x" to "y".', 'Correct "x" to "y".'),
  row('words that change nothing', '(?<=[ ,]|^)(?:(?<!(?:for|by|until|till|just|even|of) )now(?! that\\b| and then\\b| only\\b| on\\b)|hereby|herewith|simply|henceforth|henceforward|hereafter|accordingly|therefore|thus|altogether|entirely|completely|fully|outright|quietly|instead(?! of\\b)|kindly|please|from now on|in its entirety|once and for all)(?:,? |(?=[.:;]))', [],
    'The last sentence now goes.', 'The last sentence goes.'),
  row('of no use, and it goes', `^(${subject}) (?:(?:has|have|had) )?(?:${noUse}),? and (?=(?:so |therefore |thus )?(?:${goesAway}|(?:is|are|has been|have been) (?:now |hereby )?${gone})\\.?$)`, [1, ' '],
    '"x" served no purpose and is deleted.', '"x" is deleted.', 'reason'),
  row('let us', `^(?:let's|let us|pls|please to|please do|kindly to) (?:now |also |just |please )?(?=(?:${orders}) )`, [],
    "Let's delete the last sentence.", 'Delete the last sentence.'),
  row('please, in the midst', `(?<=[ ,])(?:please to|please do|pls|kindly to) (?=(?:${orders}) )`, [],
    'After "x" please to add "y".', 'After "x" add "y".'),
  row('hereof', '(?<=¶) (?:hereof|herein|of the present entry)(?![\\w-])', [' of this entry'],
    'The last paragraph hereof is repealed.', 'The last paragraph of this entry is repealed.'),
  row('all its text', '(?<=^|[ ,])(?:all (?:of )?the|the whole|the entire|the complete) (?:text|wording) of (?=(?:this|the) entry(?![\\w-]))', [],
    'All the text of this entry is changed into: X.', 'This entry is changed into: X.'),
  row('everything', '(?<=^(?:replace|change|substitute|exchange) )(?:all|everything|it all|all of (?:it|this)|the lot|the whole thing)(?: here| in (?:this|the) entry)?(?= (?:with|by|to|into)(?::| the following))', ['this entry'],
    'Replace all with: X.', 'Replace this entry with: X.'),
  row('a quick fix', '^(?:an? |one |another )?(?:quick|small|minor|tiny|little|simple|late|last|further|one more) (?:fix|correction|change|edit|tweak|amendment|repair)(?: (in ¶+|to ¶+))?(?::| -) (?=["“¶])', [1, ' '],
    'Quick fix in the last paragraph: "x" should be "y".', 'In the last paragraph "x" should be "y".'),
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

  row('it is amended as follows', '^(?:this|the) (?:entry|definition) (?:is|has been|should be|shall be|must be|is to be) (?:now |hereby )?(?:amended|changed|revised|corrected|altered|modified)(?: as follows| thus)?(?::|,)? (?=\\(?(?:a|i|1)[.)] |(?:in|from|of) ¶+,? |by )', [],
    'This entry is amended as follows: (a) delete "x"; and (b) delete "y".', '(a) delete "x"; and (b) delete "y".'),
  row('there only', '(?<=(?:in|within|from|of) ¶+),? (?:only|alone)(?=\\.?$)', [],
    '"x" should be "y" in the last sentence only.', '"x" should be "y" in the last sentence.'),

  // ---------------------------------------------------------------- who orders it, and how strongly
  row('what was decided to be done', `^((?:[^,"“¶]*, )?)(?:we|the ${group}|it) (?:(?:have|has|was|has been|have been) )?(?:${decided}) to (?=${orders} )`, [1],
    'The rules team has voted to delete "x".', 'Delete "x".'),
  row('what was decided', `^((?:[^,"“¶]*, )?)(?:we|the ${group}|it) (?:(?:have|has|was|has been|have been) )?(?:${decided}) that (?=.* (?:should|must|be|shall) )`, [1],
    'We have decided that "x" should be deleted.', '"x" should be deleted.'),
  row('what was wrong, as a label', `^(?:an? |the )?(?:${faults}|clerical error|editorial error|transcription error|scanning error|oversight|error)(?: corrected| fixed| mended)?(?::| -) (?=${quoted}(?: ${place})? (?:should|must|ought to|is to|has to) )`, [],
    'Typographical error: "x" should be "y".', '"x" should be "y".', 'reason'),
  row('this, for this entry', '^(where(?:ver)?) this (?=(?:now )?(?:says|reads|has|speaks|uses)(?![\\w-]))', [1, ' this entry '],
    'Where this says "x", it should say "y".', 'Where this entry says "x", it should say "y".'),
  row('in step with another text', '^in step with (?=(?:the|our|its) (?:rulebook|rules|cards?|map|title|heading|other entries|rest of (?:the|this) (?:glossary|entry)|first sentence|(?:usual )?style|usage),)', ['in line with '],
    'In step with the rulebook, "x" becomes "y".', 'in line with the rulebook, "x" becomes "y".'),
  row('that is why', '^(?:and )?(?:that|this|which) is why,? ', [],
    'That is why "x" becomes "y".', '"x" becomes "y".'),
  row('by this ruling', '^(?:with|by|through) (?:this|the present) (?:ruling|document|update|notice|amendment|decision|publication|revision),? ', [],
    'With this ruling, "x" becomes "y".', '"x" becomes "y".'),
  row('as of this document it reads', '^((?:as of|effective with|effective as of|beginning with|starting with|from) this (?:document|update|ruling|edition|issue)(?: on)?,? )(this entry|the entry|¶+) (?:reads|says)(?=:| in full:| in its entirety:)', [1, 2, ' now reads'],
    'As of this document, this entry reads:', 'As of this document, this entry now reads:'),
  row('a slip as a reason', `^(?:owing to|due to|because of|by reason of|through|on account of) (?:an? |the )?(?:[a-z]+ ){0,2}(?:${faults}|error|oversight),? (?=${quoted} (?:was|is|were|are) (?:printed|given|used|set|written|put) (?:where|when|instead of|for|in place of) |(?:please )?${orders} |in ¶+|${quoted} )`, [],
    'Owing to an arithmetical slip, "x" was printed where "y" was meant.', '"x" was printed where "y" was meant.', 'reason'),
  row('correct it', `(?<=${quoted} (?:was|is) (?:meant|intended|correct|right));? (?:please )?(?:correct|amend|change|fix|mend) (?:(?:it|this|that) )?(?:accordingly)(?=\\.?$)`, [],
    '"x" was printed where "y" was meant; correct accordingly.', '"x" was printed where "y" was meant.'),
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
  row('a repetition, and its end', `^(${subject}) (?:merely |only |simply )?(?:repeats|duplicates|restates) ${saidBefore},? and (?=${is}${adverbs} ${gone}(?![\\w-])(?! (?:elsewhere|in|on|for)\\b))`, [1, ' '],
    'The last sentence repeats what is said above and is struck.', 'The last sentence is struck.', 'reason'),
  row('a repetition, said last', `(?<=.),? (?:which|since it|as it|because it) (?:merely |only |simply )?(?:repeats|duplicates|restates) ${saidBefore}(?=\\.?$)`, [],
    'Strike the last sentence, which repeats what is said above.', 'Strike the last sentence.', 'reason'),
  rowOfParts('a repetition of another, and its end', `^((?:the )?${rank} ${kind}(?: (?:of|in) (?:the )?${rank} (?:paragraph|bullet|item))?) (?:merely |only |simply )?(?:repeats|duplicates|restates) ${another},? and (?=${is}${adverbs} ${gone}(?![\\w-])(?! (?:elsewhere|in|on|for)\\b))`, [1, ' '],
    'The last sentence repeats the first and is struck.', 'The last sentence is struck.', 'reason'),
  rowOfParts('a repetition of another, said last', `(?<=.),? (?:which|since it|as it|because it) (?:merely |only |simply )?(?:repeats|duplicates|restates) ${another}(?=\\.?$)`, [],
    'Strike the last sentence, which repeats the first.', 'Strike the last sentence.', 'reason'),
  row('of no more use', `^(${subject}) (?:is|are) no longer (?:in use|of use|needed|relevant|correct|true|accurate|necessary|used|required|supported|appropriate|current)(?: here)?,? (?:and|so)(?: it| they)? (?=${is}${adverbs} ${gone}(?![\\w-]))`, [1, ' '],
    'The last sentence is no longer of use and is deleted.', 'The last sentence is deleted.', 'reason'),
  row('a reason before an order about it', `^(${subject}) ${useless}(?:;|,| -)(?: so)? (?:please )?(${takes}|take) (?:it|them)( out| away)?(\\.?)$`, [2, 3, ' ', 1, 4],
    'The last sentence has become redundant; please delete it.', 'Delete the last sentence.', 'reason'),
  row('a reason that it lacks something', `^(${subject}) ${lacksSomething},? (?:and|so)(?: it| they)? (?=(?:should|must|ought to|is to|has to|now) )`, [1, ' '],
    '"x" lacks a word and should be "y".', '"x" should be "y".', 'reason'),
  row('what was missing, as a label', `^(?:the|this) (?:entry|text|list|definition|wording) ${lacksSomething}: (?=(?:after|before|behind|between|at|in|add|insert) )`, [],
    'The list was missing a word: after "x" add "y".', 'After "x" add "y".', 'reason'),
  row('by popular demand', '(?<=^[^:]*[a-z"”¶]),? (?:by|on) (?:popular|public|general|repeated|frequent) (?:demand|request)(?=:|\\.?$)', [],
    'The last sentence is deleted, by popular demand.', 'The last sentence is deleted.', 'reason'),
  row('which stands in brackets', '(?<=¶), (?:which|that) (?:is|stands) (?:entirely |wholly |all )?(?:in|within) (?:parentheses|brackets|parenthesis),(?= (?:is|has|should|must|goes|falls|no longer))', [' (the one in parentheses)'],
    'The first paragraph, which is in parentheses, is omitted.', 'The first paragraph (the one in parentheses) is omitted.'),
  row('these words go', `^(?:the|this) (?:condition|restriction|limitation|requirement|proviso|exception|qualification) (${quoted}) (?:is|has been|is hereby|is now|no longer|lapses|has) ?(?:lifted|dropped|abolished|abandoned|withdrawn|applies|lapsed)?(?:;|,| and) (?:please )?(${takes}) (?:these|those|the|its|the quoted) words(?=\\.?$)`, [2, ' ', 1],
    'The restriction "x" is lifted; delete these words.', 'Delete "x".'),
  row('an error for', `^(.*) (?:is|was) (?:an?|one) (?:(?:simple|plain|obvious|clear|mere|old|scanning|conversion|printing|printer's|typing|typist's|spelling|copying|editing|editorial|transcription|clerical|layout) ){0,2}(?:error|mistake|slip|misprint|typo)(?: of (?:the |a )?(?:pen|keyboard|printer|eye|scanner|press|typist))? for `, [1, ' is a misprint for '],
    '"x" is a scanning error for "y".', '"x" is a misprint for "y".'),
  row('something was too strict, and', `^(?:our|the|its) (?:(?:last|earlier|previous|old|former) )?(?:word|wording|ruling|answer|text|definition|rule|limit|sentence|statement|phrase)(?: (?:on|of|about) (?:its|the|this|that) (?!(?:[\\w'-]+ )*(?:cards?|rulebook|lore|map|leagues?|tournaments?|races)\\b)[\\w' -]{2,30})? (?:was|is|proved|has been|had been) (?:far |rather |much |a little |a bit |clearly )?too (?:generous|strict|broad|narrow|wide|vague|loose|harsh|severe|restrictive|permissive|general|sweeping|lenient|wordy|terse|brief)(?:, and|, so| and|;|:) (?=¶|this entry |${quoted}|the (?:last|final|first|text|wording) )`, [],
    'Our last word on the toll was too generous, and the last sentence should read "x".', 'the last sentence should read "x".', 'reason'),
  row('instead of merely pointing elsewhere', '^(?:instead of|rather than) (?:merely |just |simply |only )?(?:pointing|referring|leading|sending (?:the |its )?readers?) (?:(?:the |its )?readers? )?(?:elsewhere|away|on|to another entry),? (?=(?:this|the) entry )', [],
    'Instead of merely pointing elsewhere, this entry should read: X.', 'This entry should read: X.', 'reason'),
];
