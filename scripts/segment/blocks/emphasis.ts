/** `**bold**` and `*italic*` as rulings print them. */

export interface Emphasis {
  /** Where in the plain text, from the first character to after the last. */
  from: number;
  to: number;
  is: 'strong' | 'em';
}

/** Bold, or italic whose marks stand at the edges of words: an asterisk inside a word marks nothing. */
const MARKED = /\*\*(?=\S)([^*]+?)\*\*|(?<=^|[\s("“'‘[–—/-])\*(?=\S)([^*]+?)(?<=\S)\*(?=$|[\s.,;:!?)"”'’\]–—/-])/gu;

/** Reads: a text with its marks. Writes: the text without them, and what they marked. Unpaired `**` are left out too. */
export function readEmphasis(marked: string): { text: string; emphasis: Emphasis[] } {
  let text = '';
  let at = 0;
  const emphasis: Emphasis[] = [];
  const copy = (until: number): void => { text += marked.slice(at, until).replaceAll('**', ''); };
  for (const found of marked.matchAll(MARKED)) {
    copy(found.index);
    const words = found[1] ?? found[2] ?? '';
    emphasis.push({ from: text.length, to: text.length + words.length, is: found[1] === undefined ? 'em' : 'strong' });
    text += words;
    at = found.index + found[0].length;
  }
  copy(marked.length);
  return { text, emphasis };
}

/** The text alone. */
export function withoutEmphasis(marked: string): string {
  return readEmphasis(marked).text;
}
