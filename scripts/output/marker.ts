/**
 * The list of what this program wrote into a folder, kept in the folder itself. Only what stands in it is ever replaced
 * or removed; every other file there is somebody's own.
 *
 * One path a line, sorted, so that two versions of it are merged line by line.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The command that fills a folder; none replaces the output of another. */
export type Writer = 'ingest' | 'build' | 'export';

export interface Written {
  by: Writer;
  /** Paths below the folder, with `/`; `../NAME` for a file beside it. */
  files: string[];
  /** What the files were made of, where their writer says it. */
  madeOf?: string | undefined;
}

/** The file that holds the list. */
export const MARKER = '.in-force';

const opening = /^In Force, format 1: written by (ingest|build|export)\.$/;
const explained = '# In Force replaces and removes the files below, and no others: what else lies in this folder is left alone.';

/** The text of the list. */
export const markerText = ({ by, files, madeOf }: Written): string =>
  `${[`In Force, format 1: written by ${by}.`, explained, ...(madeOf === undefined ? [] : [`# Made of ${madeOf}`]), ...[...new Set(files)].sort()].join('\n')}\n`;

/** A list may have come with a folder from anywhere: no line of it leads out of the folder, but to a file just beside it. */
export function staysInside(file: string): boolean {
  const inner = file.replace(/^\.\.\//, '');
  const parts = inner.split('/');
  return (inner === file || parts.length === 1) && !path.isAbsolute(inner) && !inner.includes('\\')
    && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** The list that stands in a folder; null where there is none, or none that this program can read. */
export function readMarker(folder: string): Written | null {
  try {
    const [first = '', ...lines] = readFileSync(path.join(folder, MARKER), 'utf8').split(/\r?\n/);
    const by = opening.exec(first)?.[1] as Writer | undefined;
    const madeOf = lines.find((line) => line.startsWith('# Made of '))?.slice('# Made of '.length);
    return by === undefined ? null : { by, madeOf, files: lines.filter((line) => line !== '' && !line.startsWith('#')).filter(staysInside) };
  } catch {
    return null;
  }
}
