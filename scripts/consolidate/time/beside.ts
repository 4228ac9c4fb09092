/** Orders that stand beside each other in a ruling: which are carried out together, and which hold up the others. */
import type { RulingHappening } from './happening.ts';

/**
 * What the paragraphs of a ruling order, one after the other: those are together whose lines meet, since a heading above a
 * paragraph belongs to its first order and new text below it to its last, and that hold from one day.
 */
export function byParagraph(happenings: readonly RulingHappening[]): RulingHappening[][] {
  const paragraphs: RulingHappening[][] = [];
  for (const one of happenings) {
    const [from] = one.numbered.instruction.lines;
    const held = paragraphs.findLast((others) => others.some(({ at, numbered: { instruction: { lines } } }) => at.day === one.at.day && lines[0] <= from && from <= lines[1]));
    if (held === undefined) paragraphs.push([one]);
    else held.push(one);
  }
  return paragraphs;
}

/** By which the orders of one sentence of a ruling are known. */
export const sentenceKey = ({ numbered: { instruction, ruling } }: RulingHappening): string => `${ruling.id} ${instruction.instruction}`;

/** Whether an order changes words: one that leaves them as they are may wait, and the others need not. */
const changesWords = ({ numbered: { instruction: { operation, how } } }: RulingHappening): boolean =>
  ['insertion', 'substitution', 'repeal'].includes(operation) || (operation === 'renumbering' && how !== null);

/** An order about another object, which is all that its sentence orders: this text does not wait for it. */
const isElsewhere = (one: RulingHappening, withIts: readonly RulingHappening[]): boolean =>
  one.numbered.instruction.tiles.some(({ as }) => as === 'object') && withIts.every((other) => other === one || sentenceKey(other) !== sentenceKey(one));

/** Whether an order that cannot be carried out holds up those beside it. */
export const holdsUp = (one: RulingHappening, withIts: readonly RulingHappening[]): boolean => changesWords(one) && !isElsewhere(one, withIts);
