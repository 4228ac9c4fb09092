import { getDocumentProxy } from 'unpdf';
import { MAX_CHARACTERS, MAX_PAGES } from '../../limits.ts';
import { columnsInOrder, type PlacedLine } from './pdf-columns.ts';
import { legendIn, type MarksLegend } from '../../marks-legend.ts';
import type { Taken } from '../../source-file.ts';
import { colouredIn, coloursOf, marksOfColours } from './pdf-colours.ts';
import { drawnOn, type Drawn } from './pdf-strokes.ts';
import { BANDS, partsOf, type Piece } from './pdf-struck.ts';
import { linesOf } from '../text/text.ts';

const HEAD = 1024;

/** Whether bytes are a PDF file: they begin as one does, or, where a mailer put something before them, also end as one. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array): string => new TextDecoder('latin1').decode(part);
  const at = text(bytes.subarray(0, HEAD)).search(/%PDF-\d/u);
  return at === 0 || (at > 0 && /\bstartxref\s+\d+\s+%%EOF\s*$/u.test(text(bytes.subarray(-HEAD))));
}

/**
 * Reads: the bytes of a PDF file. Writes: its text as lines, a blank line between pages. Columns that the file has line by
 * line are read one after the other; words that a line strikes out, or a colour that the document says is struck, stand as
 * `~~words~~`. Beside them stand the words in colours, and the underlined ones where the document says what that means.
 * @throws Error where the file is damaged or locked.
 */
export async function linesOfPdf(bytes: Uint8Array): Promise<Taken> {
  // 0: the library keeps its warnings to itself; what cannot be read is thrown.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  if (document.numPages > MAX_PAGES) throw new Error(`it has ${document.numPages} pages; a document has ${MAX_PAGES} at most`);
  const lines: TakenLine[] = [];
  let left = MAX_CHARACTERS;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await linesOn(await document.getPage(number), left);
    left -= page.reduce((sum, { text }) => sum + text.length + 1, -1);
    if (number > 1) lines.push({ text: '' });
    for (const { text, coloured, underlined } of page) for (const [at, part] of linesOf(text).entries()) lines.push(at === 0 ? { text: part, coloured, underlined } : { text: part });
  }
  return marked(lines, legendIn(headOf(lines)));
}

type TakenLine = Pick<PlacedLine, 'text'> & { coloured?: PlacedLine['coloured'] | undefined; underlined?: PlacedLine['underlined'] | undefined };

/** Lines in which a document says what its marks mean. */
const HEAD_LINES = 120;

function headOf(lines: readonly TakenLine[]): string {
  const head = lines.slice(0, HEAD_LINES).map(({ text }) => text.trim());
  return [...head, head.map((text) => text || '\n').join(' ')].join('\n');
}

function marked(lines: readonly TakenLine[], legend: readonly MarksLegend[]): Taken {
  const told = lines.map(({ text, coloured = [], underlined = [] }) => {
    const under = legend.find(({ by }) => by === 'underline');
    const marks = [...marksOfColours(coloured, legend), ...(under === undefined ? [] : underlined.map((words) => ({ is: under.is, words })))];
    const struck = marks.filter(({ is }) => is === 'struck');
    const kept = marks.filter(({ is }) => is !== 'struck');
    return { text: struck.reduce((line, { words }) => line.replace(words, () => `~~${words}~~`), text), beside: kept.length === 0 ? {} : { marks: kept } };
  });
  return { lines: told.map(({ text }) => text), beside: told.map(({ beside }) => beside) };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
interface Written extends Piece {
  /** The last of its line. */
  ends: boolean;
}
type Inked = Written & { colours: readonly string[] };

async function linesOn(page: Page, most: number): Promise<PlacedLine[]> {
  const pieces = await piecesOf(page, most);
  if (pieces.every(({ text }) => text.trim() === '')) return [];
  const drawn = await drawnOn(page);
  const colours = coloursOf(pieces, drawn.inks);
  const inked = pieces.map((piece, at): Inked => ({ ...piece, colours: colours[at] ?? [] }));
  const lines = (parted: boolean): PlacedLine[] => linesIn(inked, parted).map((line) => placed(line, drawn));
  return columnsInOrder(lines(true)) ?? lines(false);
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
function linesIn(pieces: readonly Inked[], parted: boolean): Inked[][] {
  const lines: Inked[][] = [[]];
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
function placed(pieces: readonly Inked[], drawn: Drawn): PlacedLine {
  const words = runsOf(pieces.flatMap((piece) => partsOf(piece, drawn))).map(({ text, lined }) => (lined ? `~~${text}~~` : text)).join('');
  const text = pieces[0]?.text === ' ' ? words.trimStart() : words;
  const written = pieces.filter((piece) => piece.text.trim() !== '');
  const [first, last] = [written[0], written.at(-1)];
  const underlined = runsOf(pieces.flatMap((piece) => partsOf(piece, drawn, BANDS.underlined))).flatMap((run) => (run.lined ? [run.text.trim()] : []));
  return { text, from: first?.x ?? 0, to: last === undefined ? 0 : last.x + last.width, y: first?.y ?? 0, size: first?.size ?? 0, coloured: colouredIn(pieces), underlined };
}

type Part = ReturnType<typeof partsOf>[number];

/** Parts that are lined alike as one, with the space between them. */
function runsOf(parts: readonly Part[]): Part[] {
  const isLined = parts.map(({ text, lined }, at) => lined || (text.trim() === '' && parts[at - 1]?.lined === true && parts.slice(at + 1).find((part) => part.text.trim() !== '')?.lined === true));
  const runs: Part[] = [];
  parts.forEach(({ text }, at) => {
    const lined = isLined[at] === true;
    const last = runs.at(-1);
    if (last?.lined === lined) last.text += text;
    else runs.push({ text, lined });
  });
  return runs;
}
