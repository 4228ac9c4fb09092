/**
 * Titles that a document sets off on lines of their own in a way no format knows: `== Anchor ==`, a line between two boxes'
 * edges, `(v1.8) Anchor`, a name that stands twice, one with the code of its card right below. Each kind is believed only
 * where it comes again and again, each time above a text.
 */
import { TERM } from '../../../read/source-file.ts';
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { looksLikeHeadword } from '../../headwords/headword-line.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { blockHeads } from './block-heads.ts';
import { bearsItsSource } from '../names/sources-behind.ts';
import { areTitles, areTold, FEWEST, inFrame, isName, LONGEST, NEARLY_ALL } from './title-list.ts';
import type { Title } from './title-list.ts';
import { withDatedToo } from './titles-with-days.ts';

/** A title above those of terms. */
const SECTION = 2;

/** How a title may be set off; of each line that is, the sort and what it says. */
const WAYS: readonly ((lines: readonly ReadingLine[]) => Title[])[] = [framed, signed, tagged, numberedCells, doubled, coded, placed, labelled, aboveItems];

/**
 * Reads: the lines of a document. Writes: the same, such titles as headings; of several ways the one that most are set off in;
 * where there is none, the first lines of regular blocks. What stands in a box where they do not is the title of a part.
 */
export function withSetOffTitles(lines: ReadingLine[], boxed: ReadonlySet<number> = new Set()): ReadingLine[] {
  if (lines.some(({ heading }) => heading === TERM)) return lines;
  const [found = []] = WAYS.map((find) => find(lines)).toSorted((a, b) => b.length - a.length);
  const most = found.length > 0 ? found : blockHeads(lines);
  if (most.length < Math.max(FEWEST, lines.filter(({ heading }) => heading !== undefined).length)) return lines;
  const heads = new Map(withSourcesApart(withDatedToo(most, lines)).map(({ at, head }) => [at, head]));
  return lines.map((line, at) => (heads.has(at) ? { ...line, text: heads.get(at) ?? '', heading: TERM } : boxed.has(at) && line.heading === undefined ? { ...line, heading: SECTION } : line));
}

/** The star of what is new, before a name in brackets. */
const STARRED = /^\*\s+(?=[[({<])/u;

/** Beside names without one it marks what is new; where all bear it, it is the dot of a list. */
function withStars(all: readonly (Title & { star: string })[]): Title[] {
  return all.every(({ star }) => star !== '') ? [] : all.map(({ at, head, star }) => ({ at, head: `${star}${head}` }));
}

/** Lines between the same signs on both sides, of the sort that has most; none where they head several topics each. */
function framed(lines: readonly ReadingLine[]): Title[] {
  const frames = Map.groupBy(lines.flatMap(({ text, heading }, at) => {
    const star = STARRED.exec(text.trim())?.[0] ?? '';
    const { head, before } = (text.length > LONGEST || heading !== undefined ? null : inFrame(text.trim().slice(star.length))) ?? { head: '', before: '' };
    return head === '' || !isName(head) || bearsItsSource(text.trim()) ? [] : [{ at, head, star, frame: `${before.charAt(0)}${before.length > 1 ? '+' : ''}` }];
  }), ({ frame }) => frame);
  return [...frames.values()].map((all) => withStars(all)).filter((all) => areTitles(all, lines)).toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** A name in capitals, and in brackets behind it where the thing comes from, which is not: `BARK SKIN (Deep Wood)`. */
const SOURCED = /^(?<name>[^\p{Ll}()*]{3,70}) (?<source>\((?=\p{Lu})(?=[^()]*\p{Ll})[^()*\d]{2,80}\))$/u;

/** Titles without where their things come from, where nearly all say that, one of them several such places, and their names alone tell them apart; where each says one, it may be which of two is meant. */
function withSourcesApart(titles: readonly Title[]): readonly Title[] {
  const named = titles.map(({ head }) => SOURCED.exec(head)?.groups);
  const names = named.map((groups, at) => sortKey(groups?.['name'] ?? titles[at]?.head ?? ''));
  if (named.filter((groups) => groups !== undefined).length < titles.length * NEARLY_ALL || !named.some((groups) => /, | [-–—&/] /u.test(groups?.['source'] ?? '')) || new Set(names).size < titles.length) return titles;
  return titles.map((title, at) => (named[at] === undefined ? title : { ...title, head: `**${named[at]['name'] ?? ''}** ${named[at]['source'] ?? ''}` }));
}

/** A sign before each title that neither quotes, nor counts; and before it, where the ruling is new, another. */
const SIGNED = /^(?<star>[+!*] ?)?(?<sign>={2,4}|=(?= )|~{2,4}|[►▸■□●○◆❖➤▪]|-{1,2}>|=>|(?<=^[+!*]?)>(?= )) ?(?<head>["“'‘(]?[\p{L}\p{N}].{1,78})$/u;

function signed(lines: readonly ReadingLine[]): Title[] {
  const signs = Map.groupBy(lines.flatMap(({ text, heading }, at) => {
    const { star = '', sign, head } = (text.length > LONGEST || heading !== undefined ? null : SIGNED.exec(text.trim()))?.groups ?? {};
    return sign === undefined || head === undefined || !isName(SOURCED.exec(head)?.groups?.['name'] ?? head) ? [] : [{ at, head, star: star === '' ? '' : '* ', sign }];
  }), ({ sign }) => sign);
  return [...signs.values()].map((all) => (all.every(({ star }) => star === '') ? all : withStars(all))).filter((all) => areTitles(all, lines, true)).toSorted((a, b) => b.length - a.length)[0] ?? [];
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

/** A row of a table that a copy flattened: a number of several figures, and the name beside it; the text stands below the table. */
const NUMBERED_CELLS = /^(?:\| ?)?(?:§ ?)?\d{1,3}(?:\.\d{1,3}){1,4}\.? ?\| ?(?<head>[^|\s][^|]{1,78})\|?$/u;

function numberedCells(lines: readonly ReadingLine[]): Title[] {
  const all = lines.flatMap(({ text }, at) => {
    const head = NUMBERED_CELLS.exec(text.trim().replaceAll(/\s+/gu, ' '))?.groups?.['head']?.trim();
    return head === undefined || !looksLikeHeadword(head) ? [] : [{ at, head }];
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

/** A name, and behind a dash the number of its card and the set that it is in: `Low Water - N044 in High Tide`. */
const PLACED = /^(?<head>\S.{1,60}?) [-–—] (?:no\. ?)?(?:\p{Lu}{1,4}[ -]?)?#?\d{1,4}[a-z]? (?:in|of|from) \p{Lu}[^.!?]{1,40}$/u;

function placed(lines: readonly ReadingLine[]): Title[] {
  const all = lines.flatMap(({ text }, at) => {
    const head = PLACED.exec(text.trim().slice(0, LONGEST * 2))?.groups?.['head'];
    return head === undefined || !isName(head) ? [] : [{ at, head }];
  });
  return areTold(all, lines) ? all : [];
}

/** A colon that leads from a name to what stands below it. */
const LEADING_ON = /(?<=[\p{L}\p{N}]):$/u;

/** What stands below names, the same below each: `Issue: ...`, `Q: ...`. */
const PART = /^(?:\*\*)?(?<label>\p{Lu}\p{L}{0,15}(?: \p{L}{2,15}){0,2}) ?[:.](?:\*\*)? /u;

function labelled(lines: readonly ReadingLine[]): Title[] {
  const parts = lines.flatMap(({ text }, at) => {
    const label = PART.exec(text.trim().slice(0, LONGEST))?.groups?.['label'];
    const above = [at - 1, at - 2].find((place) => (lines[place]?.text ?? '').trim() !== '') ?? -1;
    const [line, free] = [lines[above]?.text.trim() ?? '', isFree(lines, above)];
    const head = line.replace(LEADING_ON, '');
    return label !== undefined && free && !PART.test(line) && isName(head, { doubts: 'hardly any' }) ? [{ at: above, head, label }] : [];
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
    const isAbove = /^[-•*·] +\S/u.test(below) && head !== '';
    return isAbove && isName(head, { opens: true, words: MOST_WORDS }) ? [{ at, head, told: endsSentence(below) || below.length > LONGEST / 2 }] : [];
  });
  return all.length >= FEWEST && all.filter(({ told }) => told).length >= all.length * NEARLY_ALL && new Set(all.map(({ head }) => sortKey(head))).size === all.length ? all : [];
}

/** A line of fewer characters was not broken to fit a width. */
const SHORT = 45;

/** Nothing that goes on stands right above. */
function isFree(lines: readonly ReadingLine[], at: number): boolean {
  const above = lines[at - 1]?.text ?? '';
  return above.trim() === '' || endsSentence(above) || (above.trim().length < SHORT && !/(?:[,–—-]|\b(?:and|or|nor|the|of|an?|to|with|for|from|by|is|are|was|in|on|at|as|that|not))$/u.test(above.trim()));
}
