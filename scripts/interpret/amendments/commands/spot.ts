import type { Spot } from './command.ts';
import { joinSpots, nowhere } from './joined-spots.ts';
import type { Branch } from '../grammar/parse-change.ts';
import type { Meaning, SpotReader } from './spots/meaning.ts';
import { parts } from './spots/parts.ts';
import { positions } from './spots/positions.ts';
import { references } from './spots/references.ts';
import { words } from './spots/words.ts';

/** What each rule of the grammar says of a place. Rules that are not here say what their parts say. */
const meanings: Readonly<Record<string, Meaning>> = { ...parts, ...words, ...references, ...positions };

const reader: SpotReader = {
  branch: spotOf,
  parts: (branch) => branch.branches.map(spotOf).reduce(joinSpots, { ...nowhere }),
};

/** The place that a branch of the grammar names. */
export function spotOf(branch: Branch): Spot {
  const meaning = meanings[branch.rule];
  return meaning ? { ...nowhere, ...meaning(branch, reader) } : reader.parts(branch);
}
