import type { BlockType } from '../model/corpus.ts';

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

export function isListItem(type: BlockType): boolean {
  return type === 'bullet' || type === 'numbered';
}

/**
 * A block in words, by the number in its id: blocks of the base text are counted through, list items among them, so that
 * the number is an address and not the ordinal a ruling means by "the second paragraph". Blocks that a ruling added have
 * none.
 */
export function provisionName(id: string): string {
  const number = numberIn(id);
  return number === null ? 'added passage' : `no. ${number}`;
}

/** What stands before a block: its number, or for a list item the marker it was printed with. */
export function provisionSign({ id, type, marker }: Pick<ProvisionProps, 'id' | 'type' | 'marker'>): string {
  if (isListItem(type)) return marker ?? '•';
  return numberIn(id) ?? '¶';
}

/** Ids that an edition gave say which block it is there: `p3`, or with the edition's day `p3-2016-10-10`. */
export function numberIn(id: string): string | null {
  return /^p(\d+)(?:-|$)/.exec(id)?.[1] ?? null;
}
