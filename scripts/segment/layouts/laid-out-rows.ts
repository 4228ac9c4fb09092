/**
 * The rows of a table, or of a list with hanging indentation, that a copy keeps as the page was laid out: names at the margin,
 * texts in a column of the page. A gap parts one row from the next, so a name may go on in the line below it; a long one has a
 * line of its own. What stands in no column is the page's.
 */
import { runningHeads } from '../apart/running-heads.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { isPageFurniture } from './furniture.ts';
import { columnOf } from '../../read/formats/sheet/sheet-columns.ts';
import type { ReadingLine } from '../../read/source-file.ts';

/** A line cut at the columns of the page; null where it does not keep to them. */
export interface Cut {
  head: string;
  text: string;
  /** What stands in a narrow column behind the text: a number, a day, a mark. */
  behind: string;
}

export interface LaidOutRow {
  name: string;
  /** The indexes of its lines: the first, and all that hold a part of its text. */
  first: number;
  lines: number[];
  behind: string;
}

export interface LaidOut {
  rows: LaidOutRow[];
  cuts: ReadonlyMap<number, Cut>;
  /** The names of the columns, where they stand; empty where they have none. */
  titles: readonly number[];
  /** Lines of the page between two rows. */
  outside: readonly number[];
}

/** So many rows, and so large a share of the lines between the first and the last that keep to the columns; of names with a gap above them. */
const FEWEST = 4;
const NEARLY_ALL = 0.85;
/** The column of texts begins so far from the margin. */
const WIDTHS = { least: 6, most: 44 };
const GAP = /(?<=\S)\s{2,}(?=\S)/gu;
const LONGEST_BEHIND = 18;
const BEHIND = /\s{2}(?<words>\S(?: ?\S){0,13})$/u;
/** Texts of a list without titles that are as long as a text: a picture of two short columns has none. */
const LONG = 20;

const isBlank = (text: string): boolean => text.trim() === '';

/** Reads: the lines of a document. Writes: the rows that are laid out in them; null where there are none. */
export function laidOutIn(lines: readonly ReadingLine[]): LaidOut | null {
  const texts = lines.map(({ text }) => (text.includes('\t') || text.includes('|') ? '' : text.trimEnd()));
  const titles = titlesIn(texts);
  const first = titles[0] ?? -1;
  const column = titles.length > 0 ? columnBelow(texts, first) : columnOfNames(texts);
  if (column === null) return null;
  const ends = titles.length > 0 && cellsOf(texts[first] ?? '').length > 2;
  const heads = new Set(runningHeads(texts).heads.filter((at) => isPageFurniture(texts[at] ?? '')));
  const cuts = new Map(texts.flatMap((text, at): [number, Cut][] => {
    const cut = isBlank(text) || titles.includes(at) || heads.has(at) || at < first ? null : isNameAlone(texts, at, column) ? { head: text.trim(), text: '', behind: '' } : cutAt(text, column, ends);
    return cut === null ? [] : [[at, cut]];
  }));
  const parted = believed(rowsIn(cuts, (behind) => ends && behind !== ''), texts, cuts, { titles, heads });
  if (parted !== null || titles.length === 0) return parted;
  return believed(rowsIn(cuts, (behind, text, above) => behind !== '' || (endsSentence(above) && /^\P{Ll}/u.test(text.trim()))), texts, cuts, { titles, heads });
}

/** Where each cell of a line begins. */
function cellsOf(text: string): { at: number; words: string }[] {
  const places = [text.search(/\S/u), ...[...text.matchAll(GAP)].map(({ index, 0: gap }) => index + gap.length)].filter((at, index) => at > 0 || index === 0);
  return [...new Set(places)].sort((a, b) => a - b).map((at, index, all) => ({ at, words: text.slice(at, all[index + 1]).trim() }));
}

/** The lines that name the columns, the same on each page: one for names, one for texts, and perhaps narrow ones behind. */
function titlesIn(texts: readonly string[]): number[] {
  const named = texts.flatMap((text, at) => {
    const [name, told] = text.length > 160 ? [] : cellsOf(text);
    return name !== undefined && told !== undefined && columnOf(name.words) === 'term' && columnOf(told.words) === 'text' ? [at] : [];
  });
  const words = (at: number): string => texts[at]?.trim().replaceAll(/\s+/gu, ' ') ?? '';
  return named.filter((at) => words(at) === words(named[0] ?? at));
}

/** The place at which most texts begin below the titles. */
function columnBelow(texts: readonly string[], titles: number): number | null {
  return mostUsed(texts.slice(titles + 1).flatMap((text) => (isBlank(text) ? [] : cellsOf(text).slice(0, 2).map(({ at }) => at).filter((at) => at >= WIDTHS.least))));
}

/** The place at which texts begin beside names at the margin, and those below them. */
function columnOfNames(texts: readonly string[]): number | null {
  return mostUsed(texts.flatMap((text) => (/^\S/u.test(text) ? cellsOf(text).slice(1, 2).map(({ at }) => at) : [])));
}

function mostUsed(places: readonly number[]): number | null {
  const [place, all = []] = [...Map.groupBy(places, (at) => at)].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  return place !== undefined && all.length >= FEWEST - 1 && place >= WIDTHS.least && place <= WIDTHS.most ? place : null;
}

/** A name too long for its column, behind a gap: it has a line of its own, its text begins below it. */
function isNameAlone(texts: readonly string[], at: number, column: number): boolean {
  const [line, below] = [texts[at]?.trimEnd() ?? '', texts[at + 1] ?? ''];
  return isBlank(texts[at - 1] ?? '') && /^\s{0,4}\S/u.test(line) && line.length <= WIDTHS.most && !/\S\s{2,}\S/u.test(line) && !isBlank(below) && below.search(/\S/u) === column;
}

/** A line keeps to the columns where a gap stands before that of the texts, and its text begins there; below a name it may be set in farther. */
function cutAt(line: string, column: number, ends: boolean): Cut | null {
  const head = line.slice(0, column);
  const rest = line.slice(column);
  if (isBlank(rest)) return { head: head.trim(), text: '', behind: '' };
  const isBeside = head.trim() !== '';
  if (isBeside && (!/\s{2}$/u.test(head) || /^\s/u.test(rest))) return null;
  const behind = ends ? BEHIND.exec(rest.slice(-LONGEST_BEHIND))?.groups?.['words'] ?? '' : '';
  return { head: head.trim(), text: rest.slice(0, rest.length - behind.length).trimEnd(), behind };
}

/** A row begins with a name behind a gap, or right below another where its text, or what stands behind that, begins anew: what else stands there is the rest of a name. */
function rowsIn(cuts: ReadonlyMap<number, Cut>, beginsAnew: (behind: string, text: string, above: string) => boolean): LaidOutRow[] {
  const rows: LaidOutRow[] = [];
  for (const [at, { head, text, behind }] of cuts) {
    const last = rows.at(-1);
    const isRightBelow = last?.lines.at(-1) === at - 1;
    if (head !== '' && (!isRightBelow || beginsAnew(behind, text, cuts.get(at - 1)?.text ?? ''))) rows.push({ name: head, first: at, lines: [at], behind });
    else if (last !== undefined) {
      last.lines.push(at);
      if (head !== '') last.name = `${last.name} ${head}`;
      if (text !== '' && last.behind === '') last.behind = behind;
    }
  }
  return rows;
}

/** Enough rows, nearly all lines in the columns, and names of several lines seldom; without titles each row has a text, and some are long. */
function believed(rows: LaidOutRow[], texts: readonly string[], cuts: ReadonlyMap<number, Cut>, { titles, heads }: { titles: readonly number[]; heads: ReadonlySet<number> }): LaidOut | null {
  const told = rows.filter(({ lines }) => lines.some((at) => (cuts.get(at)?.text ?? '') !== ''));
  const [begin, end] = [rows[0]?.first ?? 0, rows.at(-1)?.lines.at(-1) ?? 0];
  const within = texts.flatMap((text, at) => (at >= begin && at <= end && !isBlank(text) && !titles.includes(at) ? [at] : []));
  const inColumns = within.filter((at) => cuts.has(at) || heads.has(at)).length;
  const apart = rows.filter(({ first }) => isBlank(texts[first - 1] ?? '') || titles.includes(first - 1) || (titles.length > 0 && endsSentence(cuts.get(first - 1)?.text ?? ''))).length;
  const wrapped = rows.filter(({ lines }) => lines.filter((at) => cuts.get(at)?.head !== '').length > 1).length;
  const long = rows.filter(({ lines }) => lines.some((at) => (cuts.get(at)?.text.trim().length ?? 0) > LONG)).length;
  const isRegular = rows.length >= FEWEST && told.length === rows.length && inColumns >= within.length * NEARLY_ALL && apart >= rows.length * NEARLY_ALL && wrapped <= rows.length / 2 && long >= rows.length / 2;
  return isRegular ? { rows, cuts, titles, outside: within.filter((at) => !cuts.has(at)) } : null;
}
