import type { Operation, Unit } from '../../../../src/model/corpus.ts';
import type { SegmentedBlock } from '../../../segment/segments.ts';
import type { Place } from '../../instruction.ts';
import type { Command, Piece, Spot, TextRange, Wording } from '../commands/command.ts';
import type { Draft } from './draft.ts';
import { derivedWords } from '../commands/recased.ts';
import { placeAgain, placeOf } from './place-of.ts';
import { sliceBlock } from '../sentences/slice-block.ts';
import { withDirectionKept } from './rises-as-told.ts';
import { splitTargets } from '../commands/split-targets.ts';
import { joinSpots } from '../commands/joined-spots.ts';
import { tiledWords } from '../tiles/tile.ts';
import type { Tiled } from '../tiles/tile.ts';

type Order = Extract<Piece, { is: 'order' }>;

/** What an order may refer back to: the place named last, and the step that the ruling's topic names. */
export interface Before {
  /** What the sentence before the order speaks of: "it" is that, and the order is done there. */
  spokenOf: Spot | null;
  place: Place | null;
  unit: Unit | null;
  step: string | null;
}

/** The sentence as printed, without new text that is not in quotation marks. */
export function orderWords(order: Order, printed: string): Tiled[] {
  const unquoted = order.commands.flatMap(({ wording }) => (wording.is === 'given' && !wording.quoted ? [wording.at.from] : []));
  const [first] = order.tiles;
  const lead = first && first.at.from > order.at.from ? [{ words: printed.slice(order.at.from, first.at.from), as: 'command' as const }] : [];
  return [...lead, ...tiledWords(order.tiles, printed, Math.min(order.at.to, ...unquoted))];
}

/** A part of a place may end within a word, where the order was read in other words: "the second of the three bullet|s". */
const toWordEnd = (printed: string, to: number): number => to + (/^\p{L}(\p{L}+)/u.exec(printed.slice(to - 1))?.[1]?.length ?? 0);

function locatorWords(ranges: TextRange[], step: string | null, printed: string): string | null {
  const words = ranges.toSorted((a, b) => a.from - b.from).map(({ from, to }) => printed.slice(from, toWordEnd(printed, to)).replace(/^[,\s]+|[,:\s]+$/g, ''));
  const all = [...(step ? [`(${step})`] : []), ...words].filter((word) => word !== '');
  return all.length > 0 ? [...new Set(all)].join(' ... ') : null;
}

/** A change of the words on a card is an erratum, whatever its verb. */
const operationOf = (command: Command, spot: Spot): Operation => (spot.onCard ? 'erratum' : command.operation);

/** No thing named: the smallest thing that the place is, and the entry only where there is none. */
function unitOfPlace(place: Place): Unit {
  if (place.sentences) return 'sentence';
  if (place.items) return 'list item';
  if (place.paragraphs) return 'paragraph';
  return place.section ? 'section' : 'entry';
}

function unitOf(spot: Spot, place: Place, before: Before): Unit {
  if (spot.onCard) return 'text';
  const unit = spot.unit ?? (spot.again === 'place' ? before.unit : null) ?? unitOfPlace(place);
  return unit === 'entry' && before.step ? 'section' : unit;
}

const isPlaced = (spot: Spot): boolean =>
  spot.ofKindBefore.length > 0 || spot.section !== null || spot.paragraphs.length > 0 || spot.again !== null || spot.unit === 'entry';

/** "In the third paragraph, do this and do that": the head of the sentence holds for each of its commands. */
function whereOf(command: Command, index: number, order: Order): Spot {
  const head = order.commands[0];
  const inherits = index > 0 && head && !isPlaced(command.where) && !command.targets.some(isPlaced);
  return inherits ? joinSpots(command.where, { ...head.where, position: null, beside: null, next: null, nth: null, about: null, opening: null }) : command.where;
}

function takesOf(wording: Wording, command: Command, unit: Unit): Draft['takes'] {
  if (wording.is === 'following') return command.brings;
  const goesOn = wording.is === 'given' && !wording.quoted && (unit === 'entry' || unit === 'section');
  return goesOn ? command.brings : 'list items';
}

/** Of a whole part that becomes a reference, "See ferry." is the text. */
function asSentence(part: SegmentedBlock, wording: Wording, unit: Unit): SegmentedBlock {
  const isWhole = unit === 'entry' || unit === 'paragraph' || unit === 'sentence' || unit === 'section';
  return wording.is === 'given' && wording.refers && isWhole ? { ...part, text: `See ${part.text}.`, marked: `See ${part.marked}.` } : part;
}

function textOf(wording: Wording, block: SegmentedBlock, unit: Unit): SegmentedBlock[] {
  const part = wording.is === 'given' || wording.is === 'mark' ? sliceBlock(block, wording.at) : null;
  if (part === null) return [];
  return wording.is === 'mark' ? [{ ...part, text: wording.mark, marked: wording.mark }] : [asSentence(part, wording, unit)];
}

/** The new words where they follow from the old ones. */
function derivedOf(wording: Wording, oldText: string | null, block: SegmentedBlock): SegmentedBlock[] | null {
  const text = wording.is === 'derived' && oldText !== null ? derivedWords(oldText, wording.by, wording.firstLetter) : null;
  return text === null ? null : [{ ...block, text, marked: text, type: 'paragraph', marker: null, level: 0 }];
}

const beginsBehindStop = (wording: Wording, { text }: SegmentedBlock): boolean =>
  wording.is === 'given' && !wording.quoted && /\.["”’)]*\s*$/.test(text.slice(0, wording.at.from));

/** What an order brings in its own paragraph: new text, or old text. */
function broughtBy({ wording, brings }: Command, block: SegmentedBlock, unit: Unit, oldText: string | null): Pick<Draft, 'oldBlocks' | 'newBlocks' | 'setOff'> {
  const text = derivedOf(wording, oldText, block) ?? textOf(wording, block, unit);
  if (brings === 'old text') return { oldBlocks: text, newBlocks: [], setOff: [] };
  return { oldBlocks: [], newBlocks: text, setOff: wording.is !== 'given' || wording.quoted ? [...text] : [] };
}

/** The place that a target and the words around it name, and the kind of thing that it is. */
function placeOfTarget(command: Command, spot: Spot, joined: Spot, block: SegmentedBlock, before: Before): { place: Place; unit: Unit } {
  const again = placeAgain(placeOf(joined, block.text), joined.again, before.place, joined.ofKindBefore.length > 0);
  const place = { ...again, section: again.section ?? before.step };
  if (joined.onCard) return { place, unit: 'text' };
  if ((place.within === 'references' || place.within === 'reference line') && spot.old !== null && spot.unit === 'text') return { place, unit: 'cross-reference' };
  const unit = unitOf(spot, place, before);
  // "Replace the list": something is named, and it is not the entry.
  const named = command.operation !== 'insertion' && spot.unit === null && spot.again === null ? locatorWords(spot.phrase ? [spot.phrase] : [], null, block.text) : null;
  return unit === 'entry' && named !== null ? { place: { ...place, about: place.about ?? named }, unit: 'text' } : { place, unit };
}

/** "In the same bullet", "that paragraph", "the heading", where no part was named before. */
const spokenOfAgain = (command: Command, joined: Spot, before: Before, printed: string): boolean =>
  before.place === null && before.step === null && joined.again !== null && [...command.locator, ...(joined.phrase ? [joined.phrase] : [])].some(({ from, to }) => /\b(?:same|that) (?!entry\b)|\b(?:the|this|its) (?:sub-?)?(?:section|heading|topic)\b/i.test(printed.slice(from, to)));

/** "After the first of the last paragraph": the first of what it holds, which nobody names. */
const liesWithin = (kind: Unit, named: Spot): boolean => (kind === 'paragraph' && named.paragraphs.length > 0) || (kind === 'list item' && named.items.length > 0);

/** Quoted words with the marks that are named beside them. */
const enclosed = (words: string, marks: Spot['marks']): string => (marks === null ? words : `${marks.charAt(0)}${words}${marks.charAt(1)}`);

/** "A new bullet after the second": of the list, where no paragraph was named before. */
const ofTheList = (counted: Spot, named: Spot, command: Command, before: Before): Spot =>
  (before.place === null && ownKind(command) === 'list item' && named.ofKindBefore.length > 0 ? { ...counted, again: null } : counted);

function draftOf(command: Command, target: Spot, named: Spot, order: Order, block: SegmentedBlock, before: Before): Draft {
  const spot = ofKindBefore(spokenOf(target, named, before.spokenOf), before.unit);
  const kind = ownKind(command) ?? kindNamed(before.place);
  const joined = joinSpots(spot, ofTheList(ofKindBefore(named, kind), named, command, before));
  const { place, unit } = placeOfTarget(command, spot, joined, block, before);
  const unplaced = named.ofKindBefore.length > 0 && (kind === null || liesWithin(kind, named));
  const words = orderWords(order, block.text);
  const oldText = spot.mark ?? (spot.old && enclosed(block.text.slice(spot.old.from, spot.old.to).trim(), spot.marks));
  return {
    operation: operationOf(command, joined), unit, place: spokenOfAgain(command, joined, before, block.text) ? { ...place, unclear: true } : place,
    locator: locatorWords([...command.locator, ...(spot.phrase ? [spot.phrase] : [])], before.step, block.text),
    instruction: [unplaced ? withoutPlace(words) : words], sentence: order, ...(beginsBehindStop(command.wording, block) && { restBehindStop: true as const }), ...(order.readAs !== undefined && { readAs: order.readAs }), ...(order.loosely && { loosely: order.loosely }), ...(command.wording.is === 'derived' && { derived: command.wording.by }),
    how: command.how, ...(command.to && { to: command.to }), single: command.single,
    oldText,
    ...broughtBy(command, block, unit, oldText),
    lines: block.lines, explicit: true, takes: takesOf(command.wording, command, unit),
  };
}

/** "It is taken out": what the sentence before speaks of; an order that names no place is done there, too. */
function spokenOf(target: Spot, where: Spot, mentioned: Spot | null): Spot {
  if (mentioned === null) return target;
  if (target.again === 'place' || where.again === 'place') return { ...joinSpots({ ...target, again: null, phrase: null, unit: target.unit === 'entry' ? null : target.unit }, mentioned), again: null };
  const both = [target, where];
  const placed = both.some(({ paragraphs, items, sentences, section, told, within, beside, every, opening, about }) =>
    [paragraphs, items, sentences, told].some((list) => list.length > 0) || every || [section, within, beside, opening, about].some((part) => part !== null));
  return placed || target.old === null || mentioned.old !== null ? target : joinSpots(target, { ...mentioned, unit: null });
}

/** The amendments that one sentence orders, in its order. */
export function draftOrders(order: Order, block: SegmentedBlock, before: Before): Draft[] {
  const drafts: Draft[] = [];
  order.commands.forEach((command, index) => {
    const where = whereOf(command, index, order);
    for (const spot of splitTargets(command)) {
      drafts.push(withDirectionKept(draftOf(command, spot, where, order, block, { ...before, ...drafts.at(-1), step: before.step, spokenOf: before.spokenOf })));
    }
  });
  return drafts;
}

/** "A new paragraph is inserted after the second": what is added says of which kind. */
function ownKind({ operation, targets: [target] }: Command): Unit | null {
  return operation === 'insertion' && (target?.unit === 'paragraph' || target?.unit === 'list item') ? target.unit : null;
}

/** "In the second, ...", where nothing says the second what. */
const withoutPlace = (tiles: Tiled[]): Tiled[] => tiles.map((tile) => ({ ...tile, as: tile.as === 'place' ? 'not understood' : tile.as }));

/** The kind of thing by whose number the last place was named; null where it was by none, or by two. */
function kindNamed(place: Place | null): Unit | null {
  const kinds = ([['paragraph', place?.paragraphs], ['list item', place?.items], ['sentence', place?.sentences]] as const).filter(([, run]) => run);
  const [only, ...others] = kinds;
  return only && others.length === 0 ? only[0] : null;
}

/**
 * "Delete the second paragraph, and replace the third with: ...": what is counted is of the kind that was named last, in
 * the same wider place. Where no such kind was named the number says nothing, and the place is only described.
 */
function ofKindBefore(spot: Spot, unit: Unit | null): Spot {
  const { ofKindBefore: numbers } = spot;
  if (numbers.length === 0) return spot;
  if (unit === 'paragraph') return { ...spot, unit, paragraphs: numbers, again: 'section' };
  if (unit === 'list item') return { ...spot, unit, items: numbers, again: 'paragraph' };
  if (unit === 'sentence') return { ...spot, unit, sentences: numbers, again: 'paragraph' };
  return { ...spot, unit: 'text', about: spot.about ?? spot.phrase };
}
