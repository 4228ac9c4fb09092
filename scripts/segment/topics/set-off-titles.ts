/**
 * Titles that a document sets off on lines of their own in a way no format knows: `== Anchor ==`, a line between two boxes'
 * edges, `(v1.8) Anchor`, a name that stands twice, one with the code of its card right below. Each kind is believed only
 * where it comes again and again, each time above a text.
 */
import type { ReadingLine } from '../../read/source-file.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { sortKey } from '../sort-key.ts';
import { isLetterHeading } from './headings.ts';
import { doubtsAboutTopic } from './not-a-topic.ts';
import { isPlausible } from './plausible.ts';
import { splitsOf } from './splits.ts';

const FEWEST = 3;
const NEARLY_ALL = 0.8;
const LONGEST = 80;
/** A term of a list of terms, as deep as a heading can be. */
const TERM = 6;

/** A line that may be a title, and what it says without the signs around it. */
interface Title { at: number; head: string }

/** How a title may be set off; of each line that is, the sort and what it says. */
const WAYS: readonly ((lines: readonly ReadingLine[]) => Title[])[] = [framed, signed, tagged, doubled, coded, labelled, aboveItems];

/** Reads: the lines of a document. Writes: the same, such titles as headings; of several ways the one that most are set off in; where there is none, the first lines of regular blocks. */
export function withSetOffTitles(lines: ReadingLine[]): ReadingLine[] {
  if (lines.some(({ heading }) => heading === TERM)) return lines;
  const [found = []] = WAYS.map((find) => find(lines)).toSorted((a, b) => b.length - a.length);
  const most = found.length > 0 ? found : blockHeads(lines);
  if (most.length < Math.max(FEWEST, lines.filter(({ heading }) => heading !== undefined).length)) return lines;
  const heads = new Map(most.map(({ at, head }) => [at, head]));
  return lines.map((line, at) => (heads.has(at) ? { ...line, text: heads.get(at) ?? '', heading: TERM } : line));
}

const FRAMED = /^(?<before>[=~#+_|:^-]{1,12}|[-=]{1,3}[([{<]|<{1,3}|\[{1,2}|\{{1,2}|[»›•·°¤§]{1,3}|\*(?= )|\*{3,8})\s{0,20}(?<head>[\p{L}\p{N}"“'‘(][^=~#_|<>[\]{}*]{0,58}?[^\s=~#_|<>[\]{}*-])\s{0,20}(?<behind>[=~#+_|:^-]{1,12}|[)\]}>][-=]{1,3}|>{1,3}|\]{1,2}|\}{1,2}|[«‹•·°¤§]{1,3}|(?<= )\*|\*{3,8})$/u;
const MIRRORED: Readonly<Record<string, string>> = { '<': '>', '[': ']', '{': '}', '(': ')', '»': '«', '›': '‹' };

/** Lines between the same signs on both sides, of the sort that has most; none where they head several topics each. */
function framed(lines: readonly ReadingLine[]): Title[] {
  const frames = Map.groupBy(lines.flatMap(({ text, heading }, at) => {
    const { before = '', head, behind = '' } = (text.length > LONGEST || heading !== undefined ? null : FRAMED.exec(text.trim()))?.groups ?? {};
    return head === undefined || mirrored(before) !== behind || !isName(head) ? [] : [{ at, head, frame: `${before.charAt(0)}${before.length > 1 ? '+' : ''}` }];
  }), ({ frame }) => frame);
  return [...frames.values()].filter((all) => areTitles(all, lines)).toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function mirrored(before: string): string {
  return before.split(/(?:)/u).reverse().map((sign) => MIRRORED[sign] ?? sign).join('');
}

/** A sign before each title that neither quotes, nor counts, nor says what is new. */
const SIGNED = /^(?<sign>={2,4}|~{2,4}|[►▸■□●○◆❖➤▪]|-{1,2}>|=>) ?(?<head>["“'‘(]?[\p{L}\p{N}].{1,78})$/u;

function signed(lines: readonly ReadingLine[]): Title[] {
  const signs = Map.groupBy(lines.flatMap(({ text, heading }, at) => {
    const { sign, head } = (text.length > LONGEST || heading !== undefined ? null : SIGNED.exec(text.trim()))?.groups ?? {};
    return sign === undefined || head === undefined || !isName(head) ? [] : [{ at, head, sign }];
  }), ({ sign }) => sign);
  return [...signs.values()].filter((all) => areTitles(all, lines)).toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** The version in which an entry came in or was changed, before its name. */
const TAGGED = /^[([](?:v(?:er(?:sion)?)?\.? ?)\d{0,2}(?:\.\d{1,2}){0,3}[)\]][:.]? +(?<head>\S.{1,70})$/iu;

function tagged(lines: readonly ReadingLine[]): Title[] {
  const all = lines.flatMap(({ text }, at) => {
    const head = TAGGED.exec(text.trim())?.groups?.['head']?.trim();
    return head === undefined || !isName(head) ? [] : [{ at, head }];
  });
  return areTitles(all, lines) ? all : [];
}

/** Names that stand twice, one below the other, as a page has them that shows a card's title below its link. */
function doubled(lines: readonly ReadingLine[]): Title[] {
  const written = lines.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]));
  const all = written.flatMap((at, index) => {
    const [head, next] = [lines[at]?.text.trim() ?? '', written[index + 1]];
    return next !== undefined && next - at <= 2 && lines[next]?.text.trim() === head && isName(head) && lines[written[index - 1] ?? -1]?.text.trim() !== head ? [{ at, head }] : [];
  });
  return areTitles(all, lines) ? all : [];
}

/** What a list calls a card by, beside its name: `BS 14`, `FS-9`, `12R`, `#104`; behind it may stand what sort of card it is. */
const CODE = /^(?:(?:\p{Lu}{1,4}[\p{L}\d]{0,2}[ -]?\d{1,4}[a-z]?|#?\d{1,4}[\p{L}]{0,2}|\((?:\p{Lu}{1,4}[ -]?)?\d{1,4}\))|(?:\p{Lu}{1,4}\d{0,2}-?\d{2,4}, ){1,6}\S.{0,60})$/u;

/** A name behind a gap or a sentence, the code of its card right below it, a text below that: so in nearly every block that has a code. */
function coded(lines: readonly ReadingLine[]): Title[] {
  const text = (at: number): string => lines[at]?.text.trim() ?? '';
  const codes = lines.flatMap((_, at) => (CODE.test(text(at)) ? [at] : []));
  const names = codes.filter((at) => isName(text(at - 1)) && (text(at - 2) === '' || endsSentence(text(at - 2)) || text(at - 2).length > LONGEST));
  const told = names.filter((at) => endsSentence(text(at + 1)) || text(at + 1).length > LONGEST / 2).length;
  return names.length < FEWEST || names.length < codes.length * NEARLY_ALL || told < names.length * NEARLY_ALL ? [] : names.map((at) => ({ at: at - 1, head: text(at - 1) }));
}

/** What stands below names, the same below each: `Issue: ...`, `Q: ...`. */
const PART = /^(?:\*\*)?(?<label>\p{Lu}\p{L}{0,15}(?: \p{L}{2,15}){0,2}) ?[:.](?:\*\*)? /u;

function labelled(lines: readonly ReadingLine[]): Title[] {
  const parts = lines.flatMap(({ text }, at) => {
    const label = PART.exec(text.trim().slice(0, LONGEST))?.groups?.['label'];
    const above = [at - 1, at - 2].find((place) => (lines[place]?.text ?? '').trim() !== '') ?? -1;
    const [head, free] = [lines[above]?.text.trim() ?? '', isFree(lines, above)];
    return label !== undefined && free && !PART.test(head) && isName(head) && doubtsAboutTopic(head) < 1 ? [{ at: above, head, label }] : [];
  });
  const [most = []] = [...Map.groupBy(parts, ({ label }) => label).values()].toSorted((a, b) => b.length - a.length);
  return most.length >= FEWEST && new Set(most.map(({ head }) => sortKey(head))).size === most.length ? most : [];
}

/** Words of a name above items, at the most. */
const MOST_WORDS = 5;

/** Short lines, each right above the first of a few items that are sentences. */
function aboveItems(lines: readonly ReadingLine[]): Title[] {
  const all = lines.flatMap(({ text }, at) => {
    const [head, below] = [text.trim(), lines[at + 1]?.text.trim() ?? ''];
    const isAbove = /^[-•*·] +\S/u.test(below) && head !== '' && /^["“'‘(]?[\p{Lu}\d]/u.test(head) && head.split(/\s+/u).length <= MOST_WORDS;
    return isAbove && isName(head) && doubtsAboutTopic(head) < 1 ? [{ at, head, told: endsSentence(below) || below.length > LONGEST / 2 }] : [];
  });
  return all.length >= FEWEST && all.filter(({ told }) => told).length >= all.length * NEARLY_ALL && new Set(all.map(({ head }) => sortKey(head))).size === all.length ? all : [];
}

/** Nothing that goes on stands right above. */
function isFree(lines: readonly ReadingLine[], at: number): boolean {
  const above = lines[at - 1]?.text ?? '';
  return above.trim() === '' || endsSentence(above);
}

/** Blocks that gaps part, before their first lines are believed to be titles; and the share of them that must be so. */
const FEWEST_BLOCKS = 5;
/** The part of the width that a line has which was not broken to fit it. */
const SHORT = 0.7;
/** A word above a name that says what is done to it: `Translation:`. */
const LABEL = /^\p{Lu}\p{L}{2,20}:$/u;
/** The share of blocks that end as a sentence does. */
const MOST = 0.6;

/** The first lines of blocks, where nearly each block is a short line and a text below it, and most texts end as one does. */
function blockHeads(lines: readonly ReadingLine[]): Title[] {
  const blocks = blocksOf(lines);
  const width = Math.max(...lines.map(({ text }) => text.trim().length), 0);
  // The first block of a document names it.
  const heads = blocks.map((block, index) => index === 0 ? null : [block, block.slice(1)].find((rest, at) => isHeaded(lines, rest, width) && (at === 0 || LABEL.test(lines[block[0] ?? 0]?.text.trim() ?? ''))) ?? null);
  const [first, last] = [heads.findIndex((block) => block !== null), heads.findLastIndex((block) => block !== null)];
  const found = heads.slice(Math.max(first, 0), last + 1);
  const all = found.flatMap((block) => (block === null ? [] : [{ at: block[0] ?? 0, head: lines[block[0] ?? 0]?.text.trim() ?? '' }]));
  const told = found.filter((block) => block !== null && endsSentence(lines[block.at(-1) ?? 0]?.text ?? '')).length;
  return all.length < FEWEST_BLOCKS || all.length < found.length * NEARLY_ALL || told < all.length * MOST || !areTitles(all, lines) ? [] : all;
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
  const [head = 0, next] = block;
  if (isList(block.map((at) => lines[at]?.text.trim() ?? ''))) return false;
  const [title, below] = [lines[head]?.text.trim() ?? '', next === undefined ? '' : lines[next]?.text.trim() ?? ''];
  return below !== '' && /^["“'‘(]?[\p{Lu}\d]/u.test(title) && isName(title) && doubtsAboutTopic(title) < 1 && title.length < width * SHORT && /^["“'‘([*-]*[\p{Lu}\d]/u.test(below) && !splitsOf(title).some((split) => split.rest !== '' && isPlausible(split));
}

function isName(head: string): boolean {
  return head.length <= LONGEST && looksLikeHeadword(head) && !isLetterHeading(head) && doubtsAboutTopic(head) < 2;
}

/** Several, no two alike, nearly each with a text below that is no name with a text of its own. */
function areTitles(all: readonly Title[], lines: readonly ReadingLine[]): boolean {
  const places = new Set(all.map(({ at }) => at));
  const told = all.map(({ at }) => belowOf(lines, at)).filter((at) => at >= 0 && !places.has(at) && !FRAMED.test(lines[at]?.text.trim() ?? ''));
  const heading = told.filter((at) => splitsOf(lines[at]?.text.trim() ?? '').some((split) => isPlausible(split) && split.rest !== '')).length;
  return all.length >= FEWEST && told.length >= all.length * NEARLY_ALL && heading <= told.length / 2 && new Set(all.map(({ head }) => sortKey(head))).size === all.length;
}

/** The next line with text, right below or behind one gap; -1 where there is none. */
function belowOf(lines: readonly ReadingLine[], at: number): number {
  return [at + 1, at + 2].find((place) => (lines[place]?.text ?? '').trim() !== '') ?? -1;
}
