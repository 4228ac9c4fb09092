import type { SegmentedBlock } from '../../segment/segments.ts';
import type { Destination, Ordinals, Place, Position } from '../instruction.ts';
import { instructionWords } from './drafts/draft.ts';
import { drawTiles } from './tiles/draw-tiles.ts';
import type { Draft } from './drafts/draft.ts';
import { gatherDrafts } from './drafts/gather-drafts.ts';
import { readBlocks } from './sentences/read-blocks.ts';
import { oneSpace } from '../../../src/model/one-space.ts';

const block = (text: string, line: number): SegmentedBlock =>
  ({ type: 'paragraph', text, marked: text, lines: [line, line], level: 0, marker: null });

const blocksOf = (sentence: string): SegmentedBlock[] =>
  sentence.split(/\n\s*\n/).map(oneSpace).filter(Boolean)
    .map((text, index) => block(text, index + 1));

function positionName(position: number): string {
  if (position === 0) return 'the middle one';
  if (position === -1) return 'the last';
  return position < 0 ? `number ${-position} from the end` : `number ${position}`;
}

function run(noun: string, found: Ordinals | null): string[] {
  if (!found) return [];
  return [`${noun} ${found.from === found.to ? positionName(found.from) : `${positionName(found.from)} to ${positionName(found.to)}`}`];
}

const positions: Record<Position, string> = { start: 'at its start', end: 'at its end', before: 'before it', after: 'after it', 'start of the list': 'at the start of its list', 'end of the list': 'at the end of its list' };

function placeLine(place: Place): string {
  const parts = [
    ...(place.section ? [`section “${place.section}”`] : []),
    ...run('paragraph', place.paragraphs), ...run('list item', place.items), ...run('sentence', place.sentences),
    ...(place.opening ? [`beginning “${place.opening}”`] : []),
    ...(place.closing ? [`ending “${place.closing}”`] : []),
    ...place.told.map(({ of, opens, closes, holds, headed }) => `the ${of} that ${headed ? `is headed “${opens ?? ''}”` : opens ? `begins “${opens}”` : closes ? `ends “${closes}”` : `holds “${holds ?? ''}”`}`),
    ...(place.within === 'parenthetical' ? ['in brackets'] : []),
    ...(place.about ? [`described as “${place.about}”`] : []),
    ...(place.position ? [positions[place.position]] : []),
  ];
  return parts.join(', ') || 'not named';
}

const sides: Record<Destination['side'], string> = { before: 'before', after: 'behind', rank: 'in the place of', exchange: 'in exchange for', start: 'to the start of', end: 'to the end of', alone: 'apart from the others' };

/** Where it goes, or where it is cut; nothing of an order that says neither. */
function destinationLine({ to, unit, how }: Draft): string[] {
  if (!to) return [];
  const paragraph = typeof to.paragraph === 'object' ? run('paragraph', to.paragraph) : to.paragraph ? ['its paragraph'] : [];
  const other = to.words === undefined ? run(how === 'split' ? 'sentence' : unit, to.at) : [`“${to.words}”`];
  const isEnd = to.side === 'start' || to.side === 'end';
  const parts = [...other, ...paragraph];
  return [`   goes:     ${[sides[to.side], parts.join(' of ') || (isEnd ? 'this entry' : '')].join(' ').trim()}`];
}

const quoted = (blocks: SegmentedBlock[]): string => blocks.map(({ text }) => `“${text}”`).join(' ');

function oldTextLine(draft: Draft): string {
  if (draft.oldText) return `“${draft.oldText}”`;
  if (draft.oldBlocks.length > 0) return quoted(draft.oldBlocks);
  return draft.takes === 'old text' ? 'expected in the paragraph that follows' : 'not quoted';
}

function newTextLine(draft: Draft): string {
  if (draft.newBlocks.length > 0) return quoted(draft.newBlocks);
  return draft.takes === 'new text' ? 'expected in the paragraph that follows' : 'none';
}

function explained(draft: Draft, number: number): string {
  const { words, tiles } = instructionWords(draft);
  return [
    `${number}. ${draft.operation} of the ${draft.unit}${draft.explicit ? '' : ' (no instruction was found in these words)'}`,
    `   place:    ${placeLine(draft.place)}${draft.locator ? `   <- ${draft.locator}` : ''}`,
    ...destinationLine(draft),
    `   old text: ${oldTextLine(draft)}`,
    `   new text: ${newTextLine(draft)}`,
    ...(draft.explicit ? drawTiles(words, tiles).map((line) => `   ${line}`) : []),
  ].join('\n');
}

const unreadIn = (drafts: Draft[]): string[] => [...new Set(drafts.flatMap((draft) => {
  const { words, tiles } = instructionWords(draft);
  return draft.explicit ? tiles.filter(({ as }) => as === 'not understood').map(({ from, to }) => words.slice(from, to).trim()) : [];
}))];

/**
 * Says in plain words how a sentence of a ruling is understood: for each amendment its operation, its unit, its place,
 * its old and new text, and what each of its words is; then the other words in which a sentence was read, and those that
 * could not be read. Paragraphs of the ruling may follow the sentence, parted by empty lines.
 */
export function explainInstruction(sentence: string): string {
  const blocks = readBlocks(blocksOf(sentence), null);
  const drafts = gatherDrafts(null, blocks);
  const inOtherWords = blocks.flatMap(({ pieces }) => pieces).flatMap((piece) => (piece.is === 'order' && piece.readAs !== undefined ? [`Read as: ${piece.readAs}`] : []));
  const unread = unreadIn(drafts).map((words) => `Not understood: ${words}`);
  if (drafts.length === 0) return 'There are no words in it.';
  return [...drafts.map((draft, index) => explained(draft, index + 1)), ...inOtherWords, ...unread].join('\n');
}
