/** WordNet's files, as far as they are needed here: which words mean the same, and what meanings have to do with each other. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One meaning, and the words for it. */
export interface Meaning {
  words: string[];
  /** Other meanings: how they are related, by WordNet's sign, and their ids. */
  related: { sign: string; to: string }[];
  /** What a dictionary says, without its examples. */
  definition: string;
}

export interface WordNet {
  meanings: ReadonlyMap<string, Meaning>;
  /** Ids of a word's meanings, the commonest of each part of speech first. */
  meaningsOf: ReadonlyMap<string, readonly string[]>;
  /** How often a text that was read by people had a word in a meaning: `word|id`. */
  counts: ReadonlyMap<string, number>;
}

const parts = [['n', 'noun'], ['v', 'verb'], ['a', 'adj'], ['r', 'adv']] as const;
/** `s` is an adjective as well. */
const partOf = (letter: string): string => (letter === 's' ? 'a' : letter);
const partByNumber = ['', 'n', 'v', 'a', 'r', 'a'];

/** @param folder - the `dict` folder of WordNet */
export function readWordNet(folder: string): WordNet {
  const lines = (name: string): string[] => readFileSync(path.join(folder, name), 'latin1').split('\n').filter((line) => line !== '' && !line.startsWith(' '));
  const meanings = new Map<string, Meaning>();
  const meaningsOf = new Map<string, string[]>();
  for (const [part, name] of parts) {
    for (const line of lines(`data.${name}`)) meanings.set(part + line.slice(0, 8), readMeaning(line));
    for (const line of lines(`index.${name}`)) {
      const cells = line.trim().split(' ');
      const word = cells[0] ?? '';
      meaningsOf.set(word, [...meaningsOf.get(word) ?? [], ...cells.slice(-Number(cells[2])).map((id) => part + id)]);
    }
  }
  return { meanings, meaningsOf, counts: new Map(lines('index.sense').map(readCount)) };
}

/** `02858304 06 n 01 boat 0 024 @ 04530566 n 0000 ... | a small vessel; "..."` */
function readMeaning(line: string): Meaning {
  const [cells = '', gloss = ''] = line.split(' | ');
  const all = cells.split(' ');
  const count = Number.parseInt(all[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, at) => (all[4 + 2 * at] ?? '').replace(/\(.*\)$/u, '').toLowerCase());
  const first = 4 + 2 * count;
  const related = Array.from({ length: Number(all[first] ?? 0) }, (_, at) => {
    const [sign = '', id = '', part = ''] = all.slice(first + 1 + 4 * at);
    return { sign, to: partOf(part) + id };
  });
  return { words, related, definition: gloss.split(/;\s*"/u)[0] ?? '' };
}

/** `boat%1:06:00:: 02858304 1 78` */
function readCount(line: string): [string, number] {
  const [key = '', id = '', , count = '0'] = line.split(' ');
  const [word = '', rest = ''] = key.split('%');
  return [`${word}|${partByNumber[Number(rest.charAt(0))] ?? ''}${id}`, Number(count)];
}
