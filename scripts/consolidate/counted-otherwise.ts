/** Orders that count parts in a way that is not certain: one number for several, from the other end, while others of the ruling move or add what is counted. */
import type { Instruction } from '../interpret/instruction.ts';
import { positionOf } from '../language/en/numbers.ts';
import { unquoted } from '../language/en/veiled.ts';
import { placedAs } from './case.ts';
import type { Case } from './case.ts';
import { namedItems, namedParagraphs, namedSentences } from './place/named.ts';
import { refused } from './verdict.ts';
import type { Refused } from './verdict.ts';

/** "Swap the first two sentences, then delete the first": an order of a sentence counts what another of it has moved, or added at an edge. */
function countedAfterMove({ instruction, others }: Case): Refused | null {
  const all = [instruction, ...others].filter((one) => one.instruction === instruction.instruction);
  const isThen = /\bthen\b/iu.test(instruction.instruction);
  const moving = all.filter(({ operation, place, oldText }) => operation === 'renumbering' || (isThen && operation === 'insertion' && oldText === null && place.beside === null && place.position !== null));
  const kinds = new Set(moving.map(({ unit }) => kindsOfPart[unit] ?? 'sentences'));
  const counts = all.some(({ operation, place }) => (operation === 'repeal' || operation === 'substitution') && [...kinds].some((kind) => place[kind] !== null));
  return (all.length > 1 && counts) || countsWhatIsAdded(instruction, others) ? refused('place not certain', 'one of its orders counts what another moves') : null;
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

/** "Add a sub-bullet under the first bullet": items of items are not counted here. */
const ofItems = ({ instruction: { instruction } }: Case): Refused | null =>
  (/\bsub-? ?(?:bullets?|items?|points?|lists?)\b/iu.test(unquoted(instruction)) ? refused('place not certain', 'it speaks of items of an item') : null);

/** "The third sentence from the end": counted the other way. */
const fromTheEnd = ({ instruction: { instruction } }: Case): Refused | null =>
  (/\b(?:first|second|third|fourth|fifth|\d(?:st|nd|rd|th)) (?:[\w-]+ ){1,2}from the (?:end|bottom|back|last|foot)\b/u.test(unquoted(instruction).toLowerCase()) ? refused('place not certain', 'it counts from the end') : null);

/** "The last sentence of the second paragraph and the first": the first sentence, that of the first paragraph, or the paragraph? */
function ofWhichKind({ instruction: { instruction } }: Case): Refused | null {
  const { part = '', joint, other = '' } = ELLIPSIS.exec(unquoted(instruction).toLowerCase())?.groups ?? {};
  const [one, next] = [positionOf(part), positionOf(other)];
  // The second sentence of a paragraph goes behind the third.
  const isNext = joint !== 'and' && one !== null && next !== null && Math.abs(one - next) === 1;
  return joint !== undefined && !isNext ? refused('place not certain', 'of which kind of part the second number is told is not certain') : null;
}

const ELLIPSIS = /\b(?:(?<part>[\w-]+) )?(?:sentences?|bullets?|items?|words?) (?:of|in) the (?:[\w-]+ ){1,2}(?:paragraph|bullet|item|section)s?,? (?<joint>and|before|after|behind|with) the (?<other>first|second|third|fourth|fifth|sixth|last|next|previous|\d(?:st|nd|rd|th))(?: one)?(?=\W*$|[,;.] )/u;

/** "Figure 5 should be 6": a picture, an item, or the number itself? */
const namesNumber = ({ instruction: { instruction } }: Case): Refused | null =>
  (/^\W*(?:figure|fig\.|number|no\.|page|table|rule|note) \d+ (?:should|must|is|ought|has|shall|becomes)\b/iu.test(instruction) ? refused('place not certain', 'whether it speaks of a number, or of what bears it, is not certain') : null);

/** What speaks against counting as an order does. */
export const countedOtherwise: readonly ((judged: Case) => Refused | null)[] = [countedAfterMove, spread, countedTwice, ofItems, fromTheEnd, ofWhichKind, namesNumber];
