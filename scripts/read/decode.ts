/** From bytes to text: which encoding a file is in, and where it is not what it says. */
import type { Message } from '../../src/model/corpus.ts';
import { foreignFile } from './formats/foreign.ts';
import { asMeant } from './saved-wrong.ts';

/** Control characters that no text file has: their share tells a binary file. */
const CONTROL = /[\u0000-\u0008\u000e-\u001f]/gu;

export type Decoded = { text: string; messages: Message[] } | { text: null; messages: Message[] };

/**
 * Reads: a file's bytes. Writes: its text, or null for a file that is no text, each with what there is to report.
 * UTF-8 first; bytes that are not valid UTF-8 are read in the encoding that a web page names, as an old Macintosh wrote
 * them where its apostrophes say so, and else as Windows-1252, the encoding of old web pages, and reported.
 */
export function decode(bytes: Uint8Array, file: string): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), messages: [] };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), messages: [] };
  const foreign = foreignFile(bytes);
  if (foreign) return refused(file, `${file} is ${foreign.is}, which is not read`, foreign.hint);
  if (isBinary(bytes)) return refused(file, `${file} is not text`, 'Expected a text, HTML, PDF, DOCX or Markdown document. Save it as one of these, or move the file out of the folder.');
  try {
    return meantBy(new TextDecoder('utf-8', { fatal: true }).decode(bytes), file);
  } catch {
    const line = firstBadLine(bytes);
    const { label, name, isNamed } = encodingOf(bytes);
    return { text: new TextDecoder(label).decode(bytes), messages: [told(file, line, `not valid UTF-8; the file was read as ${name}`, isNamed)] };
  }
}

/** What a page says of its own encoding is no guess. */
function told(file: string, line: number, what: string, isNamed = false): Message {
  return { rule: 'encoding', severity: isNamed ? 'note' : 'warning', file, line, message: `${file}, line ${line}: ${what}`, hint: 'Look at this line on the site; if a letter is wrong, save the file as UTF-8.' };
}

/** What a web page says of its encoding. */
const NAMED = /<(?:meta|\?xml)\b[^>]{0,200}?\b(?:charset|encoding)\s*=\s*["']?(?<label>[\w.:-]{2,40})/iu;
/** "it's" as an old Macintosh wrote it, read as Windows-1252: no word has such a letter within it. */
const APOSTROPHE_OF_MACINTOSH = /\p{Ll}\u00d5\p{Ll}/gu;
const WINDOWS = { label: 'windows-1252', name: 'Windows-1252', isNamed: false };

/** The encoding of bytes that are no UTF-8. */
function encodingOf(bytes: Uint8Array): { label: string; name: string; isNamed: boolean } {
  const text = new TextDecoder(WINDOWS.label).decode(bytes);
  const label = NAMED.exec(text.slice(0, 4096))?.groups?.['label'];
  if (label !== undefined && !/^utf|^unicode/iu.test(label)) {
    try {
      return { label: new TextDecoder(label).encoding, name: label, isNamed: true };
    } catch {
      // A name that nobody knows says nothing.
    }
  }
  return (text.match(APOSTROPHE_OF_MACINTOSH)?.length ?? 0) > 1 ? { label: 'macintosh', name: 'an old Macintosh wrote it', isNamed: false } : WINDOWS;
}

/** A text as it was meant, where it went through the wrong encoding once. */
function meantBy(text: string, file: string): Decoded {
  const { text: meant, first } = asMeant(text);
  return { text: meant, messages: first < 0 ? [] : [told(file, first + 1, 'saved in the wrong encoding once; it was read as it was meant')] };
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
