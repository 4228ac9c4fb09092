/**
 * What an instruction says of its place, and what is looked at where that place is found. Words that nobody looks at may
 * not be dropped: the place would be another than the one they name.
 */
import type { Instruction, Place } from '../interpret/instruction.ts';
import { isAllBetween } from './operations/words/all-between.ts';
import { isBracketBesideIt } from './operations/words/bracket-beside-it.ts';
import { heldPart } from './operations/sentences/holding.ts';
import { isToldByBrackets } from './operations/words/in-brackets.ts';
import { isSentenceBesideWords } from './operations/words/part-beside-words.ts';
import { listsReferences } from './operations/references/references-listed.ts';
import { goesBehindPart } from './operations/parts/rest-behind-part.ts';
import { areBesideParts } from './place/beside-parts.ts';
import { refused } from './verdict.ts';
import type { Refused } from './verdict.ts';

/** Of an item that is counted, nothing looks at what else its words tell of it or its paragraph. */
type Part = Exclude<keyof Place, 'told'> | 'told part' | 'told item' | 'told sentence' | 'told beside a count' | 'a side';

const counted: readonly Part[] = ['section', 'paragraphs', 'items', 'sentences', 'also'];
const told: readonly Part[] = ['told part', 'told item', 'told sentence'];

/** The ways in which a place is found, each with an example and what it looks at. */
export const ways = {
  entry: { looksAt: ['position', 'vacant', 'opening'], example: 'Delete this entry.' },
  words: { looksAt: [...counted, ...told, 'position', 'beside', 'next', 'nth', 'times', 'context', 'through', 'within', 'about'], example: 'Delete "at dusk" from the second paragraph.' },
  'all between words': { looksAt: [...counted, 'told part', 'told item', 'position', 'beside', 'next'], example: 'Delete everything between "Ferries hum." and "Cats".' },
  'all behind a part': { looksAt: ['paragraphs', 'items', 'position', 'a side', 'through'], example: 'Delete everything after the list.' },
  'the beginning of a paragraph': { looksAt: [...counted, ...told, 'position', 'within'], example: 'Begin a new paragraph at "Ferries hum".' },
  'words at an edge': { looksAt: [...counted, ...told, 'words', 'context'], example: 'Delete the last two words of the second paragraph.' },
  'words everywhere': { looksAt: [...counted, 'told part', 'told item', 'position', 'beside', 'next', 'every', 'times', 'context'], example: 'Replace "captain" with "skipper" throughout.' },
  'what stands in brackets': { looksAt: [...counted, ...told, 'position', 'beside', 'context', 'within', 'opening'], example: 'Delete the parenthetical after "at dusk".' },
  'a sentence beside words': { looksAt: ['position', 'beside', 'about'], example: 'Delete the sentence after "at dusk".' },
  'brackets behind words': { looksAt: ['within', 'about'], example: '"Dusk" is now "dawn", and the parenthetical that follows is dropped.' },
  'first and last words': { looksAt: ['paragraphs', 'items', 'sentences', 'also', ...told, 'position', 'opening', 'closing', 'within'], example: 'Delete the sentence beginning "Ferries hum".' },
  'words that it holds': { looksAt: ['section', 'paragraphs', 'told part', 'told item', 'told sentence'], example: 'Delete the sentence about "lamps".' },
  'a reference': { looksAt: [...counted, 'position', 'within'], example: 'Add "barge" to the references at the end.' },
  'two references': { looksAt: ['position', 'beside'], example: 'List fog before ice.' },
  'a new paragraph': { looksAt: ['section', 'paragraphs', 'also', 'position', 'vacant'], example: 'Add a new second paragraph: Cats hum.' },
  'a new item': { looksAt: ['section', 'paragraphs', 'items', 'also', 'position', 'vacant'], example: 'Add a fourth bullet: ice' },
  'an end': { looksAt: [...counted, 'told part', 'told item', 'position', 'vacant'], example: 'Add at the end of the second paragraph: Cats hum.' },
  'beside a part': { looksAt: [...counted, ...told, 'position', 'vacant'], example: 'Add after the second sentence: Cats hum.' },
  'a sentence that goes elsewhere': { looksAt: ['paragraphs', 'sentences', 'also', 'within', 'told part', 'told sentence', 'opening', 'closing'], example: 'Move the last sentence to the beginning of the entry.' },
  'two parts': { looksAt: ['section', 'paragraphs', 'items', 'also', 'within', 'opening'], example: 'Swap the first and second paragraphs.' },
  'two sentences': { looksAt: ['paragraphs', 'sentences', 'also'], example: 'Swap the first two sentences of the second paragraph.' },
  paragraph: { looksAt: ['section', 'paragraphs', 'also', 'position', 'told part', 'within'], example: 'Delete the second paragraph.' },
  'list item': { looksAt: ['section', 'paragraphs', 'items', 'also', 'position', 'told item', 'within'], example: 'Delete the second bullet.' },
  section: { looksAt: ['section'], example: 'Replace the section on harbours with: Ferries hum.' },
  other: { looksAt: [...counted, ...told, 'position', 'within'], example: 'Delete the second sentence.' },
} as const satisfies Record<string, { looksAt: readonly Part[]; example: string }>;

type Way = keyof typeof ways;

/** By which of these ways the place of an instruction is found. */
export function wayOf(instruction: Instruction): Way {
  const { unit, operation, how, oldText, place } = instruction;
  if (unit === 'entry' && operation !== 'renumbering') return 'entry';
  const ofPart = how === null ? null : wayOfMoving(instruction);
  if (ofPart !== null) return ofPart;
  if (place.words !== null && operation !== 'insertion') return 'words at an edge';
  if (oldText !== null || (operation === 'insertion' && place.beside !== null)) return place.every ? 'words everywhere' : 'words';
  const byWords = wayOfTold(instruction);
  if (byWords !== null) return byWords;
  if (operation === 'insertion') return wayOfAddition(instruction);
  return wayOfUnit(unit);
}

/** Told by words that are not the ones that change. */
function wayOfTold(instruction: Instruction): Way | null {
  const { place } = instruction;
  if (isAllBetween(instruction)) return 'all between words';
  if (goesBehindPart(instruction)) return 'all behind a part';
  if (heldPart(instruction) !== undefined) return 'words that it holds';
  if (isSentenceBesideWords(instruction)) return 'a sentence beside words';
  if (isBracketBesideIt(instruction)) return 'brackets behind words';
  if (isToldByBrackets(instruction) && place.beside !== null) return 'what stands in brackets';
  if (place.words !== null) return 'words at an edge';
  return place.opening !== null || place.closing !== null ? 'first and last words' : null;
}

function wayOfMoving(instruction: Instruction): Way | null {
  const { how, unit, oldText, place } = instruction;
  if (how === 'split') return 'the beginning of a paragraph';
  if (how === 'move') return unit === 'sentence' ? 'a sentence that goes elsewhere' : null;
  if (unit === 'sentence') return 'two sentences';
  if (listsReferences(instruction)) return 'two references';
  return oldText === null && place.words === null && place.opening === null && place.closing === null ? 'two parts' : null;
}

const wayOfUnit = (unit: Instruction['unit']): Way => (unit === 'paragraph' || unit === 'list item' || unit === 'section' ? unit : 'other');

function wayOfAddition({ unit, place: { position, within } }: Instruction): Way {
  if (unit === 'cross-reference' || (within === 'references' && position === 'before')) return 'a reference';
  if (position === 'before' || position === 'after') return 'beside a part';
  if (unit === 'paragraph') return 'a new paragraph';
  return unit === 'list item' ? 'a new item' : 'an end';
}

/** What an instruction says of its place. What is changed "below the list" is not the part that is counted from the entry's beginning; of words that are quoted, that side is looked at. */
function saidOf(instruction: Instruction): Part[] {
  const { operation, unit, place } = instruction;
  const isChange = operation === 'repeal' || operation === 'substitution';
  const aside = isChange && place.beside === null && (place.position === 'before' || place.position === 'after') && !areBesideParts(instruction);
  const keys = Object.keys(place) as (keyof Place)[];
  const isNewItem = operation === 'insertion' && unit === 'list item' && place.within === 'list';
  const parts = keys.filter((key) => key !== 'told' && place[key] !== null && place[key] !== false && !(key === 'within' && isNewItem)) as Part[];
  return [...parts, ...(aside ? ['a side' as const] : []), ...place.told.map(({ of }): Part => {
    if (of === 'sentence') return 'told sentence';
    if (place.items !== null) return 'told beside a count';
    return of === 'list item' ? 'told item' : 'told part';
  })];
}

/** Why an amendment is refused of whose place something would be left out; null where all of it is looked at. */
export function unregarded(instruction: Instruction): Refused | null {
  const looksAt: readonly Part[] = ways[wayOf(instruction)].looksAt;
  return saidOf(instruction).every((part) => looksAt.includes(part)) ? null : refused('place not certain', 'more is said of the place than can be looked at here');
}
