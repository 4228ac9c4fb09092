/** The lines that a PDF's page draws: one through the middle of words strikes them out. */
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

export interface Drawn {
  strokes: Stroke[];
  /** How wide each sign is, in thousandths of its size, by the name of its font. */
  widths: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** What is no thicker, and no shorter, is a line and no area, in points. */
const THICKEST = 2.5;
const SHORTEST = 4;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Reads: a page. Writes: its level lines, and the widths of what it writes. */
export async function drawnOn(page: Page): Promise<Drawn> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const painting = new Set<unknown>([OPS.stroke, OPS.closeStroke, OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
  const [begins, ends] = [new Set([OPS.save, OPS.paintFormXObjectBegin]), new Set([OPS.restore, OPS.paintFormXObjectEnd])];
  const strokes: Stroke[] = [];
  const widths = new Map<string, Map<string, number>>();
  const saved: Matrix[] = [];
  let matrix = IDENTITY;
  let font = new Map<string, number>();
  fnArray.forEach((operation, at) => {
    const args: readonly unknown[] = Array.isArray(argsArray[at]) ? argsArray[at] as unknown[] : [];
    if (begins.has(operation)) saved.push(matrix);
    if (ends.has(operation)) matrix = saved.pop() ?? IDENTITY;
    const moved = operation === OPS.transform ? args : operation === OPS.paintFormXObjectBegin ? args[0] : null;
    if (isMatrix(moved)) matrix = product(matrix, moved);
    if (operation === OPS.setFont) widths.set(String(args[0]), font = widths.get(String(args[0])) ?? new Map<string, number>());
    if (operation === OPS.showText) noteWidths(args[0], font);
    if (operation === OPS.constructPath && painting.has(args[0])) strokes.push(...levelLine(args[2], matrix));
  });
  return { strokes, widths };
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
