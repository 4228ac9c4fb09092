/**
 * What was wrong with the words that an order takes away: clauses of which the subject is a text by its noun, or "it", and
 * the predicate one of a closed list. What the words did to their readers no new text can have done yet.
 */
import { mistaken } from '../clauses.ts';
import { isDeed, isDefect, isUse } from './predicates.ts';
import { anyMore, itself, row, slip, somebody, theText } from './words.ts';
import type { Remark } from './words.ts';

const old = `(?:${theText}|${itself})`;
/** What a text may be short of: what an order brings may be a sentence, and no exception. */
const small = '(?:words?|letters?|commas?|verbs?|nouns?|articles?|prepositions?|plurals?|hyphens?|digits?|syllables?|full stops?|apostrophes?|pronouns?|colons?|dash|brackets?|adverbs?|adjectives?|conjunctions?|spaces?|subject|object)';
const brought = `(?:${small}|sentences?|examples?|references?|pointers?|cross-references?|bullets?|items?|illustrations?|reminders?|notes?)`;
const nobody = '(?:nobody|no one|hardly anybody|hardly anyone|few (?:people|players|readers)|none of us)';
const source = '(?:an? (?:earlier|older|old|other|former|previous|different|very early|forgotten) (?:draft|edition|version|entry|printing|text|manuscript|copy|rule|set|state of the rules|page)|the (?:first|second|old|older|original|very first|earliest|playtest|previous|last) (?:edition|set|rules|printing|days|glossary|draft|version|manuscript)|another entry|the days (?:before|of) the (?:first|old|new|second) (?:edition|rules|set)|days gone by|times long past|the playtest|our first notes)';

/** Behind what takes words away or changes them. */
export const deeds: readonly Remark[] = [
  row(`${old} (?:has |have |had )?(?:${isDeed})`, 'The examples raised more questions than they answered.'),
  row(`${somebody} (?:have |has |had )?(?:kept |keep |always |often |repeatedly |regularly |rightly |easily |long )*(?:trip(?:ped|ping) over|stumbl(?:ed|ing) over|misread|misreading|misunderstood|misunderstanding|misinterpreted|puzzled over|puzzling over|wondered (?:about|at)|wondering (?:about|at)|struggled with|struggling with|got lost in|been (?:confused|misled|puzzled) by|(?:were|was) (?:confused|misled|puzzled|baffled|thrown|put off) by|took (?:it|them|${theText}) (?:literally|at its word|seriously|as a (?:rule|joke|threat|promise|condition)|to (?:mean|say) (?:the opposite|something else|more than it (?:does|did|says)))|found (?:it|them|${theText}) (?:confusing|misleading|unclear|puzzling|odd|ambiguous|clumsy|awkward|silly|hard to (?:read|follow|understand|translate)))(?: (?:it|them|${theText}))?`, 'New players kept tripping over the old wording.'),
  row(`${somebody} (?:have |has |had )?(?:always |often |sometimes |repeatedly |regularly |easily |long )*${mistaken} (?:it|this|that|${theText}) (?:as|to mean|for|to be) (?<taken>[a-z' -]{3,60})`, 'Some players have read this as excluding the stern.'),
  row(`${nobody} (?:could |ever |has ever |had ever )*(?:make sense of|explain|understand|understood|remember(?:ed)?|follow(?:ed)?|make head or tail of|say what to make of|knew what to make of|translate[d]?|parse[d]?|pronounce[d]?|spell(?:ed)?|noticed|missed|read|liked) (?:it|them|this|${theText})`, 'Nobody could make sense of the old wording.'),
  row(`${nobody} (?:uses?|needs?|remembers?|misses|reads?|understands?|knows?|asks? about|laughs? at|gets) (?:it|them|the (?:old )?(?:term|word|phrase|name|expression|joke|pun|slang|nickname|abbreviation|label))${anyMore}`, 'Nobody uses the term anymore.'),
  row(`(?:the|our) (?:\\w+ )?translators? (?:could not (?:render|translate|reproduce|handle)|(?:had |always had )?(?:struggled|trouble|difficulty|difficulties) with|despaired of|did not know what to do with|were (?:baffled|defeated|stumped) by|stumbled over|gave up on) (?:it|them|this|${theText})`, 'The translators could not render it.'),
];

/** Behind what takes words away: of a change "it" may be what that brings, so there the words are called by their noun. */
export const defects: readonly Remark[] = [
  row(`${old} (?:has |have |had )?(?:${isDefect})`, 'The slang has had its day.'),
  row(`${old} (?:has |have |had )?(?:${isUse})${anyMore}`, 'It added nothing.'),
  row(`${old} (?:(?:is|are|was|were|had been) (?:still |just |merely |only |obviously |clearly )*(?:left over|carried over|copied|taken|inherited|lifted|pasted|kept over|a (?:leftover|relic|remnant|holdover|survival|fossil))|dates?(?: back)?|dated(?: back)?|stems?|stemmed|comes?|came|survived) (?:from|of|to) ${source}`, 'The word was left over from an earlier draft.'),
  row(`${old} (?:has|have|had) been (?:there|here|with us|in (?:the|this) entry|around) (?:since ${source}|for (?:years|ages|decades|far too long|too long|long enough)|long enough|too long)`, 'It had been there since the first edition.'),
  row(`${theText} (?:was|were|had been) (?:an? |the )?(?:silly |old |little |small |unfortunate |simple |plain |clear )*(?:${slip}|joke|jest)(?: (?:by|of) (?:an?|the|our) (?:former |old |tired |young )?(?:editor|printer|typist|writer|translator)s?)?`, 'The remark was a joke by a former editor.'),
  row(`${theText} (?:was|were) (?:never|not|hardly) (?:meant|intended|supposed) (?:seriously|literally|as (?:a )?(?:rules?|jokes?|more than (?:a )?(?:jokes?|hints?))|to (?:be (?:there|here|read so|a rule|funny|taken (?:literally|seriously))|stay|last|stand there|be a rule))|${itself} (?:was|were) never (?:meant|intended|supposed) to (?:be (?:there|here)|stay|last|stand (?:there|here))|${old} (?:should|ought to) (?:never|not) have been (?:printed|there|here|written|added)(?: in the first place)?`, 'It was never meant to be there.'),
];

/** Behind what brings words in, or others. */
export const lacks: readonly Remark[] = [
  row(`(?:${theText}|it) (?:lacked|missed|wanted|was missing|were missing|was short of|had no|had lost|was without|cried out for) (?:an?|the|its|their|one) (?:little |short |last |final |closing |missing )*${small}`, 'It lacked a word.'),
  row(`(?:an?|one|two|the) (?:little |short |small |whole |important )*${small} (?:was|were|had|has|had been|has been|got|went) (?:just |simply |somehow |sadly )?(?:missing|missed|forgotten|lost|left out|omitted|dropped|skipped|swallowed|overlooked|dropped out|fallen out|gone missing|gone astray|absent|astray)(?: (?:here|there|between (?:draft|press) and (?:page|print)))?`, 'A word had dropped out.'),
];

/** Behind what brings words in. */
export const calledFor: readonly Remark[] = [
  row(`${somebody} (?:have |has |had )?(?:long |often |always |repeatedly |kept |rightly )*(?:asked|asking|wished|called|begged|hoped|longed) for (?:an?|the|one|some) (?:little |short |second |third |fourth |further |better |another |missing |clearer |new |first |last |extra )*${brought}(?: here)?`, 'Several players had asked for the second reference.'),
  row(`(?:an?|one|the) (?:second|third|fourth|fifth|new|further|additional|extra|short|little) ${brought} (?:helps?|is (?:helpful|useful|welcome|better|clearer|safer|kinder)|does no harm|can only help|will help|will do no harm|makes it (?:clearer|plain|complete)|was (?:wanted|needed|missing|missed|overdue))|(?:two|three|four|five) ${brought} are (?:better|clearer|safer) than (?:one|two|three|four)`, 'A third example helps.'),
  row(`an? (?:${brought}|(?:second|third|fourth|further|new|clearer|short) ${brought}) (?:was|is) (?:needed|wanted|missing|called for|overdue)|(?:it|this) (?:was|had been) (?:forgotten|overlooked|missed|omitted|left out|skipped)(?: (?:last (?:time|month|year|spring|autumn)|here|by (?:mistake|accident|oversight)|in (?:the )?(?:last edition|last document)))?|the last (?:document|edition|update) (?:forgot|overlooked|omitted|missed|left out) (?:it|this)`, 'A plural was needed.'),
  row('(?:the|its|this) (?:list|sentence|paragraph|text|entry) (?:was|were|had been) (?:left |obviously |clearly |plainly )?(?:incomplete|unfinished|a fragment|a word short|too short|too bare|cut short|half a sentence|one word short|not complete|not finished)', 'The sentence was incomplete.'),
];

/** What was wrong with a figure, or a word of which the sentence says more than its noun. */
export const misprints: readonly { is: RegExp; example: string }[] = [
  row(`(?<subject>(?:the|its|this|that|our) [a-z' -]{2,40}?(?:counts?|numbers?|figures?|totals?|amounts?|tolls?|prices?|costs?|limits?|rates?|values?|ranges?|names?|titles?|words?|spellings?|dates?|headings?)) (?:was|were|had been) (?:badly |wrongly |simply |again |just )?(?:misstated|misprinted|mistyped|miscopied|miscounted|misspelt|misspelled|miscalculated|misquoted|garbled|smudged|off by (?:one|two|a mark|ten))`, 'The drone count was misstated.'),
  row('(?:the|that|its|this) (?:old |printed |present )?(?:text|wording|entry|definition|rule) (?:has|had|contains|contained|gives|gave|shows|showed|uses|used) the wrong (?:price|number|figure|word|name|date|count|amount|spelling|total|sum|plural|tense|punctuation|preposition|article|verb|noun)(?: in (?:it|them)| here)?', 'The text has the wrong price in it.'),
  row('(?:we|i|the (?:printer|typist|editor|typesetter)) (?:had|got|have|have had) the (?:number|figure|word|name|count|spelling|order|wording|plural|sum|total|grammar|comma)s? (?:all )?wrong', 'We had the number wrong.'),
  row('the (?:number|figure|word|name|count|spelling|wording|plural|sum|total|grammar|comma|digit|punctuation)s? (?:was|were) (?:simply |plainly |just |clearly |off |still )?(?:wrong|incorrect|inaccurate|off(?: by (?:one|two|ten))?|misleading)(?: all along)?', 'The figure was off by one.'),
  row('(?:two|three|some|a few) (?:words|letters|digits|lines|figures|names|sentences) (?:were|had been|got|had got) (?:run together|joined)', 'Two words had been run together.'),
  row(`an (?:earlier|older) (?:edit|correction|revision|editor|printing|cut|rewrite) (?:had |has )?(?:broken|broke|spoiled|mangled|garbled|damaged|truncated|muddled|overlooked|missed|went wrong|gone wrong|introduced|caused|created|left)(?: (?:in|behind))?(?: (?:it|this|that|(?:the|this|that|an?) (?:${slip}|sentence|paragraph|line|wording|text)))?(?: (?:unclear|ungrammatical|unreadable|behind|incomplete))?|successive (?:edits|revisions|editors) had left (?:it|the (?:sentence|paragraph|wording)) (?:unclear|muddled|unreadable|too long)`, 'An earlier edit had broken the sentence.'),
  row(`the ${slip} (?:was|arose|dates|dated|stems|stemmed|came|comes|goes|went|crept|slipped|had crept|had slipped)(?: back)? (?:in|from|to|into|out of)(?: (?:two|three|four|some|several) (?:years|editions|months) ago| (?:the|our|an?) (?:original |first |old |earlier |previous |very first )?(?:manuscript|draft|edition|file|copy|typescript|printing|notes|proofs))`, 'The error was in the original manuscript.'),
  row(`(?:the|this|that) (?:${slip}|fault) (?:was|is) (?:all |entirely |wholly |only )?(?:ours|mine|the (?:printer|typist|editor|typesetter|copyist)'s|an old one|a simple one)`, 'The mistake was ours.'),
  row(`the (?:\\w+) (?:document|update|edition|correction) (?:introduced|brought|brought in|caused|contained|overlooked|missed) (?:the|this|that) ${slip}`, 'The May document introduced the mistake.'),
];

/** What came of them, told of that itself. */
export const quarrels: readonly Remark[] = [
  row('(?:(?:some|much|many|a few|endless|long|heated|needless|too many|too much|no end of) )*(?:arguments?|quarrels?|questions?|confusion|misunderstandings?|disputes?|debates?|doubts?|discussions?) (?:(?:had|have|has) (?:often |repeatedly |sometimes )?)?(?:arose|arisen|broke out|broken out|ensued|followed|resulted|sprung up|sprang up|come up|came up|started|begun|began)(?: (?:over|about|from|around|because of) (?:it|this|them|THE))?(?: (?:at (?:more than one|many|several) tables?|more than once|again and again|time and again|among (?:players|readers|judges)))?|there (?:was|were|has been|have been|had been) (?:some|much|a lot of|endless|no end of|too much|a good deal of|considerable|frequent|a little) (?:confusion|arguments?|quarrels|questions|misunderstandings?|discussion|doubt|debate|trouble) (?:about|over|with|around) (?:it|this|them|THE)'.replaceAll('THE', theText), 'Confusion had arisen over the wording.'),
];

/** What it would be needed for. */
export const unneeded: readonly Remark[] = [
  row('(?:nothing|no (?:card|rule|ruling|entry|other rule|sentence|other entry))(?: (?:else|in (?:the game|play|print)))? (?:uses?|needs?|mentions?|depends? on|rests? on|relies on|rely on|refers? to|hangs on|was built on) (?:it|them)(?: (?:any ?more|any longer|now))?|nobody (?:was relying|relied|relies) on (?:it|them)|(?:it|they) will not be missed|(?:nobody|no one|few) will (?:miss|notice)(?: (?:it|them|the difference))?', 'Nothing depends on it.'),
  row('(?:the|this|that) (?:case|situation|question|problem|thing|combination) (?:never (?:arises|arose|comes up|came up|occurs|occurred|happens|happened)|does not (?:arise|come up|occur|happen)|no longer (?:arises|comes up|occurs|happens))(?: (?:any ?more|in play|in practice))?|(?:it|this) (?:can no longer happen|never happens|never happened|does not happen|cannot happen)(?: (?:any ?more|in play|in practice))?', 'The case never arises.'),
  row('(?:the|this) (?:rule|entry|list|definition|sentence|text) (?:needs?|wants?|has|bears) no (?:exceptions?|explanations?|examples?|illustration|comment|commentary|introduction|footnotes?|reminder|repetition)', 'The rule needs no explanation.'),
  row('(?:nothing|little)(?: of (?:substance|value|importance|interest))? (?:is|was|gets) lost(?: by (?:it|this))?|we lose (?:nothing|little)(?: by (?:it|this))?|the loss is (?:small|slight|nil)', 'Nothing of substance is lost.'),
];

/** "There is no such entry." */
export const absent: readonly Remark[] = [
  row('there (?:is|was|has never been|never was|are) no such (?:entry|thing|term|word|rule|card|phase|action|place|person|ferry|reference|list)|there has never been such an? (?:entry|thing|term|word|rule|card)|no such (?:thing|entry|term|word|rule) (?:exists|existed|ever existed|is to be found)(?: in the (?:game|glossary|rules))?|it (?:named|pointed to|referred to|spoke of|mentioned) (?:nothing|no entry)', 'There is no such entry.'),
  row('the entry (?:that )?(?:it|they) (?:pointed|points|led|leads|referred|refers) to (?:is|was|has been|had been) (?:gone|long gone|no longer there|no more)(?: by now)?', 'The entry it pointed to is gone.'),
  row(`(?:${theText}|it) (?:does not|did not) (?:occur|appear|exist)(?: (?:anywhere else|anywhere|elsewhere|in the (?:glossary|game|rules)|on any card))?`, 'The word does not occur anywhere else.'),
  row('(?:the|this|that) (?:word|term|phrase|expression|name) (?:is|was) (?:not|no|never) (?:an? )?(?:game term|term of the game|technical term|word of the game|defined term|term|word)(?: (?:here|of ours|any more))?|(?:the|this|that) (?:word|term|phrase|expression|name) (?:means|meant) nothing(?: (?:here|in (?:this|the|our) game|to (?:anybody|most readers|new players)))?|(?:the|this|that) (?:word|term|phrase|expression|name) (?:has|had) (?:two|several|three|too many|more than one|many) (?:meanings?|senses?)', 'The word is not a game term.'),
];
