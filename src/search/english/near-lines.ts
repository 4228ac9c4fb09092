/**
 * The words near to one, on one line: places in a list of words, nearest first, in bands that are parted by strokes.
 *
 * @example `a4 2f||3c`: two words very near, none nearly so, one far
 */
import { read, write } from '../pack/numbers.ts';

/** A word by its place in a list, and how near it is, up to 1. */
export interface Near {
  place: number;
  nearness: number;
}

/** How near the words of each band are: a word is in the first that it is not too far for. */
const bands = [{ from: 0.8, nearness: 0.9 }, { from: 0.6, nearness: 0.7 }, { from: 0.45, nearness: 0.5 }, { from: 0, nearness: 0.38 }] as const;

/** What is near a word, on one line: bands of nearness, the nearest first. How near within a band is lost. */
export function packNear(near: readonly Near[]): string {
  const bandOf = (nearness: number): number => bands.findIndex(({ from }) => nearness >= from);
  const packed = bands.map((_, band) => near.filter(({ nearness }) => bandOf(nearness) === band).map(({ place }) => write(place)).join(' '));
  return packed.join('|').replace(/\|+$/u, '');
}

/** The same again, each with the nearness of its band. */
export function unpackNear(line: string): Near[] {
  return line.split('|').flatMap((band, at) => (band === '' ? [] : band.split(' ').map((place) => ({ place: read(place), nearness: bands[at]?.nearness ?? 0 }))));
}
