/** What a table leaves of itself in a text: lines of pipes, rules of them, and pipes behind cells. */

const PIPES = /^\|+$/u;
/** A rule below the titles of columns, as Markdown draws it. */
const RULE = /^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?)?$/u;

/** Whether a line holds nothing but pipes, one or more, or a rule of them. */
export function isPipes(text: string): boolean {
  return PIPES.test(text.replaceAll(/[\s\u00a0]+/gu, '')) || RULE.test(text.trim());
}

/** A line without the pipes at its edges. */
export function withoutPipe(text: string): string {
  const line = text.trim();
  return line.includes('|') ? line.replace(/^\|[|\s]*/u, '').replace(/[|\s]*\|$/u, '').trim() : line;
}
