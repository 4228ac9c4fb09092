import { appendFileSync } from 'node:fs';

/** Says a sentence in the last lines of `npm test`, which keeps the file named here. */
export function noteForTheEnd(sentence: string): void {
  const file = process.env['IN_FORCE_TEST_NOTES'];
  if (file === undefined) process.stderr.write(`${sentence}\n`);
  else appendFileSync(file, `${sentence}\n`);
}
