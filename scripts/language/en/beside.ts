/**
 * Sentences beside an order that speak of it: they give its reason, or take part of it back. Any other sentence rules for
 * itself, where it can stand for itself.
 */
import { unquoted } from './veiled.ts';
import { limiting } from './clauses.ts';
import { greetings } from './greetings.ts';
import { isReasonBelow } from './reasons-below.ts';
import { isRemarkAhead } from './remarks/remarks.ts';
import { onlyTells, speaksOfAnother, tellsOfThePast } from './narrating.ts';
import { tellsAStory } from './stories/stories.ts';
import type { Where } from './stories/stories.ts';
import { uselessWords } from './turnings.ts';

interface Row {
  /** Tried on one sentence, folded. */
  is: RegExp;
  examples: readonly string[];
  /** What is near, and is none. */
  not?: readonly string[];
}

const partsOfText = 'rules?|text|entry|sentences?|paragraph|information|example|wording|material|section|change|language|exception';

/** What a part of a text may be said to be where that is why it goes, or is changed. */
const wasWrong = `${uselessWords.join('|')}|(?:just |only |merely )?(?:covered|repeated|explained|stated|told|given|found|treated|contained|included|implied|dealt with|described|defined|mentioned|listed|answered|duplicated|contradicted|superseded|needed (?:no more|no longer)|moved)|wrong|false|(?:an? )?(?:error|mistake|misprint|typo|slip|repetition|duplicate|oversight)|(?:more |too |very )?(?:confusing|misleading|unclear|ambiguous|clumsy|long|vague|strict)|not (?:needed|necessary|true|correct|clear)|misread|misunderstood|asked about`;
/** "This rule is covered by the first sentence." */
const reason = new RegExp(`^\\(?(?:this|that|these|those) (?:${partsOfText}) (?:(?:is|are|was|were|has been|have been|had been) (?:(?:now|already|also|long|often|simply|quite|rather) )*(?:${wasWrong})(?![\\w-])|(?:now |already |merely |only )*(?:repeats?|contradicts?|duplicates?|restates?|echoes|confuses|confused|misled|misleads)\\b|no longer (?:exists?|has|have|applies|makes|says|needs?|works?|is|are|matters?|fits?|allows?)\\b)`);

/** What was wrong with the old words, or what the new ones do for the text: reasons that name no part of it. */
export const moreReasons: readonly { is: RegExp; example: string }[] = [
  ...greetings,
  { is: /^\(?(?:(?:we are |we're )?(?:so |very )?sorry|(?:our |my |with )?apologies|oops|whoops|our mistake|our error|mea culpa)(?: (?:about|for) (?:that|this|it|(?:the|any|our) (?:error|confusion|mistake|misprint|slip|trouble|inconvenience)(?: caused)?))?\W*$/,
    example: 'Sorry about that.' },
  { is: /^\(?(?:both|these|those|the|its|all) (?:old |former )?(?:numbers?|words?|figures?|values?|names?|wordings?) (?:was|were|had been) (?:taken|copied|left over|carried over|misprinted|misread|wrong|mistaken|mistyped)(?: from (?:an?|the) [\w' -]{3,40}| by mistake| in error)?\W*$/,
    example: 'Both numbers were taken from an older print.' },
  { is: /^\(?[^,;:"“]{2,40} (?:is|are) no longer (?:supported|used|produced|printed|published|sold|in print|available|part of the game)\W*$/, example: 'Fog horns are no longer supported.' },
  { is: /^\(?(?:our|my) bad(?:,? (?:this|that|it) was too \w+)?\W*$|^\(?(?:closing|fixing|mending|correcting|removing|clearing up|tidying up|plugging) (?:an? |the |some |this |another )?(?:\w+ )?(?:loophole|error|typo|mistake|misprint|ambiguity|gap|hole|slip|oversight|contradiction)s?(?: here)?\W*$/,
    example: 'Closing a loophole here.' },
  { is: /^\(?this (?:brings|makes|conforms|aligns|agrees|simplifies|shortens|avoids|settles|matches|fixes|corrects) (?:the|it|this|an?|our|all) (?!(?:card|cards|rulebook|almanac|book|map|draft|proposal|trial)\b)(?!an? (?:draft|proposal|trial)\b)(?!.*\b(?:in|for|during|at|from|under|on|until|when|if) (?!line\b|agreement\b|accord\b|harmony\b|keeping\b|step\b|the (?:map|card|other|text|entry|rules?|almanac)\b))/,
    example: 'This brings the text into line with the map.' },
  { is: /^\(?the (?:meaning|sense|rule|intent|intention) (?:itself )?(?:is|remains|stays|has not been|was not) (?:the same|unchanged|not changed|as before|changed)\W*$/,
    example: 'The meaning is the same.' },
  { is: /^\(?(?:nothing|no rule) changes in play\W*$|^\(?nothing else (?:about|in|of) (?:this|the) (?:entry|text|paragraph) (?:changes|is changed)\W*$|^\(?(?:how|the way) (?:the|it|they|this|that) ?(?:\w+ ){0,3}(?:works?|plays?) (?:is|are) (?:not (?:affected|changed|touched)|unaffected|unchanged)\W*$/,
    example: 'Nothing changes in play.' },
  { is: /^\(?(?:his|her|its|their|the) (?:text|card|lore|rule|wording|title) (?:is|was) (?:clear|complete|plain|obvious) without (?:it|them|this)\W*$/, example: '(Its text is clear without it.)' },
  { is: /^\(?(?:it|they) (?:was|were|had been|has been|have been) (?:printed|included|kept|repeated|left(?: in| standing)?)(?: here| in this entry)? (?:by (?:mistake|accident|oversight|error)|in error|accidentally|mistakenly|inadvertently)\W*$/,
    example: 'It was printed here by mistake.' },
  { is: /^\(?(?:the|these|those|its) (?:(?:old|present|current|former) )?(?:words?|wording|phrase|sentence|parenthetical)(?: in (?:parentheses|brackets))?(?: (?:at|near) the end)? (?:is|are|was|were) (?:rather |too |very )?(?:clumsy|awkward|unclear|confusing|misleading|ambiguous|redundant|superfluous|unnecessary|garbled|misspelt|misspelled|long|hard to (?:read|follow))\W*$/,
    example: 'The words in brackets are clumsy.' },
];

/** What no reason speaks of. */
const ofItsHold = /\b(?:effect|force|tournaments?|leagues?|formats?|expansions?|sanctioned|season|month|optional|valid|void)\b/;

/** Words that set one thing against another, or name what a change does not reach. */
export const takesBack: readonly Row[] = [
  { is: /\b(?:majority|votes?|approv\w+|consent|referees?|overrul\w+|differ|disagree\w*|groups?|beginners|newcomers|variants?|solo|alone)\b|\b(?:must|should|has to|needs? to|ought to|may|can|shall) (?:not )?be (?:changed|corrected|amended|revised|updated|reworded|replaced|deleted|used)\b/,
    examples: ['A majority must approve.', 'Referees may overrule.', 'Local groups may differ.', 'The card must not be changed.'] },
  { is: /^\W*(?:an? |the |one )?(?:players?|readers?|judges?|somebody|someone) (?:asks?|asked|suggests?|proposes?|wants?)\b|^\W*(?:proposals?|suggestions?|drafts?|ideas?|questions?)\b[^:]*:$|^\W*(?:assume|suppose|say there)\b|\bmay (?:have|contain) an? (?:mistake|misprint|error|typo)\b/,
    examples: ['A player asks:', 'Proposal for May:', 'Your card may have a mistake.', 'Assume three players.'] },
  { is: /\bwhich (?:rule|text|wording|version) to (?:use|follow|play)\b|\bhouse rules?\b|\bjudges?\b.*\b(?:otherwise|allow|permit)\b|\b(?:old(?:er)?|earlier) (?:copies|printings?|cards?|rules?)\b/,
    examples: ['Players may choose which rule to use.', 'Judges may rule otherwise.'] },
  { is: /^\(?(?:however|but|nevertheless|nonetheless|still|yet|though|although|except|excepting|unless|until|only|otherwise|instead|apart from|other than|provided|notwithstanding|exceptions?|not|even|keep|retain|leave|restore|applies|apply|applicable|valid|void|the same)\b/,
    examples: ['However, the third paragraph remains in force.'] },
  { is: /\b(?:keep|retain|use|read|follow|have|want|get|got|like) (?:it|them|this|that|these|those)\b/, examples: ['Those who protested may keep them.'] },
  { is: /\b(?:this|that|these|those|it|they|which|both|such|the above) (?:applies|apply|does|do|holds?|takes?|counts?|concerns?|affects?|goes|is|are|was|were|will|remains?|stays?|continues?)\b.*\b(?:only|not|effect|force|until|from|for|in|when|if|where|unless|except|alone|optional|temporary|temporarily|void|valid|remains?|stays?)\b/,
    examples: ['This applies to races only.'] },
  { is: /^\(?(?:this|that|these|those|it|they|which|both|such) (?:\w+ )?(?:applies|apply|holds?|concerns?|counts?|affects?)\b|\b(?:this|that)\W*$|\b(?:exempt|affected|excepted|excluded|exempted|concerned|optional|trial)\b|\b(?:remains?|stays?|stands?|survives?|continues?)\W*$/,
    examples: ['This applies to races.', 'The list stays.'] },
  // a part of the text that may or must be somehow; an order that counts as none
  { is: /^[("“]?(?:(?:the|an?|this|that|its|their|these|those|both|all|every|each|two|three|four|five|\d+) )?(?:lists?|(?:list )?items?|bullets?|glossar(?:y|ies)|words?|wordings?|headings?|phrases?|clauses?)(?: (?:of|in|on|for) [\w' ]{2,40}?)? (?:then |now |also |still )?(?:may|can|cannot|could|must|might|shall|should|needs? (?:not|to))\b|^\W*(?:the|this|that) order (?:is|was) (?:\w+ )?(?:considered|treated|regarded|counted)\b/,
    examples: ['The list may have two items.', 'The list must come first.', 'The order is considered void.'] },
  { is: /^[("“]?(?:\w[\w'-]* ){1,4}(?:may|might|can|could|should|must|shall) (?:still |now |also |however |all )*(?:stay|remain|survive|be (?:kept|retained|left|spared))\b(?! (?:in|on|at|under|aboard) (?:play|the)\b)/,
    examples: ['Tolls may stay in races.'] },
  { is: /\b(?:rest|remainder|else|others?|rules?|text|it|this|that|they|these|those) (?:\w+ )?(?:remains?|stays?|stands?|continues?|survives?|keeps?)\b/,
    examples: ['The remainder keeps its place.'] },
  { is: /\b(?:in force|in effect|t(?:akes?|ook) effect|c(?:omes?|ame) into effect|as it (?:is|was|stands)|unchanged|unaffected|still applies|still apply|still holds?|still stands?)\b/,
    examples: ['Tolls are unaffected.'] },
  { is: /\b(?:(?:the|this|that|these|those|any|all|our|above) (?:changes?|deletions?|removals?|additions?|insertions?|replacements?|revisions?|amendments?|corrections?|substitutions?|rulings?|instructions?|updates?))\b/,
    examples: ['Our corrections come late.'] },
  { is: /\b(?:entry|entries|paragraphs?|sentences?|bullets?|wording|(?:the|this|that|these|those|old|new|previous|following|remaining|rest of the) (?:sections?|text|words?|rules?|examples?|parts?|language|lines?|rest|remainder))\b/,
    examples: ['A paragraph on tolls goes first.'] },
  { is: /^\(?(?:this|that|it|these|those|we|they) (?:\w+ )?(?:may|might|could|will|can|shall) (?:\w+ ){0,2}(?:change|changed|reversed?|undone|undo|go back|return|revert(?:ed)?|come back|withdrawn?|revised?|revisit(?:ed)?|reconsider(?:ed)?|reviewed|restored?|rethink)\b/,
    examples: ['This may change.', 'We may go back to it.'] },
  { is: /^\(?(?:for|in|at|on|with|under|during|among) (?!(?:practice|play|effect|short|fact|substance|sum)\b)[^,]{2,40},? (?:nothing|no (?:rule|word)|all|everything|it|this|that) (?:(?:else|still|again) )?(?:changes|is changed|is as before|is the same|is unchanged)\b/,
    examples: ['For players, nothing changes.'] },
  { is: /\b(?:do|does|did|done|doing) (?:this|that|so|it|these)\b|\byou (?:\w+ ){0,2}(?:wait|ignore|skip|follow|adopt|delay|postpone|print|disregard)\b/,
    examples: ['You must not do this in races.', 'You may wait until spring.'] },
  { is: /\b(?:tournaments?|leagues?|formats?|expansions?|editions?|further notice|sanctioned|season|this month|next month|only in|only for|only when|only if|only while|only with)\b/,
    examples: ['Leagues begin in spring.'] },
];

/** What a rule of play says by itself: who may or must do something, or how a card counts. A bare statement may as well be about the order. */
export const isRule: readonly Row[] = [
  { is: /\b(?:may|must|can|cannot|might|shall|need not|needs? to|has to|have to)\b/, examples: ['A captain may sleep.'] },
  { is: /^(?!.*\b(?:it|them|this|that|these|those|both|back|old|cop(?:y|ies)|print\w*|protest\w*|letters?|wish\w*|votes?|questions?|complain\w*|have|has|had|want|hope|like|ask|prefer|us|we|our|think|opinions?|feedback|comments?|thoughts?|repl(?:y|ies)|answers?|objections?)\b).*\b(?:you|your|players?|opponents?)\b/,
    examples: ['You need a bell.'], not: ['Players want it back.', 'You have won.'] },
  { is: new RegExp(`^(?:discard|shuffle|nullify|relocate) (?:this|your) (?!old\\b|printed\\b|cop(?:y|ies)\\b|(?:${partsOfText}|order|ruling|document|deletion|page|version)\\b).*\\b(?:if|when|whenever|unless) you (?!like\\b|want\\b|wish\\b|prefer\\b|play by\\b|use\\b|agree\\b|own\\b)`),
    examples: ['Discard this barge if you meet it with no lamp aboard.'], not: ['Discard this change if you like.'] },
  { is: /\b(?:counts? as|(?:is|are) (?:\w+ ){0,2}(?:treated|considered|counted|regarded|defined)|refers? to|means)\b/, examples: ['A raft counts as a barge.'] },
  { is: /^\(?this (?!change|order|ruling|deletion|is\b|was\b|will\b|does\b|only\b|season\b|race\b)\w+ (?:is|does|has|counts|plays|allows) /, examples: ['This interrupt is not restricted by that.'] },
];

/** "With five players, it is 10.": of what it speaks the sentence before says, and that was the order. */
const pointsBack = /^[("]?(?:[^,"“]{1,60}, )?(?:it|they|this|that|these|those|such|both|he|she|which|the same|the latter|the former)(?:'s|'re)? (?:(?:now|then|still|also|only|thus|therefore|however|both|all|too) )?(?:is|are|was|were|may|must|can|cannot|shall|will|would|should|might|need|has|have|had|does|do|did|goes|\w+s)\b/;

/** Whether a sentence speaks of what the one before it named. `sentence` is folded. */
export const speaksOfTheOneBefore = (sentence: string): boolean => pointsBack.test(sentence.trim());

/** "Ignore this if your copy has it": what is to be done with the order itself. */
const ofTheOrder = /^\(?(?:please )?(?:ignore|disregard|skip|apply|omit|delay|postpone|use|do|treat|note|mind|keep) (?:this|that|it|the above)\b|^\(?(?:please )?(?:wait|hold)\b/;

/** Pointers that do more than lead on: they name where an order does not hold. */
const pointsAtLimits = /\b(?:tournaments?|online|drafts?|proposals?|proposed|guides?|undone|revers\w+|revok\w+|rescind\w+|withdr\w+|cancel\w+|postpone\w*|why|not|no longer|exceptions?|exempt\w*|limits?|limitations?|restrictions?|conditions?|next|coming|future|forthcoming|later|soon|pending|unless|until|if|when|where|which|whether|details|instead)\b/;

/** Whether "See ..." behind an order only leads on. `sentence` is folded. */
export const onlyLeadsOn = (sentence: string): boolean => !pointsAtLimits.test(sentence);

/** What is said of those who decide on an order: whether it stands is theirs to say. */
export const upToSomebody: readonly Row[] = [
  { is: /^\W*(?:your|the|a|each) (?:judge|referee|director|marshal)s? (?:decides?|rules?|says?|chooses?)\b|, (?:however|though|nevertheless|all the same)\W*$/,
    examples: ['Your judge decides whether.', 'A captain may be asked, however.'] },
  { is: /\b(?:is|are|was|were|be|been) (?:\w+ )?(?:settled|decided|determined|judged|answered|left|up|one|a (?:matter|question|case))(?: open)? (?:by|to|for) (?:(?:the|your|an?|any|each|every|all|both) )?(?:\w+ )?(?:judges?|referees?|directors?|marshals?|organi[sz]ers?|players?|opponents?|groups?|clubs?|tables?|hosts?|you)\b|^\W*(?:your|the|an?|any|each|every|both) (?:\w+ )?(?:judge|referee|opponent|player|group|club|organi[sz]er|host)s? (?:decides?|settles?|determines?|chooses?|judges?|agrees?|decide)(?: (?:it|this|that|so|the (?:matter|question|case|point)))?\W*$/,
    examples: ['The matter is settled by your judge.', 'The question is left to the players.', 'Your opponent settles the matter.'] },
  { is: /^\W*(?:the |our |a |an )?(?:publishers?|board|committee|council|rules team|editors?|designers?|team|judges?|players?|you|we)\b[^.]*\b(?:must|may|might|shall|can|could|has to|have to|needs? to|will|should)\b[^.]*\b(?:asked|agree\w*|consent\w*|approv\w*|ratif\w*|confirm\w*|veto\w*|vote\w*|object\w*|decid\w*|wait|say|see|old way)\b/,
    examples: ['The committee must be asked.'] },
  { is: /^\W*(?:the |our )?(?:publishers?|board|committee|council|rules team|editors?|designers?)\b[^.]*\b(?:must|may|might|shall|can|could|has to|have to|needs? to)\b/,
    examples: ['The board can end it.'] },
  { is: /^\W*(?:some|many|most|a few) (?:players|judges|readers)\b|^\W*you may choose\W*$/, examples: ['Many judges do so.'] },
  { is: /^\W*(?:an? |any |the |each |every |all )?(?:\w+ )?(?:judges?|referees?|organi[sz]ers?|directors?|marshals?|clubs?|houses?|tables?|groups?|playgroups?|stores?|leagues?|local \w+)(?: (?:that|who|with|without|in|of) [^.]{1,50})? (?:may|can|might|must|shall|should|need|needs|has to|have to)\b/,
    examples: ['A judge may reinstate it.', 'Clubs can decide for themselves.', 'The organizer may decide.'] },
  { is: /\b(?:need not|may not|must not|may|can|might|must)(?: (?:comply|refuse|agree|decline|object|consent|decide|choose))?[.!]\W*$/,
    examples: ['Players without High Water need not.', 'Your opponent must agree.', 'Your opponent may refuse.'] },
  { is: /\b(?:still|old|previous|former|earlier|prior) (?:\w+ )?(?:price|toll|cost|rule|way|value|number|figure|amount|text|wording|version|method)s?\b|\bas before\b|\bin progress\b/,
    examples: ['Pilots may still pay the old price.', 'A captain who prefers may act as before.'] },
  { is: /\b(?:reinstate|comply|abide|prefers?|optional|at (?:his|her|their|your) (?:own )?(?:discretion|option|choice)|for themselves|set (?:it|this|that) aside|keep(?:s|ing)? to|leave (?:it|this|that) out|play(?:ing)? with (?:it|this|that)|do without (?:it|this|that)|agree to)\b/,
    examples: ['You may leave this out.', 'This is optional.'] },
  { is: /\b(?:may|can|might) (?:also )?(?:write|print|read|say|use|put)\b.*\binstead\b|\b(?:before|until|from|after) (?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|\d{4})\b/,
    examples: ['You may write "fast" instead.', 'Nobody may tow before June.'] },
];

/** "That was wrong.", "The old word was meant.": what is said of the order itself, or where. */
export const neverReason: readonly Row[] = [
  { is: new RegExp(`^\\(?(?:this|that|these|those) (?:${partsOfText}) .*\\b(?:leagues?|tournaments?|races|beginners|temporary|rejected|voted|withdrawn|undone|hold|review|joke|proposal|draft|to stay|meant|unchanged|unaffected|as printed|correct as|restored|in may|on trial|until|for now)\\b`),
    examples: ['This change is for leagues.', 'This entry is on hold.', 'That change has been undone.'] },
  { is: /^\W*(?:that|this) (?:is|was) (?:all |quite |plainly )?(?:wrong|incorrect|a mistake|an error|a slip|mistaken)\W*$/, examples: ['That was wrong.'] },
  { is: /^\W*(?:an? |the )?(?:paragraphs?|sentences?|bullets?|lists?|items?|entr(?:y|ies))\W? (?:here )?(?:means?|counts? as|refers? to|(?:is|are) (?:treated|counted) as)\b/,
    examples: ['"Paragraph" means a block of text.'] },
  { is: /\b(?:old|former|both)\b[^.]* (?:was|were) meant\W*$/, examples: ['The old word was meant.'] },
  { is: /^\W*(?:the|these|those|its) [^.]* (?:was|were) (?:wrong|incorrect|mistaken|misprinted) (?:in|on|for|at) (?!(?:this|the) (?:entry|text|glossary|print)\b)/,
    examples: ['The toll was wrong for races.'] },
  { is: /^\W*(?:the|its|any|all|every) (?:other|remaining) [^.]*\b(?:is|are|was|were) (?:\w+ )?(?:wrong|incorrect|mistaken|misprinted|missing|faulty|a mistake|an error)\W*$/, examples: ['The other mention of lamps is wrong.'] },
];

function givesReason(bare: string, where: Where): boolean {
  if (onlyTells(bare) || isReasonBelow(bare) || tellsAStory(bare, where) || (where === 'ahead' && isRemarkAhead(bare))) return true;
  if (limiting.test(bare)) return false;
  return (moreReasons.some(({ is }) => is.test(bare)) && !ofItsHold.test(bare)) || (reason.test(bare) && !/\b(?:applies|apply|remains?|in force|in effect|takes? effect|not(?! (?:needed|necessary|true|correct|clear)))\b/.test(bare));
}

/** What a sentence beside an order is to it, ahead of every order or anywhere. `sentence` is folded. */
export function besideOrder(sentence: string, where: Where = 'anywhere'): 'reason' | 'limits it' | 'stands alone' {
  const bare = sentence.trim();
  if (neverReason.some(({ is }) => is.test(bare)) || speaksOfAnother(bare)) return 'limits it';
  if (givesReason(bare, where)) return 'reason';
  const plain = unquoted(bare).replace(/\b(?:in|of|since|until|till|from|by|on|during|through|early|late|last|next|this|\d+|\d+(?:st|nd|rd|th)(?: of)?) may\b/g, 'in june').replace(/\bmay \d/g, 'june 1');
  const fragment = bare.split(' ').length < 3 || tellsOfThePast(plain) || !isRule.some(({ is }) => is.test(plain)) || /\?\W*$/.test(bare);
  // In brackets behind an order, a rule is one about that order.
  const aside = bare.startsWith('(');
  return fragment || aside || ofTheOrder.test(bare) || [...upToSomebody, ...takesBack].some(({ is }) => is.test(plain)) ? 'limits it' : 'stands alone';
}

/** Sentences in the midst of new text that speak of the change itself, or of what it leaves alone, and so are none of it. */
export const ofTheChange: readonly Row[] = [
  { is: /^\(?(?:however, (?:the|this)|(?:these|the above|those) (?:words?|paragraphs?|sentences?|lines?) (?:replaces?|supersedes?|is|are|takes?|goes|go|stands?)\b|this text (?:replaces|supersedes|is new)\b|this (?:change|ruling|amendment|revision|replacement|correction|instruction|update)|these (?:changes|rulings|amendments|revisions)|the (?:above|preceding|old|previous|original|former) (?:change|text|wording|version|ruling|replacement|entry|paragraph|sentence)|until further notice|(?:this|these) (?:does|do) not (?:apply|affect)|this (?:applies|takes effect|is effective|only applies|holds)|effective\b)/,
    examples: ['These changes are new.', 'Until further notice, ferries wait.'] },
  { is: /^[([]?(?:the )?(?:\w+ ){0,2}(?:rest|remainder|list|entry|paragraphs?|sentences?|bullets?|text|wording|examples?|section)\b.*\b(?:unchanged|unaffected|as (?:it|they) (?:is|are|was|were|stands?|stood)|stays?|remains?|stands?|kept|retained)\b/,
    examples: ['The list stays as it is.'] },
  { is: /^[([]?(?:until then|in the meantime),? the (?:old|previous|existing|former|present|current|original) /, examples: ['Until then, the old text holds.'] },
  { is: /^[([]?(?:this|the) (?:(?:new |above )?(?:text|wording|version) )?(?:is|was) (?:still |only |just |merely |but )?(?:an? )?(?:(?:first|rough|early) )?(?:draft|proposal|suggestion|trial|test|placeholder|provisional|preliminary|tentative|temporary|experimental)\b|^[([]?(?:your )?(?:comments|feedback|suggestions|opinions) (?:are|is) (?:welcome|invited)\b|^[([]?(?:please )?(?:send|tell|let|write) (?:to )?us\b|^[([]?(?:what|how) do you (?:think|like)\b/,
    examples: ['This is only a draft.', 'Comments are welcome.', 'What do you think?'] },
  { is: /^[([]?this (?:entry )?(?:is|was) (?:only |merely |just |simply )?(?:not )?(?:an? )?(?:minor |simple |mere |pure )?(?:clarifications?|corrections?|rewording|restatement|errat(?:um|a)|misprint|typo|change)(?: only)?(?:, not an? \w+)?[)\]]?\W*$/,
    examples: ['This is a clarification.', 'This is not a change.'] },
  { is: /^[([]?(?:we|our|thanks|thank you|many thanks)\b|^(?:q|a|question|answer)(?: ?\d+)?:/, examples: ['We thank the keepers.', 'Question: may it hum?'] },
  { is: /^[([]?(?:(?:editor'?s'? )?note to \w+|editor'?s'? note|(?:our |many |with )?thanks to|(?:please )?(?:keep|retain|leave) the)\b/, examples: ['Note to printers: keep the list.'] },
];

/** Whether a sentence of new text says something about its own order. `sentence` is folded. */
export const speaksOfTheChange = (sentence: string): boolean => ofTheChange.some(({ is }) => is.test(sentence.trim()));

/** Words with which an order says that it comes after the one before it, and speaks of what that left. "Finally" and "next" only count orders. */
const afterwards = /^\W*(?:and )?(?:then|afterwards|thereafter|after that)\b/i;

/** Whether a sentence with orders says that they come after those before it. */
export const comesAfterwards = (sentence: string): boolean => afterwards.test(sentence);
