/** A small picture of an entry's history: its text as a line, versions upon it, rulings beside it. */
import { spread } from './spread.ts';
import { timeScale } from './time-scale.ts';
import type { BesideKind, HistoryItem } from '../model/history.ts';
import type { Version } from '../model/corpus.ts';
import { earliestDay } from '../model/period/period.ts';

export interface Timeline {
  width: number;
  /** The text held, from its first version to its end. */
  line: { from: number; to: number; ended: boolean };
  versions: { x: number; version: Version }[];
  beside: { x: number; y: number; is: BesideKind | 'printed' }[];
  ticks: { x: number; label: string }[];
  /** Where the base text stands whose day is not known, and what stands under it. */
  base: { x: number; label: string } | null;
}

const width = 272;
/** On the left, without a scale, stands what no day is known of: the edition and what it superseded. */
const baseAt = 30;
const scaleFrom = 70;
const edge = 8;
const apart = 11;

/**
 * @param history - as `historyOf` has it
 * @param end - where the line of what is held ends, whenever the picture is drawn: no day of a document is later
 * @returns null where there is nothing to see: one version and nothing beside it
 */
export function timelineOf(history: readonly HistoryItem[], end: string | null): Timeline | null {
  const days = daysOf(history);
  if (history.length < 2 || end === null || days.length === 0) return null;
  const hasBase = history.some((item) => isUndatedBase(item));
  const scale = timeScale([...days, end], hasBase ? scaleFrom : edge, width - edge, 3);
  const places = placesOf(days, scale.x, hasBase ? scaleFrom : edge);
  const xOf = (item: HistoryItem) => (isBeforeScale(item, hasBase) ? (item.is === 'version' ? baseAt : edge) : places.get(earliestDay(item.document) ?? '') ?? baseAt);
  const versions = history.filter((item) => item.is === 'version');
  const last = versions.at(-1);
  const ended = last?.version.text.length === 0;
  return {
    width,
    line: { from: versions[0] === undefined ? edge : xOf(versions[0]), to: ended ? xOf(last) : width - 2, ended },
    versions: versions.filter(({ version }) => version.text.length > 0).map((item) => ({ x: xOf(item), version: item.version })),
    beside: stacked(history.flatMap((item) => (item.is === 'version' ? [] : [{ x: xOf(item), is: item.is }]))),
    ticks: scale.ticks.filter(({ x }) => x < width - 20 && (!hasBase || x > scaleFrom)),
    base: hasBase ? { x: baseAt, label: 'undated' } : null,
  };
}

/** The days that have a place on the scale. */
function daysOf(history: readonly HistoryItem[]): string[] {
  const onScale = history.filter((item) => !isBeforeScale(item, history.some(isUndatedBase)));
  return [...new Set(onScale.flatMap(({ document }) => earliestDay(document) ?? []))].toSorted();
}

function isUndatedBase(item: HistoryItem): boolean {
  return item.is === 'version' && item.version.from === null && item.version.amendments.length === 0 && item.document.date === null;
}

function isBeforeScale(item: HistoryItem, hasBase: boolean): boolean {
  return hasBase && (isUndatedBase(item) || item.is === 'edition');
}

function placesOf(days: readonly string[], x: (day: string) => number, from: number): Map<string, number> {
  const places = spread(days.map(x), apart, from, width - edge);
  return new Map(days.map((day, at) => [day, places[at] ?? from]));
}

/** Marks of one day stand under each other, three at most: the list has them all. */
function stacked(marks: readonly { x: number; is: BesideKind | 'printed' }[]): Timeline['beside'] {
  return [...Map.groupBy(marks, ({ x }) => x).values()].flatMap((same) => same.slice(0, 3).map((mark, at) => ({ ...mark, y: at })));
}
