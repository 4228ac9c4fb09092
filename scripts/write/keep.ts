/** Makes what is not there yet: what was made of the same inputs before is handed on as it was. */
export type Keep = (inputs: string, make: () => string) => string;

/** Keeps nothing. */
export const makeAlways: Keep = (_, make) => make();

/**
 * Keeps texts for as long as the process runs, as a command does that ingests again and again: those of the last round
 * and of this one, so that what is no longer asked for goes.
 */
export function keepTexts(): { keep: Keep; nextRound: () => void } {
  let last = new Map<string, string>();
  let now = new Map<string, string>();
  return {
    keep: (inputs, make) => {
      const text = now.get(inputs) ?? last.get(inputs) ?? make();
      now.set(inputs, text);
      return text;
    },
    nextRound: () => { last = now; now = new Map(); },
  };
}
