/**
 * Where a word stands: for each field the documents that have it, and how often.
 *
 * A field is the steps from one document to the next, with the count where it is not 1; fields are parted by strokes:
 * `3 1:2|0` is documents 3 and 5 (twice) in the first field, document 0 in the second.
 */
import { read, write } from './numbers.ts';

/** For each field, by its number, the documents and how often each has the word: as MiniSearch keeps it. */
export type Places = Record<string, Record<string, number>>;

/** Where a word stands, on one line: a part for each field. */
export function packPlaces(places: Places, fields: number): string {
  const packed = Array.from({ length: fields }, (_, field) => packField(places[field] ?? {}));
  return packed.join('|').replace(/\|+$/u, '');
}

/** The same again. */
export function unpackPlaces(packed: string): Places {
  const places: Places = {};
  for (const [field, steps] of packed.split('|').entries()) if (steps !== '') places[field] = unpackField(steps);
  return places;
}

function packField(counts: Readonly<Record<string, number>>): string {
  let before = -1;
  return Object.keys(counts).map(Number).sort((a, b) => a - b).map((document) => {
    const step = document - before - 1;
    const count = counts[document] ?? 1;
    before = document;
    return count === 1 ? write(step) : `${write(step)}:${write(count)}`;
  }).join(' ');
}

function unpackField(steps: string): Record<string, number> {
  const counts: Record<string, number> = {};
  let document = -1;
  for (const one of steps.split(' ')) {
    const colon = one.indexOf(':');
    document += read(colon < 0 ? one : one.slice(0, colon)) + 1;
    counts[document] = colon < 0 ? 1 : read(one.slice(colon + 1));
  }
  return counts;
}
