import { daysInAll, type Calendar } from '../language/en/days.ts';
import type { Instruction } from '../interpret/instruction.ts';

/** Gives each instruction the days that its own words name; `from` and `to` stay empty where they name none that is known. */
export function withDays(instructions: readonly Instruction[], calendar: Calendar): Instruction[] {
  return instructions.map((instruction) => {
    const words = instruction.tiles.filter(({ as }) => as === 'day').map(({ from, to }) => instruction.instruction.slice(from, to).trim()).filter((one) => one !== '');
    if (words.length === 0) return instruction;
    const days = daysInAll(words, calendar) ?? { from: null, to: null, occasion: null };
    return { ...instruction, effective: { ...days, words: words.join(' ') } };
  });
}
