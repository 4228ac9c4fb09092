import type { SegmentedBlock } from '../../../segment/segments.ts';
import type { TextRange } from '../commands/command.ts';

/** The place in `marked` of a character of `text`: emphasis marks stand only in the former. */
function markedPlaces(block: SegmentedBlock): number[] {
  const places: number[] = [];
  let seen = 0;
  for (const character of block.text) {
    while (seen < block.marked.length && !block.marked.startsWith(character, seen)) seen++;
    for (let unit = 0; unit < character.length; unit++) places.push(seen + unit);
    seen += character.length;
  }
  return [...places, block.marked.length];
}

/** The marks that open just before the first character and close just after the last belong to the slice. */
function widen(marked: string, from: number, to: number): [number, number] {
  let start = from;
  let end = to;
  while (marked.charAt(start - 1) === '*') start--;
  while (marked.charAt(end) === '*') end++;
  return [start, end];
}

/** A part of a block as a block of its own, its emphasis kept; null where the part is blank. */
export function sliceBlock(block: SegmentedBlock, range: TextRange): SegmentedBlock | null {
  const part = block.text.slice(range.from, range.to);
  const text = part.trim();
  if (text === '') return null;
  const whole = text === block.text.trim();
  const from = range.from + part.indexOf(text);
  if (whole) return { ...block, text };
  return { ...block, text, marked: markedSlice(block, from, from + text.length), type: 'paragraph', marker: null, level: 0 };
}

function markedSlice(block: SegmentedBlock, from: number, to: number): string {
  if (block.marked === block.text) return block.text.slice(from, to);
  const places = markedPlaces(block);
  const [start, end] = widen(block.marked, places[from] ?? 0, (places[to - 1] ?? 0) + 1);
  return block.marked.slice(start, end);
}

/** A paragraph that is one quotation from end to end, without its marks; any other as it is. */
export function withoutQuotationMarks(block: SegmentedBlock): SegmentedBlock {
  const quoted = /^(?:“[^“”]*”|"[^"]*")$/.test(block.text.trim());
  const start = block.text.search(/["“]/);
  const inner = { from: start + 1, to: block.text.trimEnd().length - 1 };
  return quoted ? { ...(sliceBlock(block, inner) ?? block), type: block.type, marker: block.marker, level: block.level } : block;
}
