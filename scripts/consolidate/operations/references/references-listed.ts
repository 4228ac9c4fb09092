/** "List fog before ice", "list fog first": a reference that goes to the other side of the one beside it, or to an end of its list. */
import type { Case } from '../../case.ts';
import { membersOf, theOnlyList } from '../../place/references/reference-lists.ts';
import { fold } from '../../text/fold.ts';
import type { Found } from '../../text/quotation.ts';
import { exchange, splice } from '../../text/splice.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';

/** Whether an instruction says where one reference is listed, beside another or at an end, and nothing else. */
export function listsReferences({ operation, unit, how, oldText, place }: Case['instruction']): boolean {
  const { beside, position, told, ...rest } = place;
  const saysMore = told.length > 0 || Object.values(rest).some((part) => part !== null && part !== false);
  const isBeside = how === 'swap' && beside !== null && (position === 'before' || position === 'after');
  const isAtEnd = how === 'move' && beside === null && (position === 'start' || position === 'end');
  return operation === 'renumbering' && unit === 'cross-reference' && oldText !== null && (isBeside || isAtEnd) && !saysMore;
}

/** Two references that stand side by side in a list, as they stand there; null where they do not, or one stands there twice. */
function sideBySide(list: Found, one: string, other: string): [string, string] | null {
  const names = membersOf(list);
  const folded = names.map(fold);
  const at = folded.indexOf(fold(one));
  const [first, second] = at < 0 ? [] : names.slice(at, at + 2);
  return first === undefined || second === undefined || folded[at + 1] !== fold(other) || new Set(folded).size !== names.length ? null : [first, second];
}

/** The one goes to an end of a list whose names commas alone part. */
function listedAtEnd({ instruction: { oldText, place: { position } }, text, id }: Case, list: Found): Verdict {
  const names = membersOf(list);
  const [goes, ...others] = names.filter((name) => oldText !== null && fold(name) === fold(oldText));
  const rest = names.filter((name) => name !== goes);
  const [words, was] = [list.block.text.slice(list.from, list.to), names.join(', ')];
  const now = goes === undefined ? [] : position === 'start' ? [goes, ...rest] : [...rest, goes];
  if (others.length > 0 || !words.includes(was) || /;|\b(?:and|or)\b|[()]/u.test(was) || now.join() === '' || now.join() === names.join()) return refused('place not certain', 'that reference does not stand here once, and elsewhere in its list');
  const from = list.from + words.indexOf(was);
  const change = splice(list.block, from, from + was.length, { text: now.join(', '), spans: [] }, id);
  return appliedWithNote({ text: exchange(text, list.block, change), replaced: [list.block.id] }, `the references in the order that is told; they stood: “${words}”`);
}

/** The two change places where they stand side by side in the other order. */
export function referencesListed(judged: Case): Verdict {
  const { instruction: { oldText, place: { beside, position } }, text, id } = judged;
  const list = theOnlyList(judged);
  if (list === null) return refused('place not certain', 'which references are meant is not certain here');
  if (beside === null) return listedAtEnd(judged, list);
  const [goes, stays] = [oldText ?? '', beside];
  const pair = position === 'before' ? sideBySide(list, stays, goes) : sideBySide(list, goes, stays);
  const words = list.block.text.slice(list.from, list.to);
  const was = pair?.join(', ') ?? '';
  if (pair === null || words.split(was).length !== 2) return refused('place not certain', 'the two references do not stand here side by side in the other order');
  const from = list.from + words.indexOf(was);
  const change = splice(list.block, from, from + was.length, { text: pair.toReversed().join(', '), spans: [] }, id);
  return appliedWithNote({ text: exchange(text, list.block, change), replaced: [list.block.id] }, `“${pair[0]}” and “${pair[1]}” have changed places`);
}
