import type { TileKind } from '../../../../src/model/corpus.ts';
import type { TextRange, Tile } from '../commands/command.ts';

/** What each character of an order is to it. */
export class Paint {
  readonly from: number;
  readonly printed: string;
  readonly kinds: TileKind[];

  constructor({ from, to }: TextRange, printed: string) {
    this.from = from;
    this.printed = printed.slice(from, to);
    this.kinds = new Array<TileKind>(to - from).fill('command');
  }

  put(kind: TileKind, { from, to }: TextRange): void {
    this.kinds.fill(kind, Math.max(0, from - this.from), Math.max(0, to - this.from));
  }

  /** Neighbours of one kind are one tile, with the marks and spaces after it. */
  tiles(): Tile[] {
    const tiles: Tile[] = [];
    for (const [index, kind] of this.kinds.entries()) {
      const at = this.from + index;
      const last = tiles.at(-1);
      const joins = last && (last.as === kind || (kind === 'command' && /[\s.,;:!"”')\]]/.test(this.printed.charAt(index))));
      if (joins) last.at.to = at + 1;
      else tiles.push({ at: { from: at, to: at + 1 }, as: kind });
    }
    return tiles;
  }
}
