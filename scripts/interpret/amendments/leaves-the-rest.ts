import { leavesRest } from '../../language/en/beside.ts';
import type { Piece } from './command.ts';
import { foldText } from './fold-text.ts';

/**
 * "Replace "fog" with "ice". The rest of the paragraph is unchanged.": an order about quoted words leaves everything else
 * alone in any case. Of an order about a whole part the same sentence takes something back.
 */
export function leavesTheRest({ commands }: Extract<Piece, { is: 'order' }>, words: string): boolean {
  const ofWords = commands.every(({ operation, targets, where }) => !where.every && targets.every(({ every }) => !every)
    && (operation === 'insertion' ? where.beside !== null : targets.length > 0 && targets.every(({ old, unit }) => old !== null && (unit === 'text' || unit === 'cross-reference'))));
  return ofWords && leavesRest.test(foldText(words).text.trim());
}
