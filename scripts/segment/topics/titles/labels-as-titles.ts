/** The label of a text with gaps around it, above a name that has its own text right below: `Errata:` heads what follows, and labels nothing of what is above. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import type { Sectioned } from '../parts/sections.ts';

/** Labels of what goes on with a text: `Examples:` below new text leads to what is text, too. */
const ofTheTextAbove = /^\W*(?:examples?|for example|e\.g\.|notes?|remarks?|exceptions?)\b/iu;

/** Reads: a document's paragraphs, and which begin a topic. Writes: the labels that are titles. */
export function labelsAsTitles(sectioned: readonly Sectioned[], starts: { has(paragraph: Paragraph): boolean }): Paragraph[] {
  return sectioned.flatMap(({ paragraph }, at) => {
    const [above, name, text] = [at - 1, at + 1, at + 2].map((index) => sectioned[index]?.paragraph);
    if (above === undefined || name === undefined || text === undefined || paragraph.type !== 'label' || !starts.has(name) || ofTheTextAbove.test(paragraph.text)) return [];
    return paragraph.first > above.last + 1 && name.first > paragraph.last + 1 && text.first === name.last + 1 ? [paragraph] : [];
  });
}
