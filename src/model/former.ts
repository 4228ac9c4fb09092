/** Blocks that are no longer in an entry's text: their addresses go on leading to where they stood. */
import type { Entry, Version } from './corpus.ts';
import { versionsUntil } from './versions.ts';

/** A block that once stood in the text: the last version that has it, and the one that ended it. */
export interface FormerBlock { id: string; last: Version; endedBy: Version }

/**
 * Every block of an earlier version that a version lacks, by the id of the block it would stand after; under '' what
 * would stand at the head. No id is lost: each earlier address is either in the text or here.
 */
export function formerBlocks(entry: Entry, version: Version): Map<string, FormerBlock[]> {
  const versions = versionsUntil(entry, version);
  const now = new Set(version.text.map(({ id }) => id));
  const former = versions.flatMap((last, at): (FormerBlock & { place: string })[] => {
    const endedBy = versions[at + 1];
    return endedBy === undefined ? [] : endedIn(last, endedBy)
      .filter((id) => !isLater(id, versions.slice(at + 1)))
      .map((id) => ({ id, last, endedBy, place: placeOf(id, last, now) }));
  });
  return new Map([...Map.groupBy(former, ({ place }) => place)].map(([place, blocks]) => [place, blocks.map(({ id, last, endedBy }) => ({ id, last, endedBy }))]));
}

function endedIn(last: Version, next: Version): string[] {
  const going = new Set(next.text.map(({ id }) => id));
  return last.text.map(({ id }) => id).filter((id) => !going.has(id));
}

/** What was removed may have come back: then its address has its own text again. */
function isLater(id: string, versions: readonly Version[]): boolean {
  return versions.some(({ text }) => text.some((block) => block.id === id));
}

/** The nearest block before it that is still there. */
function placeOf(id: string, { text }: Version, now: ReadonlySet<string>): string {
  const at = text.findIndex((block) => block.id === id);
  return text.slice(0, at).findLast((block) => now.has(block.id))?.id ?? '';
}
