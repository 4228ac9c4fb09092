/** Legends: what the signs of a document stand for, one below the other. No row of a legend is a topic. */

export const LEGEND_ROWS: readonly { is: RegExp; inColumns?: true; example: string }[] = [
  { is: /^[•*-]?\s*[[{(<](?<code>[\p{L}\p{N}/&+!?*#^=%~$§†‡@<>|:;-]{1,12}(?: [\p{L}\p{N}]{1,8})?)[\]})>]\s*(?:[-–—=:]\s*)?(?<means>(?:\d{1,2}(?:st|nd|rd|th) )?\p{L}.{1,60})$/u, example: '[AU] Amber guild' },
  { is: /^[•*-]?\s*(?<code>\p{Lu}[\p{L}\p{N}/]{0,4})(?:\s*[=:]\s*|\s+[-–—]\s+(?=\p{Ll}))(?<means>\p{L}.{1,60})$/u, example: 'BK = Bridge Keeper' },
  { is: /^(?:(?<code>[*+@§Δ∆†‡◊◆!=#%^~&?]{1,2})|(?<set>\p{Lu}[\p{L}\d]{0,4})) {2,}(?<means>\p{L}.{1,60})$/u, inColumns: true, example: '+   new since the previous document' },
  { is: /^(?<code>[*+@§Δ∆†‡◊◆]{1,2})\s*[-–—=:]\s*(?<means>\p{L}.{1,60})$/u, example: '* = new since the previous document' },
];
/** Rows one below the other that make a legend, and blank lines between two of them at the most. */
const FEWEST = 3;
const WIDEST_GAP = 2;

/** Words that a meaning has at the most: more are a sentence. */
const MOST_WORDS = 9;
/** Where they stand in a column of their own. */
const MOST_IN_COLUMN = 12;
/** Rows that are rulings: sentences and orders. */
const SENTENCE = /[.;:]$|^(?:see|delete|replace|change|add|revise|this|the|an?|if|when|you|it|he|she|they)\b/iu;

/** Reads: the lines of a document. Writes: the indexes of those that are rows of a legend. */
export function legendRows(lines: readonly string[]): number[] {
  const runs: number[][] = [];
  lines.forEach((line, at) => {
    if (!isRow(line)) return;
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && onlyGaps(lines, before, at)) last.push(at);
    else runs.push([at]);
  });
  return runs.filter((run) => run.length >= FEWEST || isTitled(lines, run[0] ?? 0)).flat();
}

/** What stands right above a legend, however few its rows. */
const TITLE = /^(?:abbreviations|legend|key|symbols|signs|icons|sets|marks|notation)(?: used)?(?: here| in this \p{L}+)?:?$/iu;

function isTitled(lines: readonly string[], first: number): boolean {
  const above = lines.slice(Math.max(0, first - 2), first).findLast((line) => line.trim() !== '');
  return above !== undefined && TITLE.test(above.trim());
}

/** What a legend of icons is called, where a document has one in its head. */
const LEGEND_TITLE = /^(?:(?:the )?(?:icon|symbol|code|abbreviation)s? )?legend(?: (?:of|for) (?:the )?(?:icons|symbols|codes|abbreviations))?:?$|^(?:the )?(?:icon|symbol)s? (?:key|codes|abbreviations):?$|^key (?:to|of) (?:the )?(?:icons|symbols|codes):?$|^(?:icons|symbols|codes|abbreviations) (?:used )?(?:here|in (?:this|the) (?:document|list|file|text|sheet)):?$/iu;

/** Reads: the lines of a document and those that are rows of a legend. Writes: the indexes of titles right above several of them. */
export function legendTitles(lines: readonly string[], rows: readonly number[]): number[] {
  const known = new Set(rows);
  const isRowBelow = (at: number): boolean => [1, 2].some((step) => known.has(at + step) && onlyGaps(lines, at, at + step) && Array.from({ length: FEWEST }, (_, row) => at + step + row).every((row) => known.has(row)));
  return lines.flatMap((line, at) => (LEGEND_TITLE.test(line.trim()) && isRowBelow(at) ? [at] : []));
}

/** `(a) prison barges,` is an item of a list and no row of a legend. */
const ITEM = /^[•*-]?\s*\((?:\p{Ll}|[ivx]{1,4})\)/u;

/** Rows beside each other, each with its code in brackets. */
const BETWEEN_COLUMNS = /\s{3,}(?=[[{(<][^\s\])}>]{1,12}[\])}>])/u;
const MOST_COLUMNS = 4;
const LONGEST = 240;

function isRow(line: string): boolean {
  const columns = line.length > LONGEST ? [] : line.trim().split(BETWEEN_COLUMNS);
  return columns.length > 1 && columns.length <= MOST_COLUMNS ? columns.every(isOneRow) : isOneRow(line);
}

function isOneRow(line: string): boolean {
  if (ITEM.test(line.trim())) return false;
  const row = LEGEND_ROWS.find(({ is }) => is.test(line.trim()));
  const means = row?.is.exec(line.trim())?.groups?.['means'];
  return means !== undefined && means.split(/\s+/u).length <= (row?.inColumns === true ? MOST_IN_COLUMN : MOST_WORDS) && !(row?.inColumns === true ? /[.;:]$/u : SENTENCE).test(means);
}

function onlyGaps(lines: readonly string[], before: number, at: number): boolean {
  const between = lines.slice(before + 1, at);
  return between.length <= WIDEST_GAP && between.every((line) => line.trim() === '');
}
