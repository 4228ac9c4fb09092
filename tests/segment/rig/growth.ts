/** Whether work that should take twice the time for twice the text takes four times as long. Says nothing of how fast a machine is. */

const SHORT = 12_000;
const TIMES_LONGER = 4;
/** Below this many milliseconds more than expected a clock tells nothing. */
const NOISE = 250;

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const growsTooFast = (short: () => void, long: () => void): boolean => timeOf(long) > 2 * TIMES_LONGER * timeOf(short) + NOISE;

/**
 * Of the given words, those that, repeated to fill a line, cost more than their length.
 *
 * @param work - is given the line; what it does with it is measured
 */
export function costly(repeated: readonly string[], work: (line: string) => void): string[] {
  const lineOf = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));
  return repeated.filter((unit) => {
    const short = lineOf(unit, SHORT);
    const long = lineOf(unit, SHORT * TIMES_LONGER);
    work(short); // the first run also compiles
    const suspect = (): boolean => growsTooFast(() => { work(short); }, () => { work(long); });
    return suspect() && suspect(); // once may be chance
  });
}
