/** "Raise 5 to 4": a figure that would go the other way than its order says is another figure, or it is another order. */
import { directionOrdered } from '../language/en/rising.ts';
import { unquoted } from '../language/en/veiled.ts';
import type { Case } from './case.ts';
import { refused } from './verdict.ts';
import type { Refused } from './verdict.ts';

/** The only number of some words; null where there is none, or another. */
function numberIn(words: string): number | null {
  const [number, ...others] = words.match(/\d+(?:\.\d+)?/gu) ?? [];
  return number === undefined || others.length > 0 ? null : Number(number);
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
