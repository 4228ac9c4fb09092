/** "The paragraph headed Tolls": the one paragraph of a text that a heading runs into, or above which it stands alone. */
import type { Block } from '../../../src/model/corpus.ts';
import { titleOf } from '../../../src/model/headings.ts';
import type { ToldPart } from '../../interpret/instruction.ts';
import type { Case } from '../case.ts';
import { words } from '../text/fold.ts';
import type { Places } from './ordinals.ts';

export const isHeaded = (told: readonly ToldPart[]): boolean => told.some(({ headed }) => headed === true);

/** "Tolls. A ferry pays ...": a heading that a stop ends. */
const untilStop = /^(?<title>\p{Lu}[^.!?:]{0,60})\.\s+\p{Lu}/u;

/** The words above or before a paragraph that may be its heading. */
function headingsOf(block: Block): string[] {
  const stopped = block.type === 'paragraph' ? untilStop.exec(block.text)?.groups?.['title'] : undefined;
  return [titleOf(block), stopped].filter((title) => title !== null && title !== undefined);
}

/** A heading that stands alone heads the one paragraph below it; of several, nobody knows which is meant. */
function headedBy(text: readonly Block[], head: Block): Block | null {
  if (head.type !== 'label') return head;
  const below = text.slice(text.indexOf(head) + 1);
  const end = below.findIndex((block) => block.type === 'label');
  const [only, ...others] = end < 0 ? below : below.slice(0, end);
  return only?.type === 'paragraph' && others.length === 0 ? only : null;
}

/** The paragraph of the one heading that is named; none where two bear it, or more is told. */
export function blocksHeaded(told: readonly ToldPart[], text: readonly Block[]): Places {
  const names = told.map(({ opens }) => words(opens ?? '').join(' '));
  const heads = text.filter((block) => names.every((name) => headingsOf(block).some((title) => words(title).join(' ') === name)));
  const [head, ...others] = heads;
  const block = head === undefined || others.length > 0 ? null : headedBy(text, head);
  return block === null ? { runs: [], agreed: false } : { runs: [[block]], agreed: true };
}

/** "The paragraph headed Tolls is replaced with:", and the new words have no heading: whether the old one stays, nothing says. */
export function losesHeading({ instruction: { place }, newBlocks: [first] }: Case, [block]: readonly Block[]): boolean {
  if (!isHeaded(place.told) || block === undefined || first === undefined) return false;
  return headingsOf(block).length > 0 && headingsOf(block).every((title) => !headingsOf(first).includes(title));
}
