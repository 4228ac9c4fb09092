/** Whether the numbers of a document count the terms of a list: below its title, in the order of the alphabet, they are no part of the names. */
import type { SourceFile } from '../../read/source-file.ts';
import { withoutEmphasis } from '../blocks/emphasis.ts';
import { sortKey } from '../../names/sort-key.ts';
import { isTitleOfTerms, kindsOf, withoutPartNumber } from '../topics/kinds/kinds.ts';
import { risingShare } from '../../names/alphabet.ts';
import type { EntrySpan } from './entry-spans.ts';
import type { Numbered } from './rule-numbers.ts';
import { isUnused } from './unused-numbers.ts';

/** So many terms make a list. */
const FEWEST = 4;
const SORTED = 0.8;

/** The title of a list, and numbered sentences between it and its first term. */
export function introducesList(rule: Numbered, before: readonly EntrySpan[], isList: boolean): boolean {
  return isList && (isTitleOfList(rule) || (before.length === 0 && (!rule.titled || INTRODUCES.test(withoutEmphasis(rule.words)))));
}

/** `12.1. General`, above the first term. */
const INTRODUCES = /^(?:general(?: rules| remarks)?|introduction|overview|preface|about (?:this|these) .{3,40}|how to (?:read|use) .{3,40})$/iu;

/** `512. Bold Words`, above the terms of a list. */
const isTitleOfList = ({ titled, parts, words }: Numbered): boolean => titled && parts.length === 1 && isTitleOfTerms(withoutEmphasis(words));

/** The rules from the title of a list on, where a copy begins in the midst of a rule before it and no other title stands there. */
function fromTitleOfList(rules: readonly Numbered[]): readonly Numbered[] {
  const title = rules.findIndex(isTitleOfList);
  return title > 0 && rules.slice(0, title).every(({ titled }) => !titled) ? rules.slice(title) : rules;
}

/** So many titles, not one of which falls back, stand in no order by chance. */
const MANY = 6;

function areManyInOrder(titles: readonly Numbered[]): boolean {
  return titles.length >= MANY && risingShare(titles.map(({ words }) => sortKey(withoutEmphasis(words)))) === 1;
}

/** Whether the numbers count the terms of a list, and are no part of their names: they stand in the order of the alphabet, in a document that calls itself one. */
export function areTerms({ reading }: SourceFile, all: readonly Numbered[]): boolean {
  const rules = fromTitleOfList(all);
  const first = rules[0]?.at ?? 0;
  const above = reading.slice(0, first).map(({ text }) => withoutPartNumber(text));
  const terms = rules.filter((rule, at) => !isTitleOfList(rule) && !isUnused(rule, reading, rules[at + 1]?.at ?? reading.length));
  const titles = terms.filter(({ titled }) => titled);
  const depth = Math.min(...titles.map(({ parts }) => parts.length));
  // Below a title of its own each sentence of a text may have a number, and so it may below many that stand in order.
  const isTitledAbove = above.some(isTitleOfTerms);
  const mayBeNumbered = rules !== all || isTitledAbove || areManyInOrder(titles.filter(({ parts }) => parts.length === depth));
  const own = terms.filter((rule) => !rule.lettered && (!mayBeNumbered || rule.parts.length <= depth));
  const keys = own.filter(({ titled }) => titled).map(({ words }) => sortKey(withoutEmphasis(words)));
  const { glossary, rulings } = kindsOf(above);
  const isSaid = glossary > rulings || (isTitledAbove && rulings === 0) || rules.slice(0, 1).some(isTitleOfList);
  return isSaid && keys.length >= FEWEST && keys.length >= own.length * SORTED && risingShare(keys) >= SORTED;
}
