import type { Case } from '../case.ts';
import { labelDoubt, labelNote } from '../place/label-alone.ts';
import { mayBeLimited } from './references/reads-as-reference.ts';
import { isNothingButReferences } from '../place/references/reference-lists.ts';
import { plainText, replaceRun } from '../text/blocks.ts';
import { sentences } from '../../../src/model/sentences.ts';
import { fold, foldPrint, words } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import { applied, refused, weakened } from '../verdict.ts';
import type { Refused, Verdict } from '../verdict.ts';

/** The entire entry is replaced or repealed: certain where, and only where, the topic is the headword. */
export function wholeEntry(judged: Case): Verdict {
  const doubt = doubtfulName(judged);
  if (doubt !== null) return refused('place not certain', doubt);
  const { operation, says } = judged.instruction;
  if (operation === 'repeal' && says.includes('a pointer') && !isNothingButReferences(judged.text)) return refused('place not certain', 'the entry is no mere pointer here');
  if (operation === 'repeal' && isNothingButReferences(judged.text) && referredElsewhere(judged) !== null) return refused('place not certain', 'whether the reference that is given takes the place of those held is not certain');
  if (operation === 'repeal') return weakened(applied({ text: [], replaced: judged.text.map((block) => block.id) }), referredElsewhere(judged));
  if (operation === 'substitution' || judged.repealed) return replaced(judged);
  return refused('place not certain', `an entry “${judged.entry.headword}” is held already`);
}

/** "Obsolete. See lanterns.": what stands there is to be looked up instead. */
function referredElsewhere({ instruction: { tiles, instruction } }: Case): string | null {
  const reference = tiles.find(({ as }) => as === 'reference');
  return reference === undefined ? null : `what is to be looked up instead stands in the ruling (“${instruction.slice(reference.from, reference.to)}”)`;
}

/** "New wording:", of no part, and one paragraph for several: it may be one of them. */
function namesNoPart({ text, newBlocks, instruction: { locator, says } }: Case): string | null {
  const isShort = newBlocks.length === 1 && text.length > 2;
  return locator === null && isShort && !says.includes('the entry') && !says.includes('all of the text') ? `no part is named: it takes the place of all ${String(text.length)} paragraphs` : null;
}

/** Sentences of an entry that is more than what one new sentence can stand for. */
const LONG = 4;
/** The share of the words of a new sentence that stand in one of the entry's, where it is that one in new words. */
const LIKE = 0.6;

/** "Its toll is 6 marks." for a text of eight sentences: it may be one of them, in new words, or what is told of the change. */
const share = (some: readonly string[], others: readonly string[]): number => some.filter((word) => others.includes(word)).length / some.length;

function mayBeAPart({ text, newBlocks, instruction: { says } }: Case): boolean {
  const [given, held] = [newBlocks, text].map((blocks) => blocks.flatMap((block) => sentences(block.text)).map((one) => words(one.text)));
  if (given === undefined || held === undefined || says.includes('all of the text')) return false;
  if (says.includes('a text that grows')) return true;
  if (given.length > 2 || held.length < LONG) return false;
  const isLike = given.some((one) => held.some((other) => one.length > 2 && Math.min(share(one, other), share(other, one)) >= LIKE));
  return isLike || (says.includes('a text that was only changed') && !/^see\b/iu.test(newBlocks[0]?.text ?? ''));
}

/** "Leave only "See fog."", where that does not stand. */
function notKept({ instruction: { says }, text, newBlocks }: Case): Refused | null {
  const stands = findQuoted(text, plainText(newBlocks).replace(/[.!?]$/u, '')).length > 0;
  return says.includes('what is to remain') && !stands ? refused('text not found', 'what is to remain does not stand here') : null;
}

function replaced(judged: Case): Verdict {
  const { text, newBlocks } = judged;
  const [only, ...others] = newBlocks;
  if (only === undefined) return refused('described, not quoted', 'the new text is not given');
  if (others.length === 0 && !/[.!?:)\]"”*]$/u.test(only.text.trim())) return refused('place not certain', 'what is given as the new text is no sentence');
  if (beginsSmall(only.text) && !beginsSmall(text[0]?.text ?? '') && text.length > 0) return refused('place not certain', 'what is given as the new text begins in the midst of a sentence');
  const doubt = notKept(judged) ?? labelDoubt(judged) ?? mayBeLimited(judged);
  if (doubt !== null) return doubt;
  if (mayBeAPart(judged)) return refused('place not certain', 'what is given may be a part of the new text, or told of it');
  return weakened(applied({ text: text.length === 0 ? newBlocks : replaceRun(text, text, newBlocks), replaced: text.map((block) => block.id) }), labelNote(judged) ?? namesNoPart(judged));
}

/** A reference may begin small: "see harbour." */
const beginsSmall = (text: string): boolean => /^\p{Ll}/u.test(text) && !/^see\b/u.test(text);

/** Why the entry held may not be the one that is meant; null where it is. */
function doubtfulName({ topic, match, entry, namesakes, instruction, text }: Case): string | null {
  if (namesakes.length > 0) return `${String(namesakes.length + 1)} entries are headed “${entry.headword}”`;
  if (!sameName(topic, entry.headword) || !['exact', 'folded'].includes(match)) return `the entry is headed “${entry.headword}” here`;
  if (pointsToItself(entry)) return `“${entry.headword}” only points to “${entry.pointsTo?.phrase ?? ''}”, where the text stands`;
  const { opening } = instruction.place;
  if (opening !== null && !fold(text[0]?.text ?? '').startsWith(fold(opening))) return `the entry does not begin “${opening}” here`;
  const more = Object.values({ ...instruction.place, opening: null, about: null, times: null, vacant: false, told: instruction.place.told[0] ?? null }).some((part) => part !== null && part !== false);
  return more ? `more is named than the entry (“${instruction.locator ?? ''}”)` : null;
}

/**
 * Quotes, dashes and spaces do not count in a name. Case does ("Quay" may be a card and "quay" a term), except where the
 * document prints its topics in capitals throughout.
 */
function sameName(topic: string, headword: string): boolean {
  return foldPrint(topic) === foldPrint(headword) || (topic === topic.toUpperCase() && fold(topic) === fold(headword));
}

/** "Lantern, The: See The Lantern." */
function pointsToItself(entry: Case['entry']): boolean {
  const sorted = (name: string) =>
    fold(name)
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .split(' ')
      .sort()
      .join(' ');
  return entry.pointsTo !== null && sorted(entry.pointsTo.phrase) === sorted(entry.headword);
}
