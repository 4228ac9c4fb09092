import { speaksOfTheChange, speaksOfTheOneBefore } from '../../../language/en/beside.ts';
import { claimBeside } from '../../../language/en/claims/claim.ts';
import { isReasonBelow } from '../../../language/en/reasons-below.ts';
import { isExampleOf } from '../../../language/en/rules-of-words.ts';
import { leadsElsewhere } from '../../../language/en/signs/pointers.ts';
import type { Where } from '../../../language/en/stories/stories.ts';
import { firstOf } from '../grammar/branch-search.ts';
import type { Command, Piece, TextRange } from '../commands/command.ts';
import { cutSentences } from './cut-sentences.ts';
import { foldText } from './fold-text.ts';
import type { FoldedText } from './fold-text.ts';
import { changeIn } from './in-other-words.ts';
import { mayInstruct } from './may-instruct.ts';
import { ordersOf } from './orders-of.ts';
import { plainKind } from './plain-kind.ts';
import { parseChange } from '../grammar/parse-change.ts';
import type { ParsedChange } from '../grammar/parse-change.ts';
import { rangeOf } from '../commands/quoted.ts';
import { changeAt, furthestRead } from './reading.ts';
import type { Reading } from './reading.ts';
import { saidBehind } from './said-behind.ts';
import { tilesOf } from '../tiles/tile.ts';

/** No more of one sentence is looked at to tell what it is. */
const longestLook = 1500;

/** "It is 10 then": right behind an order it speaks of that, behind a rule of play it goes on with it. */
function plainPiece(folded: FoldedText, { from, to }: TextRange, before: Piece | null, where: Where): Piece {
  const sentence = folded.text.slice(from, Math.min(to, from + longestLook));
  const kind = before === null && leadsElsewhere(sentence) ? 'unread' : plainKind(sentence, where);
  const goesOn = before?.is === 'prose' || before?.is === 'pointer';
  return { is: kind === 'prose' && before !== null && !goesOn && speaksOfTheOneBefore(sentence) ? 'limit' : kind, at: printedAt(folded, { from, to }) };
}

const printedAt = (folded: FoldedText, { from, to }: TextRange): TextRange => ({ from: folded.at[from] ?? 0, to: (folded.at[to - 1] ?? 0) + 1 });

/** The text that an order announces goes on to the next order of the paragraph, or to its end. */
function endOfRest(reading: Reading, from: number): number {
  const later = reading.sentences.filter((sentence) => sentence.from >= from);
  const wordsOf = (sentence: TextRange): string => reading.folded.text.slice(sentence.from, sentence.to);
  const ends = (sentence: TextRange) => speaksOfTheChange(wordsOf(sentence)) || (sentence.from > from && claimBeside(wordsOf(sentence)) !== null) || changeAt(reading, sentence) !== null || (sentence === later.at(-1) && reading.folded.text.slice(from, sentence.from).trim() !== '' && isReasonBelow(wordsOf(sentence)));
  return later.find(ends)?.from ?? reading.folded.text.length;
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
const standsAhead = ({ pieces, before }: Reading, { from }: TextRange): boolean => before === null && from < furthestRead && pieces.every(({ is }) => is !== 'order' && is !== 'limit' && is !== 'unread');

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
  const change = changeIn(reading, sentence);
  if (change && (change.tree.rule === 'Notice' || ordersOf(change.tree, reading.printed).length > 0)) return addChange(reading, change);
  return addPlain(reading, sentence);
}

/** Adds a sentence in which no order was read, up to the bracket that holds one; where reading goes on. */
function addPlain(reading: Reading, sentence: TextRange): number {
  const aside = asideIn(reading, sentence);
  const end = aside?.at ?? sentence.to;
  if (end > sentence.from) reading.pieces.push(plainPiece(reading.folded, { from: sentence.from, to: end }, reading.pieces.at(-1) ?? reading.before, standsAhead(reading, sentence) ? 'ahead' : 'anywhere'));
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
