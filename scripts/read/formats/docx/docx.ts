import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { withMarks } from './docx-marks.ts';
import type { Beside, ReadingLine, Taken } from '../../source-file.ts';
import { readingOfHtml } from '../html/html.ts';
import { withoutStruck } from '../struck.ts';

/** Bytes of all parts of a document, unpacked: beyond that it is no text but a trap. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const TEXT_PART = 'word/document.xml';

/** Names and unpacked sizes of the files in a zip; empty where it cannot be read. */
function partsOf(bytes: Uint8Array): { name: string; size: number }[] {
  const parts: { name: string; size: number }[] = [];
  try {
    unzipSync(bytes, { filter: ({ name, originalSize }) => (parts.push({ name, size: originalSize }), false) });
  } catch {
    return [];
  }
  return parts;
}

/** Whether bytes are a document as Word and its like write it: a zip with a text in it. */
export function looksLikeDocx(bytes: Uint8Array): boolean {
  return ZIP.every((byte, at) => bytes[at] === byte) && partsOf(bytes).some(({ name }) => name === TEXT_PART);
}

/**
 * Reads: the bytes of a DOCX file. Writes: its lines as a page shows them; deletions that the program tracks are gone. The
 * lines tell what is rule, so that one can be corrected: headings stand as `## words`, struck words as `~~words~~`. Beside
 * them stand colours, underlines and links.
 * @throws Error where the file is damaged or unpacks to more than any document holds.
 */
export async function linesOfDocx(bytes: Uint8Array): Promise<Taken> {
  const unpacked = partsOf(bytes).reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw new Error(`it unpacks to ${unpacked} bytes; a document has ${MAX_UNPACKED_BYTES} at most`);
  const { file, colours } = withMarks(bytes, TEXT_PART);
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file) }, optionsFor(colours));
  const reading = readingOfHtml(value.replaceAll(CELL_OF_ONE_PARAGRAPH, '<$1$2>$3</$1>'));
  const lines = reading.map(({ text, heading, marks = [] }) => {
    const struck = marks.filter(({ is }) => is === 'struck').map(({ words }) => `~~${words}~~`);
    return [...(heading === undefined ? [] : ['#'.repeat(heading)]), ...(text === '' ? [] : [text]), ...struck].join(' ');
  });
  const beside = reading.map(({ marks = [], links, anchors }): Beside => {
    const kept = marks.filter(({ is }) => is !== 'struck');
    return { ...(kept.length === 0 ? {} : { marks: kept }), ...(links === undefined ? {} : { links }), ...(anchors === undefined ? {} : { anchors }) };
  });
  return { lines, beside };
}

const HIGHLIGHTERS = ['yellow', 'green', 'cyan', 'magenta', 'blue', 'red', 'darkBlue', 'darkRed', 'darkGreen'];

function optionsFor(colours: readonly string[]): typeof OPTIONS & { styleMap: string[] } {
  const rows = [...colours.map((rgb) => [rgb, `#${rgb}`]), ...HIGHLIGHTERS.map((name) => [name, name.replace(/^dark/u, '').toLowerCase()])];
  return { ...OPTIONS, styleMap: ['u => u', 'strike => s', ...rows.map(([name, css]) => `highlight[color='${name}'] => span[style='color: ${css}']`)] };
}

/** Each cell's text is a paragraph to Word; on a page, a few words beside each other are one line. */
const CELL_OF_ONE_PARAGRAPH = /<(t[dh])([^>]*)><p>((?:(?!<\/?p>).)*)<\/p><\/\1>/gu;

const OPTIONS = { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) };

const HEADING = /^(#{1,6}) (.*)$/u;

/** The reading of lines that were taken from a DOCX file, and perhaps corrected since. */
export function readingOfDocxLines(lines: readonly string[]): ReadingLine[] {
  const reading = lines.map((text, at): ReadingLine => {
    const [, signs, words] = HEADING.exec(text) ?? [];
    const place = { from: at + 1, to: at + 1 };
    return signs === undefined ? { text, ...place } : { text: words ?? '', ...place, heading: signs.length };
  });
  return withoutStruck(reading);
}
