import fc from 'fast-check';

/** What a while of trying came to. */
export interface Outcome {
  runs: number;
  /** What does not hold, and the smallest case of it that was found; null where everything held. */
  finding: string | null;
}

/** One kind of thing that is tried. */
export interface Target {
  name: string;
  /** Tries cases that a seed gives, always the same in the same order, for a while. */
  fuzz: (seed: number, milliseconds: number) => Promise<Outcome>;
}

interface Attempt<Case> {
  name: string;
  cases: fc.Arbitrary<Case>;
  /** @throws where something does not hold that must */
  holds: (one: Case) => Promise<void> | void;
}

/** A case may be long; its beginning and its end say what it is. */
const longest = 4000;

function shown(one: unknown): string {
  const text = fc.stringify(one);
  return text.length <= longest ? text : `${text.slice(0, longest / 2)} ... ${text.slice(-longest / 2)}`;
}

/** Smaller cases are looked for no longer than this. */
const shrinking = 20_000;

/** What is to hold, whatever the case. */
export const target = <Case>({ name, cases, holds }: Attempt<Case>): Target => ({
  name,
  fuzz: async (seed, milliseconds) => {
    const property = fc.asyncProperty(cases, async (one) => { await holds(one); });
    const limits = { numRuns: 1_000_000_000, interruptAfterTimeLimit: milliseconds, skipAllAfterTimeLimit: milliseconds + shrinking };
    const { failed, numRuns, counterexample, errorInstance } = await fc.check(property, { seed, ...limits });
    if (!failed || counterexample === null) return { runs: numRuns, finding: null };
    const why = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
    return { runs: numRuns, finding: `${name}, seed ${seed}: ${why}\nThe smallest case of it: ${shown(counterexample[0])}` };
  },
});
