/** Signs that a document puts around each of its headwords, `~ anchor ~`, `"anchor"`: where nearly all bear them they are no part of any. */
import type { SegmentedEntry } from '../segments.ts';

const FEWEST = 4;
const NEARLY_ALL = 0.9;
const AROUND = /^(?<before>[^\p{L}\p{N}\s([]{1,4}) ?(?<name>[\p{L}\p{N}(].*?) ?(?<behind>[^\p{L}\p{N}\s)\].!?]{1,4})$/u;

/** A picture of a letter's size; letters in a square or a circle are letters. */
const picture = String.raw`(?:(?![\u{1F100}-\u{1F2FF}㊗㊙©®™ℹⓂ])\p{Extended_Pictographic}[\uFE0F\u200D]*)+`;

/** It stands before a name. */
const PICTURE = new RegExp(String.raw`^${picture}\s+(?=[\p{L}\p{N}"“'‘(])`, 'u');

/** A picture that stands at a name itself: of its colour, of its icon. */
const GLUED = new RegExp(String.raw`^${picture}(?=\p{L})`, 'u');

/** Reads: the entries of a document. Writes: the same, without the pictures that stand at a name, and the pictures or signs before or around all of them. */
export function withoutOrnaments(all: SegmentedEntry[]): SegmentedEntry[] {
  const named = all.map((entry) => (GLUED.test(entry.headword) ? { ...entry, headword: entry.headword.replace(GLUED, '') } : entry));
  const pictured = named.filter(({ headword }) => PICTURE.test(headword)).length;
  const entries = pictured >= FEWEST && pictured >= named.length * NEARLY_ALL ? named.map((entry) => ({ ...entry, headword: entry.headword.replace(PICTURE, '') })) : named;
  const found = entries.map(({ headword }) => AROUND.exec(headword)?.groups);
  const [most] = [...Map.groupBy(found.filter((groups) => groups !== undefined), ({ before, behind }) => `${before ?? ''} ${behind ?? ''}`).values()].toSorted((a, b) => b.length - a.length);
  if (most === undefined || most.length < FEWEST || most.length < entries.length * NEARLY_ALL) return entries;
  const bearers = new Set(most);
  return entries.map((entry, at) => (bearers.has(found[at] ?? {}) ? { ...entry, headword: found[at]?.['name'] ?? entry.headword } : entry));
}
