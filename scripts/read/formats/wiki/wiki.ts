/**
 * The source text of wiki pages, as MediaWiki and DokuWiki export it. Each line is rewritten in Markdown, line for line, so
 * that every line keeps its number; no kept parser of either language knows the lines that its text came from.
 */
import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';
import { readingOfMarkdown } from '../markdown/markdown.ts';

export type Wiki = 'mediawiki' | 'dokuwiki';

interface Rule {
  is: RegExp;
  to: string | ((...found: string[]) => string);
  example: string;
}

const HEADING = /^(={1,6})\s*([^=\s](?:.*[^=\s])?)\s*\1\s*$/u;
/** A link names a page; a number in brackets is a number. */
const LINK = /\[\[(?!\d+\]\])[^\][\n]{1,500}\]\]/gu;
const FEWEST_LINKS = 2;
const FEWEST_LINKS_WITHOUT_HEADING = 4;
const FEWEST_OF_MARKDOWN = 3;
/** Rows of a table that a wiki's signs frame. */
const FEWEST_ROWS = 2;
/** A DokuWiki page begins with its largest heading, which has the most signs; a MediaWiki page with one or two. */
const DOKU_SIGNS = 5;

/** Which wiki a text is the source of; null where it is of none. */
export function wikiOf(lines: readonly string[]): Wiki | null {
  if (lines.some((line) => line.startsWith('{|')) && lines.filter((line) => line.startsWith('|-')).length >= FEWEST_ROWS) return 'mediawiki';
  const links = lines.reduce((sum, line) => sum + (line.match(LINK)?.length ?? 0), 0);
  const heading = lines.map((line) => HEADING.exec(line)).find((found) => found !== null);
  if (links < (heading ? FEWEST_LINKS : FEWEST_LINKS_WITHOUT_HEADING)) return null;
  // Its lists do not go so deep at its margin: these are headings of Markdown, beside links of a wiki.
  if (!heading && lines.filter((line) => /^#{2,6} \S/u.test(line)).length >= FEWEST_OF_MARKDOWN) return null;
  if (heading) return (heading[1]?.length ?? 0) >= DOKU_SIGNS ? 'dokuwiki' : 'mediawiki';
  return lines.some((line) => /^ {2,}[*-] \S/u.test(line)) ? 'dokuwiki' : 'mediawiki';
}

/** So many headings, or lines with a wiki's emphasis, stand in no page of elements. */
const FEWEST_SIGNS = 3;
const EMPHASIS = /(?<!')'{2,3}[^'\s](?:[^']{0,200}[^'\s])?'{2,3}(?!')/u;

/** Whether a text that holds elements of a page is written as a wiki's is, all the same. */
export function hasWikiSigns(lines: readonly string[]): boolean {
  return lines.filter((line) => HEADING.test(line)).length >= FEWEST_SIGNS || lines.filter((line) => EMPHASIS.test(line)).length >= FEWEST_SIGNS;
}

const indent = (depth: number): string => '   '.repeat(Math.max(0, depth - 1));
const lastPart = (link = ''): string => link.slice(link.lastIndexOf('|') + 1);

/** A wiki's link as Markdown has it: the page that it names becomes its address. */
function asLink(found = ''): string {
  const inner = found.slice(2, -2);
  const bar = inner.indexOf('|');
  const page = (bar < 0 ? inner : inner.slice(0, bar)).replaceAll('\\', '').trim();
  const words = bar < 0 ? inner.replace(/^(?:[^\s:]{1,40}:)+(?=\S)/u, '').replace(/^[:#]/u, '') : inner.slice(inner.lastIndexOf('|') + 1);
  return `[${words.trim() || page}](wiki:${encodeURIComponent(page).replaceAll(/[()']/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`;
}

/** What Markdown would read as a sign and a wiki does not. */
export const PLAIN: Rule = { is: /[\\`_]/gu, to: (sign = '') => `\\${sign}`, example: 'lamp_oil' };

export const RULES: Readonly<Record<Wiki, readonly Rule[]>> = {
  mediawiki: [
    { is: /^(?:__[A-Z]+__\s*)+$/u, to: '', example: '__NOTOC__ __NOEDITSECTION__' },
    PLAIN,
    { is: /^:+(?=[*#])/u, to: '', example: ':# Light the lamp.' },
    { is: /^(\*+)\s*/u, to: (_, signs = '') => `${indent(signs.length)}- `, example: '* A barge that is moored' },
    { is: /^(#+)\s*/u, to: (_, signs = '') => `${indent(signs.length)}1. `, example: '# Light the lamp.' },
    { is: /\[\[(?:File|Image|Category|Media):[^\]]*\]\]/giu, to: '', example: '[[Category:Rules]]' },
    { is: /^\s*\[\[[a-z]{2,3}(?:-[a-z]{2,8})?:[^\]|]*\]\]\s*$/u, to: '', example: '[[de:Staken]]' },
    { is: LINK, to: (found) => asLink(found), example: '[[towing|tow]]' },
    { is: /\[(?:https?:)?\/\/\S+ ([^\]]+)\]/gu, to: '$1', example: '[https://ostermere.example the list]' },
    { is: /<ref\b[^>]*\/>|<ref\b[^>]*>.*?<\/ref>/giu, to: '', example: '<ref>Harbour code</ref>' },
    { is: /^(?:\}\}\s*|\{\{[^{}|]*|\{\{(?:shortcut|stub|redirect|toc|notoc|cleanup)\b[^{}]*\}\}\s*)$/iu, to: '', example: '{{Shortcut|L:R}}' },
    { is: /\{\{(?:visible ?)?anchors?\|[^{}]*\}\}/giu, to: '', example: '=== {{anchor|gaff}}Gaff ===' },
    { is: /\{\{([^{}]*)\}\}/gu, to: (_, call) => `[${lastPart(call)}]`, example: '{{icon|Tid}}' },
    { is: /'''''(.+?)'''''/gu, to: '***$1***', example: "'''''moored'''''" },
    { is: /'''(.+?)'''/gu, to: '**$1**', example: "'''one'''" },
    { is: /''(.+?)''/gu, to: '*$1*', example: "''twice''" },
    { is: /^\{\|.*$|^\|[-}].*$/u, to: '', example: '|-' },
    { is: /^[!|](?!\|)([^|]*\|\|.*|[^!]*!!.*)$/u, to: (_, row = '') => row.trim().replaceAll(/\s*(?:\|\||!!)\s*/gu, ' | '), example: '| red || 2' },
    { is: /^[!|](?:[^|\n]*\|(?!\|))? ?/u, to: '', example: '| red' },
    { is: /^;\s*(\S.*)$/u, to: '###### $1', example: '; gaff' },
    { is: /^:+ *(?=[^\s:])(.*)$/u, to: '$1  ', example: ': A pole with a hook.' },
    { is: HEADING, to: (_, signs = '', words = '') => `${'#'.repeat(signs.length)} ${words}`, example: '== gaff ==' },
  ],
  dokuwiki: [
    { is: /__(.+?)__/gu, to: '<u>$1</u>', example: '__new__' },
    PLAIN,
    { is: LINK, to: (found) => asLink(found), example: '[[rules:towing|tow]]' },
    { is: /\{\{([^{}]*)\}\}/gu, to: (_, call) => `[${lastPart(call).trim()}]`, example: '{{tide.png|Tid}}' },
    { is: /(?<!:)\/\/(\S(?:.*?\S)?)(?<!:)\/\//gu, to: '*$1*', example: '//twice//' },
    { is: /''(.+?)''/gu, to: '$1', example: "''code''" },
    { is: /\\\\\\\\(?:\s|$)/gu, to: '<br>', example: 'one\\\\ two' },
    { is: /^\^(.*)\^\s*$|^\|(.*)\|\s*$/u, to: (_, head = '', row = '') => `<p>${(head + row).trim().replaceAll(/\s*[|^]\s*/gu, ' | ')}</p>`, example: '| red | 2 |' },
    { is: /^( {2,})\* ?/u, to: (_, space = '') => `${indent(space.length / 2)}- `, example: '  * A barge that is moored' },
    { is: /^( {2,})- ?/u, to: (_, space = '') => `${indent(space.length / 2)}1. `, example: '  - Light the lamp.' },
    { is: HEADING, to: (_, signs = '', words = '') => `${'#'.repeat(7 - signs.length)} ${words}`, example: '===== gaff =====' },
  ],
};

/** What Markdown would go on in the next line with, and a wiki ends: an item of a list, an element of the page's looks. */
const ITEM = /^ *(?:-|1\.) /u;
const LOOKS = /^\s*(?:<\/?(?:center|div|noinclude|includeonly|onlyinclude|small|big|font|span|br|hr)\b|<!--.*-->)/iu;

/** Reads: the lines of a wiki page's source. Writes: what a reader reads of the page, each line with its lines of the file. */
export function readingOfWiki(lines: readonly string[], wiki: Wiki): ReadingLine[] {
  const tabled = wiki === 'mediawiki' ? linesOfTables(lines) : new Set<number>();
  const written = lines.map((line, at) => (tabled.has(at) && isCell(line) && isCell(lines[at - 1] ?? '') ? `| ${rewritten(line, wiki)}` : rewritten(line, wiki)));
  const parted = written.flatMap((text, at) => (isEnded(lines, written, at) ? [{ text: '', at }, { text, at }] : [{ text, at }]));
  const placed = (line: number): number => (parted[line - 1]?.at ?? line - 1) + 1;
  const reading = readingOfMarkdown(parted.map(({ text }) => text).join('\n')).map((line) => ({ ...line, from: placed(line.from), to: placed(line.to) }));
  return reading.flatMap((line) => termAndText(line, lines));
}

/** Where a wiki's signs frame a table; what else begins with a bar is a field of a template. */
function linesOfTables(lines: readonly string[]): ReadonlySet<number> {
  let isWithin = false;
  return new Set(lines.flatMap((line, at) => {
    isWithin = line.startsWith('{|') || (isWithin && !line.startsWith('|}'));
    return isWithin ? [at] : [];
  }));
}

/** A cell of a table on a line of its own: what stands below another is beside it in the table. */
const isCell = (line: string): boolean => /^[!|](?![-}+|])/u.test(line) && !/\|\||!!/u.test(line);

/** Whether what stands above a line has ended before it, though no blank line says so. */
function isEnded(lines: readonly string[], written: readonly string[], at: number): boolean {
  const [above = '', text = ''] = [written[at - 1], written[at]];
  if (above.trim() === '' || text.trim() === '') return false;
  const goesOn = /^\p{Ll}/u.test(text) && !/[.!?:]["”’)*]*$/u.test(above.trimEnd()); // a copy that was broken at a width
  return LOOKS.test(above) || HEADING.test(lines[at] ?? '') || (ITEM.test(above) && /^[^\s*#;|!<>-]/u.test(lines[at] ?? '') && !ITEM.test(text) && !goesOn);
}

/** `; gaff : A pole with a hook.`: a term of a list, and its text on the same line. */
const TERM_AND_TEXT = /^(?<term>[^:]{1,90}?)\s:\s+(?<text>\S.*)$/u;

function termAndText(line: ReadingLine, lines: readonly string[]): ReadingLine[] {
  const found = line.heading === TERM && (lines[line.from - 1] ?? '').startsWith(';') ? TERM_AND_TEXT.exec(line.text)?.groups : undefined;
  if (found === undefined) return [line];
  const { from, to, marks, links } = line;
  return [{ ...line, text: found['term'] ?? '' }, { text: found['text'] ?? '', from, to, ...(marks === undefined ? {} : { marks }), ...(links === undefined ? {} : { links }) }];
}

/** One line in Markdown. A line too long to be written by a person is left as it is. */
function rewritten(line: string, wiki: Wiki): string {
  if (line.length > 20_000) return line;
  return RULES[wiki].reduce((text, { is, to }) => (typeof to === 'string' ? text.replace(is, to) : text.replace(is, (...found: unknown[]) => to(...found.map((part) => (typeof part === 'string' ? part : ''))))), line);
}
