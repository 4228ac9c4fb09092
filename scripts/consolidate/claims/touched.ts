/** What an order has touched of a text: the blocks that are gone, those that read otherwise, and where in them. */
import type { Block } from '../../../src/model/corpus.ts';
import { sentencesOf } from '../place/sentences/placed-sentence.ts';
import type { PlacedSentence } from '../place/sentences/placed-sentence.ts';

/** A stretch of a block. */
export interface Stretch {
  block: Block;
  from: number;
  to: number;
}

/** All of a block. */
export const wholeOf = (block: Block): Stretch => ({ block, from: 0, to: block.text.length });

export const isParagraph = ({ type }: Block): boolean => type === 'paragraph';

/** A block that reads otherwise. */
export interface Changed {
  block: Block;
  now: Block;
}

export interface Touched {
  before: readonly Block[];
  after: readonly Block[];
  gone: readonly Block[];
  changed: readonly Changed[];
  added: readonly Block[];
  /** Whether blocks stand in another order. */
  areMoved: boolean;
}

/** Whether a block has the words that it had, in the same place of its list. */
const isSame = (one: Block, other: Block): boolean => one.text === other.text && one.type === other.type;

/** What became of a text. */
export function touchedIn(before: readonly Block[], after: readonly Block[]): Touched {
  const now = (block: Block): Block | undefined => after.find(({ id }) => id === block.id);
  return {
    before, after,
    gone: before.filter((block) => now(block) === undefined),
    changed: before.flatMap((block) => {
      const is = now(block);
      return is === undefined || isSame(block, is) ? [] : [{ block, now: is }];
    }),
    areMoved: before.filter((block) => now(block) !== undefined).map(({ id }) => id).join(' ') !== after.filter(({ id }) => before.some((block) => block.id === id)).map(({ id }) => id).join(' '),
    added: after.filter(({ id }) => before.every((block) => block.id !== id)),
  };
}

/** How many characters two texts have in common at their beginning. */
function alike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one.charAt(at) === other.charAt(at)) at++;
  return at;
}

const reversed = (text: string): string => Array.from({ length: text.length }, (_, at) => text.charAt(text.length - 1 - at)).join('');

/** Where a block reads otherwise than before; of several ways to tell it, that which begins last and that which begins first. */
export function otherwise({ block, now }: Changed): [Stretch, Stretch] {
  const [head, tail] = [alike(block.text, now.text), alike(reversed(block.text), reversed(now.text))];
  const shortest = Math.min(block.text.length, now.text.length);
  const late = { block, from: head, to: block.text.length - Math.min(tail, shortest - head) };
  const early = { block, from: Math.min(head, shortest - tail), to: block.text.length - tail };
  return [late, early];
}

const meets = (one: Stretch, other: Stretch): boolean => one.from < other.to && other.from < one.to;

/** Whether a stretch of the text stands as it stood. */
export function isWhole({ gone, changed }: Touched, stretch: Stretch): boolean {
  if (gone.some(({ id }) => id === stretch.block.id)) return false;
  const is = changed.find(({ block }) => block.id === stretch.block.id);
  if (is !== undefined && stretch.from === 0 && stretch.to === stretch.block.text.length) return false;
  return is === undefined || otherwise(is).some((other) => !meets(other, stretch) && !(other.from === other.to && stretch.from < other.from && other.from < stretch.to));
}

/** The one block that an order touched; null where it touched none, or several. */
export function onlyTouched({ gone, changed }: Touched): Block | null {
  const [only, ...others] = [...gone, ...changed.map(({ block }) => block)];
  return only !== undefined && others.length === 0 ? only : null;
}

const shared = (one: Stretch, other: Stretch): number => Math.min(one.to, other.to) - Math.max(one.from, other.from);

/** The sentences of a block that read otherwise, or are gone. */
export function sentencesTouched(change: Changed): PlacedSentence[] {
  const stretches = otherwise(change);
  const all = sentencesOf(change.block);
  const found = all.filter((sentence) => stretches.every((stretch) => shared(sentence, stretch) > 0));
  return found.length > 0 ? found : all.filter((sentence) => stretches.some(({ from, to }) => sentence.from <= from && to <= sentence.to));
}
