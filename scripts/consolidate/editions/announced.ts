/** Whether rulings that wait account for all that an edition prints otherwise: then it carries them, and revises nothing. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import { foldPrint } from '../text/fold.ts';

/** A piece of the print that only a ruling brings, and whether it takes the place of something. */
interface Brought { words: string; replaces: boolean }

/**
 * Reads: the text in force, what the edition prints, and the instructions since the last edition that could not be applied.
 * Quoted words count wherever they stand; new words without old ones must stand in the print whole. Nothing may be left over.
 */
export function isAnnounced(text: readonly Block[], print: readonly Block[], waiting: readonly Instruction[]): boolean {
  const brought: Brought[] = [];
  let before = foldPrint(text.map((block) => block.text).join(' '));
  const printed = foldPrint(print.map((block) => block.text).join(' '));
  for (const { operation, oldText, newText } of waiting) {
    const [old, words] = [foldPrint(oldText ?? ''), foldPrint(newText ?? '')];
    if (before.includes(words) || !printed.includes(words)) continue;
    if (old !== '' && before.includes(old)) before = before.replaceAll(old, words);
    else if (operation === 'insertion' || operation === 'substitution') brought.push({ words, replaces: operation === 'substitution' });
  }
  return before === printed || standsBetween(before, printed, brought);
}

/** Whether the print without what was brought is the text, but for what that replaces. */
function standsBetween(before: string, printed: string, brought: readonly Brought[]): boolean {
  const places = brought.map((one) => ({ ...one, at: printed.indexOf(one.words) })).toSorted((left, right) => left.at - right.at);
  let [from, at] = [0, 0];
  for (const [nth, { words, replaces, at: place }] of places.entries()) {
    const kept = printed.slice(from, place).trim();
    if (before.slice(at).trimStart().startsWith(kept)) at = before.indexOf(kept, at) + kept.length;
    else return false;
    from = place + words.length;
    const next = printed.slice(from, places[nth + 1]?.at).trim();
    const goesOn = next === '' ? before.length : before.indexOf(next, at);
    if (goesOn < 0 || (!replaces && before.slice(at, goesOn).trim() !== '')) return false;
    at = goesOn;
  }
  return places.length > 0 && before.slice(at).trim() === printed.slice(from).trim();
}
