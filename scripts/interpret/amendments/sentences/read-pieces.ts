import type { TileKind } from '../../../../src/model/corpus.ts';
import { speaksOfTheChange, speaksOfTheOneBefore } from '../../../language/en/beside.ts';
import { claimBeside } from '../../../language/en/claims/claim.ts';
import { isReasonBelow } from '../../../language/en/reasons-below.ts';
import { isExampleOf } from '../../../language/en/rules-of-words.ts';
import { leadsElsewhere } from '../../../language/en/signs/pointers.ts';
import type { Where } from '../../../language/en/stories/stories.ts';
import { unquoted } from '../../../language/en/veiled.ts';
import { firstOf } from '../grammar/branch-search.ts';
import type { Command, Piece, TextRange } from '../commands/command.ts';
import { cutSentences } from './cut-sentences.ts';
import { foldText } from './fold-text.ts';
import type { FoldedText } from './fold-text.ts';
import { mayInstruct } from './may-instruct.ts';
import { ordersOf } from './orders-of.ts';
import { plainKind } from './plain-kind.ts';
import { parseChange } from '../grammar/parse-change.ts';
import type { ParsedChange } from '../grammar/parse-change.ts';
import { rangeOf } from '../commands/quoted.ts';
import { recastsOf, relatedInBoth } from './recast.ts';
import type { Recast } from './recast.ts';
import { saidBehind } from './said-behind.ts';
import { clauseTile, tilesOf } from '../tiles/tile.ts';

/** Further than this into a paragraph no instruction is looked for: its size must not decide how long reading takes. */
const furthestRead = 6000;
/** Nor is more of one sentence looked at to tell what it is. */
const longestLook = 1500;
/** Orders are short, but for the words that they quote. */
const longestRecast = 800;

/** "It is 10 then": right behind an order it speaks of that, behind a rule of play it goes on with it. */
function plainPiece(folded: FoldedText, { from, to }: TextRange, before: Piece | null, where: Where): Piece {
  const sentence = folded.text.slice(from, Math.min(to, from + longestLook));
  const kind = before === null && leadsElsewhere(sentence) ? 'unread' : plainKind(sentence, where);
  const goesOn = before?.is === 'prose' || before?.is === 'pointer';
  return { is: kind === 'prose' && before !== null && !goesOn && speaksOfTheOneBefore(sentence) ? 'limit' : kind, at: printedAt(folded, { from, to }) };
}

const printedAt = (folded: FoldedText, { from, to }: TextRange): TextRange => ({ from: folded.at[from] ?? 0, to: (folded.at[to - 1] ?? 0) + 1 });

interface Reading {
  printed: string;
  topic: string | null;
  folded: FoldedText;
  sentences: TextRange[];
  /** The last piece of the paragraph before. */
  before: Piece | null;
  pieces: Piece[];
}

/** The text that an order announces goes on to the next order of the paragraph, or to its end. */
function endOfRest(reading: Reading, from: number): number {
  const later = reading.sentences.filter((sentence) => sentence.from >= from);
  const wordsOf = (sentence: TextRange): string => reading.folded.text.slice(sentence.from, sentence.to);
  const ends = (sentence: TextRange) => speaksOfTheChange(wordsOf(sentence)) || (sentence.from > from && claimBeside(wordsOf(sentence)) !== null) || changeAt(reading, sentence) !== null || (sentence === later.at(-1) && reading.folded.text.slice(from, sentence.from).trim() !== '' && isReasonBelow(wordsOf(sentence)));
  return later.find(ends)?.from ?? reading.folded.text.length;
}

function changeAt({ folded }: Reading, { from, to }: TextRange): ParsedChange | null {
  return from < furthestRead && mayInstruct(folded.text.slice(from, to)) ? parseChange(folded, from) : null;
}

/** The text up to the end of a sentence. */
const upTo = ({ text, at }: FoldedText, to: number): FoldedText => ({ text: text.slice(0, to).trimEnd(), at: at.slice(0, to) });

/** `... the sentence "Ferries hum." The word is old.`: where a quotation brings the stop that ends a sentence, its end is seen by nothing else. */
const endsInQuotation = ({ text }: FoldedText, { from, to }: TextRange): boolean => /[.!?]["”]$/.test(text.slice(from, to).trimEnd()) && text.slice(to).trim() !== '';

/** The order of a sentence that is read as if nothing followed. */
function changeByItself(reading: Reading, sentence: TextRange): ParsedChange | null {
  if (!endsInQuotation(reading.folded, sentence)) return null;
  const alone = { ...reading, folded: upTo(reading.folded, sentence.to) };
  const read = changeAt(alone, sentence);
  return read !== null && isUnderstood(alone, sentence, read) ? read : recastAt(alone, sentence);
}

/** What keeps an order from being carried out. */
const keeps: ReadonlySet<TileKind> = new Set(['not understood', 'scope', 'day', 'object']);

const announcesRest = ({ tree }: ParsedChange, printed: string): boolean => ordersOf(tree, printed).some(({ wording }) => wording.is === 'rest');

/** Whether a sentence was read to its end, and each of its words understood. */
function isUnderstood({ printed, folded, topic }: Reading, sentence: TextRange, change: ParsedChange): boolean {
  if (change.tree.rule !== 'Order') return true;
  const rest = folded.text.slice(change.to, sentence.to);
  const isWhole = rest.trim() === '' || announcesRest(change, printed) || !keeps.has(clauseTile(rest));
  return isWhole && !tilesOf(change.tree, printed, topic, change.left).some(({ as }) => keeps.has(as));
}

/** Whether a sentence has words, and few enough; a question orders nothing in any. */
function mayBeRecast({ folded }: Reading, { from, to }: TextRange): boolean {
  const words = folded.text.slice(from, Math.min(to, from + longestRecast + 1));
  return words.length <= longestRecast && !unquoted(words).includes('?') && /[a-z]{2}/.test(words) && from < furthestRead;
}

/** A sentence that the grammar does not read to its end, read in other words; null where none of them is understood. */
function recastAt(reading: Reading, sentence: TextRange): ParsedChange | null {
  const { folded, before, pieces, sentences } = reading;
  if (!mayBeRecast(reading, sentence)) return null;
  const alone = readInOtherWords(reading, sentence, recastsOf(folded, sentence, before === null && pieces.length === 0));
  const next = sentences.find(({ from }) => from === sentence.to);
  const both = next && { from: sentence.from, to: next.to };
  return alone ?? (both && mayBeRecast(reading, both) ? readInOtherWords(reading, both, relatedInBoth(folded, both)) : null);
}

function readInOtherWords({ printed, folded, topic }: Reading, sentence: TextRange, recasts: Iterable<Recast>): ParsedChange | null {
  for (const { folded: recast, end, back, left, loosely } of recasts) {
    const found = mayInstruct(recast.text.slice(0, end)) ? parseChange(recast, 0) : null;
    if (found?.tree.rule !== 'Order' || ordersOf(found.tree, printed).length === 0) continue;
    const to = back(found.to);
    const rest = recast.text.slice(found.to, end);
    const isWhole = rest.trim() === '' || announcesRest(found, printed) || !keeps.has(clauseTile(rest));
    if (to === null || !isWhole) continue;
    const tree = { ...found.tree, from: folded.at[sentence.from] ?? 0, to: Math.max(found.tree.to, (folded.at[Math.min(to, sentence.to) - 1] ?? 0) + 1) };
    if (!tilesOf(tree, printed, topic, left).some(({ as }) => keeps.has(as))) return { tree, to, left, readAs: recast.text.slice(0, end).trim(), ...(loosely && { loosely }) };
  }
  return null;
}

/** Gives the words that begin at the order's end to the command that announces them. */
function withRest(command: Command, rest: TextRange): Command {
  if (command.wording.is !== 'rest') return command;
  return { ...command, wording: rest.to > rest.from ? { is: 'given', at: rest, quoted: false } : { is: 'following' } };
}

/** Adds an order to what was read; where reading goes on. */
function addChange(reading: Reading, { tree, to, left, readAs, loosely }: ParsedChange): number {
  const { printed, folded, pieces, topic } = reading;
  if (tree.rule === 'Notice') {
    pieces.push({ is: 'notice', at: rangeOf(tree) });
    return to;
  }
  const commands = ordersOf(tree, printed);
  const end = commands.some(({ wording }) => wording.is === 'rest') ? endOfRest(reading, to) : to;
  const notice = firstOf(tree, 'Notice');
  const rest = { from: folded.at[to] ?? printed.length, to: folded.at[end] ?? printed.length };
  pieces.push({
    is: 'order', at: { from: tree.from, to: Math.max(tree.to, end > to ? rest.to : 0) },
    commands: commands.map((command) => withRest(command, rest)), ...(readAs !== undefined && { readAs }), ...(loosely && { loosely }), aside: tree.rule === 'Aside', anaphor: tree.rule === 'Anaphor', notice: notice && rangeOf(notice),
    tiles: [...tilesOf(tree, printed, topic, left), ...(end > to ? [{ at: { from: tree.to, to: rest.to }, as: 'new words' as const }] : [])],
  });
  return end;
}

/** The first bracket of a sentence that holds a change: "... (paragraph break; move the following to the end)". */
function asideIn(reading: Reading, { from, to }: TextRange): { at: number; change: ParsedChange } | null {
  const { text } = reading.folded;
  for (let at = text.indexOf('(', from); at >= 0 && at < to && at < furthestRead; at = text.indexOf('(', at + 1)) {
    const end = text.indexOf(')', at);
    const change = end > at && mayInstruct(text.slice(at, end + 1)) ? parseChange(reading.folded, at) : null;
    if (change && ['Aside', 'Anaphor'].includes(change.tree.rule)) return { at, change };
  }
  return null;
}

/** "Cards that raise a number change its word, too. "One" becomes "two", "1" becomes "2".": what is played, and no order. */
function isExample({ folded, printed, pieces }: Reading, { from, to }: TextRange): boolean {
  const rule = pieces.at(-1);
  return to - from <= longestLook && (rule?.is === 'prose' || rule?.is === 'limit') && isExampleOf(foldText(printed.slice(rule.at.from, rule.at.to)).text, folded.text.slice(from, to));
}

/** Whether no order of the ruling stands before what is read next, as far as this paragraph can tell. */
const standsAhead = ({ pieces, before }: Reading): boolean => before === null && pieces.every(({ is }) => is !== 'order' && is !== 'limit' && is !== 'unread');

function addSentence(reading: Reading, sentence: TextRange): number {
  if (reading.folded.text.slice(sentence.from, sentence.to).trim() === '') return sentence.to;
  const behind = saidBehind(reading, sentence);
  if (behind !== null) {
    reading.pieces.push({ is: behind, at: printedAt(reading.folded, sentence) });
    return sentence.to;
  }
  if (isExample(reading, sentence)) {
    reading.pieces.push({ is: 'prose', at: printedAt(reading.folded, sentence) });
    return sentence.to;
  }
  const read = changeAt(reading, sentence);
  const change = read !== null && isUnderstood(reading, sentence, read) ? read : recastAt(reading, sentence) ?? changeByItself(reading, sentence) ?? read;
  if (change && (change.tree.rule === 'Notice' || ordersOf(change.tree, reading.printed).length > 0)) return addChange(reading, change);
  return addPlain(reading, sentence);
}

/** Adds a sentence in which no order was read, up to the bracket that holds one; where reading goes on. */
function addPlain(reading: Reading, sentence: TextRange): number {
  const aside = asideIn(reading, sentence);
  const end = aside?.at ?? sentence.to;
  if (end > sentence.from) reading.pieces.push(plainPiece(reading.folded, { from: sentence.from, to: end }, reading.pieces.at(-1) ?? reading.before, standsAhead(reading) ? 'ahead' : 'anywhere'));
  return aside ? addChange(reading, aside.change) : end;
}

/** Reads a paragraph as a list of pieces in order, with nothing left out: orders, and the sentences between them. */
export function readPieces(printed: string, topic: string | null, before: Piece | null = null): Piece[] {
  const folded = foldText(printed);
  const reading: Reading = { printed, topic, folded, before, sentences: cutSentences(folded.text, (at) => /\p{Ll}/u.test(printed.charAt(folded.at[at] ?? -1))), pieces: [] };
  let done = 0;
  for (const { from, to } of reading.sentences) {
    while (done < to) done = Math.max(done + 1, addSentence(reading, { from: Math.max(from, done), to }));
  }
  return reading.pieces;
}
