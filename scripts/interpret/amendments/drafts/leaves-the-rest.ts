import type { Unit } from '../../../../src/model/corpus.ts';
import { leavesRest } from '../../../language/en/leaves-rest.ts';
import { positionOf } from '../../../language/en/numbers.ts';
import { claimBeside } from '../../../language/en/claims/claim.ts';
import type { Command, Piece, Spot } from '../commands/command.ts';
import { foldText } from '../sentences/fold-text.ts';

/** "The second "toll" becomes "fee". The first stays.": another place than the one that is changed. */
function leavesOther(commands: readonly Command[], words: string): boolean {
  const kept = /^the (?<rank>[\w-]+)(?: (?:one|\w+))? (?:stays|remains|is kept|is left alone|is unchanged|is not changed|stands|keeps its place)(?: (?:as it is|unchanged|as before))?\W*$/.exec(words)?.groups?.['rank'];
  const at = kept === undefined ? null : positionOf(kept);
  const [only, ...others] = commands.flatMap(({ targets }) => targets.map(({ nth }) => nth));
  return at !== null && only !== undefined && only !== null && others.length === 0 && only.rank !== at && (only.rank > 0) === (at > 0);
}

/** Of what a part is one: what is said of the rest of that takes nothing back of an order about the part. */
const wholes: Partial<Record<Unit, readonly string[]>> = {
  sentence: ['paragraph', 'bullet', 'item', 'entry'],
  'list item': ['list', 'entry'],
  paragraph: ['entry'],
};

/**
 * "Replace "fog" with "ice". The rest of the paragraph is unchanged.": an order about quoted words leaves everything else
 * alone in any case, and so does one about a part of what is named. Of an order about a whole the same sentence takes
 * something back.
 */
export function leavesTheRest({ commands }: Extract<Piece, { is: 'order' }>, words: string): boolean {
  const said = foldText(words).text.trim();
  const found = leavesRest.exec(said);
  const whole = found?.groups?.['whole'];
  const isPartOf = ({ unit }: Spot): boolean => whole !== undefined && unit !== null && wholes[unit]?.includes(whole) === true;
  const ofLess = commands.every(({ operation, targets, where, wording }) => !where.every && targets.every(({ every }) => !every)
    && (operation === 'insertion' ? where.beside !== null || (wording.is === 'given' && wording.quoted) : targets.length > 0 && targets.every((one) => isPartOf(one) || (one.old !== null && (one.unit === 'text' || one.unit === 'cross-reference')))));
  return ofLess && (found !== null || leavesOther(commands, said));
}

const namesText = /\b(?:sentences?|paragraphs?|bullets?|items?|lists?|entry|text|wording|references?|brackets|parentheses)\b/;

/** "Replace the second sentence with: Cats hum. The others stay.": without quotation marks the new text may go on so. */
const mayBeNewText = ({ commands }: Extract<Piece, { is: 'order' }>, words: string): boolean =>
  commands.some(({ wording }) => wording.is === 'given' && !wording.quoted) && !namesText.test(foldText(words).text);

/** Whether what stands behind an order says of the text what can be held against it, and of places told by no more than a rank that another stays. */
export function tellsOfText(order: Extract<Piece, { is: 'order' }>, words: string): boolean {
  if (mayBeNewText(order, words)) return false;
  if (leavesTheRest(order, words)) return true;
  const claim = claimBeside(words);
  const isOfRank = claim?.is === 'kept' && claim.kept.by === 'rank' && claim.kept.kind === null;
  return claim !== null && !(isOfRank && order.commands.some(({ targets }) => targets.some(({ nth, old }) => nth !== null || old !== null)));
}
