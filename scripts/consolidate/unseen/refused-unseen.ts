/**
 * What is refused whatever the entry's text is: nothing is ordered, the ruling contradicts itself, gives or names only a
 * part, or nobody but a person can carry it out.
 */
import type { Instruction } from '../../interpret/instruction.ts';
import { sayingsIn } from '../../language/en/sayings.ts';
import type { Case } from '../case.ts';
import { foldPrint } from '../text/fold.ts';
import { notGivenWhole, withGap } from '../text/given-whole.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';
import { listedTogether, miscounted, ofAnotherSize, oneForSeveral, saysMoreThanWords } from './counted-new.ts';
import { countedOtherwise } from './counted-otherwise.ts';
import { lacksSoMuch } from './lacks-so-much.ts';
import { ofItsName } from './of-its-name.ts';
import { goesOtherWay } from './rises-as-ordered.ts';
import { whereTextEnds } from './where-text-ends.ts';
import { limitsOf } from './wholly-understood.ts';
import { isToldByBrackets } from '../operations/words/in-brackets.ts';

/** Why an amendment is refused before its place is looked for; null where its place decides. */
export function refusedUnseen(judged: Case): Refused | null {
  for (const doubt of doubts) {
    const refusal = doubt(judged);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Operations that bring no change of the entry's words. */
export function withoutInstruction({ instruction }: Pick<Case, 'instruction'>): Refused | null {
  switch (instruction.operation) {
    case 'clarification':
    case 'pointer':
    case 'temporary':
      return refused('no instruction');
    case 'erratum':
      return mayBeAboutText(instruction) ? refused('place not certain', 'whether it corrects the card or this text is not certain') : refused('no instruction', 'it corrects the card, not this text');
    case 'reversal':
    case 'renumbering':
    case 'formatting':
    case 'insertion':
    case 'substitution':
    case 'repeal':
      return null;
  }
}

/** "Errata: the second paragraph should read ..."; "Errata: remove the last sentence.": what stands behind the label may be an order. Words that are quoted are the card's. */
const mayBeAboutText = ({ says, newText, setOff }: Instruction): boolean =>
  says.includes('a part of a text') || (newText !== null && setOff?.every(Boolean) !== true && sayingsIn(newText, null).includes('a part of a text'));

/** "Delete "by night" and everything after it": one sentence is carried out whole or not at all, where a part of it is only described. */
function halfDescribed({ instruction, others }: Case): Refused | null {
  const described = others.some((other) => other.instruction === instruction.instruction && other.operation === instruction.operation && other.place.about !== null);
  return described ? refused('described, not quoted', 'its sentence names more than the words that it quotes') : null;
}

const wholeParts: readonly Instruction['unit'][] = ['list item', 'sentence', 'paragraph'];

/** "Replace this entry with: the text of the other." Quoted words that replace quoted words are what they are, and so is a comma behind a word. */
function halfGiven({ instruction, newBlocks }: Case): Refused | null {
  const { oldText, operation, place } = instruction;
  const texts = newBlocks.map(({ text }) => text);
  // What takes the place of words in brackets stands in brackets.
  if (isToldByBrackets(instruction) || isMarkBehind(instruction, texts)) return null;
  const around = oldText ?? (operation === 'insertion' ? place.beside : null);
  const part = (mayBeDescribed(instruction) ? notGivenWhole(texts, isAside(instruction, texts)) : null) ?? (around === null ? null : withGap(texts, around));
  return part === null ? null : refused('described, not quoted', `“${part}” is not the whole new text`);
}

const isMarkBehind = ({ operation, place }: Instruction, texts: readonly string[]): boolean =>
  operation === 'insertion' && place.beside !== null && place.position === 'after' && texts.length === 1 && /^[,;:.!?]$/u.test(texts[0] ?? '');

/** The "ice" bullet is a whole part, though it is named by its words. */
const mayBeDescribed = ({ oldText, unit }: Instruction): boolean => oldText === null || wholeParts.includes(unit);

/** `After "lamp" add "(if lit)"`: a bracket that is quoted, beside words that are, belongs to the text; one without quotation marks may limit the order. */
const isAside = ({ operation, place, instruction }: Instruction, texts: readonly string[]): boolean =>
  operation === 'insertion' && place.beside !== null && texts.length === 1 && /^\([^()]+\)$/u.test(texts[0] ?? '') && new RegExp(`["“]${RegExp.escape(texts[0] ?? '')}["”]`, 'u').test(instruction);

/** The same words are to become one thing, and another: which of the two, the ruling does not say. */
function contradicted({ instruction, others }: Case): Refused | null {
  const { oldText, operation, newText } = instruction;
  const where = (one: Instruction): string => JSON.stringify([one.place, one.effective ?? null]);
  if (operation === 'insertion') return null;
  if (oldText === null) return contradictedPart(instruction, others);
  const same = (other: Instruction): boolean =>
    other.oldText !== null && foldPrint(other.oldText) === foldPrint(oldText) && where(other) === where(instruction);
  const differs = others.some((other) => same(other) && (other.operation !== operation || foldPrint(other.newText ?? '') !== foldPrint(newText ?? '')));
  return differs ? refused('place not certain', 'the ruling orders two things of the same words') : null;
}

/** "Replace the first bullet; then delete the bullet": what comes goes again, so one of the two is meant of another. */
function contradictedPart(instruction: Instruction, others: readonly Instruction[]): Refused | null {
  if (others.some((other) => isOtherwise(instruction, other))) return refused('place not certain', 'the ruling has two new texts for one part');
  const { unit, operation, place, oldText } = instruction;
  const isChange = (one: string): boolean => one === 'repeal' || one === 'substitution';
  const isSame = (other: Instruction): boolean => other.oldText === oldText && other.unit === unit && isChange(other.operation) && JSON.stringify(other.place) === JSON.stringify(place);
  const differs = isChange(operation) && unit !== 'entry' && others.some((other) => isSame(other) && other.operation !== operation);
  return differs ? refused('place not certain', 'the ruling orders two things of the same part') : null;
}

/** "This entry should point to fog. This entry should point to ice.": one reference, or one part, that is to be two things. */
function isOtherwise(one: Instruction, other: Instruction): boolean {
  const where = ({ unit, place, effective }: Instruction): string => JSON.stringify([unit, unit === 'cross-reference' ? { ...place, within: null } : place, effective ?? null]);
  const isAnew = ({ operation, oldText, newText }: Instruction): boolean => operation === 'substitution' && oldText === null && newText !== null;
  return isAnew(one) && isAnew(other) && where(one) === where(other) && foldPrint(one.newText ?? '') !== foldPrint(other.newText ?? '');
}

/** Operations that only a person can carry out here. */
function onlyByPerson({ instruction }: Case): Refused | null {
  if (instruction.operation === 'reversal') return refused('described, not quoted');
  return instruction.operation === 'formatting' ? refused('place not certain', 'it changes the print, and only the words are held') : null;
}

/**
 * Where it is not known which of the two is older, only what proves itself is applied: quoted words that still stand, an
 * entry that is still there to be repealed. Anything else may have been worked into the text long ago.
 */
function undatable({ dated, instruction: { operation, unit, oldText } }: Case): Refused | null {
  const provesItself = (oldText !== null && operation !== 'insertion') || (operation === 'repeal' && unit === 'entry');
  return dated || provesItself ? null : refused('place not certain', 'it is not known whether this text is older or newer than the ruling');
}

const doubts: readonly ((judged: Case) => Refused | null)[] = [
  withoutInstruction, ({ instruction }) => limitsOf(instruction), halfDescribed, halfGiven, whereTextEnds, ofItsName, contradicted, ...countedOtherwise, miscounted, ofAnotherSize, saysMoreThanWords, oneForSeveral, lacksSoMuch, listedTogether, goesOtherWay, onlyByPerson, undatable,
];
