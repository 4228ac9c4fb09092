import { createHash } from 'node:crypto';
import type { Message } from '../../src/model/corpus.ts';
import { decode } from './decode.ts';
import { looksLikeHtml, readingOfHtml } from './formats/html.ts';
import { linesOfPdf, looksLikePdf } from './formats/pdf.ts';
import { boundLines, linesOf, readingOfText } from './formats/text.ts';
import type { Format, ReadingLine, SourceFile } from './source-file.ts';

export interface ReadSource {
  /** Null for a file that is no document; the messages say why. */
  source: SourceFile | null;
  messages: Message[];
}

/** Reads: a file's base name and bytes. Writes: its lines, whatever the format; bad bytes end in messages, never in an error. */
export async function readSource(file: string, bytes: Uint8Array): Promise<ReadSource> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (looksLikePdf(bytes)) return readPdf(file, bytes, sha256);
  const decoded = decode(bytes, file);
  if (decoded.text === null) return { source: null, messages: decoded.messages };
  const { lines, messages } = boundLines(linesOf(decoded.text), file);
  const format: Format = looksLikeHtml(decoded.text) ? 'html' : 'text';
  try {
    return { source: { file, format, sha256, lines, reading: readingOfSource(format, lines) }, messages: [...decoded.messages, ...messages] };
  } catch (error) {
    return unreadable(file, 'html', `${file}: the page could not be read: ${reasonOf(error)}`, 'Its elements may be nested too deeply. Open it in a browser, copy its text into a text file and give that instead.');
  }
}

/** What a reader reads of a document's lines, by its format. */
export function readingOfSource(format: Format, lines: string[]): ReadingLine[] {
  return format === 'html' ? readingOfHtml(lines.join('\n')) : readingOfText(lines);
}

async function readPdf(file: string, bytes: Uint8Array, sha256: string): Promise<ReadSource> {
  try {
    const { lines, messages } = boundLines(await linesOfPdf(bytes), file);
    return { source: { file, format: 'pdf', sha256, lines, reading: readingOfText(lines) }, messages };
  } catch (error) {
    return unreadable(file, 'pdf', `${file}: the PDF could not be read: ${reasonOf(error)}`, 'Open it and save it as text, then give the text instead.');
  }
}

function unreadable(file: string, rule: string, message: string, hint: string): ReadSource {
  return { source: null, messages: [{ rule, severity: 'error', file, line: null, message, hint }] };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
