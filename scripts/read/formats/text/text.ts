import { decodeHTMLStrict } from 'entities';
import type { Message } from '../../../../src/model/corpus.ts';
import { MAX_LINE_LENGTH } from '../../limits.ts';
import type { ReadingLine } from '../../source-file.ts';
import { withoutCellLines } from './cell-lines.ts';
import { withColumnsApart } from './columns.ts';
import { withoutDenseCells } from './dense-cells.ts';
import { withTermsApart } from './glued-terms.ts';
import { withHeadings } from '../headings.ts';
import { withLostBreaks } from './lost-breaks.ts';
import { withBrokenWords } from '../invisible.ts';
import { withoutLinkMarks } from './link-marks.ts';
import { withColonDefinitions, withDescriptions, withItemTerms, withTermsAtMargin, withoutCodeSigns, withoutFields, withoutLinks } from '../markdown/markdown-leftovers.ts';
import { withoutMarginBars } from './margin-bars.ts';
import { withPlainDots } from './odd-dots.ts';
import { withPagesApart } from './page-lines-of-viewers.ts';
import { withoutPacking } from './quoted-printable.ts';
import { withoutOpenRows } from './open-rows.ts';
import { withoutPageStyles } from './page-styles.ts';
import { withoutPictureMarks } from './picture-marks.ts';
import { withoutSheet } from '../sheet/sheet.ts';
import { withoutPipes } from '../sheet/pipe-table.ts';
import { withoutQuoting } from '../quoting.ts';
import { withWholeCapitals } from './small-capitals.ts';
import { withoutStruck } from '../struck.ts';
import { withoutYaml } from './yaml-lists.ts';
import { withUnderlinedNames } from './underlined-names.ts';
import { withButtonsBehind, withoutDefinitionSigns, withoutLinksBehind, withoutLoneSigns } from '../wiki/wiki-leftovers.ts';

/**
 * A text's lines as they lie on disk: `\n`, `\r\n` or `\r`; a newline at the end begins no further line. A NUL, which no
 * page can show, is the sign for a character that cannot be read.
 */
export function linesOf(text: string): string[] {
  const lines = text.replace(/^\ufeff/u, '').replaceAll('\0', '\ufffd').split(/\r\n|\n|\r/u);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Cuts lines that are too long to be a document's, and reports each. */
export function boundLines(lines: string[], file: string): { lines: string[]; messages: Message[] } {
  const messages: Message[] = [];
  const bounded = lines.map((line, index) => {
    if (line.length <= MAX_LINE_LENGTH) return line;
    messages.push({ rule: 'line-too-long', severity: 'error', file, line: index + 1, message: `${file}, line ${index + 1}: ${line.length} characters in one line; only the first ${MAX_LINE_LENGTH} were read`, hint: 'A document has a paragraph on a line at most. Break the line, or move the file out of the folder.' });
    return wholeCharacters(line.slice(0, MAX_LINE_LENGTH));
  });
  return { lines: bounded, messages };
}

/** Without the half of a character that a cut may leave at the end. */
function wholeCharacters(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1).toWellFormed();
}

/** A line break as a web page writes it, left at the end of a line that was copied from one. */
const LEFT_BREAK = /<br ?\/?>\s*$/iu;
/** A place that links lead to, alone on its line. */
const LEFT_ANCHOR = /^\s*<a (?:name|id)=["'][^"'<>]{0,80}["']\s*>\s*<\/a>\s*$/iu;
/** Emphasis as a web page writes it, left in a text. */
export const LEFT_MARKS: readonly { is: RegExp; sign: string; example: string }[] = [
  { is: /<(?:strong|b)>([^<>\s](?:[^<>]*[^<>\s])?)<\/(?:strong|b)>/giu, sign: '**', example: 'No <strong>lamp</strong> burns here.' },
  { is: /<(?:em|i)>([^<>\s](?:[^<>]*[^<>\s])?)<\/(?:em|i)>/giu, sign: '*', example: 'The <em>Patience</em> sails.' },
  { is: /(?<![\w_])_([^\s_][^_]{0,30}:)_(?![\w_])/gu, sign: '**', example: '_Question:_ Does it sail?' },
];
/** What is mended in a text, one after the other: what it still holds of the page that it was copied from, before what stands in it. */
const OF_TEXT: readonly ((lines: ReadingLine[]) => ReadingLine[])[] = [
  withoutPacking, withoutPageStyles, withoutPictureMarks, withPagesApart, withLostBreaks, withPlainDots, withoutYaml, withoutFields, withButtonsBehind, withoutLinksBehind, withoutButtons, withoutQuoting, withoutMarginBars, withWholeCapitals, withDescriptions, withItemTerms, withTermsAtMargin, withColonDefinitions, withoutLinks, withoutCodeSigns, withoutLinkMarks, withUnderlinedNames,
  withoutDefinitionSigns, withoutLoneSigns, withTermsApart, withoutSheet, withoutCellLines, withoutDenseCells, withColumnsApart, withoutPipes, withoutOpenRows, withoutStruck, withBrokenWords, withHeadings,
];

/** In a text file what a reader reads is what lies on disk, but for signs of quoting and of headings, and for line breaks and spaces of a web page. */
export function readingOfText(lines: string[]): ReadingLine[] {
  const reading = lines.map((text, index) => ({ text: withoutLeftovers(text), from: index + 1, to: index + 1 }));
  return OF_TEXT.reduce((read, mend) => mend(read), reading);
}

/** The button behind a heading of a wiki's page, left in a text that was copied from it; a picture of a pencil leaves nothing in its brackets. */
const LEFT_BUTTON = /\s*\[\s*(?:edit(?: source)?\s*)?(?:\|\s*(?:edit source\s*)?)?\]\s*$/iu;
/** A letter that heads those below it. */
const LETTER = /^\s*(?:\p{Lu}|0-9|#)\s*$/u;
/** So many lines of a few words with such a button are headings, of the level that a page's sections have. */
const FEWEST_BUTTONS = 3;
const LONGEST_HEADING = 90;
const OF_SECTIONS = 3;

/** Reads: the lines of a text. Writes: the same, without the buttons of a wiki, their lines as headings where it has several. */
function withoutButtons(lines: ReadingLine[]): ReadingLine[] {
  const places = new Set(lines.flatMap(({ text }, at) => (text.length <= LONGEST_HEADING && text.endsWith(']') && LEFT_BUTTON.test(text) && /[\p{L}\p{N}]/u.test(text.replace(LEFT_BUTTON, '')) ? [at] : [])));
  const written = lines.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]));
  const above = new Set(written.filter((at, index) => places.has(at) && places.has(written[index + 1] ?? -1)));
  // Where one stands right above another they are of several levels, which nothing tells but that those above are letters.
  const areHeadings = places.size >= FEWEST_BUTTONS && [...above].every((at) => LETTER.test((lines[at]?.text ?? '').replace(LEFT_BUTTON, '')));
  return lines.map((line, at) => {
    if (places.size >= FEWEST_BUTTONS && places.has(at)) return { ...line, text: line.text.replace(LEFT_BUTTON, ''), ...(areHeadings && !above.has(at) ? { heading: OF_SECTIONS } : {}) };
    return line.text.endsWith(']') && /edit[^[]{0,20}$/iu.test(line.text) ? { ...line, text: line.text.replace(LEFT_BUTTON, '') } : line;
  });
}

/** What a text that was copied from a web page may still hold of it. */
function withoutLeftovers(text: string): string {
  const ended = text.includes('<') ? text.replace(LEFT_BREAK, '').replace(LEFT_ANCHOR, '') : text;
  return withSigns(withMarks(ended));
}

/** Signs by the names or numbers that web pages give them: `&quot;`, `&#8217;`; those of an element's brackets stay as they are. */
const NAMED_SIGN = /&(?!(?:lt|gt|#0*6[02]|#x0*3[ce]);)(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]\w{1,31});/giu;

function withSigns(text: string): string {
  return text.includes('&') ? text.replaceAll(NAMED_SIGN, (sign) => decodeHTMLStrict(sign)) : text;
}

/** Emphasis that a page's elements give, as the signs of a text. */
function withMarks(text: string): string {
  return text.includes('</') || text.includes(':_') ? LEFT_MARKS.reduce((marked, { is, sign }) => marked.replace(is, `${sign}$1${sign}`), text) : text;
}
