/** "List fog before ice": a reference that goes to the other side of the one beside it. */
import type { Case } from '../case.ts';
import { membersOf, theOnlyList } from '../place/reference-lists.ts';
import { fold } from '../text/fold.ts';
import type { Found } from '../text/quotation.ts';
import { exchange, splice } from '../text/splice.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';

/** Whether an instruction says of two references which of them is listed first, and nothing else. */
export function listsReferences({ operation, unit, how, oldText, place }: Case['instruction']): boolean {
  const { beside, position, told, ...rest } = place;
  const saysMore = told.length > 0 || Object.values(rest).some((part) => part !== null && part !== false);
  return operation === 'renumbering' && unit === 'cross-reference' && how === 'swap' && oldText !== null && beside !== null && (position === 'before' || position === 'after') && !saysMore;
}

/** Two references that stand side by side in a list, as they stand there; null where they do not, or one stands there twice. */
function sideBySide(list: Found, one: string, other: string): [string, string] | null {
  const names = membersOf(list);
  const folded = names.map(fold);
  const at = folded.indexOf(fold(one));
  const [first, second] = at < 0 ? [] : names.slice(at, at + 2);
  return first === undefined || second === undefined || folded[at + 1] !== fold(other) || new Set(folded).size !== names.length ? null : [first, second];
}

/** The two change places where they stand side by side in the other order. */
export function referencesListed(judged: Case): Verdict {
  const { instruction: { oldText, place: { beside, position } }, text, id } = judged;
  const list = theOnlyList(judged);
  if (list === null) return refused('place not certain', 'which references are meant is not certain here');
  const [goes, stays] = [oldText ?? '', beside ?? ''];
  const pair = position === 'before' ? sideBySide(list, stays, goes) : sideBySide(list, goes, stays);
  const words = list.block.text.slice(list.from, list.to);
  const was = pair?.join(', ') ?? '';
  if (pair === null || words.split(was).length !== 2) return refused('place not certain', 'the two references do not stand here side by side in the other order');
  const from = list.from + words.indexOf(was);
  const change = splice(list.block, from, from + was.length, { text: pair.toReversed().join(', '), spans: [] }, id);
  return appliedWithNote({ text: exchange(text, list.block, change), replaced: [list.block.id] }, `“${pair[0]}” and “${pair[1]}” have changed places`);
}
