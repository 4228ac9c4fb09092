/** The corpus through time: a column for each rulings document on a line of time, and under it when the glossary came. */
import { scaleLinear } from 'd3-scale';
import type { DocumentCount, Fate } from './amendments-by-document.ts';
import { spread } from './spread.ts';
import { timeScale } from './time-scale.ts';
import { earliestDay } from '../model/period/period.ts';
import type { SourceDocument } from '../model/corpus.ts';

export interface CorpusTime {
  width: number;
  height: number;
  /** The line of time, from above. */
  foot: number;
  columns: { x: number; at: number; width: number; total: { y: number; count: number } | null; document: SourceDocument; parts: { fate: Fate; y: number; height: number }[] }[];
  /** Lines of equal number. */
  levels: { y: number; count: number }[];
  ticks: { x: number; label: string }[];
  /** Editions: from the first day they can be of to the last; both alike where the day is known. */
  editions: { from: number; to: number; y: number; label: string }[];
}

const margin = { left: 28, right: 12, top: 18 };
const columnsHeight = 130;
const widest = 22;
const editionHeight = 26;

/**
 * @param days - of all documents, and what bounds those without a day: what the line of time reaches over
 * @returns null where no document can be placed
 */
export function corpusTime(counts: readonly DocumentCount[], editions: readonly Edition[], days: readonly string[], width: number): CorpusTime | null {
  const dated = counts.filter(({ document }) => earliestDay(document) !== null);
  if (dated.length === 0) return null;
  const [from, to] = [margin.left + widest, width - margin.right - widest];
  const time = timeScale(days, from, to, Math.floor(width / 100));
  const number = scaleLinear([0, Math.max(...dated.map(({ total }) => total), 1)], [0, columnsHeight]).nice(3);
  const wide = Math.min(widest, Math.max(3, Math.floor((to - from) / dated.length) - 2));
  const foot = margin.top + columnsHeight;
  const places = spread(dated.map(({ document }) => time.x(earliestDay(document) ?? '')), wide + 4, from, to);
  return {
    width,
    height: foot + 24 + editions.length * editionHeight,
    foot,
    columns: dated.map((one, at) => columnOf(one, { x: places[at] ?? from, at: Math.round(time.x(earliestDay(one.document) ?? '')), width: wide, foot, scale: number, labelled: dated.length <= 12 })),
    levels: number.ticks(3).filter((count) => count > 0 && Number.isInteger(count)).map((count) => ({ count, y: Math.round(foot - number(count)) })),
    ticks: time.ticks,
    editions: editions.map(({ first, last, label }, at) => ({ label, y: foot + 34 + at * editionHeight, from: Math.round(time.x(first)), to: Math.round(time.x(last)) })),
  };
}

interface Place { x: number; at: number; width: number; foot: number; scale: (count: number) => number; labelled: boolean }

function columnOf({ document, counts, total }: DocumentCount, { x, at, width, foot, scale, labelled }: Place): CorpusTime['columns'][number] {
  const parts: CorpusTime['columns'][number]['parts'] = [];
  let below = 0;
  for (const { fate, count } of counts) {
    if (count === 0) continue;
    const [low, high] = [scale(below), scale(below + count)].map(Math.round);
    parts.push({ fate, y: foot - (high ?? 0), height: (high ?? 0) - (low ?? 0) });
    below += count;
  }
  return { x: Math.round(x - width / 2), at, width, document, parts, total: labelled ? { count: total, y: foot - Math.round(scale(total)) - 5 } : null };
}

export interface Edition { first: string; last: string; label: string }

/** Glossary pages by edition and day: `Glossary, web edition: C, L, T`. Those of which no day is known are left out. */
export function editionsOf(documents: readonly SourceDocument[], nameOf: (document: SourceDocument) => string): Edition[] {
  const placed = documents.filter((document) => document.kind === 'glossary' && (earliestDay(document) ?? document.before) !== null);
  const groups = Map.groupBy(placed, (document) => [document.edition ?? nameOf(document), document.date, document.after, document.before].join('|'));
  return [...groups.values()].flatMap((pages) => {
    const [page] = pages;
    if (page === undefined) return [];
    const letters = pages.flatMap(({ letter }) => letter ?? []).join(', ');
    const name = page.edition ?? (letters === '' ? nameOf(page) : 'Glossary');
    const first = page.date ?? page.after ?? page.before ?? '';
    return [{ first, last: page.date ?? page.before ?? first, label: letters === '' ? name : `${name}: ${letters}` }];
  });
}
