/** "Rename this entry to "dusk ferry"": an order about the name under which an entry stands, which is no part of its text. */
import { namesHeadword, renames, speaksOfNames } from '../../language/en/names-of-entries.ts';
import { unquoted } from '../../language/en/veiled.ts';
import type { Case } from '../case.ts';
import { fold } from '../text/fold.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

/** Why a change of a name is left to a person; null where an order is about the text. */
export function ofItsName({ instruction, entry, topic }: Case): Refused | null {
  const { operation, unit, oldText } = instruction;
  if ((operation !== 'substitution' && operation !== 'repeal') || instruction.place.every) return null;
  const said = unquoted(instruction.instruction);
  const isName = oldText !== null && [entry.headword, topic].some((name) => fold(name) === fold(oldText));
  const isAboutIt = namesHeadword.test(said) || (renames.test(said) && (unit === 'entry' || isName)) || (isName && speaksOfNames.test(said));
  return isAboutIt ? refused('place not certain', 'it may be about the name of the entry, which is no part of its text') : null;
}
