import { extractText, getDocumentProxy } from 'unpdf';
import { linesOf } from './text.ts';

/** Whether bytes begin as a PDF file does. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

/**
 * Reads: the bytes of a PDF file. Writes: its text as lines, a blank line between pages.
 * @throws Error where the file is damaged or locked.
 */
export async function linesOfPdf(bytes: Uint8Array): Promise<string[]> {
  // 0: the library keeps its warnings to itself; what cannot be read is thrown.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: false });
  return text.flatMap((page, index) => (index === 0 ? linesOf(page) : ['', ...linesOf(page)]));
}
