/**
 * A row of the tables that put a sentence in other words, and what the rows are made of.
 */
import type { TileKind } from '../../../../src/model/corpus.ts';
import { cardinalWords } from '../numbers.ts';
import { any, countedThings } from '../text-things.ts';
import { uselessWords } from '../turnings.ts';
import { formsOf } from '../verbs.ts';

/** What stands where a row's words stood: words of its own, or those that a group of its expression found, perhaps with words behind them if it found any. */
export type Part = string | number | readonly [group: number, then: string];

export interface Recasting {
  name: string;
  /** Tried on a veiled sentence (veiled.ts). Each group is kept or left out whole; what stands in no group is left out. */
  is: RegExp;
  /** Whether it looks at the words of counted parts too. */
  looksAtParts: boolean;
  /** What each counted part that it finds must be called. */
  partsAre?: RegExp;
  as: readonly Part[];
  /** What the words left out are to the order: words that change nothing belong to its command. */
  leaves: TileKind;
  /** Whether it holds only of the sentence with which a ruling begins. */
  atFirst?: true;
  example: readonly [from: string, to: string];
}

export const row = (name: string, is: string, as: readonly Part[], from: string, to: string, leaves: TileKind = 'command'): Recasting =>
  ({ name, is: new RegExp(is, 'd'), looksAtParts: false, as, leaves, example: [from, to] });

export const rowOfParts = (name: string, is: string, as: readonly Part[], from: string, to: string, leaves: TileKind = 'command'): Recasting => ({ ...row(name, is, as, from, to, leaves), looksAtParts: true });

/** "See fog instead.", "This should read: ...": behind other sentences, what such words mean is told by these. */
export const atFirst = (one: Recasting): Recasting => ({ ...one, atFirst: true });

export const quoted = '["“]¤+["”]';
export const place = '(?:in|within|of|from) (?:¶+|(?:this|the) entry(?![\\w-]))';
/** What a report begins with. */
export const subject = `(?:(?:the|this|these|those) (?:[\\w'-]+ ){0,3}?)?${quoted}(?: ${place})?|¶+(?:,? (?:beginning|starting|that begins|that starts|opening|ending|which begins|which starts)(?: with)? ${quoted})?|th(?:e|is) (?:paragraph|sentence|bullet|item),? (?:beginning|starting|that begins|that starts|opening|ending|which begins|which starts)(?: with)? ${quoted}(?: ${place})?|this entry`;
export const gone = any(formsOf('past', 'delete').map((word) => word.replace('.', String.raw`\.`)));
export const takes = any(formsOf('base', 'delete').map((word) => word.replace('.', String.raw`\.`)));
export const changed = any(formsOf('past').map((word) => word.replace('.', String.raw`\.`)));
export const is = '(?:is|are|was|were|has been|have been|should be|must be|shall be|will be)';
/** Ways to go that need no one who takes it away. */
export const goesAway = any(['drops? out', 'drop out', 'comes? out', 'goes? out', 'falls? out', 'falls? away', 'drops? away', 'goes? away', 'goes', 'go', 'disappears?', 'vanishe?s?', 'is out', 'are out', 'is gone', 'are gone', 'is retired', 'are retired', 'has gone', 'have gone', 'is dead', 'is history', 'are history', 'is toast', 'bites the dust', 'has got to go', 'have got to go', 'has to go', 'have to go', 'must go', 'should go', 'is to go', 'are to go']);
export const cuts = any(['trim', 'trim away', 'retire', 'ditch', 'purge', 'strip', 'strip out', 'clip', 'snip', 'pull', 'lift', 'lose', 'shed', 'toss', 'toss out', 'junk', 'get rid of', 'do away with', 'lop off', 'chop', 'chop off', 'pare away', 'clear away', 'sweep away', 'root out']);
export const thing = `¶+|${quoted}(?: ${place})?|this entry`;
/** A number in figures, with its sign. */
export const number = '[+-]?\\d+(?:[.,]\\d+)?%?';
/** The list, or the examples that a text gives. */
export const examples = 'the (?:list of )?examples(?: (?:given|listed|named|mentioned)(?: (?:here|there|in (?:this|the) entry))?)?|the list(?! of)';
export const kind = '(?:paragraph|sentence|bullet|item|bullet point)';
/** Wherever the words stand. */
export const inEachPlace = '(?:(?:in )?each place|each time|every time|(?:in )?every place|wherever|everywhere|in all places where) (?:it|they) (?:appears?|occurs?|stands?|is used|are used)';
/** Who changes a text. */
export const group = '(?:rules |continuing |glossary |editorial |design |judge |game )?(?:committee|team|board|council|editors?|publishers?|group|staff|designers?)';
export const decided = any(['decided', 'voted', 'resolved', 'determined', 'chosen', 'elected', 'ruled', 'voted unanimously', 'decided unanimously', 'chose']);
export const orders = any(formsOf('base').map((word) => word.replace('.', String.raw`\\.`)));
export const faults = any(['typo', 'typos', 'misprint', 'misprints', 'typographical error', 'spelling mistake', 'spelling error', 'printing error', 'typing error', 'slip', 'mistake', 'misspelling', 'spelling']);
/** What became of a text that "reads" otherwise. */
export const grown = any(['expanded', 'extended', 'lengthened', 'shortened', 'enlarged', 'simplified', 'broadened', 'narrowed', 'tightened', 'loosened', 'adjusted', 'recast', 'restated', 'redrafted', 'supplemented', 'abridged', 'condensed', 'emended', 'reworked', 'polished', 'improved', 'completed']);
/** What is said of a thing that is of no use, in words that name nothing else. */
export const useless = `(?:(?:is|are|was|were|has become|have become|seems?|looks?) (?:(?:now|quite|simply|merely|long|rather|too|very|plainly|clearly|entirely|wholly|completely) ){0,2}(?:${any(uselessWords)}|old|outdated|out of date|wrong|incorrect|misleading|confusing|unclear|useless|needless|pointless|stale|dated|moot|meaningless|of no use|no longer (?:needed|correct|true|used|accurate|relevant|required|necessary))|(?:has|have) no (?:meaning|purpose|effect|function|use)|(?:is|are|was|were) of no (?:effect|meaning|consequence)|add(?:s|ed)? (?:nothing|little)|serves? no purpose|helps? nobody)`;
/** What is done to a whole part, and not to its length. */
export const discards = any(['retire', 'ditch', 'purge', 'toss', 'toss out', 'junk', 'get rid of', 'do away with', 'clear away', 'sweep away', 'root out', 'lose']);
/** What is said of words that came out otherwise than they should. */
export const wrong = any(['an error in (?:arithmetic|addition|counting|calculation)', 'an arithmetical error', 'a miscalculation', 'a miscount', 'a slip of the pen', 'wrong', 'incorrect', 'mistaken', 'garbled', 'misprinted', 'mistyped', 'misspelled', 'misspelt', 'erroneous', 'a misprint', 'a typo', 'a mistake', 'an error', 'a slip', 'not right', 'not correct']);
/** Parts that only a text has: games have items and points. */
export const ofTexts = new RegExp(`\\b${countedThings}\\b|[¶§]`);
/** A name without quotation marks: no number of references, and none that is told otherwise. */
export const oneName = `(?!(?:[\\w'-]+ )*(?:${any(cardinalWords)}|more|less|no|not|nothing|instead|any|all|some|several|whichever|other|others|these|those|this|that|it|them|links?|errors?|mistakes?|and|or)(?![\\w'-]))[a-z][a-z' -]{1,50}`;
