import type { Block } from '../../../src/model/corpus.ts';
import { isItem } from '../../../src/model/places.ts';
import type { Ordinals } from '../../interpret/instruction.ts';

/** What is an item is the model's answer, here as on a page. */
export { isItem };

/** Picks the members of a list that a run of positions names; null where the list is too short, or has no middle. */
export function pick<T>(list: T[], { from, to }: Ordinals): T[] | null {
  const index = (position: number) => (position === 0 ? middleOf(list) : position < 0 ? list.length + position : position - 1);
  const first = index(from);
  const last = index(to);
  return first < 0 || last < first || last >= list.length ? null : list.slice(first, last + 1);
}

/** Whether a run of positions is counted from the end, or from the middle: what the end is, people may not agree. */
export const countsFromEnd = (ordinals: Ordinals | null): boolean => (ordinals?.from ?? 1) < 1;

const middleOf = (list: unknown[]): number => (list.length % 2 === 1 ? (list.length - 1) / 2 : -1);

/** The ways in which people count paragraphs; a list item may or may not count, nor may a heading. */
const countings: ((block: Block) => boolean)[] = [
  (block) => block.type === 'paragraph',
  (block) => block.type === 'paragraph' || block.type === 'label',
  () => true,
];

/** The texts that positions are counted in, and the text as it reads now. */
export interface Counted {
  text: Block[];
  base: Block[];
  before: Block[];
}

/** What "the nth paragraph" may mean. */
export interface Places {
  /** Every run of blocks that one way of counting arrives at, as the blocks read now. */
  runs: Block[][];
  /** All ways of counting arrive at the same run. */
  agreed: boolean;
}

/**
 * Counts with and without headings and list items, in the text as it stood before the instruction's sentence and, since a document counts in the
 * edition that it amends, in the base text.
 */
export function paragraphsAt(ordinals: Ordinals, { text, base, before }: Counted): Places {
  const runs = [base, before].flatMap((blocks) => countings.map((counts) => pick(blocks.filter(counts), ordinals)));
  return places(runs, text);
}

/** The same for "the nth bullet": of all list items, or of the outermost only; only of those that are `meant`. */
export function itemsAt(ordinals: Ordinals, { text, base, before }: Counted, meant: (block: Block) => boolean = isItem): Places {
  const runs = [base, before].flatMap((blocks) => [
    pick(blocks.filter(meant), ordinals),
    pick(blocks.filter((block) => meant(block) && block.level === 0), ordinals),
  ]);
  return places(runs, text);
}

/** What several ways of counting arrive at, as it reads now. */
export function places(counted: (Block[] | null)[], text: Block[]): Places {
  const now = counted.map((run) => (run === null ? null : current(run, text)));
  const byIds = new Map(now.map((run) => [run === null ? null : run.map((block) => block.id).join(' '), run]));
  return { runs: [...byIds.values()].filter((run) => run !== null), agreed: byIds.size === 1 && !byIds.has(null) };
}

/** The same blocks as they read now; null where one of them is gone. */
function current(run: Block[], text: Block[]): Block[] | null {
  const now = run.map((block) => text.find((candidate) => candidate.id === block.id));
  return now.every((block) => block !== undefined) ? now : null;
}
