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

/** What is said of the word itself, in a legend: "NEW! stands before what is". */
const OF_ITSELF = /^(?:stands?|marks?|means?|is|are|shows?|before|behind|in front|has|have|indicates?|denotes?|was|were)\b/iu;
/** A word before a name that says that its ruling is new: "NEW! lamp oil", "[new] lamp oil", "<NEW> LAMP OIL". */
export const NEWS_BEFORE: readonly { is: RegExp; example: string }[] = [
  { is: /^\s{0,3}(?:\[(?:new|changed|updated|revised)!?\]|<(?:new|changed|updated|revised)!?>|\{(?:new|changed|updated|revised)!?\}|\((?:new|changed|updated|revised)!?\))\s+(?=["“'‘*]{0,3}[\p{L}\d])/iu, example: '[new] lamp oil: It burns.' },
  { is: /^\s{0,3}(?:NEW|CHANGED|UPDATED|REVISED)!\s+(?=["“'‘*]{0,3}[\p{L}\d])/u, example: 'NEW! lamp oil: It burns.' },
];
/** A letter that stands for the dot of a list: so many lines begin with it and a name. */
const LETTER_DOT = /^\s{0,3}o(?<gap>\s+)(?=(?:\S\s+)?["“'‘*]{0,3}[\p{L}\d])/u;
const FEWEST_DOTS = 4;
/** A row of a legend that says of a sign that it marks what is new: "  +  not in the last list". */
const ROW = /^\s*(?<sign>[!^=%&?~¤#|+>x•*])\s+(?:[-–=:]\s+)?(?<means>\p{L}.{2,60})$/u;
const MEANS_NEW = /\b(?:new|changed|revised|reworded|added|updated|not (?:yet )?in the|(?:another|a different|other) (?:answer|text|wording)|since)\b/iu;

/** Reads: the lines of a document. Writes: the same, with a star for the signs and words before a name that say that it is new. */
export function withDeclaredMarks(lines: ReadingLine[]): ReadingLine[] {
  return withDots(withDeclaredSign(lines.map(withoutNewsBefore)));
}

function withoutNewsBefore(line: ReadingLine): ReadingLine {
  const found = NEWS_BEFORE.find(({ is }) => is.test(line.text));
  return found === undefined || OF_ITSELF.test(line.text.replace(found.is, '')) ? line : { ...line, text: line.text.replace(found.is, '* ') };
}

/** Lists whose dots were typed as a letter, with the signs that a legend above them explains. */
function withDots(lines: ReadingLine[]): ReadingLine[] {
  const dots = lines.filter(({ text }) => LETTER_DOT.test(text)).length;
  if (dots < FEWEST_DOTS) return lines;
  const first = lines.findIndex(({ text }) => LETTER_DOT.test(text));
  const signs = new Set(lines.slice(0, Math.min(first, HEAD)).flatMap(({ text }) => {
    const row = ROW.exec(text)?.groups;
    return row !== undefined && MEANS_NEW.test(row['means'] ?? '') ? row['sign'] ?? [] : [];
  }));
  return lines.map((line) => {
    const dot = LETTER_DOT.exec(line.text)?.[0];
    if (dot === undefined) return line;
    const rest = line.text.slice(dot.length);
    return { ...line, text: signs.has(rest.charAt(0)) && rest.charAt(1) === ' ' ? `* ${rest.slice(1).trimStart()}` : rest };
  });
}

function withDeclaredSign(lines: ReadingLine[]): ReadingLine[] {
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
