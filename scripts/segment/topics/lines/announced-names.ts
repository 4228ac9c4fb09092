/**
 * Lines that say what is done to which name, right above the text: `Change to Ember Hound:`. The name is the topic; what the
 * line says of it stays with the ruling, for it may be the order.
 */
import { TERM } from '../../../read/source-file.ts';
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { mayBeName } from '../../headwords/may-be-name.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { changesSomething } from '../names/instruction-openings.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsOf } from '../names/splits.ts';

const SORT = '(?:(?:official|new|current|further|functional|minor) )?(?:changes?|additions?|corrections?|errat(?:um|a)|revisions?|amendments?|clarifications?|rulings?|updates?)';
const PLACE = '(?: (?:on|in|from) (?:pages? |pp?\\. ?|section |chapter |the )[^:]{1,60})?';

/** What may stand before and behind the name. */
export const ANNOUNCED_NAMES: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(`^(?:the )?${SORT} (?:to|on|for|about|concerning|regarding) (?:the )?(?:entry|rule|topic|ruling|term|card|glossary entry) (?:for|on|about|of|called) (?<name>[^:]{2,60}?)${PLACE}:$`, 'iu'), example: 'Addition to the entry on Oars on page 14:' },
  { is: new RegExp(`^(?:the )?${SORT} (?:to|on|for|about|concerning|regarding) the (?<name>[^:]{2,60}?) (?:entry|rule|topic|ruling|term|card|glossary entry)${PLACE}:$`, 'iu'), example: 'Addition to the Oars entry on page 14 of the Reference:' },
  { is: new RegExp(`^${SORT} (?:to|on|for|about|concerning|regarding) (?<name>[^:]{2,60}?)${PLACE}:$`, 'iu'), example: 'Change to Ember Hound:' },
];
/** What holds many names: `Changes to all cards`. */
const PART = /^(?:[Aa]ll|[Oo]ur|[Tt]hese|[Tt]his|[Ss]ome|[Ss]everal|[Vv]arious) \p{Ll}/u;
/** So many such lines, so large a share of them above a text, and of different names; with a colon fewer are enough. */
const FEWEST = { withColons: 2, without: 3 };
const NEARLY_ALL = 0.8;
const DISTINCT = 0.6;
const LONGEST = 140;
const LONG = 60;

/** Reads: the text of a line that a colon ends. Writes: the name that it says something of, or null. */
export function announcedName(text: string): string | null {
  const line = text.trim();
  if (line.length > LONGEST) return null;
  const name = ANNOUNCED_NAMES.map(({ is }) => is.exec(line)?.groups?.['name']).find((one) => one !== undefined)?.trim().replace(/^["“](?<bare>[^"“”]+)["”]$/u, '$<bare>');
  return name !== undefined && mayBeName(name) && /^["“'‘(]?[\p{Lu}\d]/u.test(name) && !PART.test(name) ? name : null;
}

/** Reads: the lines of a document. Writes: the same, each such line set off as a term's, where there are several and each has its text below. */
export function withAnnouncedNames(lines: ReadingLine[]): ReadingLine[] {
  const found = lines.flatMap(({ text }, at) => {
    const [line, above] = [text.replaceAll('**', '').trim(), lines[at - 1]?.text.trim() ?? ''];
    const name = above === '' || endsSentence(above) ? announcedName(line.endsWith(':') ? line : `${line}:`) : null;
    return name === null ? [] : [{ at, line, name, hasColon: line.endsWith(':') }];
  });
  const told = found.filter(({ at }) => isTold(lines, at));
  const fewest = told.every(({ hasColon }) => hasColon) ? FEWEST.withColons : FEWEST.without;
  const names = new Set(told.map(({ name }) => sortKey(name)));
  if (told.length < fewest || told.length < found.length * NEARLY_ALL || names.size < Math.max(2, told.length * DISTINCT)) return lines;
  const heads = new Map(told.map(({ at, line, hasColon }) => [at, hasColon ? line : `${line}:`]));
  return lines.map((line, at) => (heads.has(at) ? { ...line, text: heads.get(at) ?? '', heading: TERM } : line));
}

/** Below it stands a text, and no topic of its own or list of such: those would be what a part holds. */
function isTold(lines: readonly ReadingLine[], at: number): boolean {
  const below = lines.slice(at + 1).find(({ text }) => text.trim() !== '')?.text.trim() ?? '';
  const isText = changesSomething(below) || endsSentence(below) || below.length >= LONG || /^[[(][^[\]()]{2,40}[\])]$/u.test(below);
  return isText && (changesSomething(below) || !splitsOf(below).some((split) => split.rest !== '' && isPlausible(split)));
}
