/**
 * Names behind a code: `G15.1 - Object` above its text, `R-104: Grey Heron - It is no barge.`, `#45 Grey Heron` or `[3] Grey Heron` above its text.
 * The code says where the thing stands in its list, or in its set, and is no part of its name.
 */
import { TERM } from '../../../read/source-file.ts';
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { mayBeName, opensAsName } from '../../headwords/may-be-name.ts';

/** Letters of a series, figures in it; `Q1:` and `A1:` ask and answer. */
const CODED = /^(?:\*\*)?(?![QA]\s?\d{0,3}\s?:)(?<series>\p{Lu}{1,4})-?(?<number>\d{1,4}(?:\.\d{1,3}){0,3})(?:\*\*)?(?::| [-–—:]) +(?<rest>\S.*)$/u;
/** The same in brackets, which need no sign behind them. */
const CODED_IN_BRACKETS = /^(?:\*\*)?[[(](?<series>\p{Lu}{1,4})-?(?<number>\d{1,4}(?:\.\d{1,3}){0,3})[\])](?:\*\*)?:? +(?<rest>["“'‘]?\p{Lu}.*)$/u;
/** The number that a card bears in its set. */
const COLLECTORS = /^(?:\*\*)?(?<series>#) ?(?<number>\d{1,4})(?:\*\*)?(?: [-–—:]|:)? +(?<rest>["“'‘]?\p{Lu}.*)$/u;
/** The number of a question in a digest. */
const COUNTED = /^(?:\*\*)?(?<series>\[|\()(?<number>\d{1,3})[\])](?:\*\*)? +(?<rest>["“'‘]?\p{Lu}.*)$/u;
/** Each set counts from the beginning: so many of its numbers rise. */
const MOST_RISE = 0.7;
/** What parts a name from a text behind it. */
const RUN_IN = /^(?<name>[^.!?:;–—]{2,60}?)(?::| [-–—]|\.(?= +["“'‘(]?\p{Lu})) +\S/u;
const BRACKETS = /[[(]/u;
const FEWEST = 4;
/** Those that count from the first without a gap. */
const FEWEST_COUNTED = 3;
const NEARLY_ALL = 0.9;
const MOST_WORDS = 7;
const MOST_OF_TITLE = 12;
const LONGEST = 2000;

interface Coded { at: number; series: string; number: number[]; rest: string; name: string | null; alone: boolean }

/** Reads: the lines of a document. Writes: the same without such codes, where they count on and nearly all stand before a name; a name alone is a heading. */
export function withoutCodesBefore(lines: ReadingLine[]): ReadingLine[] {
  const found = lines.flatMap(({ text, heading }, at): Coded[] => {
    const { series, number, rest } = (text.length > LONGEST || heading !== undefined ? null : codeOf(text.trim()))?.groups ?? {};
    return series === undefined || number === undefined || rest === undefined ? [] : [{ at, series, number: number.split('.').map(Number), ...nameIn(rest, series), rest }];
  });
  const named = found.filter(({ alone, at, name }) => name !== null && (!alone || isAboveText(lines, at)));
  const names = new Set(named.map(({ name }) => sortKey(name ?? '')));
  if (named.length < (isCounted(named) ? FEWEST_COUNTED : FEWEST) || named.length < found.length * NEARLY_ALL || names.size < named.length || !countOn(named)) return lines;
  const heads = new Map(named.map((one) => [one.at, one]));
  return lines.map((line, at) => {
    const head = heads.get(at);
    if (head === undefined) return line;
    return head.alone ? { ...line, text: head.rest.replaceAll('**', ''), heading: TERM } : { ...line, text: head.rest };
  });
}

const codeOf = (text: string): RegExpExecArray | null => CODED.exec(text) ?? CODED_IN_BRACKETS.exec(text) ?? COLLECTORS.exec(text) ?? COUNTED.exec(text);

function nameIn(rest: string, series: string): { name: string | null; alone: boolean } {
  const runIn = RUN_IN.exec(rest)?.groups?.['name'];
  const name = (runIn ?? rest).replaceAll('**', '');
  // What a digest counts is a question's title, which says a little more than a name.
  const isTitle = BRACKETS.test(series) && runIn === undefined && !endsSentence(name);
  const isName = isTitle ? opensAsName(name) && name.split(/\s+/u).length <= MOST_OF_TITLE : mayBeName(name, { words: MOST_WORDS, opens: true });
  return { name: isName ? name : null, alone: runIn === undefined };
}

/** What stands below is no such name. */
function isAboveText(lines: readonly ReadingLine[], at: number): boolean {
  const below = [at + 1, at + 2, at + 3, at + 4].map((place) => lines[place]?.text.trim() ?? '').find((text) => text !== '');
  return below !== undefined && codeOf(below) === null;
}

/** In each series the numbers rise; those of cards begin again with each set. */
function countOn(all: readonly Coded[]): boolean {
  return [...Map.groupBy(all, ({ series }) => series)].every(([series, one]) => {
    const rise = one.filter(({ number }, at) => at === 0 || isBehind(number, one[at - 1]?.number ?? [])).length;
    return rise >= one.length * (series === '#' ? MOST_RISE : 1);
  });
}

const isCounted = (all: readonly Coded[]): boolean => all.every(({ series, number }, at) => BRACKETS.test(series) && number[0] === (all[0]?.number[0] ?? 0) + at);

function isBehind(number: readonly number[], prior: readonly number[]): boolean {
  const at = number.findIndex((part, place) => part !== prior[place]);
  return at >= 0 && (number[at] ?? 0) > (prior[at] ?? -1);
}
