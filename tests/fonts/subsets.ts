import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

import { projectRoot } from '../../scripts/site/project-root.ts';

/** Where the site's own type lies, made once and committed: a build needs no font tool. */
export const fontsFolder = path.join(projectRoot, 'src', 'fonts');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
/** What glossaries print besides: quotation marks, dashes, fractions, degrees, and the accents of names. A character that is not here comes from the device. */
const alsoPrinted = '\u00A0°·×½–—‘’“”…•àáâäçèéêëíîïñóôöùúûü';

export interface Subset {
  /** The file in `src/fonts/`. */
  file: string;
  /** The file of the package that it is cut from. */
  from: string;
  characters: string;
}

/** Vollkorn by Friedrich Althausen, under the SIL Open Font License: a book face with old-style figures, sturdy on a phone. */
export const subsets: readonly Subset[] = [
  { file: 'vollkorn-400.woff2', from: '@fontsource/vollkorn/files/vollkorn-latin-400-normal.woff2', characters: printable + alsoPrinted },
  { file: 'vollkorn-600.woff2', from: '@fontsource/vollkorn/files/vollkorn-latin-600-normal.woff2', characters: printable + alsoPrinted },
  { file: 'vollkorn-sc-400.woff2', from: '@fontsource/vollkorn-sc/files/vollkorn-sc-latin-400-normal.woff2', characters: `${letters} ,.-’&` },
];

/** What type needs here: kerning, ligatures, and lining figures of one width for tables. */
const features = ['kern', 'liga', 'lnum', 'tnum'];

/** A subset as bytes of WOFF2; twice the same for the same packages. */
export async function makeSubset({ from, characters }: Subset): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(from));
  return subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures: features, noHinting: true });
}
