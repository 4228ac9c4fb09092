/**
 * Sentences that stand behind the words of a new text and may be none of it: who gives it and when, why, what it takes the
 * place of, where it holds, what else is to be done. No table knows them all; what one of these rows finds is not printed
 * as a rule before a person has looked at it.
 */
export interface BeyondText {
  /** Tried on one sentence or heading, folded. */
  is: RegExp;
  example: string;
}

const months = '(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
/** A day as it is printed; "may" is a month only beside a figure. */
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months}|may)\\b|(?:${months}\\b|may(?= \\d))(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\/\\d{1,2}\\/\\d{2,4}|(?:next|this) (?:month|week|year|season)|(?:19|20)\\d{2}\\b)`;

/** What a sentence may be wherever it stands behind the first one. */
const anywhere: readonly BeyondText[] = [
  { is: /\b(?:we|our|ours)\b/, example: 'We are sorry for the barges.' },
  { is: /\b(?:rulings?|glossary|rulebooks?|errat(?:a|um)|misprint(?:ed)?|typos?|reworded|rewording|wording)\b/, example: 'The rulebook says so, too.' },
  { is: /\b(?:this|that|the|above|last|first|second|third|old|new|next|previous|preceding|following|other|its|these|those) (?:entry|entries|paragraphs?|sentences?|bullets?|change|changes|revision|correction|amendment|edition|printing|version|update)\b/, example: 'This makes the second paragraph the third.' },
  { is: /^\W*(?:the|this|these) (?:words?|phrase|number|figure)\b.*\b(?:is|are|was|were) (?:changed|replaced|deleted|removed|added|corrected)\b/, example: 'The word "5" is changed to "6".' },
  { is: /\b(?:last|next|previous|earlier|coming|future|prior) (?:months?|weeks?|rulings?|documents?|printings?|editions?|versions?|ones?)\b/, example: 'Future printings will have it.' },
  { is: /\b(?:was|were|is|are|been|not yet|later|previously|formerly|originally) (?:\w+ )?(?:printed|misprinted|reprinted|ratified|approved|adopted|agreed|voted|withdrawn|superseded|reversed|rescinded|proposed|decided|ruled|left out|omitted)\b/, example: 'It was left out by mistake.' },
  { is: /\b(?:unofficial(?:ly)?|officially|for discussion|pending|subject to (?:approval|change|review|ratification)|not (?:yet )?(?:official|final|decided|approved)|draft|drafts|proposal|to be (?:voted|ratified|confirmed|decided|approved|announced)|accordingly|until further notice|by mistake|in error|by accident)\b/, example: 'Please note that it is not yet official.' },
  { is: /^\W*(?:please|sorry|thanks?|thank you|enjoy|(?:yes|no)(?=[,.!])|feedback|comments?|copyright|all rights|credits?|end of)\b/, example: 'Sorry for the confusion.' },
  { is: /https?:\/\/|www\.|\S@\S+\.\w/, example: 'Write to rules@quay.example.' },
  { is: /^\W*(?:rationale|reason|reasons|reasoning|explanation|why|commentary|background|intent|intention|(?:designer|developer|editor|author)'?s'? notes?|source|status|decision|version|for reference|old text|new text|on the card|card text|the card says|affected cards?|tournament version|option \w+|alternatively|or|instead of|before|was|old|new|formerly|previously|note to \w+)\s?:/, example: 'Rationale: the toll was too low.' },
  { is: /^\W*(?:it|this|that|the text|the original|he|she|they) (?:used to|formerly|previously|originally|once) /, example: 'It used to say otherwise.' },
  { is: /^\W*(?:formerly|previously|originally|in the past|before that),? /, example: 'Formerly he paid twice.' },
  { is: /^\W*(?:it|this|that|these) (?:also )?(?:reverses?|supersedes?|replaces?|clarif(?:ies|y)|removes|shortens|simplif(?:ies|y)|corrects?|fixes|restores?|overrules?|makes (?:the|it|this)\b|brings|settles|undoes)\b/, example: 'This reverses what was told in spring.' },
  { is: /^\W*(?:it|this|that|these) (?:is|was|are|were|has|have) (?:now |only |just |merely |also |not |still |been |simply )*(?:an? )?(?:reversal|change|correction|clarification|mistake|error|oversight|slip|new|final|temporary|provisional|trial|test|experiment|for (?:tournaments?|leagues?|now|the time being|discussion)|effective|previously|(?:in|valid|in force|in effect)(?: only)? (?:from|until|since|as of|for))\b/, example: 'This is a reversal.' },
  { is: /^\W*(?:it|this|that|these) (?:will|shall|would|should have|ought to have) (?:\w+ )?(?:appear|be|go|come|take|hold|been)\b/, example: 'This will appear in the next almanac.' },
  { is: /^\W*(?:it|this|that|these|which) (?:now |only |also )*(?:(?:applies|apply|holds?) (?:only|from|until|since|as of|at once|immediately|(?:for|in) (?:tournaments?|leagues?|now))|takes? effect|comes? into force|goes into effect)\b/, example: 'This applies only in races.' },
  { is: /^\W*(?:in|for|at|during) (?:\w+ )?(?:tournaments?|leagues?|sanctioned \w+|events?|formats?)\b.*\b(?:this|that|it|the old|the above)\b/, example: 'In tournaments, this does not apply.' },
  { is: /^\W*(?:applies|apply|does not apply|do not apply|except as|excepted|subject to|pending|valid|in effect|in force|effective|as of|starting|starts|beginning|begins|revised|posted|adopted|approved|passed|ratified|agreed|amended|updated|last updated|suggested by|submitted by|asked by|withdrawn|superseded|reversed|proposed|if approved|if adopted|if ratified)\b/, example: 'Applies from 1 June.' },
  { is: new RegExp(`^\\W*(?:until|from|as of|by|since|before|after|on|in|through) (?:the )?(?:\\w+ )?${day}`), example: 'Until June, captains may sleep.' },
  { is: /^\W*(?:reversal|new ruling|the (?:intent|intention|reason|idea|purpose|point|rationale|aim|goal)\b.{0,20} (?:is|was|of|for|behind|behind this)|or so)\b/, example: 'The intent is to make tolls hurt.' },
  { is: /^\W*(?:no other (?:changes?|words?)|nothing else|otherwise as|all (?:other|else)|everything else|similarly for|apply the same|make the same|the same (?:change|goes|applies|holds)|renumber|adjust|then (?:add|as)|continue as|from here on|etc\b|(?:the )?(?:rest|remainder|others?) (?:is|are|stays?|remains?)|followed by)/, example: 'Nothing else changes.' },
  { is: /\b(?:renumbered|unchanged|as (?:before|printed)|as it (?:was|is) printed|stay as they are|stays as it is)\b/, example: 'The other steps are renumbered.' },
  { is: /\b(?:in italics|in bold|boldface|italicized|typeset)\b/, example: 'Please print it in italics.' },
  { is: /^\W*(?:see|cf\.?) (?:above|below|picture|figure|page|p\.|the picture|the (?:new )?text|next)\b|^\W*(?:figure|fig\.|page|pages|p\.|pp\.) \d|^\W*over\W*$|^\W*(?:more|next question|is that clear|to be continued|does anybody|any objections)\b/, example: 'See above.' },
  { is: /^\W*(?:replace|delete|change|insert|add|strike|substitute|omit|amend|remove|move|place|put)\b[^.]*(?:["“]|\bto all\b|\bin all\b|\bthe list\b|\bhere\b)/, example: 'Replace "toll" with "tax" in all of them.' },
  { is: /^\W*(?:for )?(?:\w+ )?(?:tournaments?|leagues?|sanctioned|otf|online|casual|standard|organi[sz]ed)(?: play| games?| version)? only\W*$|^\W*only (?:for|in) \w+(?: \w+)?\W*$/, example: 'For tournament play only.' },
  { is: /^(?!examples?\b|for example\b|e\.g)(?:\w[\w'-]{0,20} ){0,2}\w[\w'.-]{0,20}:(?= |$)/, example: 'NB: it holds for leagues.' },
  { is: /^\W*(?:optional|provisional|tbc|tba|under review|details|exceptions?|except|excepting|not in|with (?:one|two|some|an?) exceptions?|next|end of|takes? effect|the old (?:one|word|words|text|rule|number)|the (?:card|cards|map|board) (?:stays?|must|should|says?|follows))\b/, example: 'Under review.' },
  { is: /\b(?:must|should|has to|needs to) (?:also )?be (?:changed|corrected|amended|updated)\b|\bmust be changed too\b/, example: 'The card must be changed, too.' },
  { is: /\b(?:proposals?|the board|the committee|the publisher) (?:was|were|has|have|had|is|are|will)\b|\b(?:forgotten|rejected)\W*$/, example: 'The proposal was rejected.' },
  { is: /\b(?:online|digital) version only\b|\bin the online version\b/, example: 'Applies to the online version only.' },
];

/** What a paragraph of its own may be. */
const paragraphs: readonly BeyondText[] = [
  { is: /\?["”’)]*\s*$/, example: 'Does anybody object?' },
  { is: /^[([](?!see\b)/, example: '(Bess Tillman)' },
  { is: /^\W*(?:q|a|question|answer)[.:)] /, example: 'Q. May a captain sleep?' },
  { is: /^[^.:;!?]{1,40} (?:-|–|—) ["“]?\w/, example: 'barge - A barge is a boat.' },
  { is: /^[^.:;!?]{1,30}: ["“]/, example: 'Toll Keeper: "Plays on the table."' },
];

/** What an item of a list may be that only tells what it is to be. */
const items: readonly BeyondText[] = [
  { is: /^\W*(?:in )?(?:the )?(?:plural|singular|italics?|bold|obsolete|gone|empty|wrong|new|old|optional|superfluous|different|shorter|longer)\W*$/, example: 'plural' },
  { is: /^\W*(?:something|anything|a (?:word|line|note|few words)) (?:about|on|like|to)\b|^\W*(?:the )?same as\b|^\W*(?:as|like) (?:the|before|above)\b/, example: 'something about snow' },
  { is: /\?\W*$|, (?:not|please|instead of|and not)\b|\b(?:instead of|rather than)\b|\b(?:from|as of|until|starting) (?:\d|january|february|march|april|may\b|june|july|august|september|october|november|december|next|now)/, example: 'mist instead of fog' },
  { is: /\((?:[^()]*\b(?:effect|proposed|draft|until|thanks|forgot\w*|only|new|tournaments?|leagues?)\b[^()]*)\)\W*$/, example: 'snow (takes effect in May)' },
  { is: /^\W*see (?:the|our|your|page|below|above)\b/, example: 'see the card' },
];

/** The same of a new item. `item` is folded. */
export const mayBeNoItem = (item: string): boolean => items.some(({ is }) => is.test(item.trim()));

/** Whether a sentence behind the first of a new text may be none of it. `sentence` is folded. */
export const mayBeNoText = (sentence: string): boolean => anywhere.some(({ is }) => is.test(sentence.trim()));

/** The same of a paragraph behind the first. `paragraph` is folded. */
export const mayBeNoParagraph = (paragraph: string): boolean => paragraphs.some(({ is }) => is.test(paragraph.trim()));

/** For the tests: each row with its example. */
export const beyondText: readonly BeyondText[] = [...anywhere, ...paragraphs, ...items];
