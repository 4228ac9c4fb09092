/**
 * Notes in brackets behind the headwords of a glossary, `ambush (n., v.) [DW]`, `ferry (p. 33)`, `echo (deprecated)`: what
 * part of speech a word is, where it is explained or comes from, and that nobody uses it. They are no part of any name.
 */
import { sortKey } from '../../names/sort-key.ts';
import type { SegmentedEntry } from '../segments.ts';

const SPEECH = String.raw`(?:n|v|vb|adj|adv|prep|pron|abbr|pl|sing|interj|conj|phr|pref|suff)\.?|(?:proper )?noun|(?:transitive |intransitive )?verb|adjective|adverb|phrase|verb phrase|noun phrase|plural|singular|abbreviation|acronym|initialism|prefix|suffix|preposition`;
const JOINT = String.raw`(?:, ?|; ?| ?\/ ?| & | and | or )`;

/** Notes that are none of a name wherever they stand; how a word is used is one where it is written small: `Echo (Retired)` is a name to its last sign. */
export const NOTES: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(`^(?:${SPEECH})(?:${JOINT}(?:${SPEECH})){0,4}$`, 'iu'), example: 'ambush (n., v.)' },
  { is: /^(?:see )?(?:pp?\.?|pages?) ?\d{1,3}(?:(?: ?[-–] ?|, ?)\d{1,3}){0,9}$/iu, example: 'ferry (pp. 14, 31)' },
  { is: /^(?:now )?(?:deprecated|obsolete|archaic|retired|unofficial|informal|colloquial|slang|historical|defunct|out of use|old term|older term|outdated|no longer (?:used|in use))$/u, example: 'echo (deprecated)' },
];

/** A set's letters, or those of several: `[DW]`, `(TK, LH)`. */
const CODES = /^\p{Lu}[\p{L}\d]{0,3}\p{Lu}(?:(?:, ?|\/)\p{Lu}[\p{L}\d]{0,3}\p{Lu}){0,5}$/u;
/** So many headwords with a code, and so many different ones; where they are told apart without. */
const FEWEST_CODED = 4;
const FEWEST_CODES = 2;
const MOST_NOTES = 3;

const BEHIND = /^(?<name>.*[^\s([]) ?(?<bracket>\((?<round>[^()[\]]{1,40})\)|\[(?<square>[^()[\]]{1,40})\])$/u;

/** Reads: the entries of a document. Writes: the same; a note behind a headword is its mark. */
export function withoutNotesBehind(entries: SegmentedEntry[]): SegmentedEntry[] {
  const noted = entries.map((entry) => shorn(entry, isNote));
  const coded = noted.map((entry) => shorn(entry, (note) => CODES.test(note) || isNote(note)));
  const codes = coded.flatMap(({ headword, mark }, at) => (headword === noted[at]?.headword ? [] : [mark ?? '']));
  const apart = new Set(coded.map(toldApart)).size >= new Set(entries.map(({ headword }) => sortKey(headword))).size;
  return codes.length >= FEWEST_CODED && new Set(codes).size >= FEWEST_CODES && apart ? coded : noted;
}

/** A name with its part of speech: the verb and the noun are two. */
const toldApart = ({ headword, mark }: SegmentedEntry): string => [sortKey(headword), ...((mark ?? '').match(/[^()[\]]+/gu) ?? []).filter(isNote)].join('|');

const isNote = (note: string): boolean => NOTES.some(({ is }) => is.test(note));

/** An entry without the notes that are such, up to so many; a name that would be nothing but its note keeps it. */
function shorn(entry: SegmentedEntry, isSuch: (note: string) => boolean): SegmentedEntry {
  let { headword } = entry;
  const notes: string[] = [];
  for (let count = 0; count < MOST_NOTES; count++) {
    const { name, bracket, round, square } = BEHIND.exec(headword)?.groups ?? {};
    if (name === undefined || bracket === undefined || !isSuch((round ?? square ?? '').trim())) break;
    headword = name;
    notes.unshift(bracket);
  }
  return notes.length === 0 ? entry : { ...entry, headword, mark: [...(entry.mark ?? '' ? [entry.mark] : []), ...notes].join(' ') };
}
