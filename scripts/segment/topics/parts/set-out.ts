/** Where a document sets its topics in from the margin at which it speaks itself, what stands at that margin between them is its own remark on them, no text of theirs. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { opensAsInstruction } from '../names/instruction-openings.ts';
import type { Sectioned } from './sections.ts';

/** So many topics, and so large a share of them, set in alike. */
const FEWEST = 3;
const NEARLY_ALL = 0.75;

/** Reads: a document's lines and paragraphs, and which begin a topic. Writes: those behind the first topic that stand at the margin of what is said above it. */
export function atTheMargin(reading: readonly ReadingLine[], sectioned: readonly Sectioned[], starts: { has(paragraph: Paragraph): boolean }): ReadonlySet<Paragraph> {
  const indentOf = ({ first }: Paragraph): number => /^\s*/u.exec(reading[first]?.text ?? '')?.[0].length ?? 0;
  const topics = sectioned.filter(({ paragraph }) => starts.has(paragraph)).map(({ paragraph }) => indentOf(paragraph));
  const [own = 0, set = []] = [...Map.groupBy(topics, (indent) => indent)].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const begin = sectioned.findIndex(({ paragraph }) => starts.has(paragraph));
  const margins = new Set(sectioned.slice(0, Math.max(begin, 0)).flatMap(({ paragraph }) => (endsSentence(paragraph.text) ? [indentOf(paragraph)] : [])));
  if (set.length < FEWEST || set.length < topics.length * NEARLY_ALL || margins.size === 0 || [...margins].some((indent) => indent >= own)) return new Set();
  return new Set(sectioned.flatMap(({ paragraph }, at) => {
    const above = sectioned[at - 1]?.paragraph;
    const isRemark = at > begin && above !== undefined && paragraph.first > above.last + 1 && paragraph.marker === null && margins.has(indentOf(paragraph));
    // What an order announces is its text, wherever it stands.
    return isRemark && !/:\s*$/u.test(above.text) && !opensAsInstruction(paragraph.text) ? [paragraph] : [];
  }));
}
