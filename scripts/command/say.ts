/** Writes a line of a command's own output: what it was called for, as opposed to its progress. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}
