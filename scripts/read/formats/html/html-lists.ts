/** The markers of list items, as a browser shows them. */
import type { Element } from 'hast';

export interface ListState {
  ordered: boolean;
  /** Items are counted by small letters. */
  letters: boolean;
  next: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A list where it begins: `<ol type="a" start="3">` counts c, d, e. */
export function listOf({ tagName, properties }: Element): ListState {
  return { ordered: tagName === 'ol', letters: properties['type'] === 'a', next: numberIn(properties['start']) ?? 1 };
}

/** The marker of the next item of a list, which the item may number anew. */
export function markerOf({ properties }: Element, list: ListState | undefined): string {
  if (!list?.ordered) return '•';
  const number = numberIn(properties['value']) ?? list.next;
  list.next = number + 1;
  return `${list.letters ? LETTERS.charAt(number - 1) || number : number}.`;
}

function numberIn(value: Element['properties'][string]): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
