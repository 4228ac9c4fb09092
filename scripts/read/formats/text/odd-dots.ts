/** Dots of a printer's own shape before the items of a list: `◊ It burns until dawn.` Written as the usual one, where nothing else can be meant. */
import type { ReadingLine } from '../../source-file.ts';

/** Signs that are a dot in one document, and in another mark what is new or stand before a name. */
const SIGN = /^\s*(?<sign>[◊◇⬦⟡◆❖‣⁃➢➤])\s+(?=\S)/u;
const FEWEST = 3;
/** A name before its text, and one alone on its line, which no small letter goes on with. */
const NAMED = /^\s*\S\s+["“'‘]?\p{L}[^.:;!?]{0,50}(?::|\s[-–—]{1,2})\s/u;
const ALONE = /^\s*\S\s+["“'‘]?\p{Lu}[^.:;!?,]{0,50}$/u;
const MOST_NAMES = 0.2;

/** Reads: the lines of a text. Writes: the same, such signs as dots, where each of them stands right below a text, before a sentence, and nowhere else. */
export function withPlainDots(lines: ReadingLine[]): ReadingLine[] {
  const signs = Map.groupBy(lines.flatMap(({ text }, at) => {
    const sign = SIGN.exec(text)?.groups?.['sign'];
    return sign === undefined ? [] : [{ at, sign }];
  }), ({ sign }) => sign);
  const dots = new Set([...signs].flatMap(([sign, all]) => (areDots(sign, all.map(({ at }) => at), lines) ? all.map(({ at }) => at) : [])));
  return dots.size === 0 ? lines : lines.map((line, at) => (dots.has(at) ? { ...line, text: line.text.replace(/^(\s*)\S/u, '$1•') } : line));
}

function areDots(sign: string, places: readonly number[], lines: readonly ReadingLine[]): boolean {
  const named = places.filter((at) => NAMED.test(lines[at]?.text ?? '') || (ALONE.test(lines[at]?.text ?? '') && !/^\s*\p{Ll}/u.test(lines[at + 1]?.text ?? ''))).length;
  const isElsewhere = lines.some(({ text }, at) => text.includes(sign) && !places.includes(at));
  return places.length >= FEWEST && !isElsewhere && named <= places.length * MOST_NAMES && places.every((at) => (lines[at - 1]?.text ?? '').trim() !== '');
}
