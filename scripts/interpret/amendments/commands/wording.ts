import { markNamed } from '../../../language/en/marks.ts';
import { noName, saysWhereToo } from '../../../language/en/objects.ts';
import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { Wording } from './command.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { insideQuotation, quotedName, rangeOf } from './quoted.ts';

const markIn = (branch: Branch): Wording => ({ is: 'mark', mark: markNamed(branch.words), at: rangeOf(branch) });

const following: Wording = { is: 'following' };
const quoted = (branch: Branch): Wording => ({ is: 'given', at: insideQuotation(branch), quoted: true });
const plain = (branch: Branch): Wording => ({ is: 'given', at: rangeOf(branch), quoted: true });

/** What a reference leads to, without the stop that printers put before the closing mark. */
function named(branch: Branch): Wording {
  const name = firstOf(branch, 'quotation', 'name', 'refName');
  return name && !noName.test(name.words.replace(/["“”]/g, '')) && (/["“]/.test(name.words) || !saysWhereToo.test(name.words)) ? { is: 'given', at: quotedName(name), quoted: true, refers: true } : { is: 'none' };
}

/** What each rule says about where the words are. */
const meanings: Record<string, (branch: Branch) => Wording> = {
  markName: markIn,
  quotation: quoted,
  closedQuotation: quoted,
  restFollows: () => ({ is: 'rest' }),
  seeWords: plain,
  listedWords: plain,
  refName: plain,
  bareWords: plain,
  newBareWords: plain,
  newFigure: plain,
  name: plain,
  NewNumber: plain,
  SaidTail_next: () => following,
  SaidTail_bracket: () => following,
  SaidAfterColon_next: () => following,
  NewWords_next: () => following,
  NewReference: named,
  NewWhole_named: named,
};

/** Parts that hold the words of an amendment; others (the target, the place) have quotations of their own. */
const holders = [
  'NewWords', 'Replacement', 'TerseReplacement', 'NewVersion', 'QuotedLast', 'SaidNext', 'SaidTail', 'OptionalTail', 'SaidColon', 'SaidWords', 'ForWords', 'NewNumber', 'NewWordsQuoted', 'QuotedNew', 'Mark', 'quotation', 'listedWords', 'name', 'RefNew', 'NewBare', 'newBareWords', 'newFigure', 'NewWhole',
];

/** Where the words that a command brings are. Several quotations to be added are several. */
export function wordingsOf(verbal: Branch): Wording[] {
  const names = verbal.branches.find((part) => part.rule === 'Names' || part.rule === 'NewNames');
  if (names) return allOf(names, 'quotation').map(quoted);
  const held = verbal.branches.filter((part) => holders.includes(part.rule));
  // "... and insert "three" in its place": what may follow at the end does not, where the words are given.
  const holder = held.find((part) => part.rule === 'NewWords' && held.at(-1)?.rule === 'OptionalTail' && firstOf(part, 'quotation') !== null) ?? held.at(-1);
  const found = holder && firstOf(holder, ...Object.keys(meanings));
  return [(found && meanings[found.rule]?.(found)) ?? { is: 'none' }];
}
