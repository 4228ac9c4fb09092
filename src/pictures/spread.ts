/**
 * Places on a line, moved apart so that marks do not cover each other: in the order given, as near to where they belong
 * as the room allows. Where there is not room enough, all stand at the same distance.
 *
 * @param wanted - where they belong, in rising order
 */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const least = Math.min(gap, (to - from) / Math.max(wanted.length - 1, 1));
  const places: number[] = [];
  for (const want of wanted) places.push(Math.max(want, from, (places.at(-1) ?? -Infinity) + least));
  for (let at = places.length - 1, limit = to; at >= 0; at -= 1, limit -= least) {
    places[at] = Math.min(places[at] ?? limit, limit);
    limit = places[at] ?? limit;
  }
  return places.map((place) => Math.round(place * 10) / 10);
}
