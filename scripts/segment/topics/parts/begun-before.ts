/** A copy that begins in the midst of a text has no head: what stands above its first heading is the end of that text, and more of what is below. */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { describesItself } from '../../front-matter/self-description.ts';
import { isPlausible } from '../names/plausible.ts';
import { titleIn } from '../titles/title-line.ts';

/**
 * Reads: the paragraphs above the first heading of a document. Writes: how many of them go on with a text that began before the
 * copy does, items of its list, where names with items of their own stand below them and nothing speaks of the document; else 0.
 */
export function begunBefore(front: readonly Paragraph[]): number {
  const left = front.findIndex(({ marker }) => marker === null);
  if (left < 1 || front.some(({ text }) => describesItself(text))) return 0;
  const isNamed = front.slice(left).every((one, at, all) => {
    const split = one.marker === null ? titleIn(one) : null;
    return one.marker === null ? split !== null && isPlausible(split) && isItem(all[at + 1]) : isItem(one);
  });
  return isNamed && front.slice(0, left).every(isItem) ? left : 0;
}

function isItem(paragraph: Paragraph | undefined): boolean {
  return (paragraph?.marker ?? null) !== null && endsSentence(paragraph?.text ?? '');
}
