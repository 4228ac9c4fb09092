import type { Block } from '../../../../src/model/corpus.ts';
import type { Found } from '../../text/quotation.ts';
import type { Edit } from '../../text/edit.ts';

/**
 * A text with the same change made at each of several places; null where it cannot be made at one of them.
 *
 * @param all - in the order of the text. The last place of a block comes first, so that the places before it stay where they are
 */
export function eachChanged(text: Block[], all: readonly Found[], change: (text: Block[], here: Found) => Edit | null): Block[] | null {
  let edited = text;
  for (const { block, from, to } of all.toReversed()) {
    const edit = change(edited, { block: edited.find((other) => other.id === block.id) ?? block, from, to });
    if (edit === null) return null;
    edited = edit.change.text;
  }
  return edited;
}
