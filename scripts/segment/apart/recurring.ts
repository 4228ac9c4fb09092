/**
 * Lines that a page puts below every entry and that say nothing of any: "Was this helpful? Yes (3) No (0)", "Link to this
 * entry". What tells them is that they recur, word for word but for figures, each time behind a text and before a name.
 */
import { endsSentence } from '../blocks/ends-sentence.ts';
import { isNameAbove } from './names-of-pages.ts';

const FEWEST = 3;
/** The share of the places of such a line that stand behind a text and before a gap, a name or the page's end. */
const NEARLY_ALL = 0.8;
const LONGEST = 80;
/** Blank lines around such a line, at the most. */
const FARTHEST = 6;
/** So large a share of a document's names, where it stands right below their texts. */
const MOST_NAMES = 0.6;

/** Reads: the lines of a document. Writes: the indexes of those that recur below its entries. */
export function recurringLines(texts: readonly string[]): number[] {
  const places = new Map<string, number[]>();
  texts.forEach((text, at) => {
    const words = withoutFigures(text);
    // A day in figures alone is a heading of days, and no line of a page.
    if (words.length <= 1 || /^0-0-0$/u.test(words) || text.trim().length > LONGEST || /[:;,]$/u.test(words)) return;
    const found = places.get(words);
    if (found === undefined) places.set(words, [at]);
    else found.push(at);
  });
  const names = texts.filter((_, at) => isNameAbove(texts, at)).length;
  const found = [...places.values()].flatMap((all) => (all.length >= FEWEST && areBelowEntries(texts, all, names) ? all : []));
  // A drawn line parts one entry from the next: what stands behind the last is an entry.
  const told = found.filter((at) => /\p{L}/u.test(texts[at] ?? ''));
  return told.length === 0 ? found : [...found, ...footBehind(texts, told.reduce((last, at) => Math.max(last, at), 0))];
}

/** What stands behind the last of them and sets off no name is the page's, too. */
function footBehind(texts: readonly string[], last: number): number[] {
  const foot = texts.flatMap((text, at) => (at > last && text.trim() !== '' ? [at] : []));
  const labels = Map.groupBy(texts.slice(0, last).flatMap((text) => labelOf(text) ?? []), (label) => label);
  const isField = (at: number): boolean => (labels.get(labelOf(texts[at] ?? '') ?? '')?.length ?? 0) >= FEWEST_FIELDS;
  return foot.some((at) => isNameAbove(texts, at) || isField(at)) ? [] : foot;
}

/** The name of a field, which each record has: where those above have it, what stands behind them is one more. */
const FEWEST_FIELDS = 2;

function labelOf(text: string): string | null {
  return /^\s*(?<label>\p{L}[\p{L} ]{1,20}):\s/u.exec(text.slice(0, LONGEST))?.groups?.['label']?.toLowerCase() ?? null;
}

function areBelowEntries(texts: readonly string[], places: readonly number[], names: number): boolean {
  const tight = places.filter((at) => (texts[at - 1] ?? '').trim() !== '').length;
  const isSentence = /[.…]["”’)]*$/u.test(texts[places[0] ?? 0]?.trim() ?? '');
  const below = places.filter((at) => isBehindText(texts, at) && isBeforeName(texts, at)).length;
  if (below < places.length * NEARLY_ALL || isSentence) return false;
  return tight > places.length / 2 ? places.length >= names * MOST_NAMES : true;
}

/** The nearest line above ends a sentence. */
function isBehindText(texts: readonly string[], at: number): boolean {
  const above = nearest(texts, at, -1) ?? '';
  return endsSentence(above) && !/[:;]$/u.test(above.trim());
}

/** Behind a gap, or at once, stands a line that ends no sentence, or nothing. */
function isBeforeName(texts: readonly string[], at: number): boolean {
  const below = nearest(texts, at, 1);
  return below === null || (below.trim().length <= LONGEST && !endsSentence(below)) || (texts[at + 1] ?? '').trim() === '';
}

/** The nearest line with text in a direction, or null where none is near. */
function nearest(texts: readonly string[], from: number, step: 1 | -1): string | null {
  for (let at = from + step; Math.abs(at - from) <= FARTHEST; at += step) {
    const text = texts[at];
    if (text !== undefined && text.trim() !== '') return text;
  }
  return null;
}

function withoutFigures(text: string): string {
  return text.trim().replaceAll(/\d+/gu, '0').toLowerCase();
}
