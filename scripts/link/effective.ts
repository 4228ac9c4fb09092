import type { Effective } from '../../src/model/corpus.ts';
import type { Instruction } from '../interpret/instruction.ts';
import { daysIn, daysInAll, mayBeToCome, type Calendar, type Days } from '../language/en/days.ts';

/**
 * Gives each instruction the days that its own words name, else those of its ruling. Where its words name a day that
 * cannot be read, or an occasion whose day nobody gave, it has neither beginning nor end, and waits.
 */
export function withDays(instructions: readonly Instruction[], ofRuling: Effective | null, calendar: Calendar): Instruction[] {
  return instructions.map((one) => withRemarksToCome(one, calendar.day)).map((instruction) => {
    const words = instruction.tiles.filter(({ as }) => as === 'day').map(({ from, to }) => instruction.instruction.slice(from, to).trim()).filter((one) => one !== '');
    if (words.length === 0) return ofRuling === null ? instruction : { ...instruction, effective: { ...ofRuling, occasion: null } };
    const days = daysInAll(words, { ...calendar, day: ofRuling?.from ?? calendar.day }) ?? { from: null, to: null, occasion: null };
    return { ...instruction, effective: { ...days, from: beginning(days, ofRuling), words: words.join(' ') } };
  });
}

/** "(from June 2012)", "(May)": where it comes from, if that has been; else the day from which it may hold. */
function withRemarksToCome(instruction: Instruction, day: string | null): Instruction {
  const tiles = instruction.tiles.map((tile) => (tile.as === 'remark' && mayBeToCome(instruction.instruction.slice(tile.from, tile.to), day) ? { ...tile, as: 'day' as const } : tile));
  return tiles.some((tile, at) => tile !== instruction.tiles[at]) ? { ...instruction, tiles } : instruction;
}

/** The days that a heading gives to all that stands below it: "EFFECTIVE 1 JUNE 2012". Null where it is no such heading. */
export function daysOfHeading(heading: string | null, calendar: Calendar): Effective | null {
  if (heading === null || !/^\W*(?:effective|in (?:effect|force)|valid|as of|starting|beginning|until|from)\b/iu.test(heading) || /\bimmediately\b/iu.test(heading)) return null;
  const { from, to } = daysIn(heading.replace(/^\W*(?:in (?:effect|force)|valid) (?=from|until|as of|on)/iu, ''), calendar) ?? { from: null, to: null };
  return { from: from ?? (to === null ? null : calendar.day), to, words: heading };
}

/** What only ends begins on the day of its ruling. */
function beginning({ from, to, occasion }: Days, ofRuling: Effective | null): string | null {
  return from === null && to !== null && occasion === null ? ofRuling?.from ?? null : from;
}
