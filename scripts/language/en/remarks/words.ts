/**
 * The words of remarks beside an order, each list closed: what a text is made of, who reads and makes it, when something was.
 * A remark is a clause of these slots and of nothing else, so no word can stand in it that says where, when or for whom an
 * order holds, or that it does not.
 */
import { months } from '../calendar-words.ts';
import { any } from '../text-things.ts';

/** Words written in one line, parted by blanks; a joint within one word is "_". */
export const listed = (words: string): string => any(words.trim().split(/\s+/).map((word) => word.replaceAll('_', ' ')));

export interface Remark {
  /** Tried on one sentence, folded, without its stop. */
  is: RegExp;
  example: string;
}

/** A whole sentence, perhaps behind a word that joins it to the one before. */
export const row = (is: string, example: string): Remark => ({ is: new RegExp(`^\\W*(?:(?:and|so|besides|moreover|anyway|also|after all|in fact|frankly|honestly|clearly|plainly|obviously|apparently|unfortunately|sadly|happily),? )?(?:${is})\\W*$`), example });

/** What stands on a page, by one noun. */
export const textNoun = listed(`sentences? paragraphs? bullets? items? passages? remarks? examples? notes? clauses? phrases? lines? bits? parts? points? wordings? words? text statements? warnings? reminders? advice explanations? definitions?
  parenthes[ei]s parentheticals? parenthetical_(?:remark|phrase|clause|note) asides? comments? digressions? quotations? quotes? jokes? puns? slang jargon terms? expressions? nicknames? labels? lists? references? pointers? cross-references? illustrations? comparisons? analogy metaphors? similes? images? figures? numbers? numerals? digits? counts? totals? adjectives? adverbs? verbs? nouns? pronouns? prepositions? conjunctions?
  commas? colons? semicolons? dash(?:es)? hyphens? brackets quotation_marks? capitals? apostrophes? plurals? singular spellings? grammar punctuation syntax word_order formulas? abbreviations? acronyms? qualifiers? modifiers? preamble introduction opening ending repetition summary language phrasing formulation construction turn_of_phrase figure_of_speech sub-clause subclause sub-bullet footnotes? anecdotes? stor(?:y|ies) questions? answers? instructions_to_the_reader heading caption`);
const aged = '(?:old|older|former|original|present|current|existing|previous|earlier|deleted|dropped|printed|offending|whole|entire|long|little|old-fashioned)';
/** The words that are changed, called by what they are; of "this" and "it" see the rows. */
export const theText = `(?:(?:the|that|these|those|its) (?:${aged} )*${textNoun}(?: (?:in|of) (?:the|this) (?:entry|text))?)`;
export const itself = '(?:it|they)';

/** How much, how often: none says of how much of it something is true. */
export const degree = '(?:(?:a bit|a little|a trifle|a tad|somewhat|rather|quite|very|too|so|far too|much too|all too|simply|plainly|just|really|needlessly|unnecessarily|hopelessly|unduly|overly|downright|decidedly|distinctly|frankly|notoriously|doubly|altogether|unusually|always|long|often|now) )*';

const adjectives = listed('keen-eyed sharp-eyed eagle-eyed attentive careful puzzled kind helpful friendly alert patient keen observant confused bewildered experienced young old new newer faithful regular long-time veteran first-time diligent watchful curious fellow good dear own german french spanish italian dutch polish swedish danish norwegian finnish greek russian czech japanese portuguese english');
export const roles = listed('players? readers? judges? people persons? folks? fans? correspondents? users? friends? newcomers? beginners? novices? translators? proofreaders? typists? printers? typesetters? copyists? editors? webmasters? reviewers? testers? playtesters? visitors? subscribers? organizers? referees? collectors? librarians? teachers? students? pupils? children schoolchildren grammarians? pedants? scholars? lawyers? contributors? volunteers? members? colleagues? captains? regulars?');
const howMany = '(?:many|some|several|various|numerous|countless|a few|quite a few|not a few|most|a couple of|a handful of|a (?:large |great |fair |growing |good |small )?number of|hundreds of|dozens of|scores of|lots of|plenty of|enough|more than one|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|both|the|our|an?|your|these|those|all|all our|all the|one of our|one of the|some of our|many of our|several of our|two of our)';
/** A name, which is looked at by itself. */
export const name = "(?<name>(?!(?:and|or|but|not|if|who|when|in|for|at|on|the|a|an|us|no|all|mistake|error|accident|chance|nobody|oversight|vote|law|hand|proxy|wrong|right|void|false|rejected|withdrawn|then|none|those|these|it|this|that)\\b)[a-z][a-z.'-]+(?: (?!(?:and|or|but|not|if|when|in|for|at|on|who|from|of)\\b)[a-z][a-z.'-]*)?)";
/** Where somebody writes from: a name as well. */
const from = "(?: (?:from|of|in) (?<place>[a-z][a-z.'-]+(?: [a-z][a-z.'-]+)?))?";
/** Readers, players, those who work on the text. */
export const somebody = `(?:(?:${howMany} )?(?:${adjectives} )*${roles}${from}|somebody|someone|everybody|everyone|many|several|some|(?:many|some|several|a number) of you|(?:the|our) (?:rules |mailing |discussion )?(?:list|forum|wiki|mailing list|community|readership|public|proofreading team|proof readers?))`;
export const bodies = '(?:the|our) (?:rules |design |editorial |ferry )?(?:committee|council|board|team|panel|designers?|developers?|editors?|publishers?|authors?|rules team|design team|writers?)';

export const slip = '(?:slip|mistake|error|typo|misprint|gap|contradiction|discrepancy|omission|oversight|inconsistency|loophole|blunder|flaw|glitch|confusion|mix-up|muddle|problem|lapse|ambiguity|howler|mishap)';
export const it = `(?:it|this|that|them|(?:the|this|that|an?) (?:old |small |little |silly )?${slip})`;

/** When something of the past was, or how often. */
export const when = `(?:,? (?:for (?:years|months|weeks|ages|decades|(?:quite |rather )?(?:a long time|a while|some time|too long))|over the years|again and again|time and again|(?:over and )?over again|more than once|long ago|(?:years|months|ages|some time) ago|recently|lately|of late|all along|from the start|from the beginning|at once|every (?:month|week|year|spring|autumn)|last (?:week|month|year|spring|summer|autumn|fall|winter)|in (?:${months})|at (?:every|each|most|our last|the last|the (?:spring|summer|autumn|winter|annual|last)) (?:tournament|convention|meeting|fair|table|gathering|conference|session)|by (?:letter|mail|post|e-mail)|in the (?:forum|mail|post)|on the (?:forum|mailing list|list|wiki)))?`;
export const anyMore = '(?:,? (?:any ?more|any longer|nowadays|these days|today|now|at all|anyway|in any case|by now|either|here))?';
