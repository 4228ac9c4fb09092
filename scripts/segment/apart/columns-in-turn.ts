/**
 * A table whose columns a copy gives one after the other: all names, then all sets, then all texts. Which text belongs to which
 * name can then be told by nobody with certainty.
 */

/** So many rows, before what stands in two columns is told from a list. */
const FEWEST = 4;
const LONGEST_CELL = 45;
/** What a column of codes, numbers or sets holds: few letters. */
const CODE = /^(?:\d{1,4}|[\p{Lu}\d]{1,4}|\p{Lu}\p{Ll}?\d{0,3}|#\d{1,4}|\p{Lu}{1,3}[- ]?\d{1,4}|[-–—])$/u;
/** The share of different words in a column that says of each row which of a few sorts it is. */
const FEW_SORTS = 0.5;

/** Reads: the lines of a document. Writes: whether such a table stands in it. */
export function areColumnsInTurn(texts: readonly string[]): boolean {
  const lines = texts.map((text) => text.trim());
  return lines.some((line, at) => CODE.test(line) && !CODE.test(lines[at - 1] ?? '') && isColumnOfCodes(lines, at)) || areBlocksAlike(lines);
}

/** Codes one below the other, and as many short lines above them as there are of them; each line is looked at twice at the most. */
function isColumnOfCodes(lines: readonly string[], begin: number): boolean {
  let end = begin;
  while (end < lines.length && CODE.test(lines[end] ?? '')) end += 1;
  const count = end - begin;
  if (count < FEWEST) return false;
  let [above, at] = [0, begin - 1];
  for (; at >= 0 && above < count && (lines[at] === '' || isCell(lines[at] ?? '')); at--) if (lines[at] !== '') above += 1;
  return above === count;
}

/** Two blocks of equally many short lines, blank lines around each, the second of few different words. */
function areBlocksAlike(lines: readonly string[]): boolean {
  const blocks = blocksOf(lines);
  return blocks.some((block, at) => {
    const next = blocks[at + 1];
    return next !== undefined && block.length >= FEWEST && next.length === block.length && block.every(isCell) && next.every(isCell) && new Set(block).size === block.length && new Set(next).size <= next.length * FEW_SORTS;
  });
}

function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line !== '') blocks.at(-1)?.push(line);
    else if (blocks.at(-1)?.length !== 0) blocks.push([]);
  }
  return blocks;
}

function isCell(line: string): boolean {
  return line.length <= LONGEST_CELL && /[\p{L}\p{N}]/u.test(line) && !/[.;:,]$/u.test(line.replace(/\b\p{Lu}\p{L}{0,2}\.$/u, ''));
}
