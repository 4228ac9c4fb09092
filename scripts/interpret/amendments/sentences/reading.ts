/** A paragraph that is being read, and the order of a sentence of it, in the words in which it is printed. */
import type { TileKind } from '../../../../src/model/corpus.ts';
import type { Piece, TextRange } from '../commands/command.ts';
import { parseChange } from '../grammar/parse-change.ts';
import type { ParsedChange } from '../grammar/parse-change.ts';
import { clauseTile, tilesOf } from '../tiles/tile.ts';
import type { FoldedText } from './fold-text.ts';
import { mayInstruct } from './may-instruct.ts';
import { ordersOf } from './orders-of.ts';

/** Further than this into a paragraph no instruction is looked for: its size must not decide how long reading takes. */
export const furthestRead = 6000;

export interface Reading {
  printed: string;
  topic: string | null;
  folded: FoldedText;
  sentences: TextRange[];
  /** The last piece of the paragraph before. */
  before: Piece | null;
  pieces: Piece[];
}

/** What the grammar reads where a sentence begins; null where it finds nothing. */
export function changeAt({ folded }: Reading, { from, to }: TextRange): ParsedChange | null {
  return from < furthestRead && mayInstruct(folded.text.slice(from, to)) ? parseChange(folded, from) : null;
}

/** What keeps an order from being carried out. */
export const keeps: ReadonlySet<TileKind> = new Set(['not understood', 'scope', 'day', 'object']);

/** Whether the words that an order brings begin behind it. */
export const announcesRest = ({ tree }: ParsedChange, printed: string): boolean => ordersOf(tree, printed).some(({ wording }) => wording.is === 'rest');

/** Whether a sentence was read to its end, and each of its words understood. */
export function isUnderstood({ printed, folded, topic }: Reading, sentence: TextRange, change: ParsedChange): boolean {
  if (change.tree.rule !== 'Order') return true;
  const rest = folded.text.slice(change.to, sentence.to);
  const isWhole = rest.trim() === '' || announcesRest(change, printed) || !keeps.has(clauseTile(rest));
  return isWhole && !tilesOf(change.tree, printed, topic, change.left).some(({ as }) => keeps.has(as));
}
