/**
 * Clauses that begin as reasons do, and tell where or how something holds: what a player wants who would do it, in the way of
 * whom it is to be done, for which form of play it is meant.
 */
import { months } from './calendar-words.ts';

interface Row {
  /** Tried on one clause, folded, without the marks around it. */
  is: RegExp;
  example: string;
}

/** What a publisher does to a text, or with one for its readers. */
const ofText = '(?:[a-z]+ly )?(?:avoid|clarify|simplify|correct|match|make|keep|prevent|reflect|fix|bring|conform|remove|shorten|agree|accord|align|harmoni[sz]e|settle|save|be|show|say|help|allow|resolve|eliminate|reduce|restore|ensure|end|stop|close|mend|tidy|improve|explain|state|express|stress|emphasi[sz]e|distinguish|separate|include|cover|update|complete|preserve|put|rule|exclude|leave|get|do|forestall|preclude|dispel|answer|follow|comply|accommodate|account|take|give|provide|spare|discourage|encourage|balance|standardi[sz]e|unify|streamline|moderni[sz]e|cut|condense|repair|undo|reconcile|cure|address|deal|counter|guard|ease)';
const decided = 'committee|board|council|team|group|editors?|publishers?|designers?|players|readers';
const opens = '(?:because|so that|since|as|to|in order to|so as to|given that|now that|due to|owing to)';
const documents = 'guide|rules?|handbook|document|policy|team|committee|manual|regulations|director';

export const noReasons: readonly Row[] = [
  { is: new RegExp(`^(?:in order|so as) (?:not )?to (?!${ofText}\\b)`), example: 'in order to win' },
  { is: new RegExp(`^as (?:the|an?|any|each|every|your|his|her|their|its|our)(?! (?:[\\w'-]+ )?(?:${decided})\\b) (?:[\\w'-]+ ){1,3}(?:says?|said|does|do|did|directs?|instructs?|requires?|permits?|allows?|orders?|demands?|dictates?|shows?|has it|would|will)$`),
    example: 'as the captain says' },
  { is: /^as (?:it|this|that) (?:may |might )?(?:suits?|pleases?|fits?|seems?)\b/, example: 'as it suits you' },
  { is: new RegExp(`^${opens}\\b.*\\b(?:tournaments?(?! (?:${documents})\\b)|leagues?|formats?|championships?|sealed|(?:solo|casual|open|team|online|organi[sz]ed|limited|constructed|draft|multi-?player|two-player) (?:play|games?|deck))\\b`),
    example: 'so that tournaments run smoothly' },
  { is: new RegExp(`^(?:${opens}|to make|to keep) races\\b`), example: 'so that races are fair' },
  { is: /\b(?:some say|or so|they say|it is said|it seems|it was suggested|allegedly|supposedly)\b/, example: 'as it was wrong, or so it was suggested' },
  { is: /\b(?:one day|we propose|is proposed|we plan|no longer (?:to be|planned|propose|intended?)|get comments|get feedback|as an? (?:example|illustration|test|joke))\b|\bmake a variant\b/, example: 'as we no longer propose it' },
  { is: /\b(?:must stay|has to stay|(?:can|may) be restored|will apply)\b/, example: 'as the rules say that it must stay' },
  { is: /\b(?:clubs|groups|stores|tables|players) may (?:choose|decide)\b/, example: 'so that clubs may choose' },
  { is: /\b(?:taken?|takes|took|put|given) (?:\w+ )?back\b|\b(?:voted (?:against|for|no)\b|said no\b|let (?:it|this|that) stand\b|still (?:thinking|undecided|open|waiting)\b|so (?:it|this|that) (?:waits|stays)\b|yet we\b|has to do this\b|agreed to this\b|changed (?:it|this) (?:back|since)\b|was undone\b|opt out\b|(?:typed|printed|published) this\b|(?:printed|published|announced|decided) too (?:early|soon)\b|(?:ignore|undo|blocked|doubted|signed against) (?:it|this|that)\b|the old \w+ since\b|kept the old\b|and it stays\b|about (?:races|the change|this change|the next)\b|was a joke\b|why it was withdrawn\b|why \w+ are exempt\b|what (?:you think|races need)\b)/,
    example: 'as somebody has taken this back' },
  { is: /^(?:as|since|because|now that|given that) (?:[\w-]+ ){0,3}(?:players?|judges?|readers?) (?:of|with|without|who|in|at|from) (?!the (?:game|glossary)\b)/, example: 'as players with two crews have asked about it' },
  { is: /\b(?:asked|begged|urged|told) (?:(?:us|me|the \w+) )?(?:to|not|that|whether|if|you)\b|\basked for (?:a|an|another|the old) \w+|\bwho (?:has|have) not\b|\b(?:think again|to wait|whether to)\b/, example: 'as several of you asked us to wait' },
  { is: /\b(?:never|not|hardly) (?:decided|approved|adopted|agreed|ratified|in force|final|official|(?:meant|intended) (?:to|for|seriously)|the idea of)\b|\b(?:was|were) (?:the|an?|our) idea (?:once|of|for)\b/, example: 'as that was never approved' },
  { is: /\b(?:this|that|the|our) (?:change|order|ruling|proposal|amendment|correction|revision)\b (?:was|is|proved|turned out|seemed|never|has)\b|\bthe (?:new|revised|proposed|translated|german|french|spanish|italian|dutch) (?:\w+ ){1,2}(?:was|is|proved|turned out|seemed|confused|wrong)\b|\b(?:got|had) (?:this|the (?:new|change)[\w ]*) wrong\b|\b(?:about|over) this(?: change)?(?: never)?\b/,
    example: 'as the change was silly' },
  { is: /\b(?:veto(?:es|ed)?|voted (?:it |this |that )?down|decided against|agreed (?:to|on) (?:it|this)|nobody (?:\w+ )?(?:agreed|wants|wanted|approved)|ha(?:s|ve|d) withdrawn (?:it|this)|(?:it|this) (?:was|has been|is) (?:voted down|vetoed|withdrawn))\b/, example: 'as somebody has vetoed the rise' },
  { is: new RegExp(`\\b(?:it is (?:now )?|in )(?:${months}|may)$`), example: 'now that it is May' },
];

/** Whether a clause that begins as a reason does is none. `clause` is folded. */
export const isNoReason = (clause: string): boolean => noReasons.some(({ is }) => is.test(clause));
