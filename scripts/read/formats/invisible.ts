/** Signs that nobody sees: where a word may be broken, which way text runs, spaces without width. A reader reads across them. */
import type { ReadingLine } from '../source-file.ts';

const INVISIBLE = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
const HYPHEN_AT_END = /\u00ad[\s\u200b]*$/u;

/** Reads: what a reader reads of a document. Writes: the same without such signs; a word that one of them breaks at a line's end stands on the next. */
export function withoutInvisible(lines: readonly ReadingLine[]): ReadingLine[] {
  return withWordsWhole(lines, (text) => HYPHEN_AT_END.test(endOf(text))).map((line) => (line.text.search(INVISIBLE) < 0 ? line : { ...line, text: line.text.replaceAll(INVISIBLE, '') }));
}

const BROKEN = /(?<=^|[\s("“‘'*])(?<head>\p{L}{2,})[-\u00ad\u2010][\s\u200b]*$/u;
const REST = /^\s*(?<rest>\p{Ll}{2,})/u;
/** So many words that lines break tell that a document breaks them at all. */
const FEWEST = 3;
/** Words that keep their hyphen wherever they stand. */
const COMPOUND = /^(?:non|self|multi|anti|counter|pre|post|semi|half|full|all|well|ill|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|last|high|low|long|short|double|single|cross|face|in|off|on|out|over|under|up|by|re)$/iu;

/**
 * Reads: the lines of a text. Writes: the same, each word that a hyphen breaks at the end of a line whole, at the head of
 * the next, where the document itself has it so, or has nothing that speaks for two words.
 */
export function withBrokenWords(lines: readonly ReadingLine[]): ReadingLine[] {
  const broken = lines.flatMap(({ text }, at) => (BROKEN.test(endOf(text)) && REST.test(lines[at + 1]?.text ?? '') ? [at] : []));
  if (broken.length === 0) return [...lines];
  const words = wordsOf(lines);
  return withWordsWhole(lines, (text, next) => isOneWord(BROKEN.exec(endOf(text))?.groups?.['head'] ?? '', REST.exec(next)?.groups?.['rest'] ?? '', words, broken.length));
}

function isOneWord(first: string, second: string, words: ReadonlySet<string>, broken: number): boolean {
  const [head, rest] = [first.toLowerCase(), second.toLowerCase()];
  if (head === '' || rest === '' || words.has(`${head}-${rest}`)) return false;
  if (words.has(head + rest)) return true;
  return broken >= FEWEST && !COMPOUND.test(head) && !words.has(rest);
}

/** The words of a document that no line's end breaks. */
function wordsOf(lines: readonly ReadingLine[]): Set<string> {
  return new Set(lines.flatMap(({ text }, at) => {
    const ahead = BROKEN.test(endOf(lines[at - 1]?.text ?? '')) ? text.replace(REST, '') : text;
    return (ahead.slice(0, -LONGEST) + endOf(ahead).replace(BROKEN, '')).toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  }));
}

const FIRST_PART = /(?<=\S\s)(?<head>\S+)[-\u00ad\u2010][\s\u200b]*$/u;
/** Characters at the end of a line in which a word may be broken. */
const LONGEST = 60;

function endOf(text: string): string {
  return text.slice(-LONGEST);
}

/** Moves the first part of each word that is broken, and one word, to the line of the second. */
function withWordsWhole(lines: readonly ReadingLine[], isWord: (text: string, next: string) => boolean): ReadingLine[] {
  const out = [...lines];
  out.forEach((line, at) => {
    const next = out[at + 1];
    const end = endOf(line.text);
    const found = FIRST_PART.exec(end);
    const head = found?.groups?.['head'];
    if (next === undefined || found === null || head === undefined || !REST.test(next.text) || !isWord(line.text, next.text)) return;
    out[at] = { ...line, text: line.text.slice(0, line.text.length - end.length + found.index).trimEnd() };
    out[at + 1] = { ...next, text: next.text.replace(/^\s*/u, (space) => space + head) };
  });
  return out;
}
