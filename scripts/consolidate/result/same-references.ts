import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { membersOf, referenceLists } from '../place/references/reference-lists.ts';
import { fold } from '../text/fold.ts';
import { refused } from '../verdict.ts';
import type { Refused, Verdict } from '../verdict.ts';

const namesIn = (text: readonly Block[]): string => text.flatMap(referenceLists).flatMap(membersOf).map(fold).toSorted().join(', ');

/** "The references are rearranged: See x, y.": that a name comes or goes; null where none does, or nothing of the kind is said. */
export function otherReferences({ instruction: { says }, text }: Case, verdict: Verdict): Refused | null {
  if (verdict.outcome === 'not applied' || !says.includes('references in another order')) return null;
  return namesIn(text) === namesIn(verdict.text) ? null : refused('place not certain', 'the references would be others, and not the same in another order');
}
