import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { itemsAt, paragraphsAt } from './ordinals.ts';
import { section } from './sections.ts';

/** Whether a block stands where the instruction says; `there` where it names no place, or none that this copy marks. */
export function statedPlace({ instruction: { place }, text, entry }: Case, block: Block): 'there' | 'elsewhere' {
  const named = place.section === null ? null : section(place.section, text);
  if (named !== null && !named.includes(block)) return 'elsewhere';
  const ordinals = place.items ?? place.paragraphs;
  if (ordinals === null || (place.section !== null && named === null)) return 'there';
  const counted = place.items === null ? paragraphsAt : itemsAt;
  return counted(ordinals, named ?? text, named ?? entry.base).runs.some((run) => run.includes(block)) ? 'there' : 'elsewhere';
}
