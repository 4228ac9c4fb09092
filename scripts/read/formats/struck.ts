import type { Mark, ReadingLine } from '../source-file.ts';

/** Two tildes on each side, as in Markdown and in mail: `~~It opens at high water only.~~` */
const SIGN = '~~';
/** Neither more tildes nor fewer: `~~~ A to C ~~~` frames a title. */
const EXACT = /(?<!~)~~(?!~)/u;

/** A line of nothing but tildes draws a line; it strikes nothing. */
const RULE = /^~+$/u;

/**
 * Reads: the lines of a text. Writes: the same without the words that it strikes out, which may go on to the end of their
 * paragraph's lines. A sign without its fellow in the paragraph is text like any other.
 */
export function withoutStruck(lines: readonly ReadingLine[]): ReadingLine[] {
  const out = [...lines];
  let start = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (at < lines.length && lines[at]?.text.trim() !== '') continue;
    const paragraph = lines.slice(start, at);
    if (paragraph.some(({ text }) => text.includes(SIGN))) out.splice(start, paragraph.length, ...inParagraph(paragraph));
    start = at + 1;
  }
  return out;
}

function inParagraph(lines: readonly ReadingLine[]): ReadingLine[] {
  let left = lines.reduce((sum, { text }) => sum + signsIn(text), 0);
  let striking = false;
  return lines.map((line) => {
    if (signsIn(line.text) === 0 && !striking) return line;
    const marks: Mark[] = [];
    let text = '';
    for (const [at, piece] of line.text.split(EXACT).entries()) {
      if (at > 0) {
        left -= 1;
        if (striking || left > 0) striking = !striking;
        else text += SIGN;
      }
      if (!striking) text += piece;
      else if (piece.trim() !== '') marks.push({ is: 'struck', words: piece.trim() });
    }
    return { ...line, text: text.replaceAll(/ {2,}/gu, ' ').trimEnd(), ...(marks.length === 0 ? {} : { marks }) };
  });
}

function signsIn(text: string): number {
  return RULE.test(text.trim()) ? 0 : text.split(EXACT).length - 1;
}
