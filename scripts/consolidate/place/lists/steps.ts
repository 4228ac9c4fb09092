/** A step is called by its number or its rank, and printed as a numbered item: which of them it is. */
import type { Block } from '../../../../src/model/corpus.ts';
import { positionOf } from '../../../language/en/numbers.ts';
import type { Case } from '../../case.ts';
import { isItem } from '../ordinals.ts';

/** "step 2", "second step", "last step", "steps 2 and 3"; "Example, no. 3", "no. 3". */
const called = /^(?:(?:example,? )?(?:step|no\.|nr\.|number) ?|example,? )#?(?<number>\w+)$|^(?<rank>[\w-]+) step$|^(?:a |the )?(?:new )?steps? (?:between )?(?<first>\w+) ?(?<joint>and|to|through|[-–]) ?(?:step )?(?<last>\w+)$/iu;

const position = (word = ''): number | null => positionOf(word.toLowerCase());

/** The positions that the name of one step, or of two that stand together, tells; those below zero are counted from the end. */
function positionsIn(name: string): [number, number] | null {
  const found = called.exec(name)?.groups;
  if (found === undefined) return null;
  const one = found['number'] ?? found['rank'];
  const [from, to] = one === undefined ? [position(found['first']), position(found['last'])] : [position(one), position(one)];
  if (from === null || to === null) return null;
  const areTogether = one !== undefined || (found['joint'] === 'and' ? to === from + 1 : to > from);
  return areTogether ? [from, to] : null;
}

const markerOf = ({ marker }: Block): number => Number.parseInt(marker ?? '', 10);

/** The numbered items of a text that has one row of them, from 1 on and without a gap; else none. */
function stepsIn(text: Block[]): Block[] {
  const items = text.filter(({ type }) => type === 'numbered');
  const first = items[0];
  const isRow = first !== undefined && items.every((item, at) => markerOf(item) === at + 1 && text[text.indexOf(first) + at] === item);
  return isRow && text.filter(isItem).length === items.length ? items : [];
}

/** "After step 2, insert a new step 3": no item is told besides, or the next one, as which the new one goes there. */
const isFree = ({ operation, place: { items, position } }: Case['instruction'], [from, to]: [number, number]): boolean =>
  items === null || (operation === 'insertion' && from === to && items.from === items.to && ((position === 'after' && items.from === from + 1) || (position === 'before' && items.from === from)));

/** Where a step is named, and the text has one row of numbered items, the same case with the item named; else the case itself. */
export function withStepsAsItems(judged: Case): Case {
  const { instruction, text } = judged;
  const { place, unit } = instruction;
  const named = positionsIn(place.section ?? '');
  if (named === null || place.paragraphs !== null || !isFree(instruction, named)) return judged;
  const steps = stepsIn(text);
  const [from, to] = named.map((at) => (at < 0 ? steps.length + 1 + at : at)) as [number, number];
  if (from < 1 || to > steps.length) return judged;
  const isBetween = instruction.says.includes('between two parts') && place.position === 'after';
  if (isBetween && to !== from + 1) return judged;
  return { ...judged, instruction: { ...instruction, unit: unit === 'section' ? 'list item' : unit, place: { ...place, section: null, items: { from, to: isBetween ? from : to } } } };
}
