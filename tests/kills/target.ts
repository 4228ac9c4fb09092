/** What the kills are tried on: something that passes from one whole state to another. */

/** One passage, begun and not awaited. */
export interface Passage {
  /** Resolves when it is over, however it ended: true where it came to its end. */
  over: Promise<boolean>;
  /** Whether the old is being exchanged for the new: the moment in which most could go wrong. */
  isExchanging: () => boolean;
  /** Ends it outright, at once. */
  kill: () => void;
}

/** A target, prepared. Its states are two, and are reached from each other. */
export interface Scene {
  /** Begins the passage to a state. */
  begin: (to: 0 | 1) => Promise<Passage>;
  /** What stands there now, as a reader finds it, in a few characters; what is half-made is no part of it. */
  state: () => Promise<string>;
  /** Does what the next start does before anything else. @returns whether an exchange had begun that was left to it to finish */
  finish: () => boolean;
  /** What should not lie about after a run that came to its end; and what of somebody's own is not as it was. */
  faults: () => string[];
  /** Gives back what it holds, beside its room. */
  end?: () => Promise<void>;
}

/** A row of the table of targets. */
export interface Target {
  name: string;
  /** How often it is tried, beside the others. */
  weight: number;
  /** @param room - an empty folder of its own */
  prepare: (room: string) => Promise<Scene>;
}
