import pluralize from 'pluralize';
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { isDamaged } from '../../place/damage.ts';
import { namedBlocks } from '../../place/named.ts';
import { isMember, referenceLists } from '../../place/references/reference-lists.ts';
import { findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Refused, Verdict } from '../../verdict.ts';
import { eachChanged } from './each-changed.ts';
import { remove, substitute } from '../../text/edit.ts';

/**
 * "Throughout": each place where the words stand, in the same letters, in the part that is named where one is. Words that
 * stand here in other letters too leave it open whether they are meant.
 */
export function everywhere(judged: Case, everyPlace: Found[], quoted: string): Verdict {
  const named = namedBlocks(judged);
  const isMeant = ({ block }: Found): boolean => named === null || named.runs.every((run) => run.includes(block));
  const all = everyPlace.filter(isMeant);
  if (all.length === 0 || named?.agreed === false) return refused('place not certain', 'only a part of the entry is named');
  const doubt = doubtful(judged, all, findQuoted(judged.text, quoted, false).filter(isMeant));
  if (doubt !== null) return doubt;
  const { instruction: { operation }, newBlocks, id } = judged;
  const text = eachChanged(judged.text, all, (edited, here) => (operation === 'repeal' ? remove(edited, here, id) : substitute(edited, here, newBlocks, id)));
  if (text === null) return refused('place not certain');
  const replaced = [...new Set(all.map(({ block }) => block.id))];
  const where = all.length === 1 ? 'the words stand here once' : `each of the ${all.length} places where the words stand`;
  return appliedWithNote({ text, replaced }, where, pluralLeft(text, quoted));
}

/** `alike`: where the words stand in any letters. */
function doubtful(judged: Case, all: Found[], alike: Found[]): Refused | null {
  const { instruction, newBlocks, namesakes } = judged;
  const { times } = instruction.place;
  if (times !== null && times !== all.length) return refused('place not certain', `the words stand here ${all.length === 1 ? 'once' : `${all.length} times`}`);
  if (instruction.place.sentences !== null || instruction.place.about !== null) return refused('place not certain', 'only a part of the entry is named');
  if (instruction.operation === 'insertion' || newBlocks.length > 1) return refused('place not certain');
  if (instruction.operation === 'substitution' && newBlocks.length === 0) return refused('described, not quoted', 'the new text is not given');
  if (namesakes.length > 0) return refused('place not certain', 'another entry has the same name');
  // So many as are told stand in what is left: none in what is lost.
  if (isDamaged(judged) && times === null) return refused('copy damaged here', 'the quoted words may stand in what is lost, too');
  if (all.some((found) => isPartOfReference(found))) return refused('place not certain', 'they are a part of a reference here, which is the name of an entry');
  return alike.length > all.length ? refused('place not certain', 'they stand here in other capital letters, too') : null;
}

/** The same in the midst of a sentence: "(see oil lamp)", "; see also oil lamp". */
const isPartOfNameInBrackets = (text: string, from: number, to: number): boolean =>
  /(?:\(|; )see (?:also )?[^().;]*$/iu.test(text.slice(0, from)) && /^[^().;]*(?:[).;]|$)/u.test(text.slice(to)) && !(/(?:,|\bsee|\balso|\band|\bor)\s+$/iu.test(text.slice(0, from)) && /^\s*(?:[,).;]|$|and\b|or\b)/u.test(text.slice(to)));

/** Whether words are a part of a name in a list of references: "lamp", in "See lamp oil". */
const isPartOfReference = ({ block, from, to }: Found): boolean =>
  isPartOfNameInBrackets(block.text, from, to) || (referenceLists(block).some((list) => list.from < from && to <= list.to) && !isMember(block.text, from, to));

/** The words in the plural are other words, and stay: a reader is told. */
function pluralLeft(text: Block[], quoted: string): string {
  const plural = pluralize(quoted);
  return plural !== quoted && findQuoted(text, plural, false).length > 0 ? `“${plural}” stands here, too, and is left as it is` : '';
}
