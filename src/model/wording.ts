/** How long one wording stood: of a block, or of an entry as a whole. */
import type { Entry, Version } from './corpus.ts';

/** The first and the last version in which a wording stood without interruption; `next` is the version that ended it. */
export interface WordingSpan { first: Version; last: Version; next: Version | null }

/**
 * Follows a block of a version to either side, as far as its words stay the same. Without a block it is the version
 * itself.
 */
export function wordingSpan({ versions }: Pick<Entry, 'versions'>, here: Version, block: string | null): WordingSpan {
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
