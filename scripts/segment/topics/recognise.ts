import type { SourceFile } from '../../read/source-file.ts';
import { opensAsInstruction } from './instruction-openings.ts';
import { kindsOf, type Kind } from './kinds.ts';
import { splitsIn, type Separator } from './splits.ts';
import { topicView } from './topic-view.ts';

/** So many topics make a document of topics. */
const ENOUGH = 3;
/** Instructions to change a glossary, and references, that make rulings of a document whose head says nothing. */
const INSTRUCTIONS = { fewest: 5, weight: 2 };

/** How surely a document of this kind sets its topics off with one of the given signs, 0 to 1. */
export function recogniseTopics(source: SourceFile, kind: Kind, separators: Separator[]): number {
  const { style, paragraphs, open } = topicView(source);
  if (!separators.includes(style.separator) || style.count < ENOUGH) return 0;
  const kinds = kindsOf(paragraphs.map(({ paragraph }) => paragraph.text));
  const instructions = open.filter(({ paragraph }) => splitsIn(paragraph).some(({ rest }) => opensAsInstruction(rest))).length;
  if (instructions >= INSTRUCTIONS.fewest) kinds.rulings += INSTRUCTIONS.weight;
  const other = kind === 'glossary' ? kinds.rulings : kinds.glossary;
  if (kinds[kind] === 0 || kinds[kind] < other || (kinds[kind] === other && kind === 'glossary')) return 0;
  return Math.min(1, (kinds[kind] >= 3 ? 0.5 : 0.3) + 0.4 * Math.min(1, style.count / 10));
}
