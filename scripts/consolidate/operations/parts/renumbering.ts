import type { Block } from '../../../../src/model/corpus.ts';
import type { Destination, Instruction } from '../../../interpret/instruction.ts';
import { isOwnName } from '../../case.ts';
import type { Case } from '../../case.ts';
import { byNumberAlone, severalWays, whereSaid } from '../../place/by-number.ts';
import { byPerson, ofAnotherCount } from '../../place/counts-otherwise.ts';
import { isItem } from '../../place/ordinals.ts';
import { headsList, isSimpleList, listAround } from '../../place/lists/list-around.ts';
import { partAt, partsCounted } from '../../place/only-part.ts';
import { sentencesOf } from '../../place/sentences/placed-sentence.ts';
import { mayComeOfOthers, onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { blockBegunBy } from '../../text/quotation.ts';
import { exchange, goOnWith } from '../../text/splice.ts';
import { appliedWithNote } from '../../verdict.ts';
import type { Change, Refused, Verdict } from '../../verdict.ts';
import { countsItsItems } from '../../result/numbers-count-on.ts';
import { exchangedSentences } from '../sentences/exchanged-sentences.ts';
import { exchanged } from './exchanged.ts';
import { isJoinedWithMark, joinedSentences } from '../sentences/joined-sentences.ts';
import { movedSentence } from '../sentences/moved-sentence.ts';
import { parted } from './parted.ts';

/** Paragraphs, items or sentences that change places, become one, or go to the beginning or the end of the entry or of their list: where every way of counting names the same ones. */
export function renumbered(judged: Case): Verdict {
  const { instruction } = judged;
  if (instruction.unit === 'sentence' && instruction.how === 'move') return movedSentence(judged);
  if (instruction.unit === 'sentence' && (instruction.how === 'swap' || instruction.to?.side === 'exchange')) return exchangedSentences(judged);
  if (instruction.unit === 'sentence' && instruction.how === 'join') return joinedSentences(judged);
  if (instruction.how === 'split') return parted(judged);
  if (instruction.to?.side === 'exchange') return exchanged(judged);
  if (isCountedOn(judged)) return appliedWithNote({ text: judged.text, replaced: [] }, 'the items of the list are counted on');
  const where = whereSaid(instruction, true);
  const run = theRun(judged, where);
  if ('reason' in run) return run;
  const change = changed(judged, run);
  return change === null ? byPerson : byNumberAlone(change, where);
}

/** The one paragraph that begins with quoted words goes elsewhere. */
export function movedAsBegun(judged: Case, quoted: string): Verdict {
  const { instruction: { unit, how }, text, match } = judged;
  const begun = begunBy(judged, quoted);
  if (unit !== 'paragraph' || how !== 'move' || !isOwnName({ match }) || begun === null || headsList(text, begun) || onlyRefers.test(begun.text.trim())) return byPerson;
  const change = changed(judged, [begun]);
  return change === null ? byPerson : appliedWithNote(change, `only the first words are quoted (“${quoted}”)`);
}

/** The one paragraph that begins with quoted words; null where none does, or several, or it is an item. */
function begunBy({ text }: Case, quoted: string): Block | null {
  const begun = blockBegunBy(text, quoted);
  return begun?.type === 'paragraph' ? begun : null;
}

/** "... and renumber the rest": what another order of the ruling did to the list has been counted on already. */
const isCountedOn = ({ instruction, others, text }: Case): boolean =>
  instruction.how === null && instruction.locator === null && countsItsItems(text)
  && others.some(({ operation, unit, place: { section } }) => (operation === 'insertion' || operation === 'repeal') && (unit === 'list item' || (section?.startsWith('step') ?? false)));

function theRun(judged: Case, where: string): Block[] | Refused {
  const { instruction: { unit, how }, text, match } = judged;
  if (how === null || !['paragraph', 'list item'].includes(unit) || !isOwnName({ match })) return byPerson;
  const doubt = ofAnotherCount(judged);
  if (doubt !== null) return doubt;
  // Whether a list of references counts as a paragraph, people do not agree.
  const run = partsCounted(judged, where, (block) => (unit === 'paragraph' ? block.type === 'paragraph' && !onlyRefers.test(block.text.trim()) : isItem(block)));
  if ('reason' in run) return run;
  const sideBySide = run.every((block, index) => text.indexOf(block) === text.indexOf(run[0] ?? block) + index);
  const isHead = unit === 'paragraph' && run.slice(-1).some((block) => headsList(text, block));
  return sideBySide && !isHead ? run : severalWays(where);
}

/** Before or behind another paragraph, or another item of the same list. */
function movedBeside(judged: Case, run: Block[], marked: Block[], to: Destination): Change | null {
  const { text } = judged;
  const anchor = to.words === undefined ? partAt(judged, to.at) : begunBy(judged, to.words);
  const [first] = run;
  if (anchor === null || onlyRefers.test(anchor.text.trim()) || first === undefined || run.includes(anchor) || anchor.type !== first.type) return null;
  const side = sideOf(judged, run, anchor, to);
  if (side === null) return null;
  const rest = text.filter((block) => !run.includes(block));
  const place = rest.indexOf(anchor) + (side === 'after' ? 1 : 0);
  const list = listAround(text, first);
  const partsList = isItem(first) ? !isSimpleList(list) || !list.includes(anchor) : side === 'after' && headsList(rest, anchor);
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
  if (judged.instruction.says.includes('a paragraph that becomes a sentence') && sentencesOf(second).length !== 1) return null;
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
  const ends: Partial<Record<NonNullable<typeof to>, 'start' | 'end'>> = { 'start of the list': 'start', 'end of the list': 'end', ...(first === 0 ? { start: 'start' } : {}), ...(first + list.length === text.length ? { end: 'end' } : {}) };
  const ordered = isSimpleList(list) && to !== null ? moved(list, run, marked, ends[to] ?? null) : null;
  return ordered === null ? null : [...text.slice(0, first), ...ordered, ...text.slice(first + list.length)];
}
