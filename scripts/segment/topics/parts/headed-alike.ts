/** Where a document whose headings are in capitals has another such line behind its last topic, what is below it is a section that holds none. */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { isCapitals } from '../names/capitals.ts';
import type { TopicCandidate } from '../names/candidates.ts';
import { opensAsInstruction } from '../names/instruction-openings.ts';
import type { Sectioned } from './sections.ts';

const LONGEST = 60;

/** Reads: a document's paragraphs and its topics. Writes: the place of such a line, or of the document's end. */
export function startOfLastSection(sectioned: readonly Sectioned[], starts: ReadonlyMap<Paragraph, TopicCandidate>): number {
  const none = sectioned.length;
  const headings = sectioned.filter(({ heading }) => heading !== null && heading !== 'letter');
  const topics = [...starts.values()];
  // Names in capitals, or on lines of their own, look like such a line.
  if (headings.length === 0 || topics.length === 0 || !headings.every(({ paragraph }) => isCapitals(paragraph.text)) || topics.some(({ topic, rest }) => rest === '' || isCapitals(topic))) return none;
  const last = sectioned.findLastIndex(({ paragraph }) => starts.has(paragraph));
  const at = sectioned.findIndex(({ paragraph, heading }, index) => index > last && heading === null && isTitle(paragraph, sectioned[index - 1]?.paragraph, sectioned[index + 1]?.paragraph));
  const holdsOrder = at >= 0 && sectioned.slice(at).some(({ paragraph }) => opensAsInstruction(paragraph.text));
  return at < 0 || holdsOrder ? none : at;
}

/** A line in capitals with gaps around it, and a text below; none that an order has announced. */
function isTitle({ text, first, last, marker }: Paragraph, above: Paragraph | undefined, below: Paragraph | undefined): boolean {
  const isApart = above !== undefined && below !== undefined && first > above.last + 1 && below.first > last + 1;
  return isApart && marker === null && first === last && text.length <= LONGEST && isCapitals(text) && /\p{Lu}{3}/u.test(text) && endsSentence(above.text) && !/:\s*$/u.test(above.text);
}
