import type { Around } from '../../model/around.ts';
import type { Entry, Ruling, Version } from '../../model/corpus.ts';
import { documentName } from '../../model/dates.ts';
import { isBesideText, isInForce, isLeftOver } from '../../model/rulings.ts';
import { shownText } from '../../model/spans.ts';
import { standingOf } from '../../model/standing.ts';
import { shortStanding } from '../../model/standing-words.ts';
import { isOver } from '../../model/holds-on.ts';
import { latestVersion, versionsUntil } from '../../model/versions.ts';
import { otherNames } from './other-names.ts';
import type { Passage, SearchDocument } from './search-document.ts';

/**
 * An entry as it is found: by its names, those of its rulings and of pointers to it, by its text in force and by what is
 * to be read with it.
 *
 * @param pointers - the entries that hold nothing but a reference to it
 */
export function documentOfEntry(entry: Entry, pointers: readonly Entry[], around: Around): SearchDocument {
  const current = latestVersion(entry, around.today);
  const standing = standingOf(entry, current, around);
  const rulings = entry.rulings.map(around.rulingOf);
  const isRead = (ruling: Ruling) => isInForce(ruling) && !isOver({ to: ruling.effective?.to ?? null }, around.today);
  return {
    id: entry.id,
    kind: entry.kind,
    headword: entry.headword,
    names: otherNames(entry.headword, {
      variant: entry.variants,
      topic: rulings.flatMap(({ topic }) => topic ?? []),
      pointer: pointers.flatMap((pointer) => [pointer.headword, ...pointer.variants]),
    }),
    status: standing.is,
    standing: shortStanding(standing),
    amended: current.amendments.length > 0 ? current.from : null,
    passages: [
      ...current.text.map((block) => ({ anchor: block.id, text: shownText(block), by: null })),
      ...rulings.filter((ruling) => isRead(ruling) && isBesideText(ruling)).flatMap((ruling) => besides(ruling, around)),
    ],
    old: [...supersededText(entry, current), ...rulings.filter((ruling) => !isRead(ruling)).flatMap(({ blocks }) => blocks.map(({ text }) => text))],
    pointer: entry.pointsTo !== null,
  };
}

/** A ruling that is to be read with the text, at its place below it. */
function besides(ruling: Ruling, { documentOf }: Around): Passage[] {
  const anchor = ruling.amendments.some(isLeftOver) ? 'not-applied' : 'rulings';
  return ruling.blocks.map(({ text }) => ({ anchor, text, by: documentName(documentOf(ruling.document)) }));
}

/** Blocks of earlier versions that the text in force no longer has. */
function supersededText(entry: Entry, current: Version): string[] {
  const held = new Set(current.text.map(({ text }) => text));
  const once = new Set(versionsUntil(entry, current).flatMap(({ text }) => text.map((block) => block.text)));
  return [...once].filter((text) => !held.has(text));
}
