import type { Case } from '../../case.ts';
import { isSoleAndWhole } from '../../place/damage.ts';
import { isName, isNothingButReferences, listsMeant, membersOf, replacesTheReference } from '../../place/references/reference-lists.ts';
import { fold } from '../../text/fold.ts';
import { findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { exchange, splice } from '../../text/splice.ts';
import { appliedWithNote } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { isQuoted } from './cross-reference.ts';
import { remove } from '../../text/edit.ts';

/** Other words than those of a list of references by which a text leads elsewhere. */
const leadsElsewhere = /\b(?:see|refer to|cf\.|described (?:in|under|at)|explained (?:in|under|at))/giu;

/** The one thing that an entry refers to, in one list of its own; null where it leads elsewhere, too. */
function theOnlyReference(judged: Case): { name: string; found: Found; list: Found } | null {
  const [list, ...others] = listsMeant(judged);
  if (list === undefined || others.length > 0 || judged.entry.seeAlso.length !== 1) return null;
  const [name, ...members] = membersOf(list);
  const leads = judged.text.reduce((sum, { text }) => sum + (text.match(leadsElsewhere)?.length ?? 0), 0);
  if (name === undefined || members.length > 0 || leads > 1 || / (?:or|and) /u.test(name)) return null;
  const [found, ...twice] = findQuoted([list.block], name).filter(({ from, to }) => from >= list.from && to <= list.to);
  return found === undefined || twice.length > 0 ? null : { name, found, list };
}

/** "The cross-reference at the end is deleted": of an entry that refers to one thing, in one list of its own, and says more than that. */
export function onlyReferenceDeleted(judged: Case): Verdict | null {
  const { instruction, text, id } = judged;
  const { position, within, ...place } = instruction.place;
  const saysMore = Object.values({ ...place, told: place.told[0] ?? null }).some((part) => part !== null && part !== false);
  if (saysMore || within !== 'references' || (position !== null && position !== 'end') || instruction.says.includes('other references') || judged.others.some((other) => other.operation === 'pointer' || other.says.includes('where to look')) || !isSoleAndWhole(judged)) return null;
  const only = theOnlyReference(judged);
  return only === null ? null : appliedWithNote(remove(text, only.list, id).change, `the only reference, which was to “${only.name}”`);
}

/** The name that the reference is to be, where an order says no more of which it is; "Change the reference to fog" names nothing that stands here. */
function nameToBe({ instruction, newBlocks: [name, ...more], text }: Case): string | null {
  const { oldText, says, place: { within } } = instruction;
  // "The cross-reference is replaced with:" a text, of which nothing says that it is a name.
  const isOne = within === 'references' && !says.includes('other references') && (name === undefined || isQuoted(instruction.instruction, name.text));
  if (more.length > 0 || !replacesTheReference({ ...instruction, oldText: null }, isOne ? { within: null } : {})) return null;
  if (oldText === null) return name?.text ?? null;
  return name === undefined && findQuoted(text, oldText, false).length === 0 && says.includes('what the reference becomes') ? oldText : null;
}

/**
 * "The reference should be to barge": certain where the entry refers to one thing, in one list of its own. The note tells to
 * what it referred. Where no reference is named, "This entry should point to barge", the entry must be nothing else.
 *
 * @returns null where the instruction is another one, or the entry refers to more
 */
export function onlyReferenceTurned(judged: Case): Verdict | null {
  const { instruction, text, entry, id } = judged;
  const name = nameToBe(judged);
  if (name === null || !isSoleAndWhole(judged) || (instruction.says.includes('where the entry leads') && !isNothingButReferences(text))) return null;
  const words = name.trim().replace(/\.$/u, '').replace(/^see (?:also )?/iu, '');
  const only = theOnlyReference(judged);
  if (only === null || !isName(words) || [only.name, entry.headword].some((other) => fold(other) === fold(words))) return null;
  const { found, name: old } = only;
  const edited = splice(found.block, found.from, found.to, { text: words, spans: [] }, id);
  return appliedWithNote({ text: exchange(text, found.block, edited), replaced: [found.block.id] }, `the only reference, which was to “${old}”`);
}
