/** Words and signs that lead to a picture, a page or the address of the thing named before them: `Low Water (view)`, `Low Water ¶`. They are the page's, and no part of the name. */
import type { ReadingLine } from '../../../read/source-file.ts';

/** So many names bear such a word. */
const FEWEST = 3;
const WORD = /^(?<name>\S.{0,90}?)(?: ?[¶🔗]| #|\s?[([](?:view|show|hide|image|images|picture|pic|scan|see card|view card|card image|card text|link|permalink|details|more|info|edit|discuss|comment|reply|top|back|up|x|voir|ansehen|ver)[)\]])$/iu;

/** Reads: the lines of a document. Writes: the same, without such a word behind names, where one stands behind several. */
export function withoutLinkWords(lines: ReadingLine[]): ReadingLine[] {
  const names = lines.map(({ text }) => (text.length > 110 ? undefined : WORD.exec(text.trimEnd())?.groups?.['name']));
  if (new Set(names.filter((name) => name !== undefined)).size < FEWEST) return lines;
  return lines.map((line, at) => (names[at] === undefined ? line : { ...line, text: names[at] }));
}
