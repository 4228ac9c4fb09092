/** "Raise 5 to 4": a figure that would go the other way than its order says is another figure, or it is another order. */
import { cardinalWords, positionOf } from '../../language/en/numbers.ts';
import { directionOrdered } from '../../language/en/rising.ts';
import { unquoted } from '../../language/en/veiled.ts';
import type { Case } from '../case.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

const howOften: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
const numbers = new RegExp(`\\d+(?:\\.\\d+)?|(?<![\\w-])(?:${[...cardinalWords, ...Object.keys(howOften)].join('|')})(?![\\w-])`, 'giu');

/** The only number of some words; null where there is none, or another. */
function numberIn(words: string): number | null {
  const [number, ...others] = words.match(numbers) ?? [];
  if (number === undefined || others.length > 0) return null;
  return /^\d/u.test(number) ? Number(number) : howOften[number.toLowerCase()] ?? positionOf(number.toLowerCase());
}

/** Why a figure is not changed that would fall where it is to be raised; null where it goes as ordered, or no way is told. */
export function goesOtherWay({ instruction: { operation, instruction, tiles, oldText, newText } }: Case): Refused | null {
  if (operation !== 'substitution' || oldText === null || newText === null) return null;
  const said = tiles.filter(({ as }) => as === 'command' || as === 'place').map(({ from, to }) => instruction.slice(from, to)).join(' ');
  const told = directionOrdered(unquoted(said).toLowerCase());
  const [was, is] = [numberIn(oldText), numberIn(newText)];
  if (told === null || was === null || is === null) return null;
  return (told === 'up' ? is > was : is < was) ? null : refused('place not certain', 'the figure would go the other way than the order says');
}
