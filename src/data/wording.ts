/** How long one wording stood: of a block, or of an entry as a whole. */
import type { Block, Entry, Version } from '../model/corpus.ts';
import { shortDay } from '../model/dates.ts';
import { numberIn } from './provision.ts';

/** The first and the last version in which a wording stood without interruption; `next` is the version that ended it. */
export interface WordingSpan { first: Version; last: Version; next: Version | null }

/**
 * Follows a block of a version to either side, as far as its words stay the same. Without a block it is the version
 * itself.
 */
export function wordingSpan({ versions }: Entry, here: Version, block: string | null): WordingSpan {
  const at = versions.indexOf(here);
  const words = wordsOf(here, block);
  const isOther = (other: Version) => block === null ? other !== here : wordsOf(other, block) !== words;
  const before = versions.slice(0, at).findLastIndex(isOther);
  const next = versions.slice(at + 1).find(isOther) ?? null;
  const last = next === null ? versions.at(-1) : versions[versions.indexOf(next) - 1];
  return { first: versions[before + 1] ?? here, last: last ?? here, next };
}

function wordsOf({ text }: Version, block: string | null): string | undefined {
  return text.find(({ id }) => id === block)?.text;
}

/**
 * A place in a text as people say it: `paragraph 3`, by the number that stands beside it and in its address; a list's
 * item by the paragraph above it and its place in the list; what a ruling added, by the day it came.
 */
export function placeName(text: readonly Block[], id: string): string {
  const at = text.findIndex((block) => block.id === id);
  const block = text[at];
  if (block === undefined || !isItem(block)) return ownName(id);
  const above = text.slice(0, at).findLastIndex((other) => !isItem(other));
  const owner = text[above];
  return `${owner === undefined ? '' : `${ownName(owner.id)}, `}item ${at - above}`;
}

function isItem({ type }: Block): boolean {
  return type === 'bullet' || type === 'numbered';
}

/** Ids of what a ruling added are `added-2017-02-06` or, for the third block of that day, `added-2017-02-06-3`. */
function ownName(id: string): string {
  const number = numberIn(id);
  if (number !== null) return `paragraph ${number}`;
  const [, day, which] = /^added(?:-(\d{4}-\d\d-\d\d))?(?:-(\d+))?$/.exec(id) ?? [];
  return ['passage added', ...(day === undefined ? [] : [shortDay(day)]), ...(which === undefined ? [] : [`(no. ${which})`])].join(' ');
}
