/** The corpus that the site is built from: a folder that holds `corpus.json` and the MDX beside it. The one place of the site that reads the disk at build time. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { question } from './asked.ts';

const corpusFolder = resolve(process.env.IN_FORCE_CORPUS ?? 'content');

/** The data file as ingestion wrote it. */
export const dataText = (): string => readFileSync(`${corpusFolder}/corpus.json`, 'utf8');

/** A build has all texts in one file (`scripts/site/workshop.ts`); where a corpus is shown live, each lies where ingestion writes it. */
const inOne = process.env.IN_FORCE_TEXTS ?? '';
const texts = inOne === '' ? null : JSON.parse(readFileSync(inOne, 'utf8')) as Record<string, string>;

const textInOne = question('the text', (file) => texts?.[file] ?? null);

/** The MDX of a file of the corpus, `entries/wick.mdx`; null where it is not there. */
export const textFile = (file: string): string | null => (texts === null ? contentsOf(`${corpusFolder}/${file}`) : textInOne(file));

function contentsOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
