import { createHash } from 'node:crypto';
import type { Message } from '../../src/model/corpus.ts';
import { decode, type Decoded } from './decode.ts';
import { looksLikeBbcode, readingOfBbcode } from './formats/bbcode/bbcode.ts';
import { readingOfData } from './formats/sheet/data-records.ts';
import { singleSpaced } from './formats/double-spaced.ts';
import { linesOfDocx, looksLikeDocx, readingOfDocxLines } from './formats/docx/docx.ts';
import { isWholePage, looksLikeHtml, readingOfHtml } from './formats/html/html.ts';
import { looksLikeMarkdown, readingOfMarkdown } from './formats/markdown/markdown.ts';
import { linesOfPdf, looksLikePdf } from './formats/pdf/pdf.ts';
import { looksLikeMime, textOfMime } from './formats/mime.ts';
import { withoutInvisible } from './formats/invisible.ts';
import { withoutStruckNames } from './formats/struck-names.ts';
import { inOneForm } from './formats/one-form.ts';
import { boundLines, linesOf, readingOfText } from './formats/text/text.ts';
import { hasWikiSigns, readingOfWiki, wikiOf } from './formats/wiki/wiki.ts';
import { MAX_LINES } from './limits.ts';
import type { Beside, Format, ReadingLine, SourceFile, Taken } from './source-file.ts';

export interface ReadSource {
  /** Null for a file that is no document; the messages say why. */
  source: SourceFile | null;
  messages: Message[];
}

/** Formats whose text must be taken out of bytes that are none: how each is known, and what to do where it cannot be read. */
const PACKED: readonly { format: Format; looksLike: (bytes: Uint8Array) => boolean; take: (bytes: Uint8Array) => Promise<Taken>; named: string; hint: string }[] = [
  { format: 'pdf', looksLike: looksLikePdf, take: linesOfPdf, named: 'the PDF', hint: 'Open it and save it as text, then give the text instead.' },
  { format: 'docx', looksLike: looksLikeDocx, take: linesOfDocx, named: 'the document', hint: 'Open it and save it again as DOCX or as text, then give that instead.' },
];

/** Reads: a file's base name and bytes. Writes: its lines, whatever the format; bad bytes end in messages, never in an error. */
export async function readSource(file: string, bytes: Uint8Array): Promise<ReadSource> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const packed = PACKED.find(({ looksLike }) => looksLike(bytes));
  if (packed) return readPacked(packed, file, bytes, sha256);
  const decoded = looksLikeMime(bytes) ? await unpacked(bytes, file) : decode(bytes, file);
  if (decoded.text === null) return { source: null, messages: decoded.messages };
  const { lines, messages } = boundLines(linesOf(decoded.text), file);
  const format = formatOf(decoded.text, lines);
  try {
    return tooManyLines(file, lines) ?? { source: { file, format, sha256, lines, reading: readingOfSource(format, lines) }, messages: [...decoded.messages, ...messages] };
  } catch (error) {
    return unreadable(file, format, `${file}: the page could not be read: ${reasonOf(error)}`, 'Its elements may be nested too deeply. Open it in a browser, copy its text into a text file and give that instead.');
  }
}

/** Why a document is not read that has more lines than any has; null where it has not. */
function tooManyLines(file: string, lines: readonly string[]): ReadSource | null {
  const count = lines.filter((line) => line.trim() !== '').length;
  return count <= MAX_LINES ? null : unreadable(file, 'too-many-lines', `${file} has ${count} lines of text; a document has ${MAX_LINES} at most`, 'Split it, or move the file out of the folder.');
}

/** A page saved as one file, or a mail: from here on it is what it holds. */
async function unpacked(bytes: Uint8Array, file: string): Promise<Decoded> {
  try {
    return { text: await textOfMime(bytes), messages: [] };
  } catch (error) {
    return { text: null, messages: [fault(file, 'mime', `${file}: the saved page or mail could not be read: ${reasonOf(error)}`, 'Open it, copy its text into a text file, and give that instead.')] };
  }
}

function formatOf(text: string, lines: readonly string[]): Format {
  // Markdown and the source of a wiki may hold elements of a page, which their readers read.
  if (looksLikeHtml(text) && !isWholePage(text) && hasWikiSigns(lines)) return wikiOf(lines) ?? 'html';
  if (looksLikeHtml(text)) return !isWholePage(text) && lines.some((line) => /^#{1,6} \S/u.test(line)) ? 'markdown' : 'html';
  if (looksLikeBbcode(text)) return 'bbcode';
  return wikiOf(lines) ?? (looksLikeMarkdown(lines) ? 'markdown' : 'text');
}

/** What a reader reads of a document's lines, by its format, with what was told beside them. */
export function readingOfSource(format: Format, lines: string[], beside: readonly Beside[] = []): ReadingLine[] {
  const reading = withoutStruckNames(readingByFormat(format, lines.map(inOneForm)));
  return withoutInvisible(beside.length === 0 ? reading : withTold(reading, beside));
}

function withTold(reading: readonly ReadingLine[], beside: readonly Beside[]): ReadingLine[] {
  return reading.map((line) => {
    const told = beside[line.from - 1] ?? {};
    return { ...line, ...told, ...(line.marks === undefined ? {} : { marks: [...line.marks, ...told.marks ?? []] }) };
  });
}

function readingByFormat(format: Format, lines: string[]): ReadingLine[] {
  switch (format) {
    case 'html': return readingOfHtml(lines.join('\n'));
    case 'markdown': return readingOfData(lines) ?? readingOfMarkdown(lines.join('\n'));
    case 'mediawiki':
    case 'dokuwiki': return readingOfWiki(lines, format);
    case 'bbcode': return readingOfBbcode(lines);
    case 'docx': return readingOfDocxLines(lines);
    case 'pdf': return readingOfText(lines);
    case 'text': return readingOfData(lines) ?? singleSpaced(readingOfText(lines));
  }
}

async function readPacked({ format, take, named, hint }: (typeof PACKED)[number], file: string, bytes: Uint8Array, sha256: string): Promise<ReadSource> {
  try {
    const { lines: taken, beside } = await take(bytes);
    const { lines, messages } = boundLines(taken, file);
    return tooManyLines(file, lines) ?? { source: { file, format, sha256, lines, beside, reading: readingOfSource(format, lines, beside) }, messages };
  } catch (error) {
    return unreadable(file, format, `${file}: ${named} could not be read: ${reasonOf(error)}`, hint);
  }
}

function unreadable(file: string, rule: string, message: string, hint: string): ReadSource {
  return { source: null, messages: [fault(file, rule, message, hint)] };
}

function fault(file: string, rule: string, message: string, hint: string): Message {
  return { rule, severity: 'error', file, line: null, message, hint };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
