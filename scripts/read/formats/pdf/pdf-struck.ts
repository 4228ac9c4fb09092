/** Words of a PDF that a line strikes out or underlines, told by where both stand. */
import type { Drawn, Stroke } from './pdf-strokes.ts';

/** Words at one place, in one font. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
}

/** How far above its base line a line runs that strikes a text, and one that underlines it, as parts of its size. */
export const BANDS = { struck: { lowest: 0.14, highest: 0.5 }, underlined: { lowest: -0.3, highest: 0.02 } };
/** The part of a word that is struck where the word is. */
const MOSTLY = 0.6;

/** Reads: a piece of a line, and what its page draws. Writes: the same in parts, each lined or not; a word is lined as a whole. */
export function partsOf(piece: Piece, { strokes, widths }: Drawn, { lowest, highest } = BANDS.struck): { text: string; lined: boolean }[] {
  const through = strokes.filter(({ y }) => y >= piece.y + piece.size * lowest && y <= piece.y + piece.size * highest);
  if (through.length === 0 || piece.text.trim() === '') return [{ text: piece.text, lined: false }];
  const places = placesIn(piece, widths.get(piece.font) ?? new Map());
  const words = [...piece.text.matchAll(/\s+|\S+/gu)].map(({ 0: text, index }) => {
    const [from, to] = [places[index] ?? 0, places[index + text.length] ?? 0];
    return { text, lined: coverOf(from, to, through) >= (to - from) * MOSTLY };
  });
  return words;
}

/** Where each character begins, and the last ends: by the font's widths, stretched to what the piece takes. */
function placesIn({ text, x, width }: Piece, widths: ReadonlyMap<string, number>): number[] {
  const known = [...widths.values()];
  const usual = known.length === 0 ? 500 : known.reduce((sum, one) => sum + one, 0) / known.length;
  const own = Array.from({ length: text.length }, (_, at) => widths.get(text.charAt(at)) ?? usual);
  const whole = own.reduce((sum, one) => sum + one, 0);
  let at = x;
  return [x, ...own.map((one) => at += one / whole * width)];
}

function coverOf(from: number, to: number, strokes: readonly Stroke[]): number {
  return strokes.reduce((sum, stroke) => sum + Math.max(0, Math.min(to, stroke.to) - Math.max(from, stroke.from)), 0);
}
