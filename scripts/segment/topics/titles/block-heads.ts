/** First lines of blocks: where nearly each block of a document is a short line and a text below it, those lines are its titles. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { risingShare } from '../../../names/alphabet.ts';
import { describesItself } from '../../front-matter/self-description.ts';
import { namesDocument } from '../kinds/kinds.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { isAlsoTerm } from '../names/not-a-topic.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsOf } from '../names/splits.ts';
import { areTitles, isName, NEARLY_ALL } from './title-list.ts';
import type { Title } from './title-list.ts';

/** Blocks that gaps part, before their first lines are believed to be titles; and the share of them that must be so. */
const FEWEST_BLOCKS = 5;
/** The part of the width that a line has which was not broken to fit it. */
const SHORT = 0.7;
/** A word above a name that says what is done to it, `Translation:`, or what part begins with it, `2. Barges`. */
const LABEL = /^(?:\p{Lu}\p{L}{2,20}:|(?:\d{1,2}|[IVX]{1,4})[.)] \p{Lu}\p{L}{2,20}(?: \p{L}{2,20})?)$/u;
/** The share of blocks that end as a sentence does. */
const MOST = 0.6;

/** The first lines of blocks, where nearly each block is a short line and a text below it, and most texts end as one does. */
export function blockHeads(lines: readonly ReadingLine[]): Title[] {
  const blocks = blocksOf(lines);
  const width = lines.reduce((most, { text }) => Math.max(most, text.trim().length), 0);
  // The first block of a document names it, and its first term may stand right below; without a title it is the first term.
  const heads = blocks.map((block, index) => index === 0 ? belowTitle(lines, block, blocks[1], width) ?? firstTerm(lines, block, blocks.slice(1), width) : [0, 1, 2].map((from) => block.slice(from)).find((rest, from) => isHeaded(lines, rest, width) && block.slice(0, from).every((at) => isOfPart(lines[at]?.text.trim() ?? ''))) ?? null);
  const [first, last] = [heads.findIndex((block) => block !== null), heads.findLastIndex((block) => block !== null)];
  const found = heads.slice(Math.max(first, 0), last + 1);
  const all = found.flatMap((block) => (block === null ? [] : [{ at: block[0] ?? 0, head: lines[block[0] ?? 0]?.text.trim() ?? '' }]));
  const told = found.filter((block) => block !== null && endsSentence(lines[block.at(-1) ?? 0]?.text ?? '')).length;
  return all.length < FEWEST_BLOCKS || all.length < found.length * NEARLY_ALL || told < all.length * MOST || !areTitles(all, lines) ? [] : withTermsOfPages(all, blocks, lines);
}

/** The rest of the first block below the document's title, where it begins with a short line above a text that comes before the next one in the alphabet. */
function belowTitle(lines: readonly ReadingLine[], [title = -1, ...rest]: readonly number[], next: readonly number[] | undefined, width: number): number[] | null {
  const keyOf = (at: number | undefined): string => sortKey(lines[at ?? -1]?.text.trim() ?? '');
  return namesDocument(lines[title]?.text.trim() ?? '') && rest.length > 1 && isHeaded(lines, rest, width) && keyOf(rest[0]) < keyOf(next?.[0]) ? rest : null;
}

/** Words of a first term whose text does not say its name, at the most. */
const MOST_WORDS = 2;
/** What points at the page itself. */
const POINTS = /^(?:this|these|here|below|welcome)\b/iu;

/** The first block, where it stands as the others do, before all of them in the alphabet: a name, and a text that explains it and says nothing of the document. */
function firstTerm(lines: readonly ReadingLine[], block: readonly number[], others: readonly number[][], width: number): number[] | null {
  const textOf = (at = -1): string => lines[at]?.text.trim() ?? '';
  const [name, text] = [textOf(block[0]), block.slice(1).map(textOf).join(' ')];
  const keys = others.map(([at]) => sortKey(textOf(at)));
  if (namesDocument(name) || !isHeaded(lines, block, width) || !endsSentence(text) || describesItself(text) || POINTS.test(text) || risingShare([sortKey(name), ...keys]) < 1) return null;
  return sortKey(text).includes(sortKey(name)) || (name.split(/\s+/u).length <= MOST_WORDS && /\p{L}/u.test(name)) ? [...block] : null;
}

/** What parts of a page are called, too, where it stands as the names do, above a text and between its neighbours in the alphabet. */
function withTermsOfPages(all: readonly Title[], blocks: readonly number[][], lines: readonly ReadingLine[]): Title[] {
  const more = blocks.flatMap(([at = 0, below]) => {
    const head = lines[at]?.text.trim() ?? '';
    const [before, after] = [all.findLast((one) => one.at < at), all.find((one) => one.at > at)];
    const isBetween = before !== undefined && after !== undefined && sortKey(before.head) < sortKey(head) && sortKey(head) < sortKey(after.head);
    return isBetween && isAlsoTerm(head) && endsSentence(lines[below ?? at]?.text ?? '') ? [{ at, head }] : [];
  });
  return [...all, ...more].toSorted((a, b) => a.at - b.at);
}

/** What stands above the first name of a part and is none. */
function isOfPart(text: string): boolean {
  return LABEL.test(text) || namesDocument(text);
}

/** The places of lines with text, by block. */
function blocksOf(lines: readonly ReadingLine[]): number[][] {
  const blocks: number[][] = [];
  lines.forEach(({ text }, at) => {
    if (text.trim() === '') return;
    if (blocks.at(-1)?.at(-1) === at - 1) blocks.at(-1)?.push(at);
    else blocks.push([at]);
  });
  return blocks;
}

/** Lines of a list of names, at the least, and words of each, at the most. */
const LIST = { fewest: 4, words: 3 };

function isList(texts: readonly string[]): boolean {
  return texts.length >= LIST.fewest && texts.every((text) => text.split(/\s+/u).length <= LIST.words && !endsSentence(text));
}

/** A line that no width has broken, and below it what begins as a text does. */
function isHeaded(lines: readonly ReadingLine[], block: readonly number[], width: number): boolean {
  const texts = block.map((at) => lines[at]?.text.trim() ?? '');
  const [title = '', below = '', third = ''] = texts;
  return !isList(texts) && !isNameOfText(below, third, width) && isHead(title, width) && /^["“'‘([*-]*[\p{Lu}\d]/u.test(below);
}

function isHead(title: string, width: number): boolean {
  return title.length < width * SHORT && isName(title, { opens: true }) && !splitsOf(title).some((split) => split.rest !== '' && isPlausible(split));
}

/** A name that stands right below another one heads the text; the one above it heads a part. */
function isNameOfText(text: string, below: string, width: number): boolean {
  return below.length > text.length && /^["“'‘(]?\p{Lu}/u.test(text) && text.length < width * SHORT / 2 && isName(text, { doubts: 'hardly any' }) && !endsSentence(text);
}
