/** What a PDF's page draws: lines, of which one through the middle of words strikes them out, and words in colours. */
import { getResolvedPDFJS } from 'unpdf';
import type { getDocumentProxy } from 'unpdf';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Matrix = readonly [number, number, number, number, number, number];

/** A level line, in points. */
export interface Stroke {
  from: number;
  to: number;
  y: number;
}

/** Signs that are written one behind the other in one colour, as a page of the web names it. */
export interface Ink {
  text: string;
  css: string;
}

export interface Drawn {
  strokes: Stroke[];
  inks: Ink[];
  /** How wide each sign is, in thousandths of its size, by the name of its font. */
  widths: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** What is no thicker, and no shorter, is a line and no area, in points. */
const THICKEST = 2.5;
const SHORTEST = 4;
const BLACK = '#000000';
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Reads: a page. Writes: its level lines, the colours of what it writes, and the widths of its signs. */
export async function drawnOn(page: Page): Promise<Drawn> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const painting = new Set<unknown>([OPS.stroke, OPS.closeStroke, OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
  const [begins, ends] = [new Set([OPS.save, OPS.paintFormXObjectBegin]), new Set([OPS.restore, OPS.paintFormXObjectEnd])];
  const otherColours = new Set<unknown>([OPS.setFillGray, OPS.setFillCMYKColor, OPS.setFillColorN]);
  const strokes: Stroke[] = [];
  const widths = new Map<string, Map<string, number>>();
  const inks: Ink[] = [];
  const saved: { matrix: Matrix; css: string }[] = [];
  let matrix = IDENTITY;
  let css = BLACK;
  let font = new Map<string, number>();
  fnArray.forEach((operation, at) => {
    const args: readonly unknown[] = Array.isArray(argsArray[at]) ? argsArray[at] as unknown[] : [];
    if (begins.has(operation)) saved.push({ matrix, css });
    if (ends.has(operation)) ({ matrix, css } = saved.pop() ?? { matrix: IDENTITY, css: BLACK });
    if (operation === OPS.setFillRGBColor) css = cssOf(args);
    if (otherColours.has(operation)) css = BLACK;
    const moved = operation === OPS.transform ? args : operation === OPS.paintFormXObjectBegin ? args[0] : null;
    if (isMatrix(moved)) matrix = product(matrix, moved);
    if (operation === OPS.setFont) widths.set(String(args[0]), font = widths.get(String(args[0])) ?? new Map<string, number>());
    if (operation === OPS.showText) {
      noteWidths(args[0], font);
      inks.push({ text: signsIn(args[0]), css });
    }
    if (operation === OPS.constructPath && painting.has(args[0])) strokes.push(...levelLine(args[2], matrix));
  });
  return { strokes, widths, inks };
}

/** A colour as the library gives it: by its name in sixteens, or by three figures up to 255. */
function cssOf(args: readonly unknown[]): string {
  const [first] = args;
  if (typeof first === 'string') return first;
  const [red, green, blue] = ArrayBuffer.isView(first) ? Array.from(first as Uint8ClampedArray) : args;
  return [red, green, blue].every((part) => typeof part === 'number') ? `rgb(${[red, green, blue].join(', ')})` : BLACK;
}

function signsIn(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  return (glyphs as unknown[]).map((glyph) => (typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string' ? glyph.unicode : '')).join('');
}

function isMatrix(value: unknown): value is Matrix {
  return Array.isArray(value) && value.length === 6 && value.every((part) => typeof part === 'number');
}

function product(a: Matrix, b: Matrix): Matrix {
  return [a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1], a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3], a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5]];
}

/** The bounds of a path, where they are those of a level line. */
function levelLine(bounds: unknown, matrix: Matrix): Stroke[] {
  const [left, low, right, high] = ArrayBuffer.isView(bounds) || Array.isArray(bounds) ? Array.from(bounds as ArrayLike<number>) : [];
  if (left === undefined || low === undefined || right === undefined || high === undefined || matrix[1] !== 0 || matrix[2] !== 0) return [];
  const [from, to] = inRow(left * matrix[0] + matrix[4], right * matrix[0] + matrix[4]);
  const [bottom, top] = inRow(low * matrix[3] + matrix[5], high * matrix[3] + matrix[5]);
  return to - from >= SHORTEST && top - bottom <= THICKEST ? [{ from, to, y: (bottom + top) / 2 }] : [];
}

function inRow(one: number, other: number): [number, number] {
  return one <= other ? [one, other] : [other, one];
}

function noteWidths(glyphs: unknown, font: Map<string, number>): void {
  if (!Array.isArray(glyphs)) return;
  for (const glyph of glyphs as unknown[]) {
    if (typeof glyph !== 'object' || glyph === null || !('unicode' in glyph) || !('width' in glyph)) continue;
    if (typeof glyph.unicode === 'string' && typeof glyph.width === 'number') font.set(glyph.unicode, glyph.width);
  }
}
