/**
 * A copy may break off where a sentence ends, or hold a few entries of many letters: nothing in it shows that it is not
 * whole. What the other documents ask for shows it: most names that are asked of a whole letter are there, and none would
 * stand beyond its first or last entry, unless the page's own head or foot stands there. Nor would one that another page of
 * the letter has, which has both.
 */
import { withoutArticle } from '../names/alphabet.ts';
import type { Extent } from '../../src/model/corpus.ts';
import { letterOf } from '../../src/model/letters.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import { isBlank } from '../segment/blocks/paragraphs.ts';
import { isDivider } from '../segment/layouts/furniture.ts';
import { isPipes, withoutPipe } from '../read/formats/sheet/pipes.ts';
import { sortKey } from '../names/sort-key.ts';
import type { NameIndex } from './names/name-index.ts';
import { isHeld } from './targets.ts';

/** As many names missing are no accident. */
const SEVERAL = 2;

interface Asked {
  found: number;
  missing: string[];
}

/** Whether a ruling says of its own topic that it is new: it asks for no entry that a copy would have. */
const bringsNew = ({ instructions }: InterpretedDocument['rulings'][number]): boolean => instructions.some(({ operation, unit }) => operation === 'insertion' && unit === 'entry');

/** Every name that the entries and rulings of all documents ask for, once. */
function namesAsked(documents: readonly InterpretedDocument[]): string[] {
  const names = documents.flatMap(({ entries, rulings }) => [
    ...[...entries, ...rulings].flatMap(({ references }) => references.map(({ phrase, name }) => name ?? phrase)),
    ...rulings.flatMap((ruling) => (bringsNew(ruling) ? [] : ruling.topic ?? [])),
  ]);
  return [...new Map(names.map((name) => [sortKey(name), name])).values()];
}

function askedByLetter(documents: readonly InterpretedDocument[], index: NameIndex): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const name of namesAsked(documents)) {
    const { found, missing } = asked.get(letterOf(name)) ?? { found: 0, missing: [] };
    asked.set(letterOf(name), isHeld(name, index) ? { found: found + 1, missing } : { found, missing: [...missing, name] });
  }
  return asked;
}

/** A name, and the same without the article that it begins with: it may stand under either. */
const keysOf = (name: string): string[] => [...new Set([sortKey(name), withoutArticle(sortKey(name))])];

/** Whether lines of a page say more than that it goes on: its title, its alphabet, a notice. */
const isEdge = (text: string): boolean => !isBlank(text) && !isPipes(text) && !isDivider(withoutPipe(text));

/** Whether the first or the last entry of a copy stands at its very edge: what came before or after it may have been cut off. */
function openEdges({ source: { lines }, entries }: InterpretedDocument): { start: boolean; end: boolean } {
  const first = entries[0]?.lines[0] ?? 1;
  const last = entries.at(-1)?.lines[1] ?? lines.length;
  return { start: !lines.slice(0, first - 1).some(isEdge), end: !lines.slice(last).some(isEdge) };
}

/** A name that is asked for and would stand beyond an edge that is open; undefined where there is none. */
function beyondEdge(one: InterpretedDocument, letter: string, missing: readonly string[]): string | undefined {
  const letters = one.document.extent.map((extent) => extent.letter);
  const keys = one.entries.filter(({ headword }) => letterOf(headword) === letter).flatMap(({ headword }) => keysOf(headword)).sort();
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const { start, end } = openEdges(one);
  return missing.find((name) => (start && letter === letters[0] && keysOf(name).every((key) => key < first)) || (end && letter === letters.at(-1) && keysOf(name).every((key) => key > last)));
}

/** The names under each letter on pages that have a head and a foot. */
function printedWhole(documents: readonly InterpretedDocument[]): Map<string, string[]> {
  const whole = documents.filter((one) => one.entries.length > 0 && Object.values(openEdges(one)).every((isOpen) => !isOpen));
  return Map.groupBy(whole.flatMap(({ entries }) => entries.map(({ headword }) => headword)), letterOf);
}

function corrected(one: InterpretedDocument, extent: Extent, { found, missing }: Asked, printed: readonly string[]): Extent {
  if (!extent.whole) return extent;
  if (missing.length >= SEVERAL && missing.length > found)
    return { ...extent, whole: false, why: `lacks ${String(missing.length)} of the ${String(missing.length + found)} names under ${extent.letter} that these documents ask for` };
  const beyond = beyondEdge(one, extent.letter, missing);
  if (beyond !== undefined) return { ...extent, whole: false, why: `has neither a head nor a foot where “${beyond}” would stand, which these documents ask for` };
  const elsewhere = beyondEdge(one, extent.letter, printed);
  return elsewhere === undefined ? extent : { ...extent, whole: false, why: `has neither a head nor a foot where “${elsewhere}” would stand, which another page has` };
}

/**
 * Reads: all documents, whether the operator says that a copy is whole, and the names of their entries. Writes: the same
 * documents; a letter of which most names asked for are missing, or one that is asked for or that another page has would stand
 * beyond an edge of the copy, is not held whole.
 */
export function withExtentsAsked(documents: readonly InterpretedDocument[], saidWhole: (at: number) => boolean, index: NameIndex): InterpretedDocument[] {
  const asked = askedByLetter(documents, index);
  const printed = printedWhole(documents);
  const ofLetter = (one: InterpretedDocument, extent: Extent): Extent => corrected(one, extent, asked.get(extent.letter) ?? { found: 0, missing: [] }, printed.get(extent.letter) ?? []);
  return documents.map((one, at) => (saidWhole(at) ? one : { ...one, document: { ...one.document, extent: one.document.extent.map((extent) => ofLetter(one, extent)) } }));
}
