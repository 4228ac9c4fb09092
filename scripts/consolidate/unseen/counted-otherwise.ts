/** Orders that count parts in a way that is not certain: one number for several, from the other end, while others of the ruling move or add what is counted. */
import type { Instruction } from '../../interpret/instruction.ts';
import type { Saying } from '../../language/en/sayings.ts';
import { placedAs } from '../case.ts';
import type { Case } from '../case.ts';
import { namedItems, namedParagraphs, namedSentences } from '../place/named.ts';
import { numberedOtherwise } from './numbered-otherwise.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

/** "Swap the first two sentences, then delete the first": an order of a sentence counts what another of it has moved, or added at an edge. */
function countedAfterMove({ instruction, others }: Case): Refused | null {
  const all = [instruction, ...others].filter((one) => one.instruction === instruction.instruction);
  const isThen = instruction.says.includes('then');
  const moving = all.filter(({ operation, how, place, oldText }) => (operation === 'renumbering' && how !== null) || (isThen && operation === 'insertion' && oldText === null && place.beside === null && place.position !== null));
  const kinds = new Set(moving.map(({ unit }) => kindsOfPart[unit] ?? 'sentences'));
  const counts = all.some((one) => (one.operation === 'repeal' || one.operation === 'substitution') && [...kinds].some((kind) => one.place[kind] !== null) && !isBefore(one, moving));
  return counts || countsWhatIsAdded(instruction, others) ? refused('place not certain', 'one of its orders counts what another moves') : null;
}

/** Words that are changed before anything moves: "delete "x" in the first paragraph and join the last two paragraphs". */
function isBefore(one: Instruction, moving: readonly Instruction[]): boolean {
  const { oldText, instruction } = one;
  return oldText !== null && moving.every(({ locator }) => locator !== null && instruction.indexOf(oldText) < instruction.indexOf(locator));
}

/** "Add "Cats hum." to the end of the first paragraph and delete its last sentence": which is the last then? */
function countsWhatIsAdded(instruction: Instruction, others: readonly Instruction[]): boolean {
  const near = [instruction, ...others].filter(({ lines }) => lines[0] === instruction.lines[0]);
  const adds = near.some(({ operation, oldText, place: { beside, position } }) => operation === 'insertion' && oldText === null && beside === null && (position === 'end' || position === 'start'));
  const counts = near.some(({ operation, oldText, place: { sentences } }) => (operation === 'repeal' || operation === 'substitution') && oldText === null && sentences !== null && (sentences.to < 0 || sentences.from === 1));
  const goes = near.some(({ operation, place: { beside } }) => operation === 'insertion' && beside !== null && near.some((one) => one.operation === 'repeal' && one.oldText === beside));
  return near.length > 1 && ((adds && counts) || goes);
}

const kindsOfPart: Partial<Record<Instruction['unit'], 'paragraphs' | 'items'>> = { paragraph: 'paragraphs', 'list item': 'items' };

/** "The first sentence of the second and third paragraphs": of each, or of both together? Words that are quoted tell. */
function spread({ instruction: { oldText, place } }: Case): Refused | null {
  const { paragraphs, items, sentences } = place;
  const outer = paragraphs ?? items;
  const several = outer !== null && outer.from !== outer.to && (sentences !== null || (paragraphs !== null && items !== null));
  return several && oldText === null ? refused('place not certain', 'more than one part is named that has such a part') : null;
}

/** "Paragraph 3 (last)": both numbers must arrive at the same one. */
function countedTwice(judged: Case): Refused | null {
  const { place } = judged.instruction;
  if (place.also === null) return null;
  const { of, run } = place.also;
  const counts = { paragraphs: namedParagraphs, items: namedItems, sentences: namedSentences };
  const found = (one: Case): string => counts[of](one).runs.map((parts) => parts.map((part) => ('block' in part ? `${part.block.id}:${String(part.from)}` : part.id)).join(' ')).join('|');
  const other = placedAs(judged, { [of]: run });
  return found(judged) !== '' && found(judged) === found(other) ? null : refused('place not certain', 'its two numbers do not name the same part here');
}

/** A doubt whether what is told can be counted so here, wherever the words of an order tell it. */
const whereItSays = (saying: Saying, why: string) => ({ instruction: { says } }: Case): Refused | null => (says.includes(saying) ? refused('place not certain', why) : null);

/** "Delete "tin" in the first nested bullet": quoted words are found in it, or are not; anything else that is ordered of nested items waits. */
function nestedItems({ instruction: { says, oldText, operation, place } }: Case): Refused | null {
  const isCertain = says.includes('a nested item by its number') && oldText !== null && operation !== 'insertion' && place.items !== null && place.paragraphs === null && place.also === null;
  return says.includes('an item of an item') && !isCertain ? refused('place not certain', 'it speaks of items of an item') : null;
}

const told = [
  nestedItems,
  whereItSays('a number from the end', 'it counts from the end'),
  whereItSays('a number of which kind', 'of which kind of part the second number is told is not certain'),
  whereItSays('a number, or what bears it', 'whether it speaks of a number, or of what bears it, is not certain'),
];

/** What speaks against counting as an order does. */
export const countedOtherwise: readonly ((judged: Case) => Refused | null)[] = [countedAfterMove, spread, countedTwice, numberedOtherwise, ...told];
