/**
 * What no rule of play speaks of, or seldom: the text itself and what became of it, who ruled it and where it was asked,
 * which events and formats it holds for, from when. Behind a new text without quotation marks, a sentence with such words
 * may be a remark on it, unless the entry has spoken so before.
 */
import type { BeyondText } from './said-in-passing.ts';
import { monthsBut } from './calendar-words.ts';

const months = `(?:${monthsBut('march', 'may')})`;
/** Behind "if", "when", "that" and the like a state of play is told, and not what was done. */
const told = '(?<!\\b(?:if|when|whenever|once|until|unless|after|while|that|which|who|whose|where|because|as though|as if)\\b[^.,;]{0,60})';

export const notOfPlay: readonly BeyondText[] = [
  { is: /\b(?:faqs?|web ?sites?|forums?|message boards?|mailing lists?|articles?|glossary|wordings?|rulings?|committee|rules? team|playtest\w*|clarifications?|e-?mails?|conventions?|championships?|regionals|judges? program)\b/,
    example: 'The FAQ has it wrong.' },
  { is: /\b(?:old|earlier|previous|former|prior|newer|final) (?:rules?|versions?|texts?|answers?|printings?|statements?)\b|\b(?:answers?|versions?|texts?) (?:\w+ ){0,4}(?:was|were|is|are) (?:wrong|incorrect|legal|outdated)\b/,
    example: 'Crews may finish a race under the old rule.' },
  { is: /^\W*(?:the |this |that |these |those |some |its )?(?:lists?|texts?|examples?|references?|sentences?|exceptions?|changes?|definitions?) (?:\w+ ){0,4}(?:has|have|had|was|were|is now|are now|is new|are new|will|no longer)\b|\b(?:removed|dropped|taken|deleted|missing|left out) (?:from|off|of|out of) (?:this|the) (?:list|text|entry|example)\b/,
    example: 'The list has been shortened.' },
  { is: new RegExp(`${told}\\b(?:was|were|has been|have been|had been) (?:\\w+ly )?(?:designed|written|printed|intended|meant|needed|added|removed|dropped|changed|shortened|overlooked|missing|forgotten|wrong|incorrect|unclear|confusing|misleading|asked|answered|raised|banned|reworded|moved here|said|told|thought)\\b`),
    example: 'The card was designed before there were pilots.' },
  { is: new RegExp(`${told}\\b(?:he|she|it|they|players?|decks?|crews?|captains?|somebody|people) (?:had|came up|kept|began|complained|argued|asked|wondered|disagreed|won)\\b|${told}\\bhad (?:won|become|been|made|caused|led)\\b`),
    example: 'It came up at the regatta.' },
  { is: /^\W*(?:it|this|that|these|they|those|which) (?:was|were|came|had|has been|have been)\b/, example: 'That was a joke.' },
  { is: /^\W*\(?(?:moved|taken|copied|merged|split|added|changed|updated|revised|reworded|cleaned|shortened|corrected|clarified|expanded)\b(?! (?:cards?|ships?|personnel|copies)\b)/,
    example: 'Moved here from ferries.' },
  { is: /\b(?:cleaned|tidied) up\W*$|\b(?:are|is) new\W*$|\bwill follow\b|\bto follow\W*$|\b(?:no|any) (?:other|further|more) changes?\b|\bhandled in (?:its|their|an) own\b/,
    example: 'Two more maps will follow.' },
  { is: /^\W*(?:that|this|the|these|those|so|such|your|a|an|its|both)\b(?:(?!\b(?:if|when|once|that|which|who|because|until)\b)[^.,;]){1,60}\bno longer\b/, example: 'That trick no longer works.' },
  { is: /\b(?:is|are|be|becomes?|remains?|stays?) (?:now |still |again |no longer |not )*(?:legal(?! targets?)|banned|official|exempt|optional|provisional|under review|in doubt)\b|\b(?:sanctioned|banned from|optional rule|for now|for the time being|until further notice)\b/,
    example: 'Pilots are banned for now.' },
  { is: /^\W*(?:it|this|that|these|they|the rule) (?:is|are|does|do|applies|apply|counts?|holds?|stays?|remains?|takes?|comes?) (?:not |now |only |still |also )*(?:apply |applied |valid |good |meant |intended )?(?:only |just )*(?:for|to|in|at|from|until|with|on|of|effect|into|as of) (?:the |an? )?(?:\w+ )?(?:sealed|draft|format|formats|league|leagues|tournaments?|season|release|releases|first|next|beginners?|events?|effect|force)\b/,
    example: 'This is only for sealed deck.' },
  { is: /^\W*(?:it|this|that|these|they) (?:is|are|was|were) (?:not |now |only |still |also )*(?:in effect|in force|an? (?:optional|temporary|provisional|trial|tentative))\b|^\W*(?:it|this|that|these) (?:does|do) not (?:apply|count|hold) (?:to|for|in)\b/,
    example: 'This is a trial.' },
  { is: new RegExp(`\\b(?:in|on|from|by|before|after|until|since|of|registered) (?:early |late |mid-?)?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:of )?${months}\\b|\\b(?:first|second|third|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day\\b`),
    example: 'Begin using this text in August.' },
  { is: /\b(?:upon|until|with|after|before|from|since|at|once|on) (?:the )?(?:releases?|publication|printing) of\b|\b(?:has|have|is|are) (?:been )?released\W*$|\b(?:end|rest|start|course) of (?:the|this) (?:season|year|league|month)\b/,
    example: 'Until the release of High Water, captains may sleep.' },
  { is: /\b(?:for the reasons?|the reasons? (?:is|are|was|were))\b|^\W*(?:disregard|forget)\b|\bbegin using\b|\b(?:has|have) (?:it|this|that) (?:wrong|backwards)\b|\bas was said\b/,
    example: 'For the reasons ask the harbour.' },
  { is: /^\W*(?:\(c\)|©)? ?(?:19|20)\d{2}(?:-\d{2,4})?,? (?:the )?[a-z]/, example: '(c) 2012 The Harbour' },
];

/**
 * Whether a sentence speaks of what is none of the game.
 *
 * @param sentence - folded
 * @param before - the entry's text, folded: what it speaks of itself is its matter
 */
export const mayBeNotOfPlay = (sentence: string, before: string): boolean =>
  notOfPlay.some(({ is }) => {
    const [found] = is.exec(sentence.trim()) ?? [];
    return found !== undefined && !(found.length > 2 && before.includes(found.trim()));
  });

/** What a ruling on an unknown topic begins with, where it is no entry: a question, what is not for all or not for good. */
export const noEntrysBeginning: readonly BeyondText[] = [
  { is: /^\W*(?:q|question)[.:)] /, example: 'Q: May a captain sleep?' },
  { is: /^\W*(?:temporary|interim|optional|provisional|proposed|draft)\b/, example: '(Optional rule) Captains may sleep.' },
  { is: /^\W*(?:in|for|at|until|from|during) (?:the )?(?:[\w-]+ ){0,4}(?:sealed(?: deck)?|tournaments?|leagues?|championships?|format|release|releases)\b/,
    example: 'In the Dusk format, captains sleep.' },
];

/** Whether a ruling that orders nothing begins as no entry does. `text` is folded. */
export const beginsNoEntry = (text: string): boolean => noEntrysBeginning.some(({ is }) => is.test(text));
