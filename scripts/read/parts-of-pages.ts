/** Folders that a browser or a word processor puts beside a page that it saves: its pictures, styles and scripts, and no documents. */
import type { Message } from '../../src/model/corpus.ts';

/** What such a folder is called behind the name of its page: `Rulings.html` and `Rulings_files`. */
const OF_PAGE = /(?<page>.+?)(?:[_.-](?:files|dateien|fichiers|archivos|bestanden|file|filer|filmer|soubory|pliki))$/iu;
const PAGE = /\.(?:html?|xhtml|mht|mhtml)$/iu;

/** Reads: a folder's name, and the names of the files that lie beside it. Writes: whether it holds the parts of a saved page among these. */
export function holdsPartsOfPage(folder: string, beside: readonly string[]): boolean {
  const page = OF_PAGE.exec(folder)?.groups?.['page'];
  return page !== undefined && beside.some((file) => PAGE.test(file) && file.replace(PAGE, '') === page);
}

/** Reads: the paths of such folders. Writes: one message for all of them. */
export function partsNotRead([first, ...others]: readonly string[]): Message[] {
  if (first === undefined) return [];
  const [what, they] = others.length === 0 ? [`the folder ${first} holds the pictures and styles of the page beside it, and was`, 'It'] : [`${first} and ${others.length} more folders hold the pictures and styles of pages beside them, and were`, 'They'];
  return [{ rule: 'parts-of-pages', severity: 'note', file: null, line: null, message: `${what} not read`, hint: `${they} may stay, or be deleted: the page is read without ${others.length === 0 ? 'it' : 'them'}. A document in such a folder is read if you move it out.` }];
}
