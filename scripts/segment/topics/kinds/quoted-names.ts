/**
 * Texts that quote the name above them, `"Lamp Oil" is not lost when ...`, as rulings on cards do: no list of terms puts its
 * own terms between quotation marks again and again.
 */
import { sortKey } from '../../../names/sort-key.ts';

const FEWEST = 3;
const SHARE = 0.5;
const QUOTED = /["“„«](?<name>[^"“”„«»]{2,60})["”»]/gu;

export interface NameAndTexts {
  name: string;
  texts: readonly string[];
}

/** Whether half of some names at least, and several, stand between quotation marks in their own texts. */
export function quoteTheirNames(all: readonly NameAndTexts[]): boolean {
  const quoting = all.filter(({ name, texts }) => texts.some((text) => [...text.matchAll(QUOTED)].some(({ groups }) => sortKey((groups?.['name'] ?? '').replace(/,$/u, '')) === sortKey(name))));
  return quoting.length >= FEWEST && quoting.length >= all.length * SHARE;
}
