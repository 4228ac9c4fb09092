/** What came of trying faults, line by line as it happens. */
export type Trial
  = | { is: 'reached'; ids: number[] }
    | { is: 'outside'; ids: number[]; file: string }
    | { is: 'tried'; id: number }
    | { is: 'noticed'; id: number; by: string };

/** The lines of a record; the last may be half written. */
export const linesOf = (record: string): Trial[] => record.split('\n').slice(0, -1).filter((line) => line !== '').map((line) => JSON.parse(line) as Trial);

export interface Trials {
  /** Who noticed a fault. */
  noticed: Map<number, string>;
  reached: Set<number>;
  /** The files of tests that come by a fault outside of a test: when they are loaded, or before each test. */
  outside: Map<number, Set<string>>;
  /** The one that was tried last. */
  last: number | null;
}

export function trialsIn(record: string): Trials {
  const trials: Trials = { noticed: new Map(), reached: new Set(), outside: new Map(), last: null };
  for (const line of linesOf(record)) {
    if (line.is === 'tried') trials.last = line.id;
    else if (line.is === 'noticed') trials.noticed.set(line.id, line.by);
    else if (line.is === 'reached') for (const id of line.ids) trials.reached.add(id);
    else for (const id of line.ids) trials.outside.set(id, (trials.outside.get(id) ?? new Set()).add(line.file));
  }
  return trials;
}
