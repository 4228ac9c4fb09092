/** References that are put in another order: two that change places, or all of them by the alphabet. */
import { withoutArticle } from '../../../names/alphabet.ts';
import { meansOtherReferences } from '../../../language/en/references-told.ts';
import type { Case } from '../../case.ts';
import { membersOf, theOnlyList } from '../../place/references/reference-lists.ts';
import { exchange, splice } from '../../text/splice.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';

/** Whether an instruction gives the references another order, and says of them nothing else. */
export function ordersReferences({ operation, unit, how, oldText, place }: Case['instruction']): boolean {
  const { within, told, ...rest } = place;
  const saysMore = told.length > 0 || Object.values(rest).some((part) => part !== null && part !== false);
  return operation === 'renumbering' && unit === 'cross-reference' && (how === 'swap' || how === 'sort') && oldText === null && !saysMore && (within === 'references' || within === 'reference line');
}

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');

/** The names by the alphabet; null where it depends on how articles and marks count. */
function byAlphabet(names: readonly string[]): string[] | null {
  const by = (key: (name: string) => string): string[] => names.toSorted((one, other) => key(one).localeCompare(key(other), 'en'));
  const sorted = by(plain);
  return [by((name) => withoutArticle(plain(name))), by((name) => plain(name).replaceAll(' ', ''))].every((other) => other.every((name, at) => name === sorted[at])) ? sorted : null;
}

/** Where an entry has one list of references, and refers to nothing elsewhere. */
export function referencesOrdered(judged: Case): Verdict {
  const { instruction, text, id } = judged;
  const list = theOnlyList(judged);
  if (list === null || meansOtherReferences(instruction.instruction, membersOf(list).length)) return refused('place not certain', 'which references are meant is not certain here');
  const names = membersOf(list);
  const words = list.block.text.slice(list.from, list.to);
  const now = instruction.how === 'sort' ? byAlphabet(names) : names.length === 2 ? names.toReversed() : null;
  const isPlain = words.includes(names.join(', ')) && !/;|\b(?:and|or)\b|[()]/u.test(words);
  if (now === null || !isPlain || now.join() === names.join()) return refused('place not certain', 'in which order they are to stand is not certain here');
  const from = list.from + words.indexOf(names.join(', '));
  const change = splice(list.block, from, from + names.join(', ').length, { text: now.join(', '), spans: [] }, id);
  return appliedWithNote({ text: exchange(text, list.block, change), replaced: [list.block.id] }, `the references in the order that is told; they stood: “${words}”`);
}
