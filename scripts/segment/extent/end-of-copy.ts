/** Whether a copy breaks off before its document ends. */
import type { SourceFile } from '../../read/source-file.ts';
import { isBlank } from '../blocks/paragraphs.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { isPipes } from '../../read/formats/sheet/pipes.ts';
import type { CutDocument, SegmentedEntry, SegmentedRow } from '../segments.ts';
import { sortKey } from '../../names/sort-key.ts';

/** The end of a sentence that nothing need follow: a colon or a semicolon announces more. */
const END = /[.!?…][\])"”’'*]*$/u;
/** The share of the other entries that end in a sentence where the last one must, too. */
const MOST = 0.6;
/** Characters that show where a copy breaks off. */
const SHOWN = 40;

/** A document, and in a few words how the copy of it ends or begins where it is cut; null where it is not. */
export interface CopyEdge {
  document: CutDocument;
  why: string | null;
}

/** Reads: a document as cut. Writes: the same, its last entry marked as partial where the copy breaks off in its midst. */
export function endOfCopy(source: SourceFile, cut: CutDocument): CopyEdge {
  const document = withLastHeadword(source, cut);
  const last = document.entries.at(-1);
  if (last === undefined || hasFoot(source, last) || !(breaksOff(last, document.entries.slice(0, -1)) || isRowBroken(source, last))) return { document, why: null };
  const line = last.blocks.at(-1)?.lines[1] ?? last.lines[1];
  const loss = { what: last.blocks.length === 0 ? 'what follows the headword: this copy breaks off there' : `the end: this copy breaks off after “${tail(last)}”`, line };
  const losses = [...last.losses.filter(({ what }) => !what.startsWith('the end of a sentence that breaks off')), loss];
  const broken: SegmentedEntry = { ...last, completeness: last.blocks.length === 0 ? 'headword only' : 'partial', losses };
  return { document: { ...document, entries: [...document.entries.slice(0, -1), broken] }, why: `ends in the midst of “${last.headword}”` };
}

/** The share of the other headwords that stand right above their texts where the last line may be one that lost its own. */
const NEARLY_ALL = 0.8;
const FEWEST = 3;
/** The share of the others that end in such a word where one that does is whole. */
const HARDLY_ANY = 0.2;

/** Reads: a document as cut. Writes: the same, its last line an entry of its own where it is a headword whose text the copy has lost. */
function withLastHeadword({ lines: texts }: SourceFile, document: CutDocument): CutDocument {
  const { entries, ledger } = document;
  const last = entries.at(-1);
  const block = last?.blocks.at(-1);
  if (last === undefined || block === undefined || last.blocks.length < 2 || !isLoneHeadword(block, texts, last)) return document;
  const above = entries.filter(({ lines, blocks }) => blocks[0]?.lines[0] === lines[0] + 1).length;
  if (entries.length < FEWEST || above < entries.length * NEARLY_ALL) return document;
  const [line] = block.lines;
  const found: SegmentedEntry = { headword: block.text, lines: [line, line], blocks: [], completeness: 'headword only', losses: [] };
  const blocks = last.blocks.slice(0, -1);
  const end = blocks.at(-1)?.lines[1] ?? last.lines[1];
  const isOfLast = (row: SegmentedRow): boolean => row.is === 'entry' && row.owner === entries.length - 1;
  // A page's foot may part its lines: then it has several rows.
  const rows = ledger.flatMap((row) => (!isOfLast(row) ? [row] : row.lines[0] > end ? [] : [{ ...row, lines: [row.lines[0], Math.min(row.lines[1], end)] as [number, number] }]));
  return { ...document, entries: [...entries.slice(0, -1), { ...last, lines: [last.lines[0], end], blocks }, found], ledger: [...rows, { is: 'entry', lines: [line, line], owner: entries.length }] };
}

/** The last line of all, a gap above it, no sentence, and next in the order of the alphabet. */
function isLoneHeadword({ text, lines: [first, end], type }: SegmentedEntry['blocks'][number], texts: readonly string[], { headword, blocks }: SegmentedEntry): boolean {
  const isLast = first === end && texts.slice(end).every(isBlank) && isBlank(texts[first - 2] ?? '');
  const [name, before] = [sortKey(text), sortKey(headword)];
  return isLast && type === 'paragraph' && looksLikeHeadword(text) && !endsWhole(text) && endsWhole(blocks.at(-2)?.text ?? '') && name > before && name.startsWith(before.charAt(0));
}

/** Whether anything but blank lines stands behind an entry: a page's foot, or the pipes that end its cell. */
function hasFoot({ lines }: SourceFile, { lines: [, end] }: SegmentedEntry): boolean {
  const behind = lines.slice(end).some((text) => !isBlank(text));
  const row = lines[end - 1] ?? '';
  return behind || isPipes(row) || (/\|\s*$/u.test(row) && !isClosedTooEarly(row));
}

/** A row in a frame of pipes whose words lead on: who cut the copy closed it. */
function isClosedTooEarly(row: string): boolean {
  return /^\s*\|/u.test(row) && LEADS_ON.test(row.replace(/\s*\|\s*$/u, ''));
}

/** Rows of a table that begin and end with a pipe: one that has lost its last breaks off. */
const FEWEST_ROWS = 3;

function isRowBroken({ lines }: SourceFile, { lines: [, end] }: SegmentedEntry): boolean {
  const isWhole = (text: string): boolean => /^\|.*\|$/u.test(text.trim());
  const row = lines[end - 1]?.trim() ?? '';
  return row.startsWith('|') && !isWhole(row) && lines.filter(isWhole).length >= FEWEST_ROWS;
}

/** What leads to other names at an entry's end, behind a sentence or alone, as some print it without a full stop. */
const POINTER = /(?:^|[.!?…][\])"”’'*]{0,3} )(?:see(?: also)?\b:?|cf\.?|compare:?|[-=]>|→) ?[^.!?:;]{2,160}$/iu;
const LONGEST_POINTER = 200;

/** Whether a text ends in names that it leads to, and nothing is missing. */
function endsInPointer(text: string): boolean {
  return POINTER.test(text.trimEnd().slice(-LONGEST_POINTER));
}

/** Words that end no sentence and no name: what they belong to is missing. */
const LEADS_ON = /(?<![\p{L}’'-])(?:an?|the|and|or|nor|but|of|to|with|without|from|into|onto|by|for|at|in|upon|between|that|such|each|if|when|whenever|while|unless|because|than|as|who|whose|which|its|their|your|his|our|every|is|are|was|were|be|been|being|has|have|had|may|can|cannot|could|must|will|would|should|does|may not|in addition to)$/iu;

/** Whether an entry ends in mid-sentence, where the others do not: those of whole sentences, where it is of these. */
function breaksOff(last: SegmentedEntry, others: readonly SegmentedEntry[]): boolean {
  if (last.blocks.length === 0) return others.length > 0 && others.every(({ blocks }) => blocks.length > 0);
  const text = lastText(last);
  if (endsWhole(text)) return false;
  const told = others.filter(({ blocks }) => blocks.length > 0);
  const ends = (one: SegmentedEntry): boolean => endsWhole(lastText(one)) || endsInPointer(lastText(one));
  const pointers = told.filter((one) => !endsWhole(lastText(one)) && endsInPointer(lastText(one))).length;
  const leadsOn = (one: SegmentedEntry): boolean => LEADS_ON.test(lastText(one).trimEnd());
  if (leadsOn(last) && told.filter(leadsOn).length <= told.length * HARDLY_ANY) return true;
  if (endsInPointer(text) && pointers > 0) return false;
  const alike = holdsSentence(text) ? told.filter((one) => holdsSentence(lastText(one))) : told;
  const among = alike.length >= FEWEST ? alike : told;
  return among.filter(ends).length >= among.length * MOST;
}

/** A number or a day from a narrow column, which a table has behind each text. */
const NARROW_CELL = / \| \S[^|]{0,13}$/u;

function lastText({ blocks }: Pick<SegmentedEntry, 'blocks'>): string {
  return (blocks.at(-1)?.text ?? '').replace(NARROW_CELL, '');
}

function holdsSentence(text: string): boolean {
  return /[.!?]["”’)]*\s+["“(]?\p{Lu}/u.test(text);
}

function endsWhole(text: string): boolean {
  return END.test(text.trimEnd());
}

function tail({ blocks }: SegmentedEntry): string {
  const text = lastText({ blocks });
  return text.length <= SHOWN ? text : text.slice(-SHOWN).replace(/^\S*\s/u, '');
}
