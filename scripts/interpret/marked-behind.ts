/** References that a sign behind the name gives: `It is defeated (q.v.)`, `a guild barge [q.v.]`, `towing, q.v.` Which words before it are the name, only print and the names of the corpus tell. */
import { sortKey } from '../names/sort-key.ts';
import type { SeePhrase } from './see-phrase.ts';

export const SIGNS_BEHIND: readonly { is: RegExp; example: string }[] = [
  { is: /\s?[([]\s?q{1,2}\.? ?v\.?\s?[)\]]/giu, example: 'It is defeated (q.v.).' },
  { is: /,? q{1,2}\. ?v\.(?=[\s,;.)]|$)/giu, example: 'It is defeated, q.v.' },
  { is: /\s?\(which see\)/giu, example: 'It is defeated (which see).' },
];
/** Words of a name, at the most. */
const MOST_WORDS = 6;
/** Set off as a whole, right before the sign. */
const SET_OFF = /(?:\*\*(?<bold>[^*]{1,60})\*\*|“(?<quoted>[^“”]{1,60})”|"(?<straight>[^"]{1,60})")$/u;
/** Words between those of a name with capitals, and what begins a sentence and no name. */
const SMALL = /^(?:of|the|and|in|on|for|to)$/u;
const OPENS = /^(?:The|An?|Any|Each|Every|All|No|This|That|If|When|Your|His|Her|Its|Their)$/u;
const WORD = /(?<![\p{L}\p{N}’'-])(?<name>[\p{L}][\p{L}\p{N}’'-]*)$/u;

/** Reads: a text, and the sort keys of all names known. Writes: the names before such signs. */
export function markedBehind(text: string, names: ReadonlySet<string>): SeePhrase[] {
  const places = new Set(SIGNS_BEHIND.flatMap(({ is }) => [...text.matchAll(is)].map(({ index }) => index)));
  return [...places].sort((a, b) => a - b).flatMap((to) => phraseBefore(text.slice(0, to), names) ?? []);
}

function phraseBefore(before: string, names: ReadonlySet<string>): SeePhrase | null {
  const { bold, quoted, straight } = SET_OFF.exec(before)?.groups ?? {};
  const setOff = bold ?? quoted ?? straight;
  if (setOff !== undefined) return placed(setOff, before.lastIndexOf(setOff));
  const known = knownBefore(before, names);
  if (known !== null) return placed(known, before.length - known.length);
  const name = withCapitals(before) ?? WORD.exec(before)?.groups?.['name'];
  return name === undefined ? null : placed(name, before.length - name.length);
}

/** A run of words with capitals that ends there; what begins the sentence is none of it where it is no name's. */
function withCapitals(before: string): string | null {
  const words = before.slice(-120).split(' ').slice(-MOST_WORDS);
  const begin = words.findLastIndex((word) => !/^\p{Lu}[\p{L}’'-]*$/u.test(word) && !SMALL.test(word)) + 1;
  const first = words.findIndex((word, at) => at >= begin && !SMALL.test(word) && !OPENS.test(word));
  return first >= 0 && /^\p{Lu}/u.test(words.at(-1) ?? '') ? words.slice(first).join(' ') : null;
}

/** Reads: a text. Writes: it without such signs, each as so many spaces: all else stays in its place. */
export function withoutSigns(text: string): string {
  return SIGNS_BEHIND.reduce((plain, { is }) => plain.replace(is, (sign) => ' '.repeat(sign.length)), text);
}

/** The longest known name that ends there, in the plural or not. */
function knownBefore(before: string, names: ReadonlySet<string>): string | null {
  const words = [...before.slice(-120).matchAll(/[^\s([]+/gu)].slice(-MOST_WORDS);
  const runs = words.map(({ index }) => before.slice(-120).slice(index));
  return runs.find((run) => [run, run.replace(/e?s$/u, ''), run.replace(/s$/u, '')].some((one) => names.has(sortKey(one)))) ?? null;
}

const placed = (phrase: string, from: number): SeePhrase => ({ phrase, from, to: from + phrase.length });
