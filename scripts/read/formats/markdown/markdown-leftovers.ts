/** What a text that was written as Markdown, and is read as it lies on disk, still holds of that: its front matter, words set as code, terms as items of a list. */
import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';

/** A line that begins or ends the front matter of a page, and what stands between the two. */
const FENCE = /^---\s*$/u;
const FIELD = /^(?:(?<name>[A-Za-z_][\w-]{0,40}):(?<words>.*)|[\s#-].*)$/u;
const LONGEST_FRONT = 40;

/** Reads: the lines of a text. Writes: the same, of the fields before its first line only the title. */
export function withoutFields(lines: ReadingLine[]): ReadingLine[] {
  if (!FENCE.test(lines[0]?.text ?? '')) return lines;
  const end = lines.slice(0, LONGEST_FRONT).findIndex(({ text }, at) => at > 0 && FENCE.test(text));
  const within = lines.slice(1, Math.max(end, 1));
  if (end < 2 || !within.every(({ text }) => text.trim() === '' || FIELD.test(text)) || !/^[\w-]+:/u.test(within[0]?.text ?? '')) return lines;
  return lines.map((line, at) => (at <= end ? { ...line, text: titleIn(line.text) } : line));
}

function titleIn(text: string): string {
  const { name = '', words = '' } = FIELD.exec(text)?.groups ?? {};
  return name.toLowerCase() === 'title' ? words.trim().replace(/^(["'])(.*)\1$/u, '$2') : '';
}

/** A term that is all that its item says, set as code or bold; several names of it have a stroke or a comma between them. */
const NAME = '(?:`[^`]{1,60}`|\\*\\*[^*]{1,60}\\*\\*)';
const ITEM = new RegExp(`^[-*+•]\\s{1,3}(?<names>${NAME}(?: ?[/,] ?${NAME}){0,5}):?\\s*$`, 'u');
const FEWEST = 4;
const NEARLY_ALL = 0.9;

/** Reads: the lines of a text. Writes: the same, each such item as a term, with what is set in below it as its text, where nearly all items at its margin are so. */
export function withItemTerms(lines: ReadingLine[]): ReadingLine[] {
  const items = lines.flatMap(({ text }, at) => (/^[-*+•]\s/u.test(text) ? [at] : []));
  const terms = new Set(items.filter((at) => ITEM.test(lines[at]?.text ?? '')));
  const isTold = [...terms].some((at) => /^\s+\S/u.test(lines[at + 1]?.text ?? ''));
  if (terms.size < FEWEST || terms.size < items.length * NEARLY_ALL || !isTold) return lines;
  const first = Math.min(...terms);
  return lines.map((line, at) => {
    if (terms.has(at)) return { ...line, text: (ITEM.exec(line.text)?.groups?.['names'] ?? '').replaceAll(/[`*]/gu, ''), heading: TERM };
    return at > first && /^\s+\S/u.test(line.text) ? { ...line, text: line.text.trim().replace(/^>\s?/u, '') } : line;
  });
}

/** Words set as code; so many of them are no quotation marks of a typist. */
const CODE = /(?<!`)`(?<words>[^`\n]{1,80})`(?!`)/gu;
const FEWEST_CODES = 3;
const LONGEST_LINE = 4000;

/** Reads: the lines of a text. Writes: the same, words set as code without the signs around them. */
export function withoutCodeSigns(lines: ReadingLine[]): ReadingLine[] {
  const number = lines.reduce((sum, { text }) => (text.includes('`') && text.length <= LONGEST_LINE ? sum + (text.match(CODE)?.length ?? 0) : sum), 0);
  if (number < FEWEST_CODES) return lines;
  return lines.map((line) => (line.text.includes('`') && line.text.length <= LONGEST_LINE ? { ...line, text: line.text.replaceAll(CODE, '$<words>') } : line));
}

/** A link as Markdown writes it, and a role of a term or a reference as other writers' programs do. */
const LINK = /(?<![!\\])\[(?<words>[^\][\n]{1,200})\]\((?<to>[^()\s]{1,500})\)/gu;
const ROLE = /:(?:term|ref|doc|dfn|abbr|emphasis|strong):`(?<words>[^`<\n]{1,100}?)(?:\s{0,3}<[^`>\n]{1,100}>)?`/gu;
const DIRECTIVE = /^\s*\.\. (?:glossary::|_[\w-]{1,60}:|index::.{0,100}|meta::|contents::.{0,60}|:\w+:.{0,60})\s*$/u;

/** Reads: the lines of a text. Writes: the same, links and roles as their words, which remember where links lead; directives are no text. */
export function withoutLinks(lines: ReadingLine[]): ReadingLine[] {
  return lines.map((line) => {
    if (line.text.length > LONGEST_LINE) return line;
    if (DIRECTIVE.test(line.text)) return { ...line, text: '' };
    const links = line.text.includes('](') ? [...line.text.matchAll(LINK)].map(({ groups }) => ({ words: groups?.['words'] ?? '', to: groups?.['to'] ?? '' })) : [];
    const text = line.text.includes(':`') ? line.text.replaceAll(ROLE, '$<words>') : line.text;
    return links.length === 0 ? { ...line, text } : { ...line, text: text.replaceAll(LINK, '$<words>'), links: [...line.links ?? [], ...links] };
  });
}

/** An item at the margin that begins with its term, and says it; and one that is set in below another. */
const TOLD = new RegExp(`^[-*+•]\\s{1,3}(?<names>${NAME})\\s?(?:[-–—]|:)\\s(?<text>\\S.*)$`, 'u');
const TOLD_BELOW = new RegExp(`^\\s{2,}[-*+•]\\s{1,3}${NAME}\\s?(?:[-–—]|:)\\s\\S`, 'u');

/** Reads: the lines of a text. Writes: the same, each such item at the margin as a term with its text, so that those set in below are items of that text. */
export function withTermsAtMargin(lines: ReadingLine[]): ReadingLine[] {
  const items = lines.filter(({ text }) => /^[-*+•]\s/u.test(text));
  const terms = items.filter(({ text }) => TOLD.test(text));
  if (terms.length < FEWEST || terms.length < items.length * NEARLY_ALL || !lines.some(({ text }) => TOLD_BELOW.test(text))) return lines;
  return lines.flatMap((line) => {
    const { names, text } = TOLD.exec(line.text)?.groups ?? {};
    return names === undefined || text === undefined ? [line] : [{ ...line, text: names.replaceAll(/[`*]/gu, ''), heading: TERM }, { ...line, text }];
  });
}

const DEFINITION = /^:\s{1,4}(?=\S)/u;
const FEWEST_DEFINED = 3;
const LONGEST_DEFINED = 80;

/** Reads: the lines of a text. Writes: the same, each line above one that begins with a colon as a term, where nearly all of these stand below one. */
export function withColonDefinitions(lines: ReadingLine[]): ReadingLine[] {
  const told = lines.flatMap(({ text }, at) => (DEFINITION.test(text) && !DEFINITION.test(lines[at - 1]?.text ?? '') ? [at] : []));
  const terms = new Set(told.map((at) => at - 1).filter((at) => isDefined(lines[at]?.text ?? '', lines[at - 1]?.text ?? '')));
  if (terms.size < FEWEST_DEFINED || terms.size < told.length * NEARLY_ALL) return lines;
  return lines.map((line, at) => (terms.has(at) ? { ...line, text: line.text.trim(), heading: TERM } : { ...line, text: line.text.replace(DEFINITION, '') }));
}

const isDefined = (text: string, above: string): boolean => text.trim() !== '' && text.length <= LONGEST_DEFINED && above.trim() === '' && !/[.;:]$/u.test(text.trim());

/** A term of a list of descriptions as a typesetter's program and a wiki have it; bold and slanting at once, which is bold to whoever reads it. */
export const DESCRIBED: readonly { is: RegExp; example: string }[] = [
  { is: /^\s*\\item ?\[(?<term>[^\][\n]{1,90})\](?<text>.*)$/u, example: '\\item[Anchor] It holds a barge.' },
  { is: /^; ?(?:'{2,3})?(?<term>[^:'\n]{1,90})(?:'{2,3})? ?:(?<text>.*)$/u, example: ';Anchor: It holds a barge.' },
];
const COMMAND = /^\s*\\(?:begin|end|label|addcontentsline|newpage|clearpage|markboth|thispagestyle)\b.{0,120}$/u;
const SECTION = /^\s*\\(?:chapter|section|subsection)\*?\{(?<title>[^{}]{1,90})\}\s*$/u;
const BOTH = /\*\*\*(?=\S)(?<words>[^*\n]{1,90}?)\*\*\*(?=\s?[^\s*])/gu;

/** Reads: the lines of a text. Writes: the same, such terms in bold before their texts, commands as no text. */
export function withDescriptions(lines: ReadingLine[]): ReadingLine[] {
  const described = DESCRIBED.find(({ is }) => lines.filter(({ text }) => is.test(text)).length >= FEWEST)?.is;
  const isDescribed = described !== undefined;
  return lines.map((line) => {
    const { term, text = '' } = described?.exec(line.text)?.groups ?? {};
    if (term !== undefined) return { ...line, text: `**${term.trim()}** ${text.trim()}`.trimEnd() };
    if (isDescribed && COMMAND.test(line.text)) return { ...line, text: '' };
    const title = isDescribed ? SECTION.exec(line.text)?.groups?.['title'] : undefined;
    if (title !== undefined) return { ...line, text: title, heading: 1 };
    return line.text.includes('***') ? { ...line, text: line.text.replaceAll(BOTH, '**$<words>**') } : line;
  });
}
