import type { Block } from '../../../src/model/corpus.ts';
import type { Destination, Instruction } from '../../interpret/instruction.ts';
import { isOwnName } from '../case.ts';
import type { Case } from '../case.ts';
import { countsOtherwise } from '../place/counts-otherwise.ts';
import { namedItems, namedParagraphs } from '../place/named.ts';
import { isItem } from '../place/ordinals.ts';
import { isSimpleList, listAround } from '../place/list-around.ts';
import { mayComeOfOthers, onlyRefers } from '../place/sentence-meant.ts';
import { exchange, goOnWith } from '../text/splice.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Change, Refused, Verdict } from '../verdict.ts';
import { exchangedSentences } from './exchanged-sentences.ts';
import { exchanged } from './exchanged.ts';
import { isJoinedWithMark, joinedSentences } from './joined-sentences.ts';
import { movedSentence } from './moved-sentence.ts';
import { parted } from './parted.ts';

/** Paragraphs, items or sentences that change places, become one, or go to the beginning or the end of the entry or of their list: where every way of counting names the same ones. */
export function renumbered(judged: Case): Verdict {
  const { instruction } = judged;
  if (instruction.unit === 'sentence' && instruction.how === 'move') return movedSentence(judged);
  if (instruction.unit === 'sentence' && (instruction.how === 'swap' || instruction.to?.side === 'exchange')) return exchangedSentences(judged);
  if (instruction.unit === 'sentence' && instruction.how === 'join') return joinedSentences(judged);
  if (instruction.how === 'split') return parted(judged);
  if (instruction.to?.side === 'exchange') return exchanged(judged);
  const where = instruction.locator ?? `the ${instruction.unit}s`;
  const run = theRun(judged, where);
  if ('reason' in run) return run;
  const change = changed(judged, run.blocks);
  if (change === null) return refused('place not certain', 'what is to be split or moved has to be decided by a person');
  return appliedWithNote(change, `placed by its position alone (“${where}”)`);
}

function theRun(judged: Case, where: string): { blocks: Block[] } | Refused {
  const { instruction: { unit, how }, text, match } = judged;
  const byPerson = refused('place not certain', 'what is to be split or moved has to be decided by a person');
  if (how === null || !['paragraph', 'list item'].includes(unit) || !isOwnName({ match })) return byPerson;
  if (countsOtherwise(judged)) return refused('place not certain', 'the rest of the ruling counts paragraphs otherwise than this copy');
  const { runs, agreed } = unit === 'paragraph' ? namedParagraphs(judged) : namedItems(judged);
  const run = runs[0];
  if (run === undefined) return refused('text not found', `there is no such place here (“${where}”)`);
  const sideBySide = run.every((block, index) => text.indexOf(block) === text.indexOf(run[0] ?? block) + index);
  // Whether a list of references counts as a paragraph, people do not agree.
  const fits = run.every((block) => (unit === 'paragraph' ? block.type === 'paragraph' && !onlyRefers.test(block.text.trim()) : isItem(block)));
  const next = text[text.indexOf(run.at(-1) ?? ({} as Block)) + 1];
  const headsList = unit === 'paragraph' && next !== undefined && isItem(next);
  return agreed && sideBySide && fits && !headsList ? { blocks: run } : refused('place not certain', `it can be counted in more than one way here (“${where}”)`);
}

/** The one paragraph or item beside which another goes, where every way of counting names it. */
function anchorOf(judged: Case, at: Destination['at']): Block | null {
  const { unit, place } = judged.instruction;
  const isParagraph = unit === 'paragraph';
  const there = { ...judged, instruction: { ...judged.instruction, place: { ...place, [isParagraph ? 'paragraphs' : 'items']: at } } };
  const { runs: [run], agreed } = isParagraph ? namedParagraphs(there) : namedItems(there);
  return agreed && run?.length === 1 ? run[0] ?? null : null;
}

/** Before or behind another paragraph, or another item of the same list. */
function movedBeside(judged: Case, run: Block[], marked: Block[], to: Destination): Change | null {
  const { text } = judged;
  const anchor = anchorOf(judged, to.at);
  const [first] = run;
  if (anchor === null || onlyRefers.test(anchor.text.trim()) || first === undefined || run.includes(anchor) || anchor.type !== first.type) return null;
  const side = sideOf(judged, run, anchor, to);
  if (side === null) return null;
  const rest = text.filter((block) => !run.includes(block));
  const place = rest.indexOf(anchor) + (side === 'after' ? 1 : 0);
  const next = rest[place];
  const list = listAround(text, first);
  const partsList = isItem(first) ? !isSimpleList(list) || !list.includes(anchor) : side === 'after' && next !== undefined && isItem(next);
  return partsList ? null : { text: [...rest.slice(0, place), ...marked, ...rest.slice(place)], replaced: run.map(({ id }) => id) };
}

/** A part that moves up to be the second goes before the present second, one that moves down goes behind it. */
function sideOf(judged: Case, run: Block[], anchor: Block, { side, goes }: Destination): 'before' | 'after' | null {
  const [only, ...more] = run;
  const isUp = only !== undefined && judged.text.indexOf(anchor) < judged.text.indexOf(only);
  if (mayComeOfOthers(judged, isUp)) return null;
  if (side === 'before' || side === 'after') return side;
  const fits = more.length === 0 && (goes === undefined || goes === (isUp ? 'up' : 'down'));
  return side === 'rank' && fits ? (isUp ? 'before' : 'after') : null;
}

function changed(judged: Case, run: Block[]): Change | null {
  const { instruction: { how, place, to }, text, id } = judged;
  const [first, second, ...others] = run;
  const replaced = run.map((block) => block.id);
  const mark = (block: Block): Block => ({ ...block, amendment: id });
  if (first === undefined) return null;
  if (how === 'move' && to) return movedBeside(judged, run, run.map(mark), to);
  if (how === 'move') {
    const now = (isItem(first) ? movedInList : moved)(text, run, run.map(mark), place.position);
    return now === null ? null : { text: now, replaced };
  }
  if (second === undefined || others.length > 0) return null;
  if (how === 'swap') return { text: text.map((block) => (block === first ? mark(second) : block === second ? mark(first) : block)), replaced };
  // Items without a stop would run together.
  if (how !== 'join' || isJoinedWithMark(judged.instruction) || !/[.!?:;,]["”’)]*$/u.test(first.text.trim())) return null;
  const joined = goOnWith(first, { text: second.text, spans: second.spans }, id);
  return { text: exchange(text.filter((block) => block !== second), first, joined), replaced };
}

/** To the end of the entry, or to its beginning. */
function moved(text: readonly Block[], run: readonly Block[], marked: readonly Block[], to: Instruction['place']['position']): Block[] | null {
  const rest = text.filter((block) => !run.includes(block));
  // Whether references at the end stay the last, people do not agree.
  if (to === 'end') return onlyRefers.test(rest.at(-1)?.text.trim() ?? '') ? null : [...rest, ...marked];
  return to === 'start' ? [...marked, ...rest] : null;
}

/** To the end of the list that it stands in, or to its beginning; where no list is named, only if it is the entry's as well. */
function movedInList(text: readonly Block[], run: readonly Block[], marked: readonly Block[], to: Instruction['place']['position']): Block[] | null {
  const list = run.slice(0, 1).flatMap((item) => listAround(text, item));
  const first = text.findIndex((block) => block === list[0]);
  const isSimple = isSimpleList(list) && run.every((block) => list.includes(block));
  const ends: Partial<Record<NonNullable<typeof to>, 'start' | 'end'>> = { 'start of the list': 'start', 'end of the list': 'end', ...(first === 0 ? { start: 'start' } : {}), ...(first + list.length === text.length ? { end: 'end' } : {}) };
  const ordered = isSimple && to !== null ? moved(list, run, marked, ends[to] ?? null) : null;
  return ordered === null ? null : [...text.slice(0, first), ...ordered, ...text.slice(first + list.length)];
}
