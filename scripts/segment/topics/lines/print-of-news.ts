/** Print that the head of a document says marks what is new, where some names have it and others not: "Items in italics are new." Such names are read with a star. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { isCapitals } from '../names/capitals.ts';
import { NEWS } from './explained-signs.ts';

/** How names are printed, and how a document calls that. */
export const PRINTS: readonly { says: RegExp; is: RegExp; holds: (name: string) => boolean; example: string }[] = [
  { says: /\bitalic(?:s|ised|ized)?\b/iu, is: /^(?<bullet>\s*(?:[•·-]\s+)?)(?:_(?<line>[^_]{2,60})_|\*(?!\*)(?<star>[^*]{2,60})\*(?!\*))(?<rest>\s*(?::|[-–—]|$).*)$/u, holds: () => true, example: 'Items in italics are new.' },
  { says: /\bitalic(?:s|ised|ized)?\b/iu, is: /^(?<bullet>\s*(?:[•·-]\s+)?)(?:_(?<line>[^_]{2,2000})_|\*(?!\*)(?<star>[^*]{2,2000})\*)(?<rest>)$/u, holds: () => true, example: 'What is new is in italics.' },
  { says: /\bbold(?:face|ed| type| print)?\b/iu, is: /^(?<bullet>\s*(?:[•·-]\s+)?)(?<star>\*\*(?=[\p{L}\d"“'‘(])[^*]{2,60}\*\*)(?<rest>.*)$/u, holds: () => true, example: 'Names in bold are new.' },
  { says: /\b(?:capitals|capital letters|upper ?case|all caps)\b/iu, is: /^(?<bullet>\s*(?:[•·-]\s+)?)(?<star>\p{Lu}[^.:!?;]{1,60}?)(?<rest>(?::|\s[-–—])\s.*)$/u, holds: isCapitals, example: 'What is in capitals is new.' },
];
const HEAD = 40;
const LONGEST = 400;
/** What is printed so: names and what stands under them, no passages of texts. */
const THINGS = /\b(?:items?|topics?|rulings?|entries|entry|names?|headings?|headwords?|titles?|cards?|terms?|answers?|what)\b/iu;
/** A name and what parts it from its text, in any print. */
const NAMED = /^\s*(?:[•·-]\s+)?["“'‘(*_]{0,3}[\p{L}\d][^.:!?;]{1,60}?(?::|\s[-–—])\s?/u;

/** Reads: the lines of a document. Writes: the same, with a star before names in the print of what is new. */
export function withPrintOfNews(lines: ReadingLine[]): ReadingLine[] {
  const head = lines.slice(0, HEAD).findIndex(({ text }) => text.length <= LONGEST && NEWS.test(text) && THINGS.test(text) && PRINTS.some(({ says }) => says.test(text)));
  const says = lines[head]?.text ?? '';
  const prints = head < 0 ? [] : PRINTS.filter((print) => print.says.test(says));
  if (prints.length === 0) return lines;
  const found = lines.map(({ text }, at) => (at <= head || text.length > LONGEST * 5 ? null : prints.flatMap(({ is, holds }) => {
    const groups = is.exec(text)?.groups;
    const name = groups?.['star'] ?? groups?.['line'];
    return name !== undefined && holds(name) ? [`${groups?.['bullet'] ?? ''}* ${name}${groups?.['rest'] ?? ''}`] : [];
  })[0] ?? null));
  const others = lines.some(({ text }, at) => at > head && found[at] === null && text.length <= LONGEST * 5 && NAMED.test(text));
  return others ? lines.map((line, at) => (found[at] === null || found[at] === undefined ? line : { ...line, text: found[at] })) : lines;
}
