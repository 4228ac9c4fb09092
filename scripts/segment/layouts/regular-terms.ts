/**
 * Terms that a document sets off in a way of its own, which no table knows: `>> Anchor`, `Anchor // It holds.`, `C.4 Anchor.
 * It holds.`, `Keyword: Anchor`. What tells them is the regularity of the whole document: lines of one shape come again and
 * again, each with a text, and what stands in their place comes in the order of the alphabet.
 */
import { columnOf } from '../../read/formats/sheet/sheet-columns.ts';
import { TERM } from '../../read/source-file.ts';
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { setApart } from '../apart/set-apart.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import type { Layout } from '../layout.ts';
import { sortKey } from '../../names/sort-key.ts';
import { bearsItsSource } from '../topics/names/sources-behind.ts';
import { isPriceList, kindsOf, listsChanges, namesOther } from '../topics/kinds/kinds.ts';
import { isAlsoTerm } from '../topics/names/not-a-topic.ts';
import { risingShare } from '../../names/alphabet.ts';
import { rulingsStacked } from './rulings.ts';
import { glossaryStacked } from './topic-glossary.ts';
import { mayBeName } from '../headwords/may-be-name.ts';

/** How a line may hold a term: what stands before it, and what stands between it and its text, are the shape. */
export const SHAPES: readonly { name: string; is: RegExp; example: string }[] = [
  { name: 'label', is: /^(?<before>\p{Lu}\p{L}{2,15}(?: \p{Ll}{2,12})?: )(?<head>\S[^:]{0,59})$/u, example: 'Keyword: Anchor' },
  { name: 'line', is: /^(?<before>[^\p{L}\p{N}\s"“'‘(]{1,4} ?)(?<head>[\p{L}\p{N}"“'‘(].{0,59}?)(?<behind> ?[^\p{L}\p{N}\s"”'’).!?]{0,4})$/u, example: '>> Anchor' },
  { name: 'line', is: /^(?<head>[\p{L}\p{N}"“'‘(].{0,59}?)(?<behind> ?[^\p{L}\p{N}\s"”'’).!?,;]{1,4})$/u, example: 'Anchor:' },
  { name: 'run in', is: /^(?<before>[^\p{L}\p{N}\s]{0,4} ?)(?<head>[\p{L}\p{N}"“'‘(][^|]{0,59}?)(?<between>\s?[^\p{L}\p{N}\s.,;!?"“”'‘’()[\]-]{1,4} ?| {2,}|\t+| [–—-]{1,3} )(?<text>\S.{9,}|(?:[-=]>|→|[Ss]ee:?|[Cc]f\.) ?\p{L}.{1,9})$/u, example: 'Anchor // It holds a barge.' },
  { name: 'run in', is: /^(?<before>(?:\p{Lu}\.|§ ?)?\d{1,3}(?:\.\d{1,3}){0,2}[.):]? {1,4})(?<head>\p{L}[^.:|]{0,49})(?<between>[.:] | [–—-]{1,2} )(?<text>\S.{9,})$/u, example: 'C.4 Anchor. It holds a barge.' },
  { name: 'line', is: /^(?<before>(?:\p{Lu}\.|§ ?)?\d{1,3}(?:\.\d{1,3}){0,2}[.):]? {1,4})(?<head>\p{L}[^.:|]{0,59})$/u, example: 'C.4 Anchor' },
];
/** So many terms, so large a share of them sorted and with a text; of all lines, with those of their texts, as many. */
const FEWEST = 4;
const SORTED = 0.8;
const TOLD = 0.8;
const MOST_LINES_OF_ONE = 14;
/** Where the document says that it is a glossary, they need not be sorted. */
const FEWEST_UNSORTED = 6;
const MOST_WORDS = 7;
const LONG = 25;
/** As sure as a layout may be that is taken where no other is. */
const SURENESS = 0.41;

interface Term {
  at: number;
  head: string;
  /** What stands behind it on its line; null where it has its line. */
  text: string | null;
}

/** A glossary whose terms are set off in a way of its own. */
export const glossaryRegular: Layout = {
  name: 'glossary, terms of one shape', kind: 'glossary', looksLike: 'lines of one shape, sorted, each with a name and a text',
  recognise: (source) => (rewritten(source)?.kind === 'glossary' ? SURENESS : 0),
  segment: (source, hints) => ({ ...glossaryStacked.segment(rewritten(source)?.source ?? source, hints), layout: 'glossary, terms of one shape' }),
};

/** The same, where the document says that it holds rulings. */
export const rulingsRegular: Layout = {
  name: 'rulings, topics of one shape', kind: 'rulings', looksLike: 'a title with "Rulings", then lines of one shape, each with a name and a text',
  recognise: (source) => (rewritten(source)?.kind === 'rulings' ? SURENESS : 0),
  segment: (source, hints) => ({ ...rulingsStacked.segment(rewritten(source)?.source ?? source, hints), layout: 'rulings, topics of one shape' }),
};

/** So many texts that say who ruled so, and so large a share of the terms, are rulings. */
const FEWEST_SOURCES = 3;
const MOSTLY = 0.6;

interface Rewritten { source: SourceFile; kind: 'glossary' | 'rulings' }

const known = new WeakMap<SourceFile, Rewritten | null>();

/** Reads: a document. Writes: it with its terms as headings above their texts; null where its lines have no such shape. */
function rewritten(source: SourceFile): Rewritten | null {
  const found = known.get(source) ?? rewrite(source);
  known.set(source, found);
  return found;
}

function rewrite(source: SourceFile): Rewritten | null {
  if (source.reading.some(({ heading }) => heading !== undefined)) return null;
  const { lines } = setApart(source.reading);
  const texts = lines.map(({ text }) => text);
  const head = texts.filter((text) => text.trim() !== '').slice(0, 20);
  if (isPriceList(source.reading.map(({ text }) => text)) || namesOther(head) || listsChanges(head)) return null;
  const { glossary, rulings } = kindsOf(head);
  const terms = termsIn(texts, glossary > rulings);
  if (terms === null) return null;
  const places = new Map(terms.map((term) => [term.at, term]));
  const reading = source.reading.flatMap((line, at) => linesOf(line, places.get(at)));
  const sourced = texts.filter(bearsItsSource).length;
  const areRulings = (rulings > 0 && rulings >= glossary) || (glossary === 0 && sourced >= FEWEST_SOURCES && sourced >= terms.length * MOSTLY);
  return { source: { ...source, reading }, kind: areRulings ? 'rulings' : 'glossary' };
}

function linesOf(line: ReadingLine, term: Term | undefined): ReadingLine[] {
  if (term === undefined) return [line];
  const head = { ...line, text: term.head, heading: TERM };
  return term.text === null ? [head] : [head, { ...line, text: term.text }];
}

/** The terms of the shape that has most of them; null where none is regular enough. */
function termsIn(texts: readonly string[], isSaid: boolean): Term[] | null {
  const shapes = new Map<string, Term[]>();
  texts.forEach((text, at) => {
    for (const [shape, term] of readingsOf(text, at)) {
      const terms = shapes.get(shape);
      if (terms === undefined) shapes.set(shape, [term]);
      else terms.push(term);
    }
  });
  const regular = [...shapes].filter(([, terms]) => isRegular(terms, texts, isSaid)).toSorted(([, a], [, b]) => b.length - a.length)[0];
  return regular === undefined ? null : withLabels(regular[1], texts, regular[0]);
}

/** Such a word in the shape of the terms, once, and in their order. */
function withLabels(terms: readonly Term[], texts: readonly string[], shape: string): Term[] {
  const labels = texts.flatMap((text, at) => readingsOf(text, at, isAlsoTerm).flatMap(([of, term]) => (of === shape ? [term] : [])));
  const lone = labels.filter(({ head }) => labels.filter((other) => sortKey(other.head) === sortKey(head)).length === 1);
  const inPlace = lone.filter(({ at, head }) => {
    const [before, after] = [terms.findLast((term) => term.at < at), terms.find((term) => term.at > at)];
    return before !== undefined && after !== undefined && sortKey(before.head) < sortKey(head) && sortKey(head) < sortKey(after.head);
  });
  return [...terms, ...inPlace].toSorted((a, b) => a.at - b.at);
}

/** Each way in which a line may hold a term, with the name of its shape. */
function readingsOf(text: string, at: number, mayBe = isName): [shape: string, term: Term][] {
  const line = text.trim();
  if (line === '' || line.length > 2000) return [];
  return SHAPES.flatMap(({ name, is }, index): [string, Term][] => {
    const { head, before = '', between = '', behind = '', text: told } = is.exec(line)?.groups ?? {};
    if (head === undefined || !mayBe(head) || areColumns(head, told)) return [];
    return [[[index, name, shapeOf(before), shapeOf(between), shapeOf(behind)].join('\n'), { at, head: head.trim(), text: told ?? null }]];
  });
}

/** What names the columns of a table is none of its rows. */
function areColumns(head: string, text = ''): boolean {
  return columnOf(head.trim()) === 'term' && columnOf(text.trim()) === 'text';
}

/** Figures count on, and spaces are of any width. */
function shapeOf(signs: string): string {
  return signs.replaceAll(/\d+(?:\.\d+)*/gu, '0').replaceAll(/\s+/gu, ' ');
}

function isName(head: string): boolean {
  return mayBeName(head, { words: MOST_WORDS });
}

function isRegular(terms: readonly Term[], texts: readonly string[], isSaid: boolean): boolean {
  const keys = terms.map(({ head }) => sortKey(head));
  const sorted = risingShare(keys) >= SORTED && terms.length >= FEWEST;
  if (!(sorted || (isSaid && terms.length >= FEWEST_UNSORTED)) || new Set(keys).size < keys.length) return false;
  const places = new Set(terms.map(({ at }) => at));
  const told = terms.filter((term) => isTold(term, texts, places)).length;
  const within = (terms.at(-1)?.at ?? 0) - (terms[0]?.at ?? 0) + 1;
  return told >= terms.length * TOLD && within <= terms.length * MOST_LINES_OF_ONE;
}

/** Whether a text stands behind a term or right below it. */
function isTold({ at, text }: Term, texts: readonly string[], places: ReadonlySet<number>): boolean {
  const below = [at + 1, at + 2].find((place) => (texts[place] ?? '').trim() !== '');
  const told = text ?? (below === undefined || places.has(below) ? '' : texts[below]?.trim() ?? '');
  return told.length >= LONG || endsSentence(told);
}
