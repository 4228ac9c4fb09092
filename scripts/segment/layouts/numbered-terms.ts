/**
 * Chapters of a numbered book that hold terms: `2.3 Tow: A barge that ...`, `2.3. Tow. A barge that ...`, below `2.0 TERMS AND
 * ABBREVIATIONS`. There the number counts, and the name before the sign is the headword.
 */
import { withoutEmphasis } from '../blocks/emphasis.ts';
import { sortKey } from '../../names/sort-key.ts';
import { isTitleOfTerms } from '../topics/kinds/kinds.ts';
import { risingShare } from '../../names/alphabet.ts';
import { mayBeName } from '../headwords/may-be-name.ts';

/** What must be known of a rule. */
export interface NumberedRule {
  parts: number[];
  lettered: boolean;
  titled: boolean;
  words: string;
}

/** So many terms where the chapter's title says that it holds them, and where nothing does but their order. */
const FEWEST = 3;
const FEWEST_SORTED = 6;
const NEARLY_ALL = 0.8;
const MOST_WORDS = 7;
const RUN_IN = /^(?<name>[^.:;!?–—]{2,60}?)(?:: | [–—-] |\. (?=["“'‘(]?\p{Lu}))(?=\S)/u;

/** Reads: the rules of a document in order. Writes: the name of each that is a term. */
export function termsAmong<Rule extends NumberedRule>(rules: readonly Rule[]): ReadonlyMap<Rule, string> {
  const chapters = Map.groupBy(rules, ({ parts }) => parts[0]);
  return new Map([...chapters.values()].flatMap(termsOf));
}

/** What stands behind the name of a term, its number left out. */
export function behindName(words: string): string {
  return words.slice(RUN_IN.exec(words)?.[0].length ?? 0);
}

function termsOf<Rule extends NumberedRule>(chapter: readonly Rule[]): [Rule, string][] {
  const own = chapter.filter((rule) => !rule.lettered && !isChapter(rule) && !introduces(rule));
  // A rule below another may be a sentence of its text.
  const depth = Math.min(...own.map(({ parts }) => parts.length));
  const isSaid = chapter.some((rule) => isChapter(rule) && isTitleOfTerms(withoutEmphasis(rule.words)));
  return [own, own.filter(({ parts }) => parts.length === depth)].map((rules) => termsIn(rules, isSaid)).find(({ length }) => length > 0) ?? [];
}

/** The terms among rules that stand side by side; none where too many are no terms. */
function termsIn<Rule extends NumberedRule>(own: readonly Rule[], isSaid: boolean): [Rule, string][] {
  const terms = own.flatMap((rule): [Rule, string][] => {
    const name = nameIn(rule);
    return name === null ? [] : [[rule, name]];
  });
  const keys = terms.map(([, name]) => sortKey(name));
  const isSorted = terms.length >= FEWEST_SORTED && risingShare(keys) === 1;
  const believed = (isSaid || isSorted) && terms.length >= FEWEST && terms.length >= own.length * NEARLY_ALL && new Set(keys).size === keys.length;
  return believed ? terms : [];
}

/** A title of a chapter: `2.`, `2.0`. */
function isChapter({ titled, parts }: NumberedRule): boolean {
  return titled && (parts.length === 1 || parts.at(-1) === 0);
}

/** `2.0. How to use this chapter. ...`, above the first term: a number that no term has. */
export function introduces({ parts }: NumberedRule): boolean {
  return parts.length > 1 && parts.at(-1) === 0;
}

function nameIn({ titled, words }: NumberedRule): string | null {
  const name = titled ? undefined : withoutEmphasis(RUN_IN.exec(words)?.groups?.['name'] ?? '').trim();
  return name !== undefined && mayBeName(name, { words: MOST_WORDS }) ? name : null;
}
