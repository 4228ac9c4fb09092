/** Orders that stand beside each other in a ruling: which are carried out together, and which hold up the others. */
import type { RulingHappening } from './happening.ts';

/** Whether two instructions stand in one paragraph of their ruling, and hold from one day. */
export const isBeside = (one: RulingHappening, other: RulingHappening): boolean =>
  one.numbered.instruction.lines[0] === other.numbered.instruction.lines[0] && one.at.day === other.at.day;

/** The same for all that one sentence of a ruling orders. */
export const sentenceKey = ({ numbered: { instruction, ruling } }: RulingHappening): string => `${ruling.id} ${instruction.instruction}`;

/** Whether an order changes words: one that leaves them as they are may wait, and the others need not. */
const changesWords = ({ numbered: { instruction: { operation, how } } }: RulingHappening): boolean =>
  ['insertion', 'substitution', 'repeal'].includes(operation) || (operation === 'renumbering' && how !== null);

/** An order about another object, which is all that its sentence orders: this text does not wait for it. */
const isElsewhere = (one: RulingHappening, withIts: readonly RulingHappening[]): boolean =>
  one.numbered.instruction.tiles.some(({ as }) => as === 'object') && withIts.every((other) => other === one || sentenceKey(other) !== sentenceKey(one));

/** Whether an order that cannot be carried out holds up those beside it. */
export const holdsUp = (one: RulingHappening, withIts: readonly RulingHappening[]): boolean => changesWords(one) && !isElsewhere(one, withIts);
