/** Files that volunteers have and that are not read: what they are called, and how to make a document of them. */

interface Foreign {
  /** What the file begins with: bytes as characters of Latin-1. */
  begins: RegExp;
  is: string;
  hint: string;
}

const SAVE_AGAIN = 'Open it in the program that wrote it, save it as DOCX, PDF or text, and give that instead.';
const WRITTEN_OUT = 'A picture holds no words: write out what it says, or have it recognised, and give the text instead; or move the file out of the folder.';

/** The first that fits is it. Every row's file is tried in `tests/read/decode.test.ts`. */
const FOREIGN: readonly Foreign[] = [
  { begins: /^\{\\rtf/u, is: 'a document in Rich Text (RTF)', hint: SAVE_AGAIN },
  { begins: /^\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1/u, is: 'a document of an old Office program (DOC, XLS, PPT)', hint: SAVE_AGAIN },
  { begins: /^PK\u0003\u0004[\s\S]{26}mimetypeapplication\/vnd\.oasis\.opendocument/u, is: 'an OpenDocument file (ODT, ODS)', hint: SAVE_AGAIN },
  { begins: /^PK\u0003\u0004[\s\S]{26}mimetypeapplication\/epub/u, is: 'a book (EPUB)', hint: 'Convert it to DOCX, or copy its text into a text file, and give that instead.' },
  { begins: /^PK\u0003\u0004[\s\S]{26,2000}?(?:xl\/|ppt\/)/u, is: 'a sheet or slides of an Office program (XLSX, PPTX)', hint: 'Save the sheet as CSV, or the slides as PDF, and give that instead.' },
  { begins: /^PK\u0003\u0004[\s\S]{26,2000}?(?:word\/|\[Content_Types\]\.xml)/u, is: 'a damaged DOCX', hint: 'Open it in the program that wrote it, and save it again; where it does not open, get another copy of it.' },
  { begins: /^(?:PK\u0003\u0004|Rar!|7z\u00bc\u00af|\u001f\u008b)/u, is: 'a packed folder (ZIP, RAR, 7z, gz)', hint: 'Unpack it, and put the documents themselves into the folder.' },
  { begins: /^bplist00/u, is: 'a page that Safari saved (webarchive)', hint: 'Save the page again as “Page Source”, or as PDF, and give that instead.' },
  { begins: /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|II\*\u0000|MM\u0000\*|RIFF[\s\S]{4}WEBP|BM[\s\S]{4}\u0000\u0000)/u, is: 'a picture', hint: WRITTEN_OUT },
  { begins: /^\[InternetShortcut\]/iu, is: 'a link to a page, not the page', hint: 'Open it, save the page itself, and give that instead.' },
];

/** Reads: a file's bytes. Writes: what it is and what to do with it, where it is of a kind that is known and not read. */
export function foreignFile(bytes: Uint8Array): { is: string; hint: string } | null {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  return FOREIGN.find(({ begins }) => begins.test(head)) ?? null;
}
