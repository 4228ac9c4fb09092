/**
 * Which instructions stand folded in the margin of a wide screen too: those that are so long that a later mark would slide
 * far below the block it belongs to. Reckoned from the lengths of the texts when the site is built, so that nothing moves
 * on the page.
 */
import type { Block, Entry, Version } from '../model/corpus.ts';
import { contentsOf } from '../model/headings.ts';
import { operationInWords } from '../model/ruling-words.ts';
import type { Unplaced } from '../model/rulings.ts';
import { marksOf } from './marks.ts';
import { besideHead, unplacedIn } from './unplaced.ts';

/** Letters in a line, and what a line takes in pixels, as the style sheets have them. */
const text = { letters: 64, line: 30, after: 12 };
const margin = { letters: 36, line: 20, after: 12 };
/** A mark stands beside its block as long as it is no further below its first line, in pixels. */
const near = 180;

/** What stands in the margin: where its block begins, and the room it takes; an instruction may be folded. */
interface Mark { at: number; room: number; folds: { id: string; room: number } | null }

const linesOf = (words: string, { letters }: typeof text): number => Math.max(1, Math.ceil(words.length / letters));
const roomOf = (block: Block): number => linesOf(block.text, text) * text.line + text.after;

/** @returns the ids of the amendments */
export function foldedBeside(entry: Entry, version: Version, isOwnPage: boolean): ReadonlySet<string> {
  const unplaced = unplacedIn(entry, version, isOwnPage);
  if (unplaced.size === 0) return new Set();
  const marks = marksIn(entry, version, unplaced);
  const folded = new Set<string>();
  for (let slid = firstSlid(marks, folded); slid > 0; slid = firstSlid(marks, folded)) {
    const [longest] = marks.slice(0, slid).filter(({ folds }) => folds !== null && !folded.has(folds.id)).toSorted((a, b) => b.room - a.room);
    if (longest?.folds === undefined || longest.folds === null) break;
    folded.add(longest.folds.id);
  }
  return folded;
}

/** The first mark that would stand too far below its block; 0 where none would, for the first of all stands where it belongs. */
function firstSlid(marks: readonly Mark[], folded: ReadonlySet<string>): number {
  let end = 0;
  for (const [index, { at, room, folds }] of marks.entries()) {
    // Of those beside one block only the first can stand at its first line.
    if (end - at > near && marks[index - 1]?.at !== at) return index;
    end = Math.max(end, at) + (folds !== null && folded.has(folds.id) ? folds.room : room);
  }
  return 0;
}

function marksIn(entry: Entry, version: Version, unplaced: ReadonlyMap<string, readonly Unplaced[]>): Mark[] {
  const changes = marksOf(entry, version);
  const summary = margin.line + margin.after;
  const beside = (block: string, at: number, summaries: number): Mark[] => [
    ...Array.from({ length: summaries }, (): Mark => ({ at, room: summary, folds: null })),
    ...(unplaced.get(block) ?? []).map((one): Mark => ({ at, room: openRoom(one), folds: { id: one.amendment.id, room: summary } })),
  ];
  const contents = contentsOf(version.text).length;
  const head = contents === 0 ? [] : [{ at: 0, room: (contents + 1) * (margin.line + 6), folds: null }];
  let at = 0;
  return [
    ...head, ...beside(besideHead, 0, Math.min(1, changes.whole.length) + (changes.removedAfter.get('') ?? []).length),
    ...version.text.flatMap((block) => {
      const marks = beside(block.id, at, Math.min(1, (changes.byBlock.get(block.id) ?? []).length) + (changes.removedAfter.get(block.id) ?? []).length);
      at += roomOf(block);
      return marks;
    }),
  ];
}

/** Its name, its words, what became of it and why, whose it is, and the fold of its new text. */
function openRoom({ amendment }: Unplaced): number {
  const lines = linesOf(`Not in this text: ${operationInWords(amendment)}`, margin) + linesOf(amendment.instruction, margin) + 2 + 2 + Math.min(1, amendment.newBlocks.length);
  return lines * margin.line + 2 * margin.after;
}
