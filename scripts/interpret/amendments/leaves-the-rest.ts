import { leavesRest } from '../../language/en/beside.ts';
import { positionOf } from '../../language/en/numbers.ts';
import type { Command, Piece } from './command.ts';
import { foldText } from './fold-text.ts';

/** "The second "toll" becomes "fee". The first stays.": another place than the one that is changed. */
function leavesOther(commands: readonly Command[], words: string): boolean {
  const kept = /^the (?<rank>[\w-]+)(?: (?:one|\w+))? (?:stays|remains|is kept|is left alone|is unchanged|is not changed|stands|keeps its place)(?: (?:as it is|unchanged|as before))?\W*$/.exec(words)?.groups?.['rank'];
  const at = kept === undefined ? null : positionOf(kept);
  const [only, ...others] = commands.flatMap(({ targets }) => targets.map(({ nth }) => nth));
  return at !== null && only !== undefined && only !== null && others.length === 0 && only.rank !== at && (only.rank > 0) === (at > 0);
}

/**
 * "Replace "fog" with "ice". The rest of the paragraph is unchanged.": an order about quoted words leaves everything else
 * alone in any case. Of an order about a whole part the same sentence takes something back.
 */
export function leavesTheRest({ commands }: Extract<Piece, { is: 'order' }>, words: string): boolean {
  const ofWords = commands.every(({ operation, targets, where }) => !where.every && targets.every(({ every }) => !every)
    && (operation === 'insertion' ? where.beside !== null : targets.length > 0 && targets.every(({ old, unit }) => old !== null && (unit === 'text' || unit === 'cross-reference'))));
  const said = foldText(words).text.trim();
  return ofWords && (leavesRest.test(said) || leavesOther(commands, said));
}
