/** Days on a line, and the days that are written under it. */
import { scaleUtc } from 'd3-scale';
import { monthNames } from '../model/dates.ts';

export interface TimeScale {
  x: (day: string) => number;
  ticks: { x: number; label: string }[];
}

const shortest = 120 * 86_400_000;
/** About how wide a letter of a label is, in the smallest type used. */
const letterWidth = 6;

/**
 * A scale from the first of some days to the last; where they are few and near, with time on both sides.
 *
 * @param count - about how many ticks there may be
 */
export function timeScale(days: readonly string[], from: number, to: number, count: number): TimeScale {
  const times = days.map((day) => Date.parse(day)).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const spare = Math.max(0, shortest - (last - first)) / 2;
  const scale = scaleUtc([first - spare, last + spare], [from, to]);
  const byYear = last - first > 3 * 366 * 86_400_000;
  const label = (day: Date) => (byYear ? String(day.getUTCFullYear()) : `${(monthNames[day.getUTCMonth()] ?? '').slice(0, 3)} ${day.getUTCFullYear()}`);
  // Behind the last day there is nothing to be read off.
  const ticks = scale.ticks(count).filter((day) => day.getTime() <= last).map((day) => ({ x: Math.round(scale(day)), label: label(day) }));
  return { x: (day) => scale(Date.parse(day)), ticks: legible(ticks) };
}

/** As many labels as do not run into each other, the first one always. */
function legible(ticks: TimeScale['ticks']): TimeScale['ticks'] {
  return ticks.reduce<TimeScale['ticks']>((kept, tick) => {
    const before = kept.at(-1);
    const room = (tick.label.length + 2) * letterWidth;
    return before !== undefined && (tick.x - before.x < room || tick.label === before.label) ? kept : [...kept, tick];
  }, []);
}
