/** Blocks that are no longer in an entry's text: their addresses go on leading to where they stood. */
import type { Entry } from '../model/corpus.ts';
import { numbered } from './versions.ts';
import type { NumberedVersion } from './versions.ts';

/** A block that once stood in the text: the last version that has it, and the one that ended it. */
export interface FormerBlock { id: string; last: NumberedVersion; endedBy: NumberedVersion }

/**
 * Every block of an earlier version that version `number` lacks, by the id of the block it would stand after; under ''
 * what would stand at the head. No id is lost: each earlier address is either in the text or here.
 */
export function formerBlocks(entry: Entry, number: number): Map<string, FormerBlock[]> {
  const versions = numbered(entry).slice(0, number);
  const now = new Set(versions.at(-1)?.version.text.map(({ id }) => id));
  const former = versions.flatMap((last, at): (FormerBlock & { place: string })[] => {
    const endedBy = versions[at + 1];
    return endedBy === undefined ? [] : endedIn(last, endedBy)
      .filter((id) => !isLater(id, versions.slice(at + 1)))
      .map((id) => ({ id, last, endedBy, place: placeOf(id, last, now) }));
  });
  return new Map([...Map.groupBy(former, ({ place }) => place)].map(([place, blocks]) => [place, blocks.map(({ id, last, endedBy }) => ({ id, last, endedBy }))]));
}

function endedIn(last: NumberedVersion, next: NumberedVersion): string[] {
  const going = new Set(next.version.text.map(({ id }) => id));
  return last.version.text.map(({ id }) => id).filter((id) => !going.has(id));
}

/** What was removed may have come back: then its address has its own text again. */
function isLater(id: string, versions: readonly NumberedVersion[]): boolean {
  return versions.some(({ version }) => version.text.some((block) => block.id === id));
}

/** The nearest block before it that is still there. */
function placeOf(id: string, { version }: NumberedVersion, now: ReadonlySet<string>): string {
  const at = version.text.findIndex((block) => block.id === id);
  return version.text.slice(0, at).findLast((block) => now.has(block.id))?.id ?? '';
}
