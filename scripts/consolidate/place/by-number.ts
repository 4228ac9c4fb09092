/** What is said of a place that nothing but its number tells. */
import type { Instruction } from '../../interpret/instruction.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Applied, Change, Refused } from '../verdict.ts';

/** How an instruction calls its place; without words of its own, by the kind of its parts. */
export const whereSaid = ({ locator, unit }: Instruction, several = false): string => locator ?? `the ${unit}${several ? 's' : ''}`;

/** The text has not so many. */
export const noSuchPlace = (where: string, part = 'place'): Refused => refused('text not found', `there is no such ${part} here (“${where}”)`);

/** One way of counting arrives at another part than the next. */
export const severalWays = (where: string): Refused => refused('place not certain', `it can be counted in more than one way here (“${where}”)`);

/** Applied where every way of counting arrives; the note tells what became of what stood there, which nothing else verifies. */
export const byNumberAlone = (change: Change, where: string, ...notes: string[]): Applied => appliedWithNote(change, `placed by its position alone (“${where}”)`, ...notes);
