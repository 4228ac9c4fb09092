import type { BlockType } from '../schemas/corpus.ts';

/** The attributes of `<Block>` in the MDX: all text, `owner` and `version` put there by `remarkProvisions`. */
export interface ProvisionProps {
  id: string;
  type: BlockType;
  lines: string;
  document: string;
  amendment?: string;
  marker?: string;
  level?: string;
  owner: string;
  version?: string;
}

const names: Record<BlockType, string> = { paragraph: 'Paragraph', bullet: 'List item', numbered: 'List item', label: 'Heading' };

export function isListItem(type: BlockType): boolean {
  return type === 'bullet' || type === 'numbered';
}

/**
 * A block in words, by the number in its id: `Paragraph 2`; short, for the margin: `2`. Blocks that a ruling added have
 * no number of the base text: they are named by their type alone.
 */
export function provisionName(id: string, type: BlockType, form: 'long' | 'short' = 'long'): string {
  const number = /^[a-z]+(\d+)$/.exec(id)?.[1] ?? '';
  if (form === 'long') return `${names[type]} ${number}`.trim();
  return type === 'paragraph' && number !== '' ? number : isListItem(type) ? '•' : '¶';
}
