/**
 * Whether the entries that a document was cut into are understood throughout. A false headword stands beside the true ones as if
 * it were published: where what was cut contradicts itself, none of it is believed, and the document says why.
 */
import { TERM } from '../read/source-file.ts';
import type { SourceFile } from '../read/source-file.ts';
import { otherThanTerms } from './list-of-cards.ts';
import { namesPassedOver } from './names-passed-over.ts';
import { refused } from './refused.ts';
import type { CutDocument, SegmentedEntry } from './segments.ts';
import { sortKey } from './sort-key.ts';

interface Contradiction {
  /** What stands against the reading, in words for a person. */
  says: string;
  holds: (entries: readonly SegmentedEntry[]) => boolean;
}

/** Fewer entries say nothing of a document. */
const FEWEST = 4;
/** The share of names with a text below, and of different ones. */
const TOLD = 0.6;
const DISTINCT = 0.8;
/** The share of names that begin with the same label: `Keyword: Anchor`. */
const LABELLED = 0.8;
const LABEL = /^(?<label>\p{L}[\p{L} ]{1,20}):\s/u;
/** Copies of these kinds keep names whose texts they have lost. */
const LOSES_TEXTS = /^(?:glossary page|numbered rules)/u;

const CONTRADICTIONS: readonly Contradiction[] = [
  { says: 'too few of the names found have a text', holds: (entries) => entries.length >= FEWEST && entries.filter(({ blocks }) => blocks.length > 0).length < entries.length * TOLD },
  { says: 'the same names were found again and again', holds: (entries) => entries.length >= FEWEST && new Set(entries.map(({ headword }) => sortKey(headword))).size < entries.length * DISTINCT },
  { says: 'the same label stands before nearly every name found', holds: (entries) => entries.length >= FEWEST && mostFrequent(entries.flatMap(({ headword }) => LABEL.exec(headword)?.groups?.['label'] ?? [])) >= entries.length * LABELLED },
  { says: 'nearly every name found is a code, and what stands behind it the name of something', holds: areCodes },
  { says: 'most of the names found are the numbers of rules', holds: (entries) => entries.length >= FEWEST && entries.filter(({ headword }) => RULE_NUMBER.test(headword)).length >= entries.length * NUMBERED },
];

/** What a list uses for its sets and printings, `AB = Amber Roads`: so many names of hardly a letter, and no sentence behind them. */
const CODES = { fewest: 8, longest: 3, nearlyAll: 0.9, told: 0.2 };

function areCodes(entries: readonly SegmentedEntry[]): boolean {
  const codes = entries.filter(({ headword }) => headword.length <= CODES.longest && !/\p{Ll}{2}/u.test(headword));
  const told = codes.filter(({ blocks }) => blocks.some(({ text }) => text.split(/\s+/u).length > MOST_WORDS_OF_NAME)).length;
  return codes.length >= CODES.fewest && codes.length >= entries.length * CODES.nearlyAll && told <= codes.length * CODES.told;
}

/** Words of a set's name, at the most. */
const MOST_WORDS_OF_NAME = 6;
/** The number of a rule, and the share of names with one that make an index of rules. */
const RULE_NUMBER = /^[A-Z]{0,2}\d{1,3}\.\d/u;
const NUMBERED = 0.6;

function mostFrequent(words: readonly string[]): number {
  return Math.max(0, ...[...Map.groupBy(words, (word) => word.toLowerCase()).values()].map(({ length }) => length));
}

/** So many lines that stand as the headwords do, and so large a share of those, were headwords. */
const FEWEST_PASSED = 2;
const MOST_PASSED = 0.15;

function passedOver(source: SourceFile, entries: readonly SegmentedEntry[]): { says: string } | undefined {
  const passed = namesPassedOver(source, entries.map((entry) => ({ ...entry, name: entry.headword }))).length;
  return passed >= Math.max(FEWEST_PASSED, entries.length * MOST_PASSED) ? { says: 'between the names found stand others like them, in their order, that were not taken for such' } : undefined;
}

/** Reads: a document as its layout cuts it. Writes: the same, or without any entry and with the reason, where what was cut contradicts itself. */
export function whereEntriesUnderstood(source: SourceFile, document: CutDocument): CutDocument {
  const { entries, kind, layout } = document;
  if (kind !== 'glossary' || entries.length === 0 || LOSES_TEXTS.test(layout)) return document;
  const other = otherThanTerms(source.lines, entries);
  if (other !== null) return refused(source, document, { rule: 'no-terms', says: other });
  // What the format itself marks as a term is one, told or not.
  const areMarked = source.reading.some(({ heading }) => heading === TERM);
  const found = areMarked ? undefined : CONTRADICTIONS.find(({ holds }) => holds(entries)) ?? passedOver(source, entries);
  return found === undefined ? document : refused(source, document, { rule: 'dress-not-understood', says: found.says });
}
