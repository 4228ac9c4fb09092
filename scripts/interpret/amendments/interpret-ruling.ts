import { isTemporary } from '../../../src/model/rulings.ts';
import type { SegmentedBlock, SegmentedRuling } from '../../segment/segments.ts';
import { announcesChange } from '../../segment/topics/parts/announcements.ts';
import { sayingsIn } from '../../language/en/sayings.ts';
import type { Instruction } from '../instruction.ts';
import { emptyPlace, instructionWords, unreadDraft } from './drafts/draft.ts';
import type { Draft } from './drafts/draft.ts';
import { gatherDrafts } from './drafts/gather-drafts.ts';
import { withoutItemMarks } from './drafts/item-marks.ts';
import { readBlocks } from './sentences/read-blocks.ts';
import { withWordsThatGo } from './tiles/words-that-go.ts';
import type { ReadBlock } from './sentences/read-blocks.ts';

const printedBlock = ({ marker, text }: SegmentedBlock): string => (marker ? `${marker} ${text}` : text);

const textOf = (blocks: SegmentedBlock[]): string | null => blocks.map(printedBlock).join('\n\n') || null;

function instructionOf(draft: Draft, all: readonly Draft[] = [draft]): Instruction {
  const { words, tiles } = instructionWords(draft);
  const { unit, newBlocks } = withoutItemMarks(draft);
  return {
    operation: draft.operation, unit, locator: draft.locator, place: draft.place, how: draft.how, ...(draft.to && { to: draft.to }),
    oldText: draft.oldText ?? textOf(draft.oldBlocks),
    newText: textOf(newBlocks), newBlocks, setOff: draft.newBlocks.map((block) => draft.setOff.includes(block)),
    instruction: words, says: sayingsIn(words, draft.locator), tiles: draft.explicit ? withWordsThatGo(tiles, words, draft, all) : [], ...(draft.readAs !== undefined && { readAs: draft.readAs }), ...(draft.loosely && { loosely: draft.loosely }), ...(draft.derived !== undefined && { derived: draft.derived }), lines: draft.lines, explicit: draft.explicit,
  };
}

const quotedWhole = /^["“](?<words>[^"“”]+)["”][.,;]?$/u;

/** "Delete the following bullets: ...": each of them is deleted by itself. */
function eachListed(draft: Draft): Draft[] {
  const { operation, oldText, oldBlocks, unit } = draft;
  const isList = oldBlocks.length > 0 && oldBlocks.every(({ type }) => type === 'bullet' || type === 'numbered');
  const isMixed = !isList && oldBlocks.some(({ type }) => type !== 'paragraph');
  if (operation !== 'repeal' || oldText !== null || isMixed || (oldBlocks.length < 2 && !isList)) return [draft];
  const own = isList && unit !== 'sentence' && unit !== 'paragraph' ? 'list item' as const : unit;
  return oldBlocks.map((block) => {
    const words = quotedWhole.exec(block.text)?.groups?.['words'];
    return { ...draft, unit: words !== undefined && own === 'list item' ? 'text' : own, oldText: words ?? block.text, oldBlocks: [] };
  });
}

/** A ruling that only says "See docking." */
function pointerOf(ruling: SegmentedRuling, read: ReadBlock[]): Instruction | null {
  const pieces = read.flatMap((block) => block.pieces);
  if (pieces.length === 0 || !pieces.every((piece) => piece.is === 'pointer')) return null;
  const words = ruling.blocks.map(printedBlock).join(' ');
  return {
    operation: 'pointer', unit: 'entry', locator: null, place: { ...emptyPlace }, how: null, oldText: null, newText: null, newBlocks: [],
    instruction: words, says: sayingsIn(words, null), tiles: [], lines: ruling.lines, explicit: true,
  };
}

/** A ruling without an instruction, whole: it explains the entry, or rules for the time being. */
function standingAlone(ruling: SegmentedRuling, first: Draft): Instruction {
  const operation = isTemporary(ruling) ? 'temporary' : 'clarification';
  return { ...instructionOf(first), operation, newText: textOf(ruling.blocks), newBlocks: ruling.blocks, lines: ruling.lines };
}

/** "Correction to the glossary: gulls are wild.": what is announced as a change of the text, and gives no order that was read. */
const isAnnounced = (read: readonly ReadBlock[]): boolean =>
  read.flatMap(({ pieces }) => pieces).length > 1 && read.some(({ block, pieces }) => pieces.some(({ is, at }) => isOfChange(block.text.slice(at.from, at.to), is === 'notice' || is === 'prose')));

const isOfChange = (text: string, isPlain: boolean): boolean => announcesChange(text) || (isPlain && CORRECTION.test(text));

const CORRECTION = /^\W*(?:(?:please note|note|the|this|these|following|new|minor|small) )*(?:corrections?|changes?|amendments?|revisions?|edits?)\b[^:]*\b(?:glossary|entry|definition|text)\b[^:]*:\W*$/iu;

/** The whole of a ruling as one order that nobody understood. */
function unreadWhole(ruling: SegmentedRuling, first: SegmentedBlock): Instruction {
  const words = ruling.blocks.map(printedBlock).join('\n\n');
  return { ...instructionOf({ ...unreadDraft(first, words), lines: ruling.lines }), newText: null, newBlocks: [] };
}

/**
 * What a ruling orders, as amendments in their printed order.
 *
 * Reads: one ruling as segmentation cut it. Writes: its instructions; at least one where the ruling has any words. Every
 * word of the ruling stands in the instruction, the old text or the new text of one of them. Never throws.
 */
export function interpretRuling(ruling: SegmentedRuling): Instruction[] {
  const read = readBlocks(ruling.blocks, ruling.topic);
  const pointer = pointerOf(ruling, read);
  if (pointer) return [pointer];
  const drafts = gatherDrafts(ruling.topic, read);
  const [first] = drafts;
  const [block] = ruling.blocks;
  if (first && block && !drafts.some((draft) => draft.explicit) && isAnnounced(read)) return [unreadWhole(ruling, block)];
  if (first && !drafts.some((draft) => draft.explicit)) return [standingAlone(ruling, first)];
  const orders = drafts.flatMap(eachListed);
  return orders.map((draft) => instructionOf(draft, orders));
}
