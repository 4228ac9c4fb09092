/** New words that an order does not print, since they follow from the old ones: `Capitalize "ties"`, `Make "lamp" plural`, `Put "a lamp" in parentheses`. */
import pluralize from 'pluralize';
import { formsOf } from '../../../language/en/verbs.ts';
import { unquoted } from '../../../language/en/veiled.ts';
import type { Derived } from '../../instruction.ts';
import type { Branch } from '../grammar/parse-change.ts';

/** What the words of an order say of it; `Put the word in capitals` does not say whether one letter is meant, or all. */
export const SAYS: readonly { of: Derived; is: RegExp; example: string }[] = [
  { of: 'bare', is: new RegExp(`\\b(?:${[...formsOf('base', 'delete'), ...formsOf('past', 'delete')].join('|')})\\b.*\\b(?:parenthes[ei]s|brackets|quotes|quotation marks|inverted commas)\\b|\\b(?:parenthes[ei]s|brackets|quotes|quotation marks|inverted commas)\\b.*\\b(?:${formsOf('past', 'delete').join('|')})\\b`, 'u'), example: 'Remove the parentheses around "a lamp".' },
  { of: 'in parentheses', is: /\b(?:parentheses|round brackets)\b/u, example: 'Put "a lamp" in parentheses.' },
  { of: 'plural', is: /\bplural\b/u, example: 'Make "lamp" plural.' },
  { of: 'singular', is: /\bsingular\b/u, example: '"lamps" should be singular.' },
  { of: 'small', is: /\b(?:uncapitali[sz]ed?|lower-?cased?|decapitali[sz]ed?|loses? (?:its|the) (?:initial )?capital|without (?:a|the|its) capital|(?:with|in|to) (?:a|an) (?:small|lower-case|lowercase)(?: initial)? letter)\b/u, example: 'Lowercase "Lamp".' },
  { of: 'capital', is: /\bcapitali[sz]ed?\b|\b(?:an?|its|the) (?:initial )?capital(?: letter)?\b/u, example: 'Capitalize "lamp".' },
];

/** What an order says that puts words in brackets or takes the brackets away; to any other order brackets are where its words stand. */
const ofBrackets: ReadonlySet<Derived> = new Set(['bare', 'in parentheses']);

/** Which of these a command says, its quoted words aside; null where it says none. */
export function derivedBy(branch: Branch): Derived | null {
  const said = unquoted(branch.words);
  const encloses = branch.rule.startsWith('Enclosing_');
  return SAYS.find(({ of, is }) => ofBrackets.has(of) === encloses && is.test(said))?.of ?? null;
}

/** One word, or a few of which the last is what is counted. */
const COUNTED = /^\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}$/u;
const ONE_WORD = /^[\p{L}’'-]+$/u;

/**
 * Reads: quoted words as printed, what is to become of them, and whether their first letter alone is spoken of. Writes: the
 * new words; null where they are not certain: a capital for one word of several, a plural that stands already.
 */
export function derivedWords(old: string, by: Derived, firstLetter: boolean): string | null {
  const is = { capital: withFirst(old, true, firstLetter), small: withFirst(old, false, firstLetter), plural: counted(old, 'plural'), singular: counted(old, 'singular'), bare: old.slice(1, -1), 'in parentheses': `(${old})` }[by];
  return is === old ? null : is;
}

function withFirst(old: string, capital: boolean, firstLetter: boolean): string | null {
  if (!firstLetter && !ONE_WORD.test(old)) return null;
  const first = /\p{L}/u.exec(old);
  if (first === null) return null;
  const letter = capital ? first[0].toUpperCase() : first[0].toLowerCase();
  return `${old.slice(0, first.index)}${letter}${old.slice(first.index + first[0].length)}`;
}

function counted(old: string, number: 'plural' | 'singular'): string | null {
  if (!COUNTED.test(old)) return null;
  const cut = old.lastIndexOf(' ') + 1;
  const last = old.slice(cut);
  const isThat = number === 'plural' ? pluralize.isPlural(last) : pluralize.isSingular(last);
  return isThat ? null : `${old.slice(0, cut)}${number === 'plural' ? pluralize.plural(last) : pluralize.singular(last)}`;
}
