import { noName, saysWhereToo } from '../../language/en/objects.ts';
import type { Case } from '../case.ts';
import { isDamaged } from '../place/damage.ts';
import { listsMeant, membersOf } from '../place/reference-lists.ts';
import { fold } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import { exchange, splice } from '../text/splice.ts';
import { appliedWithNote } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';

/** Whether an instruction turns the reference to another name, and says nothing of which reference that is. */
function turnsTheReference({ unit, operation, oldText, place }: Case['instruction']): boolean {
  const more = Object.values({ ...place, times: null, told: place.told[0] ?? null }).some((part) => part !== null && part !== false);
  return unit === 'cross-reference' && operation === 'substitution' && oldText === null && !more;
}

const isName = (words: string): boolean => !noName.test(words) && !saysWhereToo.test(fold(words)) && !/[,;:()]|^see\b|[.!?]$/iu.test(words);

/**
 * "The reference should be to barge": certain where the entry refers to one thing, in one list of its own. The note tells to
 * what it referred.
 *
 * @returns null where the instruction is another one, or the entry refers to more
 */
export function onlyReferenceTurned(judged: Case): Verdict | null {
  const { instruction, newBlocks: [name, ...more], text, entry, id, namesakes } = judged;
  if (!turnsTheReference(instruction) || name === undefined || more.length > 0 || namesakes.length > 0 || isDamaged(judged)) return null;
  const [list, ...others] = listsMeant(judged);
  if (list === undefined || others.length > 0 || entry.seeAlso.length !== 1) return null;
  const [old, ...members] = membersOf(list);
  const words = name.text.trim().replace(/\.$/u, '');
  if (old === undefined || members.length > 0 || !isName(words) || fold(old) === fold(words)) return null;
  const [found, ...twice] = findQuoted([list.block], old).filter(({ from, to }) => from >= list.from && to <= list.to);
  if (found === undefined || twice.length > 0) return null;
  const edited = splice(found.block, found.from, found.to, { text: words, spans: [] }, id);
  return appliedWithNote({ text: exchange(text, found.block, edited), replaced: [found.block.id] }, `the only reference, which was to “${old}”`);
}
