import { getDocumentProxy } from 'unpdf';
import { MAX_CHARACTERS, MAX_PAGES } from '../limits.ts';
import { linesOf } from './text.ts';

const HEAD = 1024;

/** Whether bytes are a PDF file: they begin as one does, or, where a mailer put something before them, also end as one. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array): string => new TextDecoder('latin1').decode(part);
  const at = text(bytes.subarray(0, HEAD)).search(/%PDF-\d/u);
  return at === 0 || (at > 0 && /\bstartxref\s+\d+\s+%%EOF\s*$/u.test(text(bytes.subarray(-HEAD))));
}

/**
 * Reads: the bytes of a PDF file. Writes: its text as lines, a blank line between pages.
 * @throws Error where the file is damaged or locked.
 */
export async function linesOfPdf(bytes: Uint8Array): Promise<string[]> {
  // 0: the library keeps its warnings to itself; what cannot be read is thrown.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  if (document.numPages > MAX_PAGES) throw new Error(`it has ${document.numPages} pages; a document has ${MAX_PAGES} at most`);
  const lines: string[] = [];
  let left = MAX_CHARACTERS;
  for (let number = 1; number <= document.numPages; number++) {
    const text = await textOf(await document.getPage(number), left);
    left -= text.length;
    if (number > 1) lines.push('');
    for (const line of linesOf(text)) lines.push(line);
  }
  return lines;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A page's text, taken piece by piece: what a page draws may draw others, and those others again. */
async function textOf(page: Page, most: number): Promise<string> {
  let text = '';
  const pieces = page.streamTextContent() as ReadableStream<Awaited<ReturnType<Page['getTextContent']>>>;
  for await (const { items } of pieces) {
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    if (text.length > most) throw new Error(`it has more than ${MAX_CHARACTERS} characters of text`);
  }
  return text;
}
