/** "Keep only the reference to fog", "keep only the first reference": of the one list of references all others go. */
import { meansOtherReferences, ranksOfReferences } from '../../../language/en/references-told.ts';
import type { Case } from '../../case.ts';
import { pick } from '../../place/ordinals.ts';
import { membersOf, saysMoreThanReferences, theOnlyList } from '../../place/references/reference-lists.ts';
import { fold } from '../../text/fold.ts';
import { exchange, splice } from '../../text/splice.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { doReferencesStay, onlyReferencesLeft } from './references-stay.ts';

/** Whether an instruction says which reference stays, and thereby that the others go. */
export const keepsReference = ({ operation, unit, how }: Case['instruction']): boolean => operation === 'repeal' && unit === 'cross-reference' && how === 'keep';

/** The one that is named, or that has the rank. */
function keptOf({ instruction: { oldText, locator, instruction, readAs } }: Case, names: readonly string[]): string[] {
  const [rank, ...others] = ranksOfReferences(readAs ?? locator ?? instruction);
  if (oldText !== null) return rank === undefined ? names.filter((name) => fold(name) === fold(oldText)) : [];
  if (rank === undefined || rank.rank === null || rank.isOfName || others.length > 0) return [];
  return pick([...names], { from: rank.rank, to: rank.rank }) ?? [];
}

/** "Keep only the cross-references": all of them. */
const keepsAll = ({ instruction }: Case): boolean =>
  doReferencesStay(instruction) && instruction.oldText === null && ranksOfReferences(instruction.instruction).length === 0 && !meansOtherReferences(instruction.instruction, 0);

/** Where an entry has one list of references, and refers to nothing elsewhere. */
export function referenceKept(judged: Case): Verdict {
  if (keepsAll(judged)) return onlyReferencesLeft(judged);
  const { instruction, text, id } = judged;
  const { place } = instruction;
  const list = theOnlyList(judged);
  const names = list === null ? [] : membersOf(list);
  const [kept, ...others] = keptOf(judged, names);
  const words = list?.block.text.slice(list.from, list.to) ?? '';
  const isPlain = words.includes(names.join(', ')) && !/;|\b(?:and|or)\b|[()]/u.test(words);
  if (list === null || kept === undefined || others.length > 0 || (/\b(?:of|from|among)\b/iu.test(instruction.instruction) && meansOtherReferences(instruction.instruction, names.length)) || names.length < 2 || !isPlain || saysMoreThanReferences(place)) return refused('place not certain', 'which reference stays, and which others there are, is not certain here');
  const from = list.from + words.indexOf(names.join(', '));
  const change = splice(list.block, from, from + names.join(', ').length, { text: kept, spans: [] }, id);
  return appliedWithNote({ text: exchange(text, list.block, change), replaced: [list.block.id] }, `only one reference stays; they stood: “${words.trim()}”`);
}
