import type { AsPlainObject } from 'minisearch';
import { fieldWeights } from '../index/index-options.ts';
import { read } from './numbers.ts';
import type { PackedTexts } from './packed.ts';
import { unpackPlaces } from './places.ts';
import type { Places } from './places.ts';
import { unpackWords } from './word-list.ts';

/** So many words are unpacked before the page gets its turn. */
const atOnce = 500;

/** The packed index as MiniSearch itself writes and reads it. Unpacked piece by piece, so that typing goes on meanwhile. */
export async function plainIndex({ words, places, lengths, averages }: PackedTexts): Promise<AsPlainObject> {
  const fieldLengths = unpackLengths(lengths);
  return {
    documentCount: fieldLengths.length,
    nextId: fieldLengths.length,
    documentIds: Object.fromEntries(fieldLengths.map((_, place) => [place, place])),
    fieldIds: Object.fromEntries(Object.keys(fieldWeights).map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(fieldLengths.entries()),
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
    index: await unpackIndex(unpackWords(words), places.split('\n')),
    serializationVersion: 2,
  };
}

/** For each document, how many words each field has. */
export function unpackLengths(lengths: string): number[][] {
  return lengths === '' ? [] : lengths.split('\n').map((line) => line.split(' ').map(read));
}

async function unpackIndex(words: readonly string[], lines: readonly string[]): Promise<[string, Places][]> {
  const index: [string, Places][] = [];
  for (const [at, word] of words.entries()) {
    index.push([word, unpackPlaces(lines[at] ?? '')]);
    if (at % atOnce === atOnce - 1) await turn();
  }
  return index;
}

/** Resolves when the page has had its turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve, 0); });
}
