/**
 * The places in a text as people count them, and as rulings do ("the 5th paragraph", "the second bullet"): paragraphs are
 * counted through, a list's items are counted from one below the paragraph or heading that they follow. An address keeps
 * the id of its block; its place is told by what stands before it in the text that is read.
 */
import type { Block, BlockType } from './corpus.ts';

type Counted = Pick<Block, 'id' | 'type'>;

/** Where a block stands: its number among its kind, and for an item the place that its list belongs to. */
export type Place
  = | { is: 'paragraph' | 'heading'; number: number }
    | { is: 'item'; number: number; below: Place | null };

/** Whether a block is an item of a list: bulleted or numbered. */
export function isItem({ type }: { type: BlockType }): boolean {
  return type === 'bullet' || type === 'numbered';
}

/** The place of each block of a text, by its id. */
export function placesIn(text: readonly Counted[]): Map<string, Place> {
  const numbers = { paragraph: 0, heading: 0, item: 0 };
  let below: Place | null = null;
  return new Map(text.map((block): [string, Place] => {
    const is = isItem(block) ? 'item' : block.type === 'label' ? 'heading' : 'paragraph';
    numbers[is] += 1;
    if (is === 'item') return [block.id, { is, number: numbers.item, below }];
    numbers.item = 0;
    below = { is, number: numbers[is] };
    return [block.id, below];
  }));
}

/** A place in words: `paragraph 3`; `paragraph 2, item 1`. A block that the text does not have is a passage of it. */
export function placeName(text: readonly Counted[], id: string): string {
  const place = placesIn(text).get(id);
  return place === undefined ? 'a passage' : inWords(place);
}

function inWords(place: Place): string {
  const own = `${place.is} ${place.number}`;
  return place.is === 'item' && place.below !== null ? `${inWords(place.below)}, ${own}` : own;
}

/** What stands before a block in print: a paragraph's number, an item's marker as published, a sign for a heading. */
export function signOf({ type, marker }: { type: BlockType; marker?: string | null | undefined }, place: Place | undefined): string {
  if (isItem({ type })) return marker ?? '•';
  return place?.is === 'paragraph' ? String(place.number) : '¶';
}
