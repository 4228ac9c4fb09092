import type { SourceFile } from '../../read/source-file.ts';
import { readParagraphs } from '../blocks/paragraphs.ts';
import { wrappingOf } from '../blocks/wrapping.ts';
import type { Separator } from './splits.ts';
import { styleOf } from './style.ts';

/** So many topics make a document of topics. */
const ENOUGH = 3;
/** Characters of a document's head in which its kind is named. */
const HEAD = 1500;

/**
 * How surely a document is one of topics parted from their texts by one of the given signs, 0 to 1.
 * @param says words that the head of such a document says @param saysNot words that it does not, where another kind does
 */
export function recogniseTopics({ reading }: SourceFile, separators: Separator[], says: RegExp, saysNot: RegExp | null): number {
  const head = reading.map(({ text }) => text).join('\n').slice(0, HEAD);
  if (saysNot?.test(head)) return 0;
  const paragraphs = readParagraphs(reading, 0, reading.length, { wrapping: wrappingOf(reading), starIsBullet: false });
  const style = styleOf(paragraphs);
  if (!separators.includes(style.separator) || style.count < ENOUGH) return 0;
  return Math.min(1, (says.test(head) ? 0.5 : 0.15) + 0.4 * Math.min(1, style.count / 10));
}
