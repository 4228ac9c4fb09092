import type { InstructionTile } from '../../instruction.ts';

/** Kinds of words that keep an order from being carried out: printed loud, so that they are seen without colour. */
const stops: ReadonlySet<InstructionTile['as']> = new Set(['not understood', 'object', 'scope', 'day']);

const names: Partial<Record<InstructionTile['as'], string>> = { object: 'another object', day: 'a day', scope: 'limited' };

const nameOf = ({ as }: InstructionTile): string => (stops.has(as) ? (names[as] ?? as).toUpperCase() : as);

/** A tile too long for the line is drawn with its beginning and its end. */
function shortened(words: string, width: number): string {
  const half = Math.floor((width - 5) / 2);
  return words.length <= width ? words : `${words.slice(0, half)} ... ${words.slice(-half)}`;
}

/**
 * Draws the tiling of an instruction: its words in columns, and under each what they are. Lines are at most `width` wide.
 *
 *     | Delete  | the last sentence | in races. |
 *     | command | place             | LIMITED   |
 */
export function drawTiles(words: string, tiles: readonly InstructionTile[], width = 100): string[] {
  const columns = tiles.map((tile) => ({ said: shortened(words.slice(tile.from, tile.to).replace(/^[\s,;]+/, '').trim(), width - 6), is: nameOf(tile) })).filter(({ said }) => said !== '');
  const rows: { said: string; is: string }[] = [];
  for (const { said, is } of columns) {
    const size = Math.max(said.length, is.length);
    const last = rows.at(-1);
    const fits = last !== undefined && last.said.length + size + 5 <= width;
    const row = fits ? last : { said: '|', is: '|' };
    row.said += ` ${said.padEnd(size)} |`;
    row.is += ` ${is.padEnd(size)} |`;
    if (!fits) rows.push(row);
  }
  return rows.flatMap(({ said, is }) => [said, is]);
}
