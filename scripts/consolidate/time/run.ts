/** A replay under way: what has happened to an entry so far, and what came of it. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Ground } from '../ground.ts';
import type { History } from '../earlier/history.ts';
import type { Judged } from '../verdict-on.ts';
import type { Happening, RulingHappening } from './happening.ts';

/** What came of one instruction. */
export type Outcome = Judged;

/** A sentence of a ruling, the text that its orders count in, and the one that its ruling found. */
export interface Sentence { words: string; before: Block[] | null; ruling: string; found: Block[] | null }

export interface Run {
  ground: Ground;
  /** The first print is of an entry that an earlier edition, held whole, did not have. */
  isAddition: boolean;
  /** All that is known. */
  all: ReadonlySet<Happening>;
  history: History | null;
  outcomes: Map<string, Outcome>;
  past: Happening[];
  /** Runs without what goes on beside an edition, by what happened in them. */
  apart: Map<string, Run>;
  /** The sentence of the last instruction, and the text that it found. */
  sentence: Sentence | null;
  /** What the paragraph of the last instruction orders, and what of it cannot be carried out. */
  tried: { withIts: readonly RulingHappening[]; lacking: RulingHappening | null } | null;
}

/** A run to which nothing has happened yet. */
export function newRun({ ground, isAddition, all, apart }: Pick<Run, 'ground' | 'isAddition' | 'all' | 'apart'>): Run {
  return { ground, isAddition, all, history: null, outcomes: new Map(), past: [], apart, sentence: null, tried: null };
}
