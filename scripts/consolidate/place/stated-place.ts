import type { Block } from '../../../src/schemas/corpus.ts';
import type { Case } from '../case.ts';
import { itemsAt, paragraphsAt } from './ordinals.ts';
import { section } from './sections.ts';

/** Whether a block stands where the instruction says; `there` where it names no place. */
export function statedPlace({ instruction, text, entry }: Case, block: Block): 'there' | 'elsewhere' {
  const { place } = instruction;
  const inSection = place.section === null || (section(place.section, text)?.includes(block) ?? false);
  const scope = place.section === null ? text : section(place.section, text) ?? text;
  const base = place.section === null ? entry.base : scope;
  const ordinals = place.items ?? place.paragraphs;
  const counted = place.items === null ? paragraphsAt : itemsAt;
  const inOrder = ordinals === null || counted(ordinals, scope, base).runs.some((run) => run.includes(block));
  return inSection && inOrder ? 'there' : 'elsewhere';
}
