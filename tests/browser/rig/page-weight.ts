import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export interface PageWeight {
  page: string;
  /** The page and the style sheets that it waits for (not the one of print alone) as a host sends them, packed; in bytes. */
  bytes: number;
}

const packed = (file: string): number => gzipSync(readFileSync(file)).length;

const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map((found) => found[1] ?? '');

/** What each entry of a built site weighs before a word of it can be read, heaviest first. */
export function entryWeights(folder: string): PageWeight[] {
  const known = new Map<string, number>();
  const weightOf = (style: string): number => {
    const weight = known.get(style) ?? packed(path.join(folder, style));
    known.set(style, weight);
    return weight;
  };
  return readdirSync(path.join(folder, 'entries')).map((entry): PageWeight => {
    const file = path.join(folder, 'entries', entry, 'index.html');
    const sheets = stylesOf(readFileSync(file, 'utf8'));
    if (sheets.length === 0) throw new Error(`entries/${entry}/ has no style sheet`);
    return { page: `/entries/${entry}/`, bytes: packed(file) + sheets.reduce((sum, sheet) => sum + weightOf(sheet), 0) };
  }).toSorted((a, b) => b.bytes - a.bytes);
}
