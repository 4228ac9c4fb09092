import { firstOf } from '../grammar/branch-search.ts';
import type { Branch } from '../grammar/parse-change.ts';
import type { Spot } from './command.ts';
import { quotedName, rangeOf } from './quoted.ts';

/** "The paragraph headed Tolls": of its words no more is told than that they have this heading. */
export function headed(branch: Branch): Partial<Spot> {
  const name = firstOf(branch, 'quotation', 'headingName', 'calledName');
  if (/s\.?$/.test(firstOf(branch, 'paragraphNoun')?.words.trim() ?? '')) return { unit: 'paragraph', about: rangeOf(branch) };
  return { unit: 'paragraph', told: name ? [{ of: 'paragraph', opens: quotedName(name), closes: null, holds: null, headed: true }] : [] };
}
