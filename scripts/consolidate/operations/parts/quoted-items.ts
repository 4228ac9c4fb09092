/** Items of a list that are told by their words, and go elsewhere in it, or change places. */
import type { Ordinals } from '../../../interpret/instruction.ts';
import type { Case } from '../../case.ts';
import { isItem } from '../../place/ordinals.ts';
import { foldPrint, words } from '../../text/fold.ts';
import { blockBegunBy, findQuoted } from '../../text/quotation.ts';
import { applied, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { renumbered } from './renumbering.ts';

const bare = (words: string): string => foldPrint(words.trim()).replace(/[.,;]+$/u, '');

const quotation = /["“][^"”]*["”]|(?<!\p{L})['‘][^'’]+['’](?!\p{L})/gu;

/** The number of the one item that has these words, and no others. */
function numberOf({ text }: Case, quoted: string): Ordinals | null {
  const [only, ...others] = text.filter(isItem).flatMap((item, index) => (bare(item.text) === bare(quoted) ? [index + 1] : []));
  return only === undefined || others.length > 0 ? null : { from: only, to: only };
}

/** So many words with which one item begins, and no other, tell it. */
const ENOUGH = 2;

/** The number of the one item that begins with these words. */
function numberBegun({ text, instruction: { unit } }: Case, quoted: string): Ordinals | null {
  const items = text.filter(isItem);
  const block = unit === 'list item' && words(quoted).length >= ENOUGH ? blockBegunBy(items, quoted) : null;
  const at = block === null ? 0 : items.indexOf(block) + 1;
  return at === 0 ? null : { from: at, to: at };
}

/** Whether words are said to be an item, or stand nowhere else. */
const isMeant = ({ instruction: { unit, place }, text }: Case, quoted: string): boolean =>
  unit === 'list item' || place.within === 'list' || place.position === 'start of the list' || place.position === 'end of the list' || findQuoted(text, quoted).length === 1;

/** "In the list of tolls": whether it is this one, nobody can say. */
const ofSomeList = ({ instruction: { instruction, place } }: Case): boolean => place.about !== null || /\blist,? (?:of|about|on|for|that|which|in|under|above|below)\b/iu.test(instruction.replace(quotation, '""'));

const notInList = refused('place not certain', 'one of the two is no item of this list, or not the only one of these words');

/** What is counted is quoted whole, too: there is nothing to take on trust. */
const asQuoted = (verdict: Verdict): Verdict => (verdict.outcome === 'not applied' ? verdict : applied(verdict));

/** "Fog; or", "ice.": items that end otherwise than their neighbours lead on to these, and would do so elsewhere. A stop that one of them lacks leads nowhere. */
function leadOn({ text }: Case): boolean {
  const marks = new Set(text.filter(isItem).map((item) => /(?:[.,;:]|[,;]? (?:and|or|nor))?$/u.exec(item.text.trim())?.[0] ?? ''));
  return marks.size > 1 && [...marks].some((mark) => !/^\.?$/u.test(mark));
}

const byItsMarks = refused('place not certain', 'the items of the list end in marks that differ, and would stand in another order');

/** The same order as if it had counted the items; of one of which only the first words are quoted, with a note. */
function counted({ instruction, ...judged }: Case, items: Ordinals, to: Case['instruction']['to'], isWhole = true): Verdict {
  const verdict = renumbered({ ...judged, instruction: { ...instruction, unit: 'list item', oldText: null, place: { ...instruction.place, items, opening: null, next: null, within: null }, ...(to && { to }) } });
  return isWhole ? asQuoted(verdict) : verdict;
}

/** `Move the bullet "ice" before the bullet "fog"`, `... to the top of the list`; null where the words are no item. */
export function movedItem(judged: Case, quoted: string): Verdict | null {
  const { to, place } = judged.instruction;
  const whole = numberOf(judged, quoted);
  const items = whole ?? numberBegun(judged, quoted);
  if (items === null || !isMeant(judged, quoted) || place.items !== null || place.paragraphs !== null) return null;
  if (ofSomeList(judged)) return notInList;
  if (leadOn(judged)) return byItsMarks;
  if (to?.words === undefined) return counted(judged, items, to, whole !== null);
  const at = numberOf(judged, to.words);
  return at === null ? notInList : counted(judged, items, { at, side: to.side }, whole !== null);
}

/** `Swap the bullets "ice" and "fog"`; null where neither is said to be an item, and they are not two. */
export function exchangedItems(judged: Case, quoted: string): Verdict | null {
  const { instruction: { unit, place, instruction } } = judged;
  if (place.next === null || place.paragraphs !== null || (instruction.match(quotation)?.length ?? 0) > 2) return null;
  const [items, at] = [numberOf(judged, quoted), numberOf(judged, place.next)];
  if (items === null || at === null) return unit === 'list item' ? notInList : null;
  if (ofSomeList(judged)) return notInList;
  if (leadOn(judged)) return byItsMarks;
  if (isMeant(judged, quoted) && isMeant(judged, place.next)) return counted(judged, items, { at, side: 'exchange' });
  return unit === 'list item' ? notInList : null;
}
