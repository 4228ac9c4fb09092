/** Writes a line of a command's own output: what it was called for, as opposed to its progress. */
export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};
