import type { ReadingLine } from '../../read/source-file.ts';
import type { LineRange, SegmentedBlock } from '../segments.ts';
import type { Paragraph } from './paragraphs.ts';

/** The lines of the file that reading lines `first` to `last` came from. */
export function fileLines(lines: ReadingLine[], first: number, last: number): LineRange {
  return lines.slice(first, last + 1).reduce<LineRange>(([start, end], { from, to }) => [Math.min(start, from), Math.max(end, to)], [Infinity, 0]);
}

/** A paragraph as a block of its entry or ruling. */
export function toBlock(paragraph: Paragraph, lines: ReadingLine[]): SegmentedBlock {
  const { type, text, marked, marker, level } = paragraph;
  return { type, text, marked, marker, level, lines: fileLines(lines, paragraph.first, paragraph.last) };
}
