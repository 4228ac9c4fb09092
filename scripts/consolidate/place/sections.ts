import type { Block } from '../../../src/schemas/corpus.ts';
import { fold, words } from '../text/fold.ts';

/**
 * The blocks of the section with this title: those that follow its label, up to the next one. Null where no label, or
 * more than one, bears the title: headings that run into a paragraph do not say where their section ends.
 */
export function section(title: string, text: Block[]): Block[] | null {
  const labels = text.filter((block) => block.type === 'label' && titled(block, title));
  const label = labels[0];
  if (label === undefined || labels.length > 1) return null;
  const start = text.indexOf(label) + 1;
  const next = text.findIndex((block, index) => index >= start && block.type === 'label');
  return text.slice(start, next < 0 ? text.length : next);
}

function titled(label: Block, title: string): boolean {
  return fold(words(label.text).join(' ')) === fold(words(title).join(' '));
}
