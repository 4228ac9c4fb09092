/** How many changes a heading says that will come, held against the orders behind it: one that is missing may be what this copy has lost. */
import { positionOf } from '../../../language/en/numbers.ts';
import type { Piece } from '../commands/command.ts';

/** The number in "two changes to the last paragraph", "correct both"; null where none is told. */
export function announcedIn(words: string): number | null {
  if (/\b(?:both|twice)\b/.test(words)) return 2;
  const number = words.split(/[^a-z]+/).map(positionOf).find((one) => one !== null && one > 0);
  return number ?? null;
}

/** One thing more of the same order: `"a" and "b"`, `the first and last bullets`, `paragraphs 2, 3 and 4`. */
const oneMore = /(?:\band|,|&)\s+(?:the\s+)?(?:first|second|third|fourth|fifth|sixth|last|final|\d|["“„«])/giu;

/**
 * Whether as many changes can be meant as a notice announces.
 *
 * @param notice - its words
 * @param orders - the pieces behind it, to the next notice or the end of the ruling
 * @param printed - their words
 */
export function canBeAsMany(notice: string, orders: readonly Piece[], printed: string): boolean {
  const announced = /\bchanges?\b|\bcorrections?\b|\bfixe?s\b|\bamendments?\b|\bedits\b/i.test(notice) ? announcedIn(notice.toLowerCase()) : null;
  const commands = orders.reduce((sum, piece) => sum + (piece.is === 'order' ? piece.commands.length : 0), 0);
  const most = commands + (printed.match(oneMore)?.length ?? 0);
  return announced === null || (commands <= announced && announced <= most);
}
