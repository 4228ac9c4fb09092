/**
 * Ways to say the same in the words and the order that the grammar of instructions knows: one row each. A sentence that the
 * grammar cannot read is put in other words by these, and is read again (`interpret/amendments/recast.ts`).
 *
 * A row may leave out only words that change nothing, or give a reason; what limits an order, or doubts it, no row touches.
 */
import type { TileKind } from '../../../src/model/corpus.ts';
import { adverbs, any, rank } from './text-things.ts';
import { number } from './veiled.ts';
import { formsOf } from './verbs.ts';

/** What stands where a row's words stood: words of its own, or those that a group of its expression found. */
export type Part = string | number;

export interface Recasting {
  name: string;
  /** Tried on a veiled sentence (veiled.ts). Each group is kept or left out whole; what stands in no group is left out. */
  is: RegExp;
  /** Whether it looks at the words of counted parts too. */
  looksAtParts: boolean;
  as: readonly Part[];
  /** What the words left out are to the order: words that change nothing belong to its command. */
  leaves: TileKind;
  example: readonly [from: string, to: string];
}

const row = (name: string, is: string, as: readonly Part[], from: string, to: string, leaves: TileKind = 'command'): Recasting =>
  ({ name, is: new RegExp(is, 'd'), looksAtParts: false, as, leaves, example: [from, to] });

const rowOfParts = (name: string, is: string, as: readonly Part[], from: string, to: string): Recasting => ({ ...row(name, is, as, from, to), looksAtParts: true });

const quoted = '["“]¤+["”]';
const place = '(?:in|within|of|from) (?:¶+|(?:this|the) entry(?![\\w-]))';
/** What a report begins with. */
const subject = `(?:(?:the|this|these|those) (?:[\\w'-]+ ){0,3}?)?${quoted}(?: ${place})?|¶+(?:,? (?:beginning|starting|that begins|that starts|opening|ending|which begins|which starts)(?: with)? ${quoted})?|th(?:e|is) (?:paragraph|sentence|bullet|item),? (?:beginning|starting|that begins|that starts|opening|ending|which begins|which starts)(?: with)? ${quoted}(?: ${place})?|this entry`;
const gone = any(formsOf('past', 'delete').map((word) => word.replace('.', String.raw`\.`)));
const takes = any(formsOf('base', 'delete').map((word) => word.replace('.', String.raw`\.`)));
const changed = any(formsOf('past').map((word) => word.replace('.', String.raw`\.`)));
const is = '(?:is|are|was|were|has been|have been|should be|must be|shall be|will be)';
const limits = any(['only', 'but', 'except', 'unless', 'until', 'if', 'when', 'where', 'while', 'not', 'never', 'may', 'might', 'could', 'would', 'can', 'cannot', 'stays?', 'remains?', 'applies', 'holds?', 'kept', 'partly', 'in part', 'half', 'proposed', 'suggested', 'to be', 'of', 'about', 'concerning', 'that', 'which', 'who', 'whose', 'or', 'for', 'in', 'on', 'under', 'at', 'by', 'with', 'without', 'within', 'from', 'upon', 'as', 'after', 'before', 'since', 'during', 'though', 'although', 'however', 'notwithstanding', 'pending', 'subject', 'effective', 'optionally', 'save', 'among', 'whichever', 'mutatis', 'and', 'provided', 'to']);
const toldWord = `(?!(?:${limits}|${changed})(?![\\w-]))[\\w'-]+`;
/** What is said of a thing in passing, whatever it is: neither a limit, nor a change, nor a place. */
const told = `(?:added (?:nothing|little)|${toldWord})(?: ${toldWord}){0,8}?`;
/** Ways to go that need no one who takes it away. */
const leaves = any(['drops? out', 'drop out', 'comes? out', 'goes? out', 'falls? out', 'falls? away', 'drops? away', 'goes? away', 'goes', 'go', 'disappears?', 'vanishe?s?', 'is out', 'are out', 'is gone', 'are gone', 'is retired', 'are retired', 'has gone', 'have gone', 'is dead', 'has to go', 'have to go', 'must go', 'should go', 'is to go', 'are to go']);
const cuts = any(['trim', 'trim away', 'retire', 'ditch', 'purge', 'strip', 'strip out', 'clip', 'snip', 'pull', 'lift', 'lose', 'shed', 'toss', 'toss out', 'junk', 'get rid of', 'do away with', 'lop off', 'chop', 'chop off', 'pare away', 'clear away', 'sweep away', 'root out']);
const thing = `¶+|${quoted}(?: ${place})?|this entry`;
const kind = '(?:paragraph|sentence|bullet|item|bullet point)';
const slips = any(['missing', 'missed', 'lost', 'dropped', 'left out', 'omitted', 'doubled', 'wrong', 'misplaced']);

export const recastings: readonly Recasting[] = [
  // ---------------------------------------------------------------- words that change nothing
  row('a noun before quoted words', `(?:the|this|these|a|an|one) (?:(?:new|following|additional|further|extra|single) )?(?:words?|phrase|sentence|sentences|text|wording|passage|clause|expression|term)(?: here)?[:,]? (${quoted})`, [1],
    'Then comes this sentence: "x".', 'Then comes "x".'),
  row('words that change nothing', '(?<=[ ,]|^)(?:(?<!(?:for|by|until|till|just|even|of) )now(?! that\\b| and then\\b| only\\b| on\\b)|hereby|herewith|simply|also|too|henceforth|accordingly|therefore|thus|likewise|altogether|entirely|completely|fully|outright|quietly|instead(?! of\\b)|kindly|please|from now on|from here on|in its entirety|once and for all|as well(?! as\\b))(?:,? |(?=[.:;]))', [],
    'The last sentence now goes.', 'The last sentence goes.'),
  row('present, old', `(?<=(?:the|this|its) )(?:present|current|existing|old) (?=${rank}(?![\\w-]))`, [],
    'Delete the present second bullet.', 'Delete the second bullet.'),
  row('as follows, and a stop', '(?<=(?:as follows|the following))\\.$', [':'],
    'The last paragraph is replaced with the following.', 'The last paragraph is replaced with the following:'),
  row('the whole of it', '(?<=^(?:the|this) )(?:whole|entire|full|complete) (?=(?:entry|text|definition)(?![\\w-]))', [],
    'The whole entry now reads as follows:', 'The entry now reads as follows:'),

  // ---------------------------------------------------------------- who orders it, and how strongly
  row('who changed it', `^(?:the |our )?(?:rules |continuing |glossary |editorial )?(?:committee|team|board|council|editors?|publishers?|group) (?:has|have) (?=${changed} )`, ['we have '],
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
  row('what drops out', `^(${subject}|this entry)(?: now)? (?:${leaves})(?=\\.?$)`, [1, ' is deleted'],
    'The last sentence drops out.', 'The last sentence is deleted.'),
  row('what drops out of it', `^(${quoted}) (?:${leaves}) (?:of|from) (¶+|this entry)(?=\\.?$)`, [1, ' is deleted from ', 2],
    '"x" drops out of the last sentence.', '"x" is deleted from the last sentence.'),
  row('a reason, and it drops out', `^(${subject}|this entry),? (?:which )?(?:is|are|was|were|has|have|had|adds?|serves?|repeats?|contradicts?|duplicates?|misleads?|confuses?)(?: ${toldWord}){1,8}?,? (?:and|so)(?: it| they)? (?:${leaves})(?=\\.?$)`, [1, ' is deleted'],
    'The last sentence is old and comes out.', 'The last sentence is deleted.', 'reason'),
  row('trim', `^(?:${cuts})(?= (?:${quoted}|¶+|the (?:words?|phrase|sentence) ${quoted}|this entry))`, ['delete'],
    'Trim "x" from the last sentence.', 'Delete "x" from the last sentence.'),
  row('place, and trim', `^(${place},? )(?:${cuts})(?= (?:${quoted}|¶+))`, [1, 'delete'],
    'From the last sentence, trim "x".', 'From the last sentence, delete "x".'),
  row('keep one', '^(?:keep|retain|leave) (?:only )?(¶+),? and (?:cut|delete|remove|strike|drop|omit) the (?:rest|others?|remainder) of (?:that|this|the) paragraph(?=\\.?$)', ['delete all but ', 1],
    'Keep the first sentence of the last paragraph and cut the rest of that paragraph.', 'Delete all but the first sentence of the last paragraph.'),
  row('there should be none', `^there (?:should|must|shall|is to|ought to) be no (?:more )?(${quoted})(?=(?: ${place})?\\.?$)`, ['delete ', 1],
    'There should be no "x" in the last sentence.', 'Delete "x" in the last sentence.'),
  row('of no more use', `^(${subject}) (?:is|are) no longer (?:in use|of use|needed|relevant|correct|true|accurate|necessary|used|required|supported|appropriate|current)(?: here)?,? (?:and|so)(?: it| they)? (?=${is}${adverbs} ${gone}(?![\\w-]))`, [1, ' '],
    'The last sentence is no longer of use and is deleted.', 'The last sentence is deleted.', 'reason'),
  row('a reason before an order about it', `^(${subject}) ${told}(?:;|,| -)(?: so)? (?:please )?(${takes}|take) (?:it|them|this)( out| away)?(\\.?)$`, [2, 3, ' ', 1, 4],
    'The last sentence has become redundant; please delete it.', 'Delete the last sentence.', 'reason'),
  row('what is missing', `^(?:a|an|one|some|the|two) (?:[\\w'-]+ )?(?:words?|commas?|letters?|spaces?|brackets?|hyphens?|numbers?|lines?) (?:is|are|was|were|has been|have been|got) ${slips}(?: here)? (?:in|from|at) (${quoted})[:;,.-]+ (?:it|this|that|which) (?=(?:should|must|is to|ought to) )`, [1, ' '],
    'A word is missing in "x": it should be "y z".', '"x" should be "y z".', 'reason'),
  row('an error for', `^(.*) (?:is|was) (?:an?|one) (?:${toldWord} ){0,2}(?:error|mistake|slip|misprint|typo)(?: of (?:the |a )?(?:pen|keyboard|printer|eye|scanner|press|typist))? for `, [1, ' is a misprint for '],
    '"x" is a scanning error for "y".', '"x" is a misprint for "y".'),

  // ---------------------------------------------------------------- what goes
  row('no longer a part', '^(.*?) (?:is|are|forms?) no longer (?:a |any )?(?:part|included|found|to be found|printed) (?:of|in|from) (¶+|this entry)', [1, ' is deleted from ', 2],
    '"x" is no longer part of the first paragraph.', '"x" is deleted from the first paragraph.'),
  row('no longer a part of it', `^(${thing}) (?:is|are|forms?) no longer (?:a |any )?part of (?:it|this entry|the entry|the text|this text)(?=\\.?$)`, [1, ' is deleted'],
    'The last sentence is no longer part of it.', 'The last sentence is deleted.'),
  row('belongs there no longer', `^(${quoted}) no longer (?:belongs?|stands?|appears?|has a place) (?:in|to) (¶+|this entry)(?: and (?:should be|must be|is|has been|is to be) ${gone})?(?=\\.?$)`, [1, ' is deleted from ', 2],
    '"x" no longer belongs in the last sentence.', '"x" is deleted from the last sentence.'),
  row('read without', `^(?:read|print|take|understand) (¶+|this entry) without (${quoted})`, ['delete ', 2, ' from ', 1],
    'Read the last sentence without "x".', 'Delete "x" from the last sentence.'),
  row('does without', `^(¶+|this entry) (?:loses|drops|sheds|does without|must do without) (${quoted})`, ['delete ', 2, ' from ', 1],
    'The last sentence drops "x".', 'Delete "x" from the last sentence.'),

  // ---------------------------------------------------------------- what becomes another
  row('it uses other words', `^((?:in (?:its|the) [^"“]*, )?)(?:this|the) (?:entry|text) (?:now|henceforth|should|must|shall) (?:uses?|employs?|has|have|says?|reads?|speaks? of) (${quoted}),? (?:rather than|instead of|in place of|where it (?:had|has|used|used to say|said)|and not|not|and no longer) (${quoted})(?=\\.?$)`, [1, 'replace ', 3, ' with ', 2],
    'This entry now uses "y" rather than "x".', 'Replace "x" with "y".'),
  row('wherever it uses', `^(?:wherever|everywhere|each time|every time|whenever) (?:that )?(?:this|the) (?:entry|text) (?:uses|says|has|reads|speaks of|mentions|employs) (${quoted}),? (?:it|this entry|the text) (?:now |henceforth |should |must |is to |shall )(?:uses?|says?|has|have|reads?|speaks? of|mentions?|employs?) (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2, ' throughout'],
    'Wherever this entry uses "x", it now uses "y".', 'Replace "x" with "y" throughout.'),
  row('wherever it stands', '^(.*?),? (?:everywhere(?: in this entry)?|throughout(?: this entry| the entry)?|wherever it (?:appears|occurs|stands)(?: in this entry)?|in every case|each time it (?:appears|occurs)),? ((?:by|with|to|into) .*?)(\\.?)$', [1, ' ', 2, ' throughout', 3],
    'Replace "x" throughout this entry with "y".', 'Replace "x" with "y" throughout.'),
  row('a fault, then what is right', `^(${quoted}(?: ${place})?|¶+) ${told}[:;,.-]+ (?:it|this|that|they) (?:should |must |ought to |is to |has to )(?:(?:simply|just|rather|really|instead|of course) )?(?:be|read|say|have been|have read|have said)(?= ${quoted}|:)`, [1, ' should read'],
    'The last sentence came out garbled; it should be "x".', 'The last sentence should read "x".', 'reason'),
  row('each place it appears', '^(.*?),? (?:(?:in )?each place|each time|every time|(?:in )?every place|wherever|everywhere|in all places where) (?:it|they) (?:appears?|occurs?|stands?|is used|are used)(?=\\.?$)', [1, ' throughout'],
    '"x" gives way to "y" each place it appears.', '"x" gives way to "y" throughout.'),
  row('gives way to', `^(${quoted}(?: ${place})?) (?:gives way|gives place|yields|makes way|makes room|is given up) (?:to|for) (?=${quoted})`, [1, ' is replaced with '],
    '"x" gives way to "y" throughout.', '"x" is replaced with "y" throughout.'),
  row('where it has one, print another', `^where (¶+) (?:has|says|reads|uses|prints|shows) (${quoted}),? (?:print|put|read|write|set|say|substitute|use) (${quoted})`, ['in ', 1, ', replace ', 2, ' with ', 3],
    'Where the first sentence has "x", print "y".', 'In the first sentence, replace "x" with "y".'),
  row('words that switch', `^(${place},? )?(${quoted}) and (${quoted}) (?:switch|trade|swap|change|exchange|should switch|should trade|should change) (?:positions|places|place|position)(?=\\.?$)`, [1, 'swap ', 2, ' and ', 3],
    '"x" and "y" switch positions.', 'Swap "x" and "y".'),
  row('repealed, and this put there', `(?<=¶|this entry) (?:is|are|has been|have been) (?:${gone}) and (?:the following|this|these|what follows) (?:is |are |has been )?(?:substituted|inserted|put|takes its place|take its place|added|put in its place|stands in its place)(?: in its place| in their place| instead| for it)?(?=:)`, [' is replaced with the following'],
    'The last paragraph is repealed and the following substituted: X.', 'The last paragraph is replaced with the following: X.'),
  row('rewritten as', '^(?:rewrite|recast|reword|redo|redraft|restate|put) (this entry|the entry|¶+) as (?:an?|one|two|three) (?:sentences?|paragraphs?)(?=:)', ['replace ', 1, ' with the following'],
    'Rewrite this entry as two sentences: "X."', 'Replace this entry with the following: "X."'),
  row('an entry for a pointer', '^(?:a|the) (?:full|proper|whole|real|new) (?:entry|text|definition) (?:takes the place of|replaces|supersedes|stands in place of) (?:the|this) (?:pointer|old entry|present entry|existing entry|entry)(?=:)', ['replace this entry with the following'],
    'A full entry takes the place of the pointer: X.', 'Replace this entry with the following: X.'),
  row('a pointer alone', '^(?:boil|cut|reduce|shorten|turn|trim|make|convert) (?:this|the) entry (?:down )?(?:in)?(?:to )?an? (?:mere |bare |simple )?(?:pointer|reference|cross-reference|see entry): (?=see )', ['this entry reads as follows: '],
    'Boil this entry down to a pointer: See fog.', 'This entry reads as follows: See fog.'),
  row('make it', `(?<=^|[,:;] |and )(?:make|turn) (${quoted}) (?:into|to|be|say|read) (?=${quoted})`, ['change ', 1, ' to '],
    'Make "x" into "y".', 'Change "x" to "y".'),
  row('printed where another was meant', `^(${quoted}) (?:is|was|has been) (?:printed|written|put|given|used) where (${quoted}) (?:is|was) (?:meant|intended|right|correct)`, [1, ' should read ', 2],
    '"x" was printed where "y" was meant.', '"x" should read "y".'),
  row('swapped for', `^(?:swap|trade|exchange)(?: out)? (${quoted})(?: out)? for (${quoted})`, ['replace ', 1, ' with ', 2],
    'Swap "x" out for "y".', 'Replace "x" with "y".'),
  row('changes to', `^(¶+) (?:changes|is to change|should change|turns) (?:to|into)(?= ${quoted}|:)`, [1, ' should read'],
    'The first bullet changes to "x".', 'The first bullet should read "x".'),
  row('one goes and another comes', `^(${quoted}(?: ${place})?) (?:goes|is out|goes out|comes out|is ${gone}|has been ${gone}),? and (${quoted}) (?:comes in|goes in|is in|takes its place|comes in its place|goes in its place|is put in its place|stands in its place|is inserted in its place)(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    '"x" goes and "y" comes in its place.', 'Replace "x" with "y".'),
  row('the text of a part', '^the (?:text|wording) of (¶+|this entry) (?:is|reads|should be|should read|must read|becomes)(?: as follows)?(?=:)', [1, ' reads'],
    'The text of the last paragraph is: "x".', 'The last paragraph reads: "x".'),
  row('is now as follows', '^((?:the|this) (?:entry|definition)|¶+) (?:is|stands|goes|runs)(?: in full)? (?:as follows|like this|thus)(?=:)', [1, ' reads as follows'],
    'This entry is as follows:', 'This entry reads as follows:'),
  row('in full as follows', '^(?:in full,? (?:the|this) (?:entry|text|definition) (?:is|reads|stands)|(?:the|this) (?:entry|text|definition),? in full,? (?:is|reads|stands)|(?:the|this) (?:entry|text|definition) (?:is|reads|stands) in full) (?:as follows|like this|thus)(?=:)', ['this entry reads as follows'],
    'In full, the text is as follows:', 'This entry reads as follows:'),

  // ---------------------------------------------------------------- what comes
  row('there is another', `^there (?:is|are|shall be|should be|will be|comes) (?=(?:another|an? (?:new|further|additional)|one more) ${kind}(?: |:))`, ['add '],
    'There is a new bullet: "x".', 'Add a new bullet: "x".'),
  row('a new one comes first', `^a new (?:opening|first|initial) (${kind}) (?:comes|stands|goes|is put|opens|is placed)(?: first| at the head| the entry| at the beginning| at the top)?(?: of (?:the|this) entry)?(?=:)`, ['add a ', 1, ' at the beginning of the entry'],
    'A new opening sentence comes first: "X."', 'Add a sentence at the beginning of the entry: "X."'),
  row('references with one more', `^(?:the|its) (?:cross-)?(?:references?|see line|list of references) (?:is|are) (?:extended|enlarged|supplemented|lengthened|completed) (?:by|with) (${quoted})`, ['add ', 1, ' to the cross-references'],
    'The cross-references are extended by "x".', 'Add "x" to the cross-references.'),
  row('there should be words', `^there (?:should|must|shall|ought to) (?:also )?(?:be|stand) (${quoted}) (after|before|behind) (?=${quoted})`, ['insert ', 1, ' ', 2, ' '],
    'There should be "y" after "x".', 'Insert "y" after "x".'),
  row('words appended to words', `^(?:append|attach|tack on) (${quoted}) to (${quoted})`, ['insert ', 1, ' after ', 2],
    'Append "y" to "x".', 'Insert "y" after "x".'),
  row('it gains', `^(¶+|this entry|the list) (?:gains|gets|receives|takes|is given) (?:an?|one|the following) (?:(?:new|further|additional|more|extra) )?(${kind})(?: at its end)?(?=:)`, ['add a ', 2, ' at the end of ', 1],
    'The first paragraph gains a sentence at its end:', 'Add a sentence at the end of the first paragraph:'),
  row('which reads', `(?<=^(?:please )?(?:add|insert|append|put) [^"“]*) (?:reading|that reads|which reads|saying|that says|which says|worded)(?: as follows)?:? (?=${quoted}\\.?$)`, [': '],
    'Insert a paragraph after the first reading "x".', 'Insert a paragraph after the first: "x".'),
  row('the list includes', `^the list (?:now (?:also )?(?:includes|contains|has|holds)|gains|gets) (${quoted})(?: as its last (?:item|bullet)| at its end| at the end)?(?=\\.?$)`, ['add ', 1, ' to the list'],
    'The list now includes "x" as its last item.', 'Add "x" to the list.'),
  row('use this in its place', '^(?:use|put|set|place|have|read) (?:this|these|the following) (?:paragraphs?|sentences?|bullets?|items?|text|wording) (?:in place of|instead of|for|in the place of) (¶+):', ['replace ', 1, ' with the following:'],
    'Use these paragraphs in place of the last two paragraphs: X.', 'Replace the last two paragraphs with the following: X.'),

  rowOfParts('use this for counted ones', `^(?:use|put|set|place|have|read) (?:this|these|the following) (${kind}s?) (?:in place of|instead of|for|in the place of) the (?:present |current |existing |old )?((?:${rank})(?: ${number})?)(?: ones?)?(?=:)`, ['replace the ', 2, ' ', 1, ' with the following'],
    'Use these paragraphs in place of the last two: X.', 'Replace the last two paragraphs with the following: X.'),
  rowOfParts('another beside one', `^(after|before) the (?:present |current |existing |old )?(${rank}) (${kind})(?: of (?:the|this) (?:entry|text|list))?,? there (?:(?:shall|should|must|will|is to) )?(?:be|is|comes|stands|follows|come) (?:another|a new one|a further one|one more)(?=:)`, ['insert a new ', 3, ' ', 1, ' the ', 2, ' ', 3],
    'After the first sentence there shall be another: X.', 'Insert a new sentence after the first sentence: X.'),
  rowOfParts('one that follows', `^(?:an?|one)(?: (?:further|new|additional|extra|more))? (${kind}) (?:follows|is to follow|comes after|should follow|goes after|stands after|is to come after) the (${rank})(?: ${kind})?(?=:)`, ['insert a new ', 1, ' after the ', 2, ' ', 1],
    'A further paragraph follows the first: X.', 'Insert a new paragraph after the first paragraph: X.'),
  rowOfParts('this beside one', `^(?:put|place|set|have|use|print) (?:this|the following) (${kind}) (before|ahead of|after|behind|in front of|below|above) the (?:present |current |existing |old )?(${rank})(?: one| ${kind})?(?=:)`, ['insert a new ', 1, ' ', 2, ' the ', 3, ' ', 1],
    'Put this paragraph ahead of the present first one: X.', 'Insert a new paragraph ahead of the first paragraph: X.'),
  rowOfParts('one between two', `^between the (?:present |current |existing |old )?(${rank}) and (?:the )?(${rank}) (${kind})s?,? (?:place|put|insert|add|set|print)(?: in)? (?:one more|another|a new one|a further one|the following|this)(?=:)`, ['insert a new ', 3, ' between the ', 1, ' and ', 2, ' ', 3, 's'],
    'Between the second and third bullets place one more:', 'Insert a new bullet between the second and third bullets:'),

  // ---------------------------------------------------------------- where
  row('on the list', '(?<=¶|its (?:last|first) (?:item|bullet)) on the list(?![\\w-])', [' of the list'],
    'Delete the last item on the list.', 'Delete the last item of the list.'),
  row('words within words', `^((?:[^"“]*?)(?<!(?:with|by|to|into|read|say|be) ))(${quoted}),? (?:in|within|from|of) (?:the (?:phrase|words|clause|passage|sentence|expression) )?(${quoted})((?: [^"“]*?)?(?:(?:with|by|to|into|read|say|be) ${quoted})?\\.?)$`, ['in ', 3, ', ', 1, 2, 4],
    'Delete "x" in "x y z".', 'In "x y z", delete "x".'),
  row('where, said last', `^(?!(?:in|within|of|from)(?![\\w-]))([^¶]*?),? (${place}),?(?= (?:with|by|to|into|after|before|is|are|was|were|has|have|should|must|shall|reads?|becomes?) )(?!.*(?:¶|;| and | then | but ))`, [2, ', ', 1],
    'Replace "x" in the second paragraph with "y".', 'In the second paragraph, replace "x" with "y".'),
  row('another way to move', `^(?:bring|take|carry|pull|push|lift|transfer|transpose) (${subject})(?: up| down| back| forward)? (?=(?:to|before|after|behind|ahead of|in front of) )`, ['move ', 1, ' '],
    'Bring the last sentence up to the beginning of the entry.', 'Move the last sentence to the beginning of the entry.'),
];
