import type { Block } from '../../../src/schemas/corpus.ts';
import type { Case } from '../case.ts';
import { isDamaged } from '../place/damage.ts';
import { fold } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';
import { sentences } from '../text/sentences.ts';
import { applied, appliedWithNote, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { remove } from './edit.ts';

/** A sentence that is a list of references and nothing else: `See harbour bell, night watch.`, `(See harbour bell.)` */
const listOfReferences = /^\(?see (?:also )?[^.()]+[.)]*$/u;

/**
 * A cross-reference goes out of a sentence that holds references and nothing else, with the comma that then is too much,
 * or with the sentence where it is the only one. It must be a reference of the entry, there exactly once. What else may
 * belong to it (a reason in parentheses, words around it) cannot be told: then a person has to look.
 */
export function deleteCrossReference(judged: Case, quoted: string): Verdict {
  const name = quoted.trim().replace(/^see (?:also )?/iu, '').replace(/[.,;:]+$/u, '');
  const inReferences = referenceLists(judged.text).flatMap(({ block, from, to }) => findQuoted([block], name, false)
    .filter((found) => found.from > from && found.to <= to && standsAlone(block.text, found))
    .map((found) => stretch(block, found, from, to)));
  const [only, ...others] = inReferences;
  if (only === undefined) return notFound(judged, name);
  const isReference = judged.entry.seeAlso.some(({ phrase }) => fold(phrase) === fold(name));
  if (others.length > 0) return refused('found more than once', `the entry refers to “${name}” ${String(inReferences.length)} times`);
  if (!isReference) return refused('place not certain', `“${name}” is only a part of a reference`);
  const { change } = remove(judged.text, only, judged.id);
  return findQuoted(judged.text, name, false).length === 1 ? applied(change) : appliedWithNote(change, `only the reference goes, not what else the entry says of “${name}”`);
}

function referenceLists(text: Block[]): Found[] {
  return text.flatMap((block) => sentences(block.text)
    .filter((sentence) => listOfReferences.test(fold(sentence.text)))
    .map(({ from, to }) => ({ block, from, to })));
}

/** A whole member of the list: after "See" or a comma, before a comma or the end. */
function standsAlone(text: string, { from, to }: Found): boolean {
  return /(?:,|\bsee|\balso)\s+$/iu.test(text.slice(0, from)) && /^(?:,|[.)]*\s*$|[.)]+\s)/u.test(text.slice(to));
}

/** The member with one comma; the whole sentence where it is the only member. */
function stretch(block: Block, { from, to }: Found, start: number, end: number): Found {
  const before = /,\s+$/u.exec(block.text.slice(start, from));
  const after = /^,\s+/u.exec(block.text.slice(to, end));
  if (before !== null) return { block, from: from - before[0].length, to };
  return after === null ? { block, from: start, to: end } : { block, from, to: to + after[0].length };
}

function notFound(judged: Case, name: string): Verdict {
  if (isDamaged(judged)) return refused('copy damaged here');
  const inside = findQuoted(judged.text, name, false).length > 0;
  return inside ? refused('place not certain', 'what belongs to the reference cannot be told') : refused('text not found');
}
