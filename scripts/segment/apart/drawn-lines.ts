/** Lines of signs that a document draws between its parts: they belong to nobody's text. */

/** Such a line wherever it stands; of other signs it may be anything, until it comes again. */
const RULE = /^(?:[*~#=•·+](?: ?[*~#=•·+]){2,80}|\|)$/u;
/** Signs of any kind, and letters that are drawn as rings and crosses: `;;;;;`, `<><><>`, `o o o o`, `-x-x-x-`. What ends or quotes a sentence, and dots for what was left out, draw nothing. */
const SIGNS = /^[^\p{L}\p{N}\s.…()[\]{}?!"“”‘’'|](?: ?[^\p{L}\p{N}\s.…()[\]{}?!"“”‘’'|]){2,80}$/u;
const RINGS = /^(?:[-–=~*· ]{0,3}[oOxX](?:[-–=~*· ]{1,3}[oOxX]){2,39}[-–=~*· ]{0,3}|[oOxX]{5,80})$/u;
/** So often the same line stands in a document that draws it. */
const FEWEST = 3;
const LONGEST = 120;

/** Reads: the lines of a document. Writes: the indexes of those that are drawn. */
export function drawnLines(texts: readonly string[]): number[] {
  const lines = texts.flatMap((text, at) => (text.length <= LONGEST && isDrawn(text.trim()) ? [{ line: text.trim(), at }] : []));
  const again = Map.groupBy(lines, ({ line }) => line);
  return lines.flatMap(({ line, at }) => (RULE.test(line) || (again.get(line)?.length ?? 0) >= FEWEST ? [at] : []));
}

const isDrawn = (line: string): boolean => RULE.test(line) || SIGNS.test(line) || RINGS.test(line);
