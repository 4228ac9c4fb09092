import type { Entry, Ruling, Version } from '../../model/corpus.ts';
import { isInEntries, versionsUntil } from '../../model/versions.ts';
import { shownText } from '../../model/spans.ts';
import { besideText, isInForce, rulingText } from './ruling-text.ts';
import { otherNames } from './other-names.ts';
import type { SearchDocument } from './search-document.ts';

export interface Around {
  /** The rulings that concern the entry. */
  rulings: readonly Ruling[];
  /** The entries that hold nothing but a reference to it. */
  pointers: readonly Entry[];
}

/** An entry as it is found: by its names, those of its rulings and of pointers to it, by its text in force. */
export function documentOfEntry(entry: Entry, { rulings, pointers }: Around): SearchDocument {
  const current = entry.versions.find((version) => isInEntries(entry, version));
  return {
    id: entry.id,
    kind: entry.kind,
    headword: entry.headword,
    names: otherNames(entry.headword, {
      variant: entry.variants,
      topic: rulings.flatMap(({ topic }) => topic ?? []),
      pointer: pointers.flatMap((pointer) => [pointer.headword, ...pointer.variants]),
    }),
    status: entry.status,
    amended: current !== undefined && current.amendments.length > 0 ? current.from : null,
    passages: [
      ...entry.text.map((block) => ({ anchor: block.id, text: shownText(block) })),
      ...rulings.filter(isInForce).flatMap(besideText).map((text) => ({ anchor: null, text })),
    ],
    old: [...supersededText(entry, current), ...rulings.filter((ruling) => !isInForce(ruling)).flatMap(rulingText)],
    pointer: entry.pointsTo !== null,
  };
}

/** Blocks of earlier versions that the text in force no longer has. */
function supersededText(entry: Entry, current: Version | undefined): string[] {
  const held = new Set(entry.text.map(({ text }) => text));
  const past = current === undefined ? entry.versions : versionsUntil(entry, current);
  const once = new Set(past.flatMap(({ text }) => text.map((block) => block.text)));
  return [...once].filter((text) => !held.has(text));
}
