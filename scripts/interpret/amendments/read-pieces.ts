import { allOf, firstOf } from './branch-search.ts';
import type { Command, Piece } from './command.ts';
import { commandsOf } from './commands-of.ts';
import { parseParagraph } from './parse-paragraph.ts';
import type { Branch } from './parse-paragraph.ts';
import { rangeOf } from './quoted.ts';
import { joinSpots, spotOf } from './spot.ts';

/** A paragraph longer than this is read as an instruction no further: instructions are short, and reading takes time. */
const longestRead = 6000;

const plainKinds = { Notice: 'notice', Pointer: 'pointer', Rationale: 'rationale' } as const;

/** "(step 2): change ..." names the place for every command of its sentence. */
function withStep(command: Command, step: Branch | null): Command {
  if (!step) return command;
  return { ...command, where: joinSpots(command.where, { ...spotOf(step), unit: null }), locator: [rangeOf(step), ...command.locator] };
}

function ordersOf(piece: Branch, printed: string): Command[] {
  const step = firstOf(piece, 'StepNote');
  const rules = piece.rule === 'Anaphor' ? ['Undoing'] : ['Command', 'Pair'];
  return allOf(piece, ...rules).flatMap((command) => commandsOf(command, printed)).map((command) => withStep(command, step));
}

function pieceOf(piece: Branch, printed: string): Piece {
  const at = rangeOf(piece);
  if (piece.rule in plainKinds) return { is: plainKinds[piece.rule as keyof typeof plainKinds], at };
  if (piece.rule === 'prose') return { is: 'prose', at };
  const commands = ordersOf(piece, printed);
  if (commands.length === 0) return { is: 'prose', at };
  return { is: 'order', at, commands, aside: piece.rule === 'Aside', anaphor: piece.rule === 'Anaphor' };
}

/** Reads a paragraph as a list of pieces in order: orders, and the sentences between them. */
export function readPieces(printed: string): Piece[] {
  const read = printed.slice(0, longestRead);
  const pieces = parseParagraph(read).map((piece) => pieceOf(piece, read));
  return printed.length > longestRead ? [...pieces, { is: 'prose', at: { from: longestRead, to: printed.length } }] : pieces;
}
