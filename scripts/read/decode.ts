/** From bytes to text: which encoding a file is in, and where it is not what it says. */
import type { Message } from '../../src/model/corpus.ts';
import { foreignFile } from './formats/foreign.ts';

/** Control characters that no text file has: their share tells a binary file. */
const CONTROL = /[\u0000-\u0008\u000e-\u001f]/gu;

export type Decoded = { text: string; messages: Message[] } | { text: null; messages: Message[] };

/**
 * Reads: a file's bytes. Writes: its text, or null for a file that is no text, each with what there is to report.
 * UTF-8 first; bytes that are not valid UTF-8 are read as Windows-1252, the encoding of old web pages, and reported.
 */
export function decode(bytes: Uint8Array, file: string): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), messages: [] };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), messages: [] };
  const foreign = foreignFile(bytes);
  if (foreign) return refused(file, `${file} is ${foreign.is}, which is not read`, foreign.hint);
  if (isBinary(bytes)) return refused(file, `${file} is not text`, 'Expected a text, HTML, PDF, DOCX or Markdown document. Save it as one of these, or move the file out of the folder.');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), messages: [] };
  } catch {
    const line = firstBadLine(bytes);
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      messages: [{ rule: 'encoding', severity: 'warning', file, line, message: `${file}, line ${line}: not valid UTF-8; the file was read as Windows-1252`, hint: 'Look at this line on the site; if a letter is wrong, save the file as UTF-8.' }],
    };
  }
}

function refused(file: string, message: string, hint: string): Decoded {
  return { text: null, messages: [{ rule: 'binary-file', severity: 'error', file, line: null, message, hint }] };
}

function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 65_536);
  if (head.includes(0)) return true;
  const text = new TextDecoder('windows-1252').decode(head);
  return (text.match(CONTROL)?.length ?? 0) > text.length / 100;
}

/** The 1-based line of the first byte that is not UTF-8. */
function firstBadLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(0x0a, start);
    try {
      decoder.decode(bytes.subarray(start, end < 0 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end < 0) return line;
    start = end + 1;
    line += 1;
  }
}
