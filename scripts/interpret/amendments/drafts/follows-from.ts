import { holdsSomewhere } from '../../../language/en/narrating.ts';
import type { SegmentedBlock } from '../../../segment/segments.ts';
import type { Piece } from '../commands/command.ts';
import { foldText } from '../sentences/fold-text.ts';

type Order = Extract<Piece, { is: 'order' }>;

/** Words by which an order says that it follows from the sentence before it. */
const leans = /^\W*(?:for (?:this|that|these) reasons?|to (?:this|that) end|with (?:this|that) in mind|(?:this|that) being so|as a (?:result|consequence)|in consequence|accordingly|consequently|hence|thus|therefore|so|(?:that|this|which) is why)\b/;

/** "In races a lamp may hang anywhere. To that end, delete "at the bow".": an order for races, and for nothing else? */
export function followsFromLimited({ at }: Order, before: readonly Piece[], { text }: SegmentedBlock): boolean {
  const last = before.at(-1);
  const words = (piece: Piece['at']): string => foldText(text.slice(piece.from, piece.to)).text;
  return last !== undefined && leans.test(words(at)) && holdsSomewhere(words(last.at));
}
