import { getDocumentProxy } from 'unpdf';
import { MAX_CHARACTERS, MAX_PAGES } from '../limits.ts';
import { columnsInOrder, type PlacedLine } from './pdf-columns.ts';
import { drawnOn, type Drawn } from './pdf-strokes.ts';
import { partsOf, type Piece } from './pdf-struck.ts';
import { linesOf } from './text.ts';

const HEAD = 1024;

/** Whether bytes are a PDF file: they begin as one does, or, where a mailer put something before them, also end as one. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array): string => new TextDecoder('latin1').decode(part);
  const at = text(bytes.subarray(0, HEAD)).search(/%PDF-\d/u);
  return at === 0 || (at > 0 && /\bstartxref\s+\d+\s+%%EOF\s*$/u.test(text(bytes.subarray(-HEAD))));
}

/**
 * Reads: the bytes of a PDF file. Writes: its text as lines, a blank line between pages. Columns that the file has line by
 * line are read one after the other; words that a line strikes out stand as `~~words~~`.
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
interface Written extends Piece {
  /** The last of its line. */
  ends: boolean;
}

async function textOf(page: Page, most: number): Promise<string> {
  const pieces = await piecesOf(page, most);
  if (pieces.every(({ text }) => text.trim() === '')) return '';
  const drawn = await drawnOn(page);
  const lines = (parted: boolean): PlacedLine[] => linesIn(pieces, parted).map((line) => placed(line, drawn));
  return (columnsInOrder(lines(true)) ?? lines(false)).map(({ text }) => text).join('\n');
}

/** A page's text, taken piece by piece: what a page draws may draw others, and those others again. */
async function piecesOf(page: Page, most: number): Promise<Written[]> {
  const pieces: Written[] = [];
  let length = 0;
  const stream = page.streamTextContent() as ReadableStream<Awaited<ReturnType<Page['getTextContent']>>>;
  for await (const { items } of stream) {
    for (const item of items) {
      if (!('str' in item)) continue;
      const [, , , , x, y] = item.transform as number[];
      pieces.push({ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: item.height, font: item.fontName, ends: item.hasEOL });
      length += item.str.length;
    }
    if (length > most) throw new Error(`it has more than ${MAX_CHARACTERS} characters of text`);
  }
  return pieces;
}

/** A wider gap between two pieces of a line parts columns. */
const GAP = { ofSize: 1.5, points: 14 };

/** Pieces as lines: each ends where the file says and, if they are to be parted, where a gap parts it from a piece beside it. */
function linesIn(pieces: readonly Written[], parted: boolean): Written[][] {
  const lines: Written[][] = [[]];
  pieces.forEach((piece, at) => {
    const line = lines.at(-1);
    line?.push(piece);
    const next = pieces[at + 1];
    if (next !== undefined && (piece.ends || (parted && isBeside(piece, next, pieces[at + 2])))) lines.push([]);
  });
  return lines;
}

function isBeside(piece: Written, next: Written, then: Written | undefined): boolean {
  const other = next.text.trim() === '' ? then : next;
  if (other === undefined || piece.text.trim() === '' || next.ends || Math.abs(other.y - piece.y) > 1) return false;
  return other.x - (piece.x + piece.width) > Math.max(GAP.points, GAP.ofSize * piece.size);
}

/** A line where it stands, with signs around what is struck; space between two struck words is struck with them. */
function placed(pieces: readonly Written[], drawn: Drawn): PlacedLine {
  const parts = pieces.flatMap((piece) => partsOf(piece, drawn));
  const isStruck = parts.map(({ text, struck }, at) => struck || (text.trim() === '' && parts[at - 1]?.struck === true && parts.slice(at + 1).find((part) => part.text.trim() !== '')?.struck === true));
  const words = parts.map((part, at) => `${isStruck[at] === true && isStruck[at - 1] !== true ? '~~' : ''}${part.text}${isStruck[at] === true && isStruck[at + 1] !== true ? '~~' : ''}`).join('');
  const text = pieces[0]?.text === ' ' ? words.trimStart() : words;
  const written = pieces.filter((piece) => piece.text.trim() !== '');
  const [first, last] = [written[0], written.at(-1)];
  return { text, from: first?.x ?? 0, to: last === undefined ? 0 : last.x + last.width, y: first?.y ?? 0, size: first?.size ?? 0 };
}
