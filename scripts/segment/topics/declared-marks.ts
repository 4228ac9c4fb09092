/** Signs that a document declares to mean "new", whatever they are: "Lines with a ! in front are new." They are read as a star. */
import type { ReadingLine } from '../../read/source-file.ts';

const SIGN = '[!^=%&?~¤#|+>x•]';
const DECLARED: readonly { says: RegExp; example: string }[] = [
  { says: new RegExp(`\\b(?:lines?|entries|entry|topics?|rulings?|items?|those|names?|headings?|what|anything)\\b[^.]{0,40}\\b(?:with|by|after|behind|has|have|bears?|carr(?:y|ies))\\b[^.]{0,20}["“'‘( \`](?<sign>${SIGN})(?=["”'’) \`.,])[^.]{0,60}\\b(?:new|changed|revised|added|updated)\\b`, 'iu'), example: 'Lines with a ! in front are new.' },
  { says: new RegExp(`\\b(?:new|changed|revised|added|updated)\\b[^.]{0,60}\\b(?:with|by|bears?|have|has|carr(?:y|ies))\\b[^.]{0,20}["“'‘( \`](?<sign>${SIGN})(?=["”'’) \`.,]|$)`, 'iu'), example: 'New rulings are marked with a "!".' },
];
/** Lines in which a document says so. */
const HEAD = 40;
const LONGEST = 400;

/** Reads: the lines of a document. Writes: the same, with a star for the sign that it declares before a name. */
export function withDeclaredMarks(lines: ReadingLine[]): ReadingLine[] {
  const sign = lines.slice(0, HEAD).flatMap(({ text }) => (text.length > LONGEST ? [] : DECLARED.flatMap(({ says }) => says.exec(text)?.groups?.['sign'] ?? [])))[0];
  if (sign === undefined) return lines;
  const begins = `${sign} `;
  return lines.map((line) => (line.text.trimStart().startsWith(begins) && /^\s?\S\s{1,3}["“'‘(*]{0,3}[\p{L}\d]/u.test(line.text) ? { ...line, text: line.text.replace(sign, '*') } : line));
}

/** What stands behind a name and says that its ruling is new: "Lamp Oil (NEW)", "Lamp Oil [changed]". */
const NEWS = /\s*[([](?:new|updated?|changed?|revised|amended|corrected|added|new!|revision)!?[)\]]$/iu;

/** Reads: a topic as printed. Writes: it without such a mark, and whether it bore one. */
export function withoutNews(topic: string): { topic: string; isNew: boolean } {
  const found = NEWS.exec(topic);
  return found === null || found.index === 0 ? { topic, isNew: false } : { topic: topic.slice(0, found.index).trimEnd(), isNew: true };
}
