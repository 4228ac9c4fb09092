/** An order that waits because of a remark that is harmless beside any other: "We goofed: the last sentence was deleted." */
import { isAgainst, opensWithSlip } from '../../../language/en/remarks/against-the-order.ts';
import { foldText } from '../sentences/fold-text.ts';
import type { Tiled } from '../tiles/tile.ts';
import type { Draft } from './draft.ts';

const beside: ReadonlySet<Tiled['as']> = new Set(['reason', 'remark', 'politeness']);

/** A draft of which the remarks that may speak against it are not understood. */
export function withRemarksHeld(draft: Draft): Draft {
  const tiles = draft.instruction.flat();
  const first = tiles.findIndex(({ as }) => !beside.has(as));
  const order = foldText(tiles.filter(({ as }) => !beside.has(as)).map(({ words }) => words).join(' ')).text;
  const told = { order, operation: draft.operation, unit: draft.unit, moves: draft.how === 'move' };
  const isSlip = opensWithSlip(order, draft.operation);
  const held = (tile: Tiled): Tiled => {
    if (isSlip && tile === tiles[first]) return { ...tile, as: 'not understood' };
    const isOne = beside.has(tile.as) && isAgainst(foldText(tile.words).text, { ...told, isAhead: tiles.indexOf(tile) < first });
    return isOne ? { ...tile, as: 'not understood' } : tile;
  };
  return { ...draft, instruction: draft.instruction.map((part) => part.map(held)) };
}
