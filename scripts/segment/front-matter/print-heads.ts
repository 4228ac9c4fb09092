/** Lines with which a browser or a viewer heads what it prints: the day of printing, and the title. That day is not the document's. */

const PRINTED = /^(?<dot>[•·*]\s*)?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?<hour>,? (?:at )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?\s+(?:[-–—|]\s+)?(?<title>\p{L}.{3,100})$/iu;
/** The address and the number of the page, at its foot. */
const FOOT = /^(?:https?:|file:|www\.)\S+\s+(?:page )?\d{1,3}\s?(?:\/|of)\s?\d{1,3}$/iu;
/** The number of a page alone, of how many. */
const PAGE = /^(?:page )?\d{1,3}\s?(?:\/|of)\s?\d{1,3}$/iu;

/**
 * Reads: the lines of a document's head and pages. Writes: those that bear the day of printing: where an hour, a dot or an
 * address stands with it, or where it recurs and the title stands alone, too.
 */
export function printHeads(lines: readonly string[]): ReadonlySet<string> {
  const all = lines.map((line) => line.trim());
  const titles = new Set(all.map((line) => line.toLowerCase()));
  const hasFoot = all.some((line) => FOOT.test(line));
  return new Set(all.filter((line, at) => {
    const { title, dot, hour } = PRINTED.exec(line)?.groups ?? {};
    if (title === undefined) return false;
    const isAgain = all.indexOf(line) !== at || all.lastIndexOf(line) !== at;
    const isTitle = titles.has(title.trim().toLowerCase());
    return hasFoot || (isTitle && (dot !== undefined || hour !== undefined || isAgain || all.some((other) => PAGE.test(other))));
  }));
}
