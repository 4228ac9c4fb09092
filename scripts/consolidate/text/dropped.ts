import { diffArrays } from 'diff';
import { likeness } from './likeness.ts';
import { sentences } from '../../../src/model/sentences.ts';

/** What a new text leaves out of an old one. */
export interface Dropped {
  /** Sentences that have no counterpart in the new text. */
  gone: string[];
  /** Sentences in whose place the new text says something else, or the same in other words. */
  reworded: string[];
}

const same = (left: string, right: string): boolean => likeness(left, right) > 0.5 || likeness(right, left) > 0.5;

/** Compares two texts sentence by sentence, in order. Exact repetitions and slight changes are not reported. */
export function dropped(oldText: string, newText: string): Dropped {
  const list = (text: string) => sentences(text).map((sentence) => sentence.text);
  const changes = diffArrays(list(oldText), list(newText), { comparator: same });
  const result: Dropped = { gone: [], reworded: [] };
  for (const [index, change] of changes.entries()) {
    if (!change.removed) continue;
    const replaced = changes[index + 1]?.added === true;
    (replaced ? result.reworded : result.gone).push(...change.value);
  }
  return result;
}

/** The same as words for a note, empty where nothing is lost: `dropped: "..."; now in other words: "..."`. */
export function droppedInWords(oldText: string, newText: string): string {
  const { gone, reworded } = dropped(oldText, newText);
  const named = (label: string, list: string[]) => (list.length === 0 ? [] : [`${label}: ${list.map((text) => `“${text}”`).join(' ')}`]);
  return [...named('dropped', gone), ...named('now in other words', reworded)].join('; ');
}
