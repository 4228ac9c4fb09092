/** Orders one after the other, of which the first changes what the second counts. */
import type { Unit } from '../../../../src/model/corpus.ts';
import { comesAfterwards } from '../../../language/en/beside.ts';
import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { CommandKind } from '../commands/command-kind.ts';
import { commandKinds } from '../commands/command-kinds.ts';
import { commandsOf } from '../commands/commands-of.ts';
import type { Command } from '../commands/command.ts';
import type { Paint } from './paint.ts';
import type { Branch } from '../grammar/parse-change.ts';

/** Parts that are told by their number; a part of a kind lies in no part of the same kind. */
export const counted: readonly (readonly string[])[] = [['Sentences'], ['Items', 'OwnedItems'], ['Paragraphs', 'OwnedParagraphs']];

export const hasNumber = (branch: Branch): boolean => firstOf(branch, 'Ordinals', 'Figures', 'ownedFigure', 'itemSign', 'butNumber', 'countedNumber') !== null;

export const numberedIn = (branch: Branch, kind: readonly string[]): Branch[] => allOf(branch, ...kind).filter(hasNumber);

const isSequel = ({ words }: Branch): boolean => comesAfterwards(words) || /^\W*(?:and )?next\b|^;/.test(words);

/** "Delete the first bullet; then delete the second": of those that there were, or of those that are left? */
export function paintSequences(order: Branch, paint: Paint): void {
  const more = allOf(order, 'MoreCommand');
  const earlier = allOf(order, 'Command').slice(0, 1);
  const printed = paint.printed.padStart(paint.from + paint.printed.length);
  for (const next of more) {
    const [command] = allOf(next, 'Command');
    const open = command && isSequel(next) ? counted.filter((kind) => earlier.some((one) => changesNumbers(one, kind, printed))) : [];
    for (const place of open.flatMap((kind) => (command ? [...numberedIn(command, kind), ...allOf(command, 'Rank')] : []))) paint.put('not understood', place);
    if (command) earlier.push(command);
  }
}

/** What is cut in two counts as two paragraphs, and the sentences of the second are counted anew; a sentence that goes elsewhere is one more there. */
function partsOtherwise({ how }: CommandKind, kind: readonly string[], isDoneTo: boolean): boolean {
  return how === 'split' ? kind[0] !== 'Items' : how === 'move' && kind[0] === 'Sentences' && isDoneTo;
}

/** Whether parts of a kind are counted otherwise afterwards: one of them goes, comes or changes places. A sentence that goes from its own paragraph is told by that. */
function changesNumbers(command: Branch, kind: readonly string[], printed: string): boolean {
  const done = commandKinds[firstOf(command, ...Object.keys(commandKinds))?.rule ?? ''];
  const operation = done?.operation;
  if (operation === 'insertion') return commandsOf(command, printed).some((one) => bringsOneOf(one, kind));
  const isDoneTo = allOf(command, 'Target').flatMap((target) => allOf(target, 'TargetHead')).some((head) => numberedIn(head, kind).length > 0);
  if (done && partsOtherwise(done, kind, isDoneTo)) return true;
  return (operation === 'repeal' || operation === 'renumbering') && isDoneTo && (kind[0] !== 'Sentences' || allOf(command, 'Inside').length === 0);
}

const units: Readonly<Record<string, { unit: Unit; run: 'sentences' | 'items' | 'paragraphs' }>> = {
  Sentences: { unit: 'sentence', run: 'sentences' }, Items: { unit: 'list item', run: 'items' }, Paragraphs: { unit: 'paragraph', run: 'paragraphs' },
};

/** A part of a kind comes that is called so, that has a number of its own, or that goes beside one; words beside quoted ones are none. */
function bringsOneOf({ targets, where }: Command, [kind = '']: readonly string[]): boolean {
  const of = units[kind];
  if (of === undefined || where.beside !== null) return false;
  const [beside] = (['sentences', 'items', 'paragraphs'] as const).filter((run) => where[run].length > 0);
  const goesBeside = (where.position === 'before' || where.position === 'after') && beside === of.run;
  return goesBeside || targets.some(({ unit }) => unit === of.unit);
}
