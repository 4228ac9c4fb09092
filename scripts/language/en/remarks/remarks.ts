/**
 * Remarks beside an order: credit and thanks, why it is given, what was wrong with the old words, and that nothing comes of it.
 * Each is a clause of closed slots (`words.ts`), read whole.
 */
import { limiting, limitsReading } from '../clauses.ts';
import { thanksOnly } from '../greetings.ts';
import { isQuiet, isQuietSubject } from '../stories/words.ts';
import { unquoted } from '../veiled.ts';
import { agreement, asMeant, betterWithout, improved, maxims, unaffected } from './consequences.ts';
import { clipped, matterOfStyle, mended, ofNoUse, slipsOfPen } from './clipped.ts';
import { asked, credits } from './credits.ts';
import { elsewhereSaid, hasItsOwn } from './elsewhere.ts';
import { absent, calledFor, deeds, defects, lacks, misprints, quarrels, unneeded } from './faults.ts';
import { textNoun } from './words.ts';
import type { Remark } from './words.ts';

/** What the orders do beside which a remark stands: take words away, leave a reference in their place, change words for others, bring words in, or join and move what stands there. */
export type Done = 'takes away' | 'leads away' | 'changes' | 'brings' | 'rearranges';

const always = [...quarrels, ...credits, ...asked, ...unaffected, ...improved, ...agreement, ...maxims, ...asMeant, ...clipped, ...slipsOfPen, ...matterOfStyle, ...hasItsOwn];
const of: Readonly<Record<Done, readonly Remark[]>> = {
  'takes away': [...always, ...deeds, ...defects, ...misprints, ...absent, ...elsewhereSaid, ...betterWithout, ...unneeded, ...ofNoUse],
  'leads away': [...always, ...deeds, ...misprints, ...elsewhereSaid],
  changes: [...always, ...deeds, ...misprints, ...lacks, ...mended],
  brings: [...always, ...lacks, ...calledFor],
  rearranges: always,
};

const kinds = ['takes away', 'leads away', 'changes', 'brings'] as const satisfies readonly Done[];

/** "Under ferry cards": the name of an entry may be any few words, as long as they say no more than where. */
const isHeading = (words: string): boolean => words.split(' ').length <= MOST_WORDS_OF_NAME && !limiting.test(words) && !/\b(?:in|for|at|on|during|under|with|by|of|and|or|some|any|no|all|certain|special|such|these|those|old|earlier|former|tournaments?|leagues?|drafts?|formats?|rulings?|conditions?|circumstances|protest|supervision|discretion|control|review|oath)\b/u.test(words);
const MOST_WORDS_OF_NAME = 4;

/** "How many of these words go", "how long this is in force": what is told of the order itself, or of what it leaves, may take back of it. */
const ofTheOrder = /\b(?:words?|phrases?|sentences?|paragraphs?|bullets?|text|entry|orders?|rulings?|changes?|deletions?|this is|replaces?|remains?|stays?|else|force|effect|instead|now reads?|void|valid|withdrawn|deleted|struck|binding|optional|official|proposals?)\b/u;

/** What may stand in a slot of a remark. */
const fits: Readonly<Record<string, (words: string) => boolean>> = { subject: isQuietSubject, under: isHeading, asked: (words) => !limiting.test(words) && !ofTheOrder.test(words), taken: (words) => !limitsReading.test(words) && !ofTheOrder.test(words) };

/** So long a remark tells more. */
const longest = 160;

function reads({ is }: Remark, words: string): boolean {
  const groups = is.exec(words)?.groups;
  return is.test(words) && Object.entries<string | undefined>(groups ?? {}).every(([slot, found]) => found === undefined || (fits[slot.replace(/\d+$/u, '')] ?? isQuiet)(found));
}

const bareOf = (sentence: string): string => sentence.trim().replace(/^\(|[.!)]+$/gu, '').replace(/\s+/gu, ' ');

/** What is said of words that are to go, or to stand elsewhere: others in their place are no cure. */
const needless = /\b(?:superfluous|redundant|needless|unnecessary|unneeded|pointless|useless|dispensable|expendable|too many|too much|out of place|in the wrong place|(?:ill-|mis)placed|belong(?:ed|s))\b/u;

/** "The wording was clumsy": of words that were, by their noun; of "it" and of what is, the new ones may be meant. */
const ofOldWords = (words: string): boolean => /^\W*(?:the|these|those|its) /u.test(words) && !needless.test(words) && !/\b(?:is|are|has|have|seems?|sounds|looks|reads|stands|gets|takes|leads|points|goes|breaks)\b/u.test(words);

/** Thanks alone are told as such. */
const thanks = new RegExp(`^${thanksOnly}$`, 'u');

/** Whether a sentence behind an order that does this is only a remark. `sentence` is folded. */
export function isRemarkBehind(sentence: string, done: Done): boolean {
  const bare = bareOf(unquoted(sentence));
  return bare.length <= longest && !thanks.test(bare) && !/["“?:;]/u.test(bare) && (of[done].some((remark) => reads(remark, bare)) || (done === 'changes' && ofOldWords(bare) && defects.some((remark) => reads(remark, bare))));
}

/** Whether words in brackets are only a remark, whatever the order does in which they stand: "(no rule changes)". `words` are folded. */
export function isRemarkInBrackets(words: string): boolean {
  const bare = bareOf(unquoted(words));
  return bare.length <= longest && /^\s*\(/u.test(words) && !thanks.test(bare) && !/["“?:;]/u.test(bare) && always.some((remark) => reads(remark, bare));
}

/** Whether what stands behind a semicolon in an order is only a remark, whatever the order does. `clause` is folded. */
export const isRemarkBeside = (clause: string): boolean => kinds.every((done) => isRemarkBehind(clause, done)) && !limiting.test(clause);

/** What "it" and "this" are of a sentence ahead of its order nobody has said yet. */
const pronoun = new RegExp(`^\\W*(?:(?:it|they|this|these|those|which)\\b|that\\b(?! (?:old |whole |long )?${textNoun}\\b))`, 'u');

/** Whether a sentence ahead of an order is only a remark, whatever the order does. `sentence` is folded. */
export function isRemarkAhead(sentence: string): boolean {
  const bare = bareOf(unquoted(sentence));
  return bare.length <= longest && !pronoun.test(bare) && !/["“?:;]/u.test(bare) && !limiting.test(bare) && [...credits, ...quarrels, ...deeds, ...defects, ...misprints, ...slipsOfPen, ...matterOfStyle].some((remark) => reads(remark, bare));
}
