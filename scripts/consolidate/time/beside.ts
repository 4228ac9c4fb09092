/** Orders that stand beside each other in a ruling: which are carried out together, and which hold up the others. */
import type { Instruction } from '../../interpret/instruction.ts';
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
    const bound = held ?? (takesAway(paragraphs.at(-1), one) || putsOtherwise(paragraphs.at(-1), one) ? paragraphs.at(-1) : undefined);
    if (bound === undefined) paragraphs.push([one]);
    else bound.push(one);
  }
  return paragraphs;
}

/** What is taken away may be what the next paragraph gives something for, or changes: it goes with that, or stays. */
function takesAway(paragraph: readonly RulingHappening[] | undefined, next: RulingHappening): boolean {
  const { instruction, ruling } = next.numbered;
  const gone = (paragraph ?? []).filter(({ at, numbered: { ruling: { id }, instruction: { operation, unit } } }) => at.day === next.at.day && id === ruling.id && operation === 'repeal' && unit !== 'entry');
  return gone.length > 0 && (speaksOfIt(instruction) || gone.some(({ numbered }) => mayLieIn(instruction, numbered.instruction)));
}

function speaksOfIt({ says, operation, place: { beside, position, paragraphs, items, sentences } }: Instruction): boolean {
  const unplaced = beside === null && position === null && [paragraphs, items, sentences].every((part) => part === null);
  const atEnd = position === 'end' && beside === null && [paragraphs, items, sentences].every((part) => part === null);
  return says.includes('it') || (says.includes('no place') && (unplaced || (operation === 'insertion' && (position === null || atEnd))));
}

/** "Replace "fog" with "mist"." and below it "It should be "fog" after all.": the first is not what was meant, or the second has no place. */
function putsOtherwise(paragraph: readonly RulingHappening[] | undefined, { at, numbered: { ruling, instruction } }: RulingHappening): boolean {
  const isNext = paragraph?.some((one) => one.at.day === at.day && one.numbered.ruling.id === ruling.id && one.numbered.instruction.operation === 'substitution');
  return isNext === true && instruction.operation === 'substitution' && instruction.oldText === null && instruction.says.includes('it');
}

/** "Delete the last paragraph. Replace "older" with "younger".": the words may stand in what goes. */
const mayLieIn = ({ operation, oldText }: Instruction, gone: Instruction): boolean => gone.oldText === null && oldText !== null && operation === 'substitution';

/** By which the orders of one sentence of a ruling are known. */
export const sentenceKey = ({ numbered: { instruction, ruling } }: RulingHappening): string => `${ruling.id} ${instruction.instruction}`;

/** Whether an order changes words: one that leaves them as they are may wait, and the others need not. */
const changesWords = ({ numbered: { instruction: { operation, how } } }: RulingHappening): boolean =>
  ['insertion', 'substitution', 'repeal'].includes(operation) || (operation === 'renumbering' && how !== null);

/** An order about another object, which is all that its sentence orders: this text does not wait for it. */
const isElsewhere = (one: RulingHappening, withIts: readonly RulingHappening[]): boolean =>
  one.numbered.instruction.tiles.some(({ as }) => as === 'object') && withIts.every((other) => other === one || sentenceKey(other) !== sentenceKey(one));

/** Whether an order that cannot be carried out holds up those beside it. */
export const holdsUp = (one: RulingHappening, withIts: readonly RulingHappening[]): boolean =>
  changesWords(one) && !isElsewhere(one, withIts) && !isOnlyBefore(one, withIts);

/** What would be taken away, and is not, from a text of which later paragraphs speak as it is: they need not wait for it. */
function isOnlyBefore(one: RulingHappening, withIts: readonly RulingHappening[]): boolean {
  const { operation, oldText, lines } = one.numbered.instruction;
  const others = withIts.filter((other) => other !== one).map(({ numbered: { instruction } }) => instruction);
  const behind = others.filter((other) => other.lines[0] > lines[1]);
  return operation === 'repeal' && oldText === null && behind.length === others.length && !behind.some(speaksOfIt);
}
