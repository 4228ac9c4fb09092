/** Parts of which a document says that they hold none: neither their title nor what says so belongs to the ruling before. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import type { Starts } from '../names/candidates.ts';
import { saysNothing } from './nothing-said.ts';
import type { Sectioned } from './sections.ts';
import { titleIn } from '../titles/title-line.ts';

/** Reads: a document's paragraphs and its topics. Writes: the titles of what holds none, and the texts that say so. A name with such a text behind it, in one line, is a thing's, and stays a topic. */
export function emptyParts(sectioned: readonly Sectioned[], starts: Starts): { titles: Set<Paragraph>; notes: Set<Paragraph | undefined> } {
  const [titles, notes] = [new Set<Paragraph>(), new Set<Paragraph | undefined>()];
  sectioned.forEach(({ paragraph }, at) => {
    const above = sectioned[at - 1]?.paragraph;
    if (starts.has(paragraph) || above === undefined || !saysNothing(paragraph.text) || starts.has(above) || titleIn(above) === null) return;
    titles.add(above);
    notes.add(paragraph);
  });
  return { titles, notes };
}
