import { unitOfNoun } from '../../../language/en/nouns.ts';
import type { Unit } from '../../../../src/model/corpus.ts';
import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { Spot } from './command.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { spotOf } from './spot.ts';

const nouns = Object.keys(unitOfNoun);

/** What kind of thing a promise is of, by its noun: "the following paragraph", "the cross-reference". */
function namedUnit(branch: Branch | null): Unit | null {
  if (!branch) return null;
  const noun = firstOf(branch, ...nouns);
  return spotOf(branch).unit ?? (noun && unitOfNoun[noun.rule]) ?? null;
}

/** `The bullet "hail" is inserted after "fog"`: what the quoted new words are called, where that is a part of its own. */
const wholePart = (verbal: Branch): Branch | null => verbal.branches.filter(({ rule }) => rule === 'QuotedNew').map((part) => firstOf(part, 'itemNoun', 'paragraphNoun')).find((noun) => noun !== null) ?? null;

/** A sentence is added as text: it joins a paragraph, and no other sentence has to be found. */
const asAddition = (unit: Unit): Unit => (unit === 'sentence' ? 'text' : unit);

/**
 * The unit of an addition: its own noun ("add the following paragraph"), the rank it will have ("as paragraph 2"), a
 * reference by its first word, or the kind of thing it is put beside.
 */
export function unitOfAddition(verbal: Branch, where: Spot, begins: string): Unit {
  if (verbal.rule === 'NewEntry') return 'entry';
  if (verbal.rule === 'Add_reference' || /^(?:Placed)?Pointing_/.test(verbal.rule)) return 'cross-reference';
  const own = verbal.branches.filter((part) => ['Promise', 'AddedUnit', 'NewThing', 'AddedMore', 'AddedLast', 'AddedBare', 'NewAddition', 'NewBeside'].includes(part.rule)).flatMap((part) => allOf(part, ...nouns))[0];
  const named = namedUnit(own ?? firstOf(verbal, 'AsWhat') ?? wholePart(verbal));
  if (named) return asAddition(named);
  if (/^\W*see\b/i.test(begins) || where.unit === 'cross-reference') return 'cross-reference';
  return where.beside === null ? unitOfPlace(where) : 'text';
}

function unitOfPlace(where: Spot): Unit {
  if (where.unit === 'list item' && (where.position === 'end' || where.position === 'start') && where.items.length === 0 && where.again === null) return 'list item';
  const beside = (where.position === 'after' || where.position === 'before') && where.unit !== 'entry' ? smallestUnit(where) : null;
  return beside ? asAddition(beside) : 'text';
}

/** In paragraph 3, after the second sentence: beside the sentence. */
const smallestUnit = ({ unit, sentences, items }: Spot): Unit | null => (sentences.length > 0 ? 'sentence' : items.length > 0 ? 'list item' : unit);

/** The unit of words that a sentence promises and does not otherwise name: "delete the following sentence". */
export const unitOfPromise = (verbal: Branch): Unit => namedUnit(firstOf(verbal, 'Promise', 'ThisText')) ?? 'text';
