/** Whether a text is data that a program wrote or reads, JSON or YAML, seen from its lines before it is parsed. */

/** A key, perhaps of an item of a list, and what it holds, if that stands on its line. */
const KEY = /^(?<edge>\s*(?:- {1,4})?)(?:"[^"]{1,80}"|'[^']{1,80}'|[\p{L}\p{N}_][\p{L}\p{N}_ ’'-]{0,60}):(?<value>\s.*)?$/u;
const ITEM = /^\s*- \S/u;
const COMMENT = /^\s*#/u;
const FENCE = /^(?:---|\.\.\.)$/u;
/** A text that stands below its key. */
const BLOCK = /^\s*[|>][+-]?\s*$/u;
const FEWEST = 3;
/** No line of such a file is longer that is read, and no list is nested deeper. */
const LONGEST = 20_000;
const DEEPEST = 8;

export type DataShape = 'json' | 'lines of json' | 'yaml';

/** Reads: the lines of a file. Writes: what kind of data they look like; null for a text. */
export function dataShape(lines: readonly string[]): DataShape | null {
  const written = lines.map((line) => line.trimEnd()).filter((line) => line.trim() !== '');
  const first = written.find((line) => !COMMENT.test(line) && !FENCE.test(line))?.trim() ?? '';
  if (/^[[{]/u.test(first)) return jsonShape(written);
  return written.length > FEWEST && written.every((line) => line.length <= LONGEST) && isYaml(written) ? 'yaml' : null;
}

function jsonShape(written: readonly string[]): DataShape | null {
  const last = written.at(-1)?.trim() ?? '';
  if (written.length >= FEWEST && written.every((line) => /^\{\s{0,4}"/u.test(line.trim()) && /\},?$/u.test(line))) return 'lines of json';
  return /[\]}]$/u.test(last) && /^[[{]{1,3}(?:"|$)/u.test(written.join('').slice(0, LONGEST).replaceAll(/\s/gu, '').slice(0, 4)) && isShallow(written) ? 'json' : null;
}

/** A file of nothing but brackets is no data that anybody keeps. */
function isShallow(written: readonly string[]): boolean {
  let [depth, deepest] = [0, 0];
  for (const line of written) {
    for (const sign of line.matchAll(/[[\]{}]/gu)) depth += '[{'.includes(sign[0]) ? 1 : -1;
    deepest = Math.max(deepest, depth);
    if (deepest > DEEPEST * 4) return false;
  }
  return true;
}

/** Keys throughout, at the margin or set in, with texts set in below them; the same key again and again, or texts in blocks below names. */
function isYaml(written: readonly string[]): boolean {
  const keys = written.flatMap((line): { edge: string; value: string }[] => {
    const { edge = '', value = '' } = KEY.exec(line)?.groups ?? {};
    return KEY.test(line) ? [{ edge, value }] : [];
  });
  const items = written.filter((line) => ITEM.test(line) && KEY.test(line)).length;
  const atMargin = keys.filter(({ edge }) => edge === '');
  const blocks = atMargin.filter(({ value }) => BLOCK.test(value)).length;
  if (items < FEWEST && blocks < FEWEST) return false;
  let inset = false;
  return written.every((line) => {
    const isSetIn = /^\s/u.test(line);
    const fits = COMMENT.test(line) || FENCE.test(line) || KEY.test(line) || (ITEM.test(line) && isSetIn) || (isSetIn && inset);
    inset = fits;
    return fits;
  }) && (items >= FEWEST || blocks >= atMargin.length / 2);
}
