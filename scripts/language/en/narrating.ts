/**
 * Sentences that tell what was, or why something is superfluous: they stand beside an order and change nothing about it.
 * What holds now is said in the present tense, so a sentence of which every verb is in the past limits nothing, unless it
 * tells of the order itself, or of what was decided.
 */
import { unquoted } from './veiled.ts';
import { limiting } from './clauses.ts';
import { formsOf } from './verbs.ts';
import { months } from './calendar-words.ts';
import { tellsOfRise, tellsOfRisen } from './rising.ts';

/** Pasts that do not end in -ed. */
const pasts = ('was|were|had|did|came|went|fell|got|gave|took|made|said|told|saw|found|lost|sent|brought|thought|caught|felt|knew|wrote|grew|drew|threw|broke|chose|spoke|began|ran|became'
  + '|understood|misunderstood|misled|crept|led|met|won|bought|forgot|rose|struck|slipped|rang|sang|paid|misread|misheard|mistook|misled|overlooked|left out').split('|');
const bePresent = "(?:is|are|'re|be|being|has been|have been)";
/** A verb in the past that no "is" makes a report of what is done now. */
const tellsPast = new RegExp(`(?<!\\b${bePresent} (?:\\w+ )?)\\b(?:${pasts.join('|')}|[a-z]{2,}ed)\\b|\\b(?:has|have) (?:had|[a-z]{2,}ed|become|been|gone|crept|misled|lost|fallen|come)\\b(?! (?:\\w+ )?(?:${formsOf('past').join('|')})\\b)`);

/** "In races", "for a league": of what it was told, and for whom. What has a name of its own is a place or a day. */
const scoped = new RegExp(String.raw`\b(?:in|for|during|under|among|between|within|without) (?!the\b|this\b|that\b|these\b|our\b|its\b|their\b|his\b|her\b|some\b|which\b|print\b|copying\b|error\b|brackets\b|parentheses\b|italics\b|fact\b|vain\b|typing\b|printing\b|""\w*|\d|${months}|paragraph|sentence|bullet|item)`);

/** Verbs of what holds, and of what is to be done. */
const tellsPresent = new RegExp(`(?:\\b(?:it|that|there|he|she|what|who)'s\\b)|\\b(?:is|are|am|'re|be|do|does|may|must|can|cannot|shall|should|will|would|might|could|need|needs|ought|let|please|stays?|remains?|stands?|applies|apply|holds?|counts?|goes|keeps?|retains?|ignore|disregard)\\b|^\\W*(?:${formsOf('base').join('|')})\\b|^\\W*(?:it|he|she|(?:an?|the|each|every|any|no|this|that|its|his|her|their|our) \\w+) (?:(?:now|then|only|also|still|always) )?(?!was\\b)\\w+[^s']s\\b`);

/** Words of a sentence that tells of the order itself, of what is kept, or of what was only thought of. */
export const toldOfTheOrder = new RegExp([
  'order|orders|ruling|rulings|instruction|instructions|change|changes|deletion|removal|addition|insertion|replacement|amendment|correction|revision|decision|announcement|notice|preceding|above|foregoing|line|latter|former',
  'kept|keep|stayed|remained|stood|retained|left|survived|spared|held|applied|limited|restricted|confined|reserved|meant|intended|adopted|approved|accepted|agreed|decided|voted|ruled|resolved|determined|allowed|permitted|required|asked|concerned|affected',
  'considered|proposed|suggested|planned|discussed|rejected|declined|refused|postponed|delayed|withdrawn|withdrew|withdrawal|cancell?ed|revoked|rescinded|retracted|reversed|undone|undid|restored|reinstated|valid|void|force|too (?:early|soon|late|hasty)|nearly|almost|premature|prematurely|trial|draft|test|tested|tried|temporary|provisional|provisionally|optional',
  'tournaments?|leagues?|formats?|season|sanctioned|house|variants?|yet|so far|instead|against|nothing|nobody|none|never|no|not|too(?= ?$|[,.])|also|as well|same|else|rest|excepted|excluded|exempted|exempt|barring|only|even|first time',
].map((words) => `\\b(?:${words})\\b`).join('|'));

/** "Had it been so", "were it so", "should it be so". */
const isCondition = /^\W*(?:had|were|should|did) (?!no\b)(?:\w+)|\bas (?:long|soon|far) as\b|\bin case\b/;

const partsOfText = '(?:words?|numbers?|figures?|digits?|letters?|marks?|commas?|lines?|paragraphs?|sentences?|bullets?|items?|entry|entries|text|wording|phrases?|examples?|asides?|list|references?|brackets?|pages?|prices?|costs?|book|edition|document|glossary|print)';
const hands = '(?:printers?|typists?|typesetters?|copyists?|editors?|webmasters?|proofreaders?|translators?|scribes?|clerks?|press|checker)';
const readers = '(?:(?:many|some|several|a few|a good many|a number of|two|three|most|half)(?: of)?(?: the)? ?(?:readers?|players?|judges?|people|you)?|players|readers)';
/** Who or what came to harm in print, or was misled by it. Of "it" only what no order suffers is believed. */
const mishap = new RegExp([
  `^\\W*(?:(?:the|this|these|that|those|its|their|our|an?|one|two|three|both) )?(?:\\w[\\w']* ){0,3}?${partsOfText}\\b[^,;:]*?\\b(?:misled|misprinted|mistyped|misspelt|misspelled|miscopied|misread|miscounted|garbled|mangled|muddled|confused|puzzled|copied|repeated|left over|carried over|taken from|fell out|dropped out|had (?:it|this|that|them) wrong|was too (?:high|low|long|short)|(?:was|came) (?:one|two|a word|an item|a name) short|lacked|was incomplete)\\b`,
  `^\\W*(?:the|an?|our) (?:\\w+ )?${hands} (?:dropped|lost|swapped|doubled|left out|forgot|overlooked|smeared|smudged|misread|mistook|miscounted|skipped|swallowed|mangled|garbled|slipped)\\b`,
  `^\\W*${readers} (?:\\w+ )?(?:misread|misunderstood|mistook|stumbled|tripped|wondered(?! (?:whether|if|why we|how to)\\b)|were (?:misled|confused|puzzled))\\b`,
  '^\\W*(?:it|they) (?:was|were|had been)? ?(?:\\w+ly )?(?:misled|misread|misunderstood|misprinted|mistyped|misspelt|misspelled|miscopied|miscounted|garbled|confused|puzzled|fell out|dropped out)\\b',
  '^\\W*\\w+ (?:became|grew|got) (?:cheaper|dearer|larger|smaller|longer|shorter|stronger|weaker|rarer|more \\w+)\\W*$',
].join('|'));

/** "The Greek text misled many": another text. */
const inAnotherLanguage = /\b(?:german|french|spanish|italian|dutch|polish|portuguese|japanese|swedish|danish|norwegian|finnish|greek|russian|czech|chinese|korean)\b/;

/** "The figure six was misprinted": of words that it names, they may be those that the order brings. */
const namesFigure = /^\W*(?:(?:the|this|that) )?(?:(?:(?:figure|number|numeral|digit|price|cost)s?|word) )?(?:""|\d|(?:four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/;

/** "The noun ought to be plural": how the words that follow differ from those that stand. */
const oughtToDiffer = new RegExp(`^\\W*(?:the|this|its|that) (?:\\w+ ){0,2}?(?:${partsOfText}|noun|verb|adjective|article|name|title|spelling)(?: (?:in|at|of) (?:the |this |its )?(?:\\w+ ){0,3}${partsOfText})? (?:should|ought to|needs to|must|has to) (?:be|have been) (?:\\w+ly )?(?:in the )?(?:plural|singular|past|present|capital|lower|higher|longer|shorter|smaller|larger|greater|other|another|different|the other way round|two words|one word|one less|one more)\\W*$`);

/** Whether a sentence only tells what was: a mishap of print, or what it led to. `sentence` is folded. */
export function tellsWhatWas(sentence: string): boolean {
  const bare = unquoted(sentence).replace(/^[\s(]+|[\s).!]+$/g, '');
  // When all of it is past, "when" limits nothing.
  const always = bare.replace(/\b(?:when|while|where)\b/g, 'as');
  if (/[?:;]/.test(bare) || isCondition.test(bare) || limiting.test(always) || /^\W*(?:this|that) (?:was|had|went)\b/.test(bare) || namesFigure.test(bare) || inAnotherLanguage.test(bare)) return false;
  return mishap.test(bare) && tellsPast.test(bare) && !scoped.test(bare) && !tellsPresent.test(bare) && !toldOfTheOrder.test(bare);
}

const useless = 'serves? no (?:further )?purpose|has no (?:target|effect|meaning|use|purpose)|have no (?:target|effect|meaning|use|purpose)|(?:is|are|was|were|has been|have been) (?:now |long |quite |simply |merely |wholly |entirely )?(?:superfluous|redundant|obsolete|outdated|out of date|unnecessary|needless|wrong|incorrect|inaccurate|misleading|confusing|superseded|dead|empty|covered|explained|answered|dealt with|needed no more|not (?:needed|necessary|required|wanted)|no longer (?:needed|necessary|required))|adds? nothing|says? nothing(?: new)?|(?:merely |only |just |simply )?(?:repeats?|restates?|duplicates?|contradicts?|echoes|confuses|misleads|misled|confused)|no longer (?:exists?|has|have|says?|allows?|needs?|uses?|matters?|works?|does|refers?|mentions?|bears?|names?|requires?|fits?|agrees?|makes? sense|leads? anywhere|lists?|shows?|prints?|can|may|is|are)|(?:can|may|need) no longer|makes? (?:it|this|that|the \\w+) (?:superfluous|redundant|obsolete|unnecessary|needless)|(?:has|have) received (?:new |an )?(?:errata|erratum)|(?:has|have) been given (?:new |an )?(?:errata|erratum)';

/** What such a sentence may speak of. */
const subject = '(?:it|they|this|that|these|those|the|its|their|his|her)\\b[^,;:]{0,60}?';

/** Words by which it would say where, when or for whom. */
const whereOrWhen = new RegExp(String.raw`\b(?:in|at|on|for|during|under|among|between|with|within|without|by|from|since|through|over) (?!it\b|them\b|this\b|that\b|these\b|those\b|its\b|the (?:entry|text|paragraphs?|sentences?|glossary|rules?|cards?|card's|map|first|second|third|fourth|last|next|other|same|list|errata|lore|title)\b|(?:an )?errat(?:a|um)\b|other (?:entries|rules|words)\b|\d{4}\b|(?:${months})\b|most\b|now\b|any\b|long\b|all\b)`);

const isUseless = new RegExp(`^\\W*${subject} (?:${useless})\\b(?<all>.*)$|^\\W*(?:it|they) (?:${useless})\\b`);

/** Whether a sentence only says that what it speaks of is no longer good for anything. `sentence` is folded. */
export function tellsWhyNot(sentence: string): boolean {
  const bare = unquoted(sentence).replace(/^[\s(]+|[\s).!]+$/g, '');
  const plain = bare.replace(/\b(?:merely|only|just|simply) (?=repeat|restate|duplicate|echo|say)/, '').replace(/\bno longer (?:may|can) be used\b/, 'no longer works');
  const ofTheOrder = /\b(?:this|that|the|these) (?:change|order|ruling|deletion|removal|addition|amendment|correction|instruction|one)s?\b|^\W*(?:the|this|its|our) (?:new|revised|proposed|changed|amended)\b|^\W*(?:the|this|our|that) (?:[\w-]+ )?(?:news|articles?|posts?|postings?|updates?|fix|edit|errat(?:a|um)|bulletin|newsletter|message|thread|rise|raise|increase|reduction)\b|\b(?:this|that) is\b/.test(plain);
  return isUseless.test(plain) && !ofTheOrder && !inAnotherLanguage.test(plain) && !limiting.test(plain) && !whereOrWhen.test(plain) && !/[?:;]|\b(?:force|effect(?<!no effect)|season|leagues?|tournaments?|optional|exempt|not (?!needed|necessary|required|wanted)|but|yet)\b/.test(plain);
}

/** Whether a sentence holds under a condition, or somewhere only: "In races a lamp may hang anywhere." `sentence` is folded. */
export function holdsSomewhere(sentence: string): boolean {
  const bare = unquoted(sentence).replace(/^[\s(]+|[\s).!]+$/g, '');
  return limiting.test(bare) || isCondition.test(bare) || /^(?:in|at|on|during|under|for|with|without|among|within|by|before|after|as long)\b/.test(bare) || /\b(?:in|at|on|for|during|under|within|among|without) (?!(?:this|the) (?:entry|text|glossary|paragraph)\b)(?:\w+ ){0,2}\w+$/.test(bare);
}

/** "Typing error in the opening sentence.", "There is a mistake in paragraph 2." */
const tellsOfSlip = /^\W*(?:there (?:is|was|has been) |we (?:found|made|noticed) |please note )?(?:an? |the |one )?(?:\w+ )?(?:errors?|mistakes?|slips?|misprints?|typos?|omissions?|blunders?|inaccuracy|inconsistency)(?: (?:crept|slipped))? (?:in|into|at|of|near) (?:(?:the |this |our |its )?(?:[\w-]+ ){0,3}(?:paragraphs?|sentences?|bullets?|items?|example|list|para|sent)|(?:the|this|our) (?:glossary )?(?:entry|definition|text|glossary))\b(?: \d+)?(?: of (?:the |this )?(?:[\w-]+ ){0,2}(?:paragraph|entry|definition|example|list|text|bullet|item))?(?: (?:has|have) been (?:corrected|fixed|mended|put right))?\W*$|^\W*(?:the|this|our) (?:[\w-]+ ){0,3}(?:paragraph|sentence|bullet|item|entry|definition|example|list|text)(?: of (?:the|this) (?:[\w-]+ ){0,2}(?:paragraph|entry|list))? (?:contains|contained|has|had) (?:an?|one|two) (?:\w+ )?(?:errors?|mistakes?|slips?|misprints?|typos?)\W*$|^\W*an? (?:word|comma|space|letter|full stop|bracket|hyphen) (?:is|was) missing (?:in|from) (?:the |this )?(?:[\w-]+ ){0,3}(?:paragraph|sentence|bullet|item|entry|definition|list|text)\W*$/;

/** "The last paragraph had a typo, so ..." tells where the words of its order stand: it is no mere reason. */
const partNamed = /\b(?:paragraphs?|sentences?|bullets?|items?|example|para|sent)\b/;

/** "A letter was dropped from this entry": what no order is about. */
const tellsOfLetters = /^\W*(?:an?|one|two|the last|the first) (?:(?:small |little |short )?(?:letters?|characters?|digits?|keystrokes?|spaces?|hyphens?|apostrophes?|words?|articles?|commas?|syllables?|names?)) (?:was|were|has been|have been|had been|is|are|got) (?:dropped|lost|left out|omitted|missing|swapped|doubled|transposed|mistyped)(?: (?:from|in|out of|at|of) (?:the |this |our |its )?(?:[\w-]+ ){0,4}(?:entry|definition|text|glossary|paragraph|sentence|word|bullet|list|print|edition))?\W*$|^\W*(?:there (?:is|was) |there's )?(?:an?|one|two) (?:\w+ )?(?:letters?|words?|commas?|articles?|spaces?|syllables?) (?:(?:is|are|was|were) )?(?:too many|too much|missing|left over|in the wrong (?:place|order))(?: (?:in|at|of|here)(?: (?:the|this|our|its) (?:[\w-]+ ){0,3}(?:entry|definition|text|paragraph|sentence|bullet|list))?)?\W*$/;

/** What has words of its own beside this entry, and what is said of words that have to be changed. */
export const anotherObject = /\b(?:cards?(?:'s)?|rulebooks?|translations?|title|lore|leagues?|tournaments?|website|faq|booklet|insert|poster|sheet|german|french|spanish|italian|swedish|danish|norwegian|finnish|greek|russian|czech|dutch|polish|portuguese|japanese|chinese|korean|page \d+|rulebook's)\b|\b(?:the|an?) (?!(?:glossary|old|present|current|existing|whole|entire|first|last|second|above|long|short|same|other half|printed)\b)[\w-]+ (?:entry|definition|edition|printing)\b|\b(?:next|previous|other) (?:entry|definition)\b/;
const faulty = /\b(?:wrong|incorrect|mistaken|errors?|mistakes?|misprint\w*|typos?|slips?|misread|misled|misleading|garbled|mangled|misspel\w+|dropped|missing|redundant|superfluous|shorter|(?<!no )longer|rises?|falls?|goes up|goes down|contradicts?|out of date|obsolete|(?:should|must|has to|needs to|ought to) be)\b/;

/** "The card is wrong. ..."; the order that follows may be one about the card. `sentence` is folded. */
export function speaksOfAnother(sentence: string): boolean {
  const bare = unquoted(sentence);
  return anotherObject.test(bare) && (faulty.test(bare) || inAnotherLanguage.test(bare)) && !/\b(?:errata|erratum)\b/.test(bare);
}

/** Whether a sentence beside an order only tells something. `sentence` is folded. */
export const onlyTells = (sentence: string): boolean => !speaksOfAnother(sentence) && tells(sentence);

const tells = (sentence: string): boolean => tellsWhatWas(sentence) || tellsWhyNot(sentence) || tellsOfRisen(sentence) || ((tellsOfSlip.test(sentence) || tellsOfLetters.test(sentence)) && !limiting.test(sentence));

/** A verb in the past by itself, with no "has" before it. */
const plainPast = new RegExp(`(?<!\\b(?:has|have|having|${bePresent}) (?:\\w+ )?)\\b(?:${pasts.join('|')}|[a-z]{2,}ed)\\b`);

/** "Players protested and won.": no rule of play, though it names players. `sentence` is folded. */
export const tellsOfThePast = (sentence: string): boolean => plainPast.test(sentence) && !tellsPresent.test(sentence);

/** What a decision was made by, and how: "the committee voted 5 to 1, on 14 January, that ...". */
const decided = /\b(?:decided|agreed|voted|ruled|resolved|determined|concluded|found) (?:\d+ to \d+,? ?|unanimously )?(?:on \d+ \w+,? ?|in \w+,? ?|last \w+,? ?)*that\b/;

const tellsWhereFaultIs = (words: string): boolean => tellsOfSlip.test(words) && partNamed.test(words);
const tellsOfFault = (words: string): boolean => (tellsOfSlip.test(words) || tellsOfLetters.test(words) || tellsOfRise(words)) && !limiting.test(words);

/**
 * Whether the words before a colon, or before "so", only tell what led to the order behind them: "The toll in paragraph 2 was
 * misprinted: ...". `lead` is folded.
 */
export function leadsUp(lead: string): boolean {
  if (speaksOfAnother(lead)) return false;
  const bare = unquoted(lead).replace(/^[\s(]+|[\s).,:]+$/g, '').replace(/, on (\d+ \w+),/, ' on $1').replace(/,? (?:so|and so|therefore|that is|namely|i\.e)$/, '');
  if (tellsWhereFaultIs(bare)) return false;
  if (tellsOfFault(bare)) return true;
  const plain = bare.replace(decided, 'noticed that').replace(/\bon \d+ \w+\b/, '');
  const isSentence = (tellsPast.test(plain) && (mishap.test(plain) || decided.test(bare))) || oughtToDiffer.test(plain);
  const waits = /\b(?:will|would|might|could|can|shall|may(?! \d))\b/.test(plain);
  return isSentence && !waits && !isCondition.test(plain) && !limiting.test(plain) && !toldOfTheOrder.test(plain) && !whereOrWhen.test(plain) && !/[?;]/.test(plain);
}
