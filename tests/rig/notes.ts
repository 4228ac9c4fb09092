import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const name = 'IN_FORCE_TEST_NOTES';

/**
 * Lets every test of this run leave a sentence for its last lines: it appends a line to the file that the environment
 * variable names.
 *
 * @param folder - a folder of this run alone
 * @returns a function that gives the sentences left so far, each once
 */
export function keepNotes(folder: string): (() => string[]) {
  const file = path.join(folder, 'notes.txt');
  writeFileSync(file, '');
  process.env[name] = file;
  return () => [...new Set(readFileSync(file, 'utf8').split('\n').filter((line) => line !== ''))];
}
