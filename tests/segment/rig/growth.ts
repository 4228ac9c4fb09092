/** Whether work that should take twice the time for twice the text takes four times as long. Says nothing of how fast a machine is. */

const SHORT = 6000;
const TIMES_LONGER = 4;
/** Below this many milliseconds more than expected a clock tells nothing. */
const NOISE = 62;

/** Of the processor: what else a machine does at the time counts for nothing. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What is long is mostly done before a clock could tell anything, and then the short one need not be asked. */
function growsTooFast(short: () => void, long: () => void): boolean {
  const took = timeOf(long);
  return took > NOISE && took > 2 * TIMES_LONGER * timeOf(short) + NOISE;
}

const lineOf = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

/**
 * Of the given words, those that, repeated to fill a line, cost more than their length.
 *
 * @param work - is given the line; what it does with it is measured
 */
export function costly(repeated: readonly string[], work: (line: string) => void): string[] {
  return repeated.filter((unit) => {
    const short = lineOf(unit, SHORT);
    const long = lineOf(unit, SHORT * TIMES_LONGER);
    const suspect = (): boolean => growsTooFast(() => { work(short); }, () => { work(long); });
    return suspect() && suspect() && suspect(); // the first run also compiles, and once may be chance
  });
}

/**
 * The same for several works that are done with one thing made of each line, one after the other: what the first finds out
 * about it the others need not find out again.
 *
 * @returns by the name of each work, the words with which it costs more than their length
 */
export function costlyOf<T>(repeated: readonly string[], made: (line: string) => T, works: ReadonlyMap<string, (thing: T) => void>): Map<string, string[]> {
  const slow = new Map([...works.keys()].map((name) => [name, [] as string[]]));
  for (const unit of repeated) {
    const long = made(lineOf(unit, SHORT * TIMES_LONGER));
    for (const [name, work] of works) if (timeOf(() => { work(long); }) > NOISE) slow.get(name)?.push(unit);
  }
  return new Map([...slow].map(([name, units]) => [name, costly(units, (line) => { works.get(name)?.(made(line)); })]));
}
