/**
 * Names that run in with their texts behind a full stop: `Low Water. The state of the river.` A sentence of a few words looks the
 * same: they are believed only where the whole document has them, in their order.
 */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { isTitleOf } from '../../front-matter/stated-date.ts';
import { mayBeName } from '../../headwords/may-be-name.ts';
import { TITLE_PARTICLES } from '../../headwords/openings.ts';
import { risingShare } from '../../../names/alphabet.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { isCapitals } from '../names/capitals.ts';
import { changesSomething } from '../names/instruction-openings.ts';
import { kindsOf } from '../kinds/kinds.ts';
import { areSortedByPart, isBesideTerms } from './sorted-by-part.ts';

/** So many names make a rule of it, and so large a share of the paragraphs that begin with one; of them that order something. */
const FEWEST = 3;
const NEARLY_ALL = 0.8;
const MOST_ORDERS = 0.6;
/** How plainly a title names a glossary, and a document of rulings. */
const SAID = 3;
const NAMED = 2;
const MOST_WORDS = 4;
const LONGEST = 60;
/** Characters of the marks of what is bold. */
const BOLD = 4;

/**
 * `Low Water. The state of the river ...`, paragraph for paragraph and sorted, in a document that says it is a glossary;
 * or `Low Water. Delete the second sentence.`, one below the other.
 */
export function withNamesBeforeStops(paragraphs: Paragraph[]): Paragraph[] {
  const heads = paragraphs.map(headBeforeStop);
  const first = heads.findIndex((head) => head !== null);
  const found = heads.flatMap((head) => head ?? []);
  const plain = paragraphs.slice(Math.max(first, 0)).filter((paragraph) => paragraph.type === 'paragraph' && !isBesideTerms(paragraph)).length;
  const isSaid = paragraphs.slice(0, first).some(({ text }) => isTitleOf(text, 'glossary') || kindsOf([text]).glossary >= SAID) && found.length > FEWEST && found.length >= plain * NEARLY_ALL;
  const areTerms = found.length >= FEWEST_TERMS && found.length >= plain * NEARLY_ALL && areSortedByPart(paragraphs, heads) && new Set(found.map(sortKey)).size === found.length;
  if (!(isSaid || areTerms || areOrders(paragraphs, heads) || (found.length >= FEWEST && found.every(isCapitals))) || (!areTerms && risingShare(found.map(sortKey)) < NEARLY_ALL)) return withNamesWhereSaid(paragraphs);
  const others = found.every(isCapitals) ? paragraphs.map((paragraph, at) => (at < first || heads[at] !== null ? null : headInCapitals(paragraph))) : [];
  return paragraphs.map((paragraph, at) => {
    const head = heads[at];
    const other = others[at];
    if (typeof other === 'string') return withHead(paragraph, other);
    return withBold(paragraph, head ?? null);
  });
}

function withBold(paragraph: Paragraph, head: string | null): Paragraph {
  return head === null ? paragraph : { ...paragraph, marked: `**${head}.** ${paragraph.marked.slice(head.length + 1).trimStart()}`, wraps: paragraph.wraps.map((wrap) => ({ ...wrap, offset: wrap.offset + BOLD })) };
}

/** Where a head says what follows: so many names, so large a share of the paragraphs from the first on, in their order; where they are in none, nearly all paragraphs, and most names of several words. */
const OF_SAID = { fewest: 4, share: 0.5, rising: 0.9, nearlyAll: 0.9, manyWords: 0.6 };
const MOST_WORDS_OF_TITLE = 7;

/** Words that a sentence has and a name has not. */
const OF_SENTENCE = /^(?:it|he|she|they|we|you|i|this|that|these|those|there|here|yes|no|not|nothing|none|nobody|both|all|same|see|correct|right|wrong|true|false|reversed|deleted|removed|new|errata|erratum|official|tentative|thanks|sorry|welcome)$|(?:^| )(?:is|are|was|were|has|have|had|may|can|cannot|must|will|would|does|do|did|should|shall)(?: |$)/iu;

function withNamesWhereSaid(paragraphs: Paragraph[]): Paragraph[] {
  const said = namesWhereSaid(paragraphs);
  return said === null ? paragraphs : paragraphs.map((paragraph, at) => withBold(paragraph, said[at] ?? null));
}

/** Where a document says that it holds rulings or terms: of each paragraph the name before its full stop; null where they are not throughout. */
function namesWhereSaid(paragraphs: readonly Paragraph[]): (string | null)[] | null {
  const all = paragraphs.map(({ type, level, text, marked }) => (type === 'paragraph' || (type === 'bullet' && level === 0)) && text === marked ? nameBefore(text) : null);
  const titled = all.map((name) => (name !== null && isTitled(name) ? name : null));
  const first = titled.findIndex((name) => name !== null);
  const found = titled.flatMap((name) => name ?? []);
  const { rulings, glossary } = kindsOf(paragraphs.slice(0, Math.max(first, 0)).map(({ text }) => text));
  if ((rulings < NAMED && glossary < SAID) || found.length < OF_SAID.fewest || new Set(found.map(sortKey)).size < found.length) return null;
  const plain = paragraphs.slice(first).filter((paragraph) => !isBesideTerms(paragraph)).length;
  const isSorted = risingShare(found.map(sortKey)) >= OF_SAID.rising;
  const areTitles = found.length > OF_SAID.fewest && found.filter((name) => /\S\s\S/u.test(name)).length >= found.length * OF_SAID.manyWords;
  if (!(isSorted || areTitles) || found.length < plain * (isSorted ? OF_SAID.share : OF_SAID.nearlyAll)) return null;
  return isSorted ? withThoseInOrder(titled, all) : titled;
}

/** A name whose later words are small is one where it stands in the order of the others. */
function withThoseInOrder(titled: readonly (string | null)[], all: readonly (string | null)[]): (string | null)[] {
  let before: string | null = null;
  return titled.map((name, at) => {
    const other = all[at] ?? null;
    const [after] = titled.slice(at + 1).flatMap((next) => next ?? []);
    const isInOrder = other !== null && before !== null && sortKey(before) < sortKey(other) && (after === undefined || sortKey(other) < sortKey(after));
    const kept: string | null = name ?? (isInOrder ? other : null);
    before = kept ?? before;
    return kept;
  });
}

function nameBefore(text: string): string | null {
  const name = /^(?<name>["“'‘(]?[\p{Lu}\d][^.!?:;]{1,58})\.\s+["“'‘([]?[\p{Lu}\d]/u.exec(text)?.groups?.['name'];
  return name !== undefined && !OF_SENTENCE.test(name) && mayBeName(name, { longest: LONGEST, words: MOST_WORDS_OF_TITLE, doubts: 'none' }) ? name : null;
}

/** Each word with a capital, but for those that are small in a title. */
const isTitled = (name: string): boolean => name.split(/\s+/u).every((word) => /^["“'‘(]?[\p{Lu}\d&+-]/u.test(word) || TITLE_PARTICLES.has(word));

/** So many such heads, one for nearly every paragraph and all in the order of the alphabet, need nobody to say what they are. */
const FEWEST_TERMS = 6;

/** `HOLD FAST! An order.`, `NAN: CLERK OF THE QUAY. She ...`: where all names are in capitals, one may hold another sign. */
const IN_CAPITALS = /^(?<head>\p{Lu}[^\p{Ll}.!?]{2,60}[!?]?)(?:\.|(?<=[!?]))\s+["“'‘(]?(?:\p{Lu}?\p{Ll}|[AI] \p{Ll})/u;

function headInCapitals({ type, text, marked }: Paragraph): string | null {
  return type === 'paragraph' && text === marked ? IN_CAPITALS.exec(text)?.groups?.['head'] ?? null : null;
}

function withHead(paragraph: Paragraph, head: string): Paragraph {
  const marked = `**${head}** ${paragraph.marked.slice(head.length).replace(/^\./u, '').trimStart()}`;
  const longer = marked.length - paragraph.marked.length;
  return { ...paragraph, marked, wraps: paragraph.wraps.map((wrap) => ({ ...wrap, offset: wrap.offset + longer })) };
}

/** Whether most of what stands behind such heads changes a text, and hardly anything stands between them. */
function areOrders(paragraphs: readonly Paragraph[], heads: readonly (string | null)[]): boolean {
  const found = heads.flatMap((head, at) => (head === null ? [] : [changesSomething(paragraphs[at]?.text.slice(head.length + 1).trim() ?? '')]));
  const between = heads.findLastIndex((head) => head !== null) - heads.findIndex((head) => head !== null) + 1;
  return found.length >= FEWEST && found.length >= between * NEARLY_ALL && found.filter(Boolean).length >= found.length * MOST_ORDERS;
}

function headBeforeStop({ type, text, marked }: Paragraph): string | null {
  const head = type === 'paragraph' && text === marked ? /^(?<head>[^.!?:;]{2,60})\.\s+["“'‘(]?[\p{Lu}\d]/u.exec(text)?.groups?.['head'] : undefined;
  return head !== undefined && head.split(/\s+/u).length <= MOST_WORDS && mayBeName(head.trim(), { longest: LONGEST, words: MOST_WORDS }) ? head : null;
}
