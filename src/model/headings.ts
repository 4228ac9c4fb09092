/** The headings inside a text: those that stand alone, and those that run into their paragraph. */
import type { Block } from './corpus.ts';

/** "Night duties:", "Night duties - Each watch walks ...". */
const runIn = /^(?<title>\p{Lu}[^.!?:]{0,60}?)\s*(?:\s[-–—]+\s|:(?=\s|$))/u;

/** The heading that a block is or begins with; null where it has none. */
export function titleOf({ type, text }: Pick<Block, 'type' | 'text'>): string | null {
  if (type === 'label') return text;
  return type === 'paragraph' ? (runIn.exec(text)?.groups?.['title'] ?? null) : null;
}

/** So many headings make a text that one finds one's way in by its contents. */
const fewest = 3;

/** The headings of a text with the ids of their blocks; none where there are only a few. */
export function contentsOf(text: readonly Block[]): { id: string; title: string }[] {
  const found = text.flatMap((block) => {
    const title = titleOf(block);
    return title === null ? [] : [{ id: block.id, title: title.replace(/:$/u, '') }];
  });
  return found.length < fewest ? [] : found;
}
