/**
 * Sentences that stand behind the words of a new text and may be none of it: who gives it and when, why, what it takes the
 * place of, where it holds, what else is to be done. No table knows them all; what one of these rows finds is not printed
 * as a rule before a person has looked at it.
 */
import { saidInPassing } from './said-in-passing.ts';
import type { BeyondText } from './said-in-passing.ts';
import { monthsBut, shortMonths } from './calendar-words.ts';

const months = `(?:${monthsBut('may')}|${shortMonths})`;
/** A day as it is printed; "may" is a month only beside a figure. */
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months}|may)\\b|(?:${months}\\b|may(?= \\d))(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\/\\d{1,2}\\/\\d{2,4}|(?:next|this) (?:month|week|year|season)|(?:19|20)\\d{2}\\b)`;

/** Words that speak of texts, and seldom of play. */
const meta = '(?:rulings?|entry|entries|wording|paragraphs?|sentences?|bullets?|rulebooks?|errat(?:a|um)|editions?|printings?|misprints?|typos?|almanac|text|month|year|printed)';
const league = '(?:tournaments?|leagues?|sanctioned|organi[sz]ed play|online)';

/** What a sentence may be wherever it stands behind the first one. */
export const anywhere: readonly BeyondText[] = [
  { is: /\b(?:we|our|ours)\b/, example: 'We are sorry for the barges.' },
  { is: /\b(?:this|that|these|last|previous|earlier|former|new|june|may|april) rulings?\b|\brulebooks?\b|\berrat(?:a|um)\b|\bmisprint(?:ed)?\b|\btypos?\b|\breworded\b|\brewording\b|\bthe (?:old|new|former|previous|printed) wording\b/,
    example: 'The rulebook says so, too.' },
  { is: /\b(?:this|that|the|above|last|first|second|third|old|new|next|previous|preceding|following|other|its|these|those) (?:entry|entries|paragraphs?|sentences?|bullets?|edition|printing|revision|amendment)\b|\b(?:this|the above|the last) (?:change|correction)\b(?! of)/,
    example: 'This makes the second paragraph the third.' },
  { is: /^\W*(?:the|this|these) (?:words?|phrase|number|figure) ["“].*\b(?:is|are|was|were) (?:changed|replaced|deleted|removed|added|corrected)\b/, example: 'The word "5" is changed to "6".' },
  { is: /\b(?:last|next|previous|coming|future|prior) (?:months?|weeks?|rulings?|documents?|printings?|editions?)\b|\bfuture versions?\b/, example: 'Future printings will have it.' },
  { is: /^\W*(?:it|this|that|they|these) (?:was|were|has been|have been|had been) (?:\w+ )?(?:printed|misprinted|reprinted|ratified|approved|adopted|agreed|voted|withdrawn|superseded|reversed|rescinded|proposed|decided|ruled|left out|omitted|forgotten|rejected|played)\b|\b(?:by mistake|in error|by accident)\W*$/,
    example: 'It was left out by mistake.' },
  { is: /\b(?:unofficial(?:ly)?|not (?:yet )?(?:official|final|decided|approved)|for discussion|pending approval|subject to (?:approval|change|review|ratification)|to be (?:voted|ratified|confirmed|decided|approved|announced)|accordingly|until further notice)\b|^\W*(?:(?:this|it) is (?:only |still |just )?an? |first |rough )?(?:drafts?|proposals?|suggestions?|april fools?|tentative|provisional)\W*(?:\d\W*)?$|^\W*(?:until|in|on|from) .*\bdraft\b/,
    example: 'Please note that it is not yet official.' },
  { is: /^\W*(?:please|sorry|thanks?(?! to (?:its|their|the|your|this|an?)\b)|thank you|enjoy|feedback|comments?(?= )|copyright|all rights|credits?(?= ?:)|end of (?:ruling|entry|text|document|the ruling))\b|^\W*(?:yes|no)(?:[.!]$|, (?:really|indeed)\b)/,
    example: 'Sorry for the confusion.' },
  { is: /https?:\/\/|www\.|\S@\S+\.\w/, example: 'Write to rules@quay.example.' },
  { is: /^\W*(?:rationale|reason|reasons|reasoning|explanation|why|commentary|comment|background|intent|intention|(?:designer|developer|editor|author)'?s'? notes?|source|status|decision|for reference|old text|new text|on the card|card text|the card says|affected cards?|tournament version|option \w+|alternatively|or|instead of|before|was|old|new|formerly|previously|note to \w+|nb|n\.b\.|p\.?s\.?)\s?:/,
    example: 'Rationale: the toll was too low.' },
  { is: /^[\w' -]{1,30}: (?:delete|replace|change|insert|strike|add)\b/, example: 'Barge: delete the toll.' },
  { is: /^\W*(?:it|this|that|the text|the original|he|she|they) (?:used to|formerly|previously|originally|once) /, example: 'It used to say otherwise.' },
  { is: /^\W*(?:formerly|previously|originally|in the past|before that),? /, example: 'Formerly he paid twice.' },
  { is: new RegExp(`^\\W*(?:it|this|that|these) (?:also )?(?:supersedes?|clarif(?:ies|y)|shortens|simplif(?:ies|y)|corrects?|overrules?|settles|(?:reverses?|replaces?|removes|restores|makes|brings|fixes|undoes)\\b.*\\b(?:${meta}|told|said|ruled|dawn|old))\\b`),
    example: 'This reverses what was told in spring.' },
  { is: new RegExp(`^\\W*(?:it|this|that|these) (?:is|was|are|were|has|have) (?:now |only |just |merely |also |not |still |been |simply )*(?:an? )?(?:(?:reversal|correction|clarification|mistake|oversight|slip|trial|test|experiment)\\b|change\\b(?! of)|(?:new|final|provisional|temporary|error)\\W*$|for (?:${league}|now|the time being|discussion)\\b|not for ${league}\\b)`),
    example: 'This is a reversal.' },
  { is: /^\W*(?:it|this|that|these) (?:will|shall|would|should have|ought to have) (?:also |then )?(?:appear (?:in|as)|be (?:printed|found|dealt with|included|published|added)|come out|hold)\b/,
    example: 'This will appear in the next almanac.' },
  { is: new RegExp(`^\\W*(?:(?:it|this|that|these|which) )?(?:now |only |also )*(?:applies|apply|holds?|takes? effect|comes? into force|goes into effect|does not apply|do not apply|valid|in effect|in force|effective|starts?|starting|beginning|begins|as of|until|till|from|by|since)\\b[^.]{0,24}(?:${day}|${league})`),
    example: 'Applies from 1 June.' },
  { is: new RegExp(`^\\W*(?:for |in |during |not for |at )?(?:\\w+ )?${league}\\b.*\\b(?:this|that|it|the old|the above)\\b|^\\W*(?:for )?(?:\\w+ )?(?:${league}|casual|standard)(?: play| games?| version| use)? only\\W*$|^\\W*${league} (?:may|should|can|need not|play)\\b|^\\W*not for (?:use in )?${league}|\\b(?:online|digital) version only\\b`),
    example: 'In tournaments, this does not apply.' },
  { is: new RegExp(`^\\W*(?:revised|posted|adopted|approved|passed|ratified|agreed|amended|updated|last updated|withdrawn|superseded|reversed|proposed|suggested|submitted|asked|taken)(?: (?:on|by|in|from|unanimously)\\b|,? (?:\\d|${day})|\\W*$)|^\\W*(?:if (?:approved|adopted|ratified)|except as noted|except in ${league}|subject to approval|pending)\\b`),
    example: 'Approved by the harbour on 3 May.' },
  { is: new RegExp(`^\\W*(?:until|from|as of|by|since|on|starting|beginning) (?:the )?(?:\\w+ )?${day}`), example: 'On 1 June, captains wake.' },
  { is: /^\W*(?:reversal|new ruling|the (?:intent|intention|reason|idea|purpose|rationale|aim)\b.{0,20} (?:is|was|of|for|behind|behind this)|or so (?:some|many|they|it))\b/,
    example: 'The intent is to make tolls hurt.' },
  { is: /^\W*(?:no other (?:changes?|words?)|no functional|nothing else (?:changes|is changed|was changed)|otherwise as|all (?:other rules still|else stays)|everything else (?:stays|remains|is unchanged|is as|as (?:before|it))|similarly for the (?:rulebook|card|entry)|(?:apply|make) the same change|the same change|renumber|adjust the|then (?:add the (?:old|list)|as before)|continue as|from here on as|etc\b|(?:the )?(?:rest|remainder|others?) (?:is|are|stays?|remains?) (?:unchanged|as )|followed by the|full text|editorial|purely|cosmetic|clarification|minor|major change)/,
    example: 'Nothing else changes.' },
  { is: /\b(?:renumbered|stay as they are|stays as it is|as it (?:was|is) printed|as printed)\b|^\W*(?:unchanged|as before)\W*$/, example: 'The other steps are renumbered.' },
  { is: /\bprint\b.*\b(?:italics|bold)\b|\btypeset\b/, example: 'One should print it in italics.' },
  { is: /^\W*(?:see|cf\.?) (?:above|below|picture|figure|page|p\.|the picture|the (?:new )?text|next)\b|^\W*(?:figure|fig\.|page|pages|p\.|pp\.) \d|, p\. \d|^\W*over\W*$|^\W*(?:more to follow|next question|is that clear|to be continued|does anybody|any objections|yes, really|that is all|hope that)\b/,
    example: 'See above.' },
  { is: /^\W*(?:replace|delete|change|strike|substitute|omit|amend|remove|insert|drop)\b[^.]*(?:["“]|\b(?:entry|paragraph|sentence|bullet|rules|old rule)\b)|^\W*(?:place|put|print) this\b/,
    example: 'Replace "toll" with "tax" in all barge rules.' },
  { is: /^\W*(?:optional|provisional|tbc|tba|under review|details below|exceptions? follow|with (?:one|two|some|an?) exceptions?|next: \w+|not in \w+|the old (?:one|word|words|text|rule|number) (?:is|was|were|has))\W*/,
    example: 'Under review.' },
  { is: /\b(?:card|cards|map|board|rulebook)\b.*\b(?:must|should|has to|needs to) (?:also )?be (?:changed|corrected|amended|updated|added)\b|\bneeds? to be added to\b|\bmatches the (?:printed )?card\b|^\W*it is what the\b|\bwhat the card says\b|^\W*the card stays as\b/,
    example: 'The card must be changed, too.' },
  { is: /\b(?:proposals?|the (?:board|committee|publisher)) (?:was|were|has|have|had|is|are) (?:\w+ )?(?:rejected|approved|decided|voted|agreed|withdrawn)\b|\b(?:many|some) of you\b|\bplaytesters?\b|\b(?:too (?:strong|weak|low|high))\W*$/,
    example: 'The proposal was rejected.' },
  { is: /\bthis goes for\b|\bis now found under\b|\bno longer mentioned\b/, example: 'This goes for barges, too.' },
  { is: /^\W*(?:no change|nothing to change|nothing changes|everything before (?:stays|remains)|(?:the )?rest as before|not everyone agrees|found by \w+|more in \w+|print (?:it|this) out|hope this helps)\W*$|^\W*(?:the reason:|p\. ?s\.) /,
    example: 'Rest as before.' },
  { is: /^\W*(?:(?:but |and |only |though )?not (?:before|until|till)|valid from|from may on)\b|^\W*(?:beginners|newcomers|clubs|stores) (?:may|can|need not) (?:ignore|skip)\b|^\W*(?:old|older|your|printed|earlier) (?:copy|copies|printings?) (?:stays?|remains?|may|are|is|need|must|should|can)\b/,
    example: 'Old copies stay valid.' },
  { is: /^\W*the card is (?:unchanged|not changed|as it was)\b|^\W*for cards?, see\b|^\W*entry \d+:|^\W*as for [\w ]{2,30},|^\W*the above (?:replaces|supersedes)\b|^\W*it said ["“]|\bvoted against\b|^\W*(?:several|some|many) (?:readers|people) (?:asked|wanted|wrote)\b/,
    example: 'The card is unchanged.' },
  { is: /^\W*(?:or )?(?:but )?(?:perhaps|maybe|possibly)(?: not)?\W*$|^\W*or not\W*$|^\W*(?:or )?(?:so|as|thus) (?:some|many|most|other|a few|the) (?:[\w-]+ ){0,2}(?:think|thinks|say|says|believe|believes|hold|claim|argue|see it|read it|play it)\b/,
    example: 'So some captains think.' },
  { is: /\b(?:players?|judges?|readers?|people|clubs?|you|captains?) (?:have|has|had) (?:\w+ly |often |long |repeatedly )?(?:asked|wondered|requested|complained|written|begged|waited|voted)\b/, example: 'Players have asked for this.' },
  { is: /^\W*(?:if|unless|except|provided|providing|subject to|as) (?:[\w'-]+ ){0,3}[\w'-]+(?:[^-\w']\W*)?$/, example: 'Unless the harbour objects.' },
  { is: /^\W*(?:some|many|others|not all|a few|most) (?:players? |readers? |judges? |people )?(?:disagree|agree|object(?:ed)?|dissented)\b|^\W*(?:it|this|that|these) (?:may|might|could|can|will) (?:\w+ )?(?:change|be (?:changed|revised|reviewed|withdrawn|reconsidered))\b|\b(?:vote|ballot|poll) (?:was|is|will)\b/,
    example: 'This may change.' },
  { is: /^\W*(?:send|post|mail|write) (?:\w+ )?(?:comments?|questions?|objections?|letters?)\b|^\W*(?:your|all|any) (?:comments|objections|thoughts)\b|^\W*(?:do you (?:agree|object|mind)|agreed|is (?:this|that|it) (?:clear|right|better|good|enough))\b.*\?[^?\w]*$|^\W*(?:the same goes|likewise|ditto) for\b/,
    example: 'Send comments to the harbour.' },
  { is: /^\W*(?:and |then )?(?:an?|the) (?:second|third|fourth|fifth|sixth|seventh|eighth|further|last|final)(?: (?:new )?(?:one|bullet|item|point|step))?\s?:/, example: 'And a fifth: hail.' },
  { is: /^\W*(?:rejected|dismissed|cancell?ed|needs work|work in progress)\W*$|\*\s?\*\s?\*/, example: 'Needs work.' },
  ...saidInPassing,
];

/** What a paragraph of its own may be. */
export const paragraphs: readonly BeyondText[] = [
  { is: /\?["”’)]*\s*$/, example: 'Does anybody object?' },
  { is: /^[([](?!see\b)(?:[^.!?]{0,80}[)\]]|(?:old|new|formerly|previously|was|withdrawn|superseded|reversed|from|for|in)\b)/, example: '(Bess Tillman)' },
  { is: /^\W*(?:q|a|question|answer)[.:)] /, example: 'A. He may not.' },
  { is: /^[^.:;!?]{1,40} (?:-|–|—) ["“]?\w/, example: 'barge - A barge is a boat.' },
  { is: /^[^.:;!?]{1,30}: ["“]/, example: 'Toll Keeper: "Plays on the table."' },
];

/** "-- The Editors": a name behind the last stop. */
const signature = /[.!?]["”’)]* (?:--|–|—|-) ?(?:the )?[a-z]+(?: [a-z]+)?\W*$/;

/** What an item of a list may be that only tells what it is to be. */
export const items: readonly BeyondText[] = [
  { is: signature, example: 'snow. -- The Harbour' },
  { is: /^["“][^"”]*["”] (?:perhaps|maybe|possibly|next|from|until|soon|again|for now|only)\b/, example: '"snow" perhaps' },
  { is: /[.!?]\)? (?:[\w',]+\.? ){0,2}\w+$/, example: 'snow. Yours, Bess' },
  { is: /^\W*(?:in )?(?:the )?(?:plural|singular|italics?|bold|obsolete|gone|empty|wrong|new|old|optional|superfluous|different|shorter|longer)\W*$/, example: 'plural' },
  { is: /^\W*(?:something|anything|a (?:word|line|note|few words)) (?:about|on|like|to)\b|^\W*(?:the )?same as\b|^\W*(?:an?|the) (?:copy|repetition|repeat|duplicate|version) of (?:the|this|that|its)\b|^\W*(?:as|like) (?:the|before|above)\b/, example: 'something about snow' },
  { is: /\?\W*$|, (?:not|please|instead of|and not)\b|\b(?:instead of|rather than)\b|\b(?:from|as of|until|starting) (?:\d|january|february|march|april|may\b|june|july|august|september|october|november|december|next|now)/,
    example: 'mist instead of fog' },
  { is: /\((?:[^()]*\b(?:effect|proposed|draft|until|since|missing|overlooked|left out|thanks|forgot\w*|only|new|tournaments?|leagues?)\b[^()]*)\)\W*$/, example: 'snow (takes effect in May)' },
  { is: /^\W*see (?:the|our|your|page|below|above)\b/, example: 'see the card' },
  { is: /[,;]\s*(?:and |then |but )*(?:please )?(?:delete|remove|strike|replace|change|move|drop|renumber|add|insert)\b.*(?:\b(?:the|it|first|last|others?)\b|["“])|\b(?:and|then) renumber/, example: 'snow, and delete the first' },
  { is: /\b(?:after|before|behind|above|below|under) the (?:first|second|third|fourth|fifth|last|next|final|previous)(?: (?:one|bullet|item|point))?\W*$|\bat the (?:very )?(?:beginning|end|top|bottom|start|head|foot)\W*$|\bas (?:the|an?) (?:first|second|third|fourth|fifth|sixth|last|next|final)(?: (?:one|bullet|item|point))?\W*$|\bin (?:italics|bold|capitals)\W*$/,
    example: 'snow after the first' },
  { is: /[,;]\s*(?:as a (?:test|trial)|as (?:requested|discussed|agreed|promised)|on trial|for now|for the time being|see the card)\W*$|\betc\W*$|^\W*(?:voted|ruled|agreed|passed|as a (?:test|trial))\b/,
    example: 'snow, as a test' },
];

/** What may stand behind the last words of a text in the same sentence, where no quotation mark ends it. */
export const tails: readonly BeyondText[] = [
  { is: signature, example: 'A ferry is a boat. -- The Harbour' },
  { is: /^\W*see [^.]*\b(?:next (?:month|week|year|ruling|edition|document)|temporarily|for now|until|once|what|not)\b|^\W*see [^.]*\bfrom (?:now|may|\d|january|february|march|april|june|july|august|september|october|november|december)\b/,
    example: 'See fog next month.' },
  { is: /[,;]\s*(?:and |then |but )*(?:also )?(?:please )?(?:delete|remove|strike|replace|move|drop|renumber)\b[^.]*\b(?:sentences?|paragraphs?|bullets?|items?|entry|words?|first|last|second|third|rest|others?)\b[^.]*\.?$/,
    example: 'A ferry is a boat, and delete the second sentence.' },
  { is: /;\s*the (?:rest|remainder|others?)\b[^.;]*\b(?:stays?|remains?|unchanged|is kept|are kept|as (?:is|it is|before))\W*$/, example: 'A ferry is a boat; the rest stays.' },
  { is: /[,;]\s*(?:and )?nothing else(?: (?:in|of|about) (?:the|this|that|its) (?:[\w-]+ )?\w+)?(?: (?:changes|(?:is|was) (?:changed|touched|affected|altered|amended)))?\W*$/, example: 'A ferry is a boat, and nothing else.' },
  { is: new RegExp(`,\\s*(?:as of|from|effective|until|starting|beginning) (?:${day}|may\\b|now\\b|today\\b)[^,.]*\\.?$`), example: 'A ferry is a boat, as of June.' },
  { is: /\((?:[^()]*\b(?:trial|draft|proposed|provisional|until|effect|for now|as a test|optional rule)\b[^()]*)\)\W*$/, example: 'A ferry is a boat (on trial).' },
  { is: /,\s*(?:please|thanks|as (?:requested|discussed|agreed|promised|a test|a trial)|on trial|for now|for the time being)\W*$/, example: 'A ferry is a boat, please.' },
];

/** Whether more than the text may stand in its first sentence, at the end. `text` is folded. */
export const mayEndInMore = (text: string): boolean => tails.some(({ is }) => is.test(text.trim()));

/** The same of a new item. `item` is folded. */
export const mayBeNoItem = (item: string): boolean => items.some(({ is }) => is.test(item.trim()));

/** Whether a sentence behind the first of a new text may be none of it. `sentence` is folded. */
export const mayBeNoText = (sentence: string): boolean => anywhere.some(({ is }) => is.test(sentence.trim()));

/** The same of a paragraph behind the first. `paragraph` is folded. */
export const mayBeNoParagraph = (paragraph: string): boolean => paragraphs.some(({ is }) => is.test(paragraph.trim()));

/** For the tests: each row with its example. */
export const beyondText: readonly BeyondText[] = [...anywhere, ...paragraphs, ...items, ...tails];
