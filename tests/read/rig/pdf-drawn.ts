import { pdfFile } from './pdf-of.ts';

/** A PDF file of one page with words at places and lines drawn between points, all in points from the lower left corner. */
export interface Drawing {
  words: readonly { x: number; y: number; text: string }[];
  lines?: readonly { from: number; to: number; y: number }[] | undefined;
}

export function pdfDrawn({ words, lines = [] }: Drawing): Uint8Array {
  const shown = words.map(({ x, y, text }) => `BT /F1 11 Tf ${x} ${y} Td (${text.replaceAll(/[\\()]/gu, '\\$&')}) Tj ET`);
  const content = [...shown, ...lines.map(({ from, to, y }) => `q 0.8 w ${from} ${y} m ${to} ${y} l S Q`)].join('\n');
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [4 0 R] /Count 1 >>', '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
}
