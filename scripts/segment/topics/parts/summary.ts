import type { ReadingLine } from '../../../read/source-file.ts';
import { withoutEmphasis } from '../../blocks/emphasis.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { fileLines } from '../../blocks/to-block.ts';
import type { SummaryPoint } from '../../segments.ts';
import { splitsOf } from '../names/splits.ts';

/** The points of a summary of changes: `- topic:** text` or `topic: text`. A paragraph without a topic introduces them. */
export function readSummary(paragraphs: Paragraph[], lines: ReadingLine[]): SummaryPoint[] {
  return paragraphs.flatMap((paragraph) => {
    const splits = splitsOf(paragraph.marked).filter(({ rest }) => rest !== '');
    const split = splits.find(({ separator }) => separator === ':') ?? splits[0];
    if (!split && paragraph.marker === null) return [];
    return [{ topic: split?.topic ?? null, text: withoutEmphasis(split?.rest ?? paragraph.marked), lines: fileLines(lines, paragraph.first, paragraph.last) }];
  });
}
