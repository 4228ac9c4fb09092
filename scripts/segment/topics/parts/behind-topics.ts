/** What stands behind topics and belongs to none of them: sections of a document that hold something else. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { issueContents, keyOf } from '../../apart/contents.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { datesIn } from '../../front-matter/dates.ts';
import type { TopicCandidate } from '../names/candidates.ts';
import { changesSomething } from '../names/instruction-openings.ts';
import { kindsOf } from '../kinds/kinds.ts';
import { doubtsAboutTopic } from '../names/not-a-topic.ts';
import type { Sectioned } from './sections.ts';
import { titleIn } from '../titles/title-line.ts';

type Starts = ReadonlyMap<Paragraph, TopicCandidate>;

/** So many topics of one paragraph each, before a title behind them heads something else. */
const FEWEST_SINGLE = 3;
const MOST_WORDS = 5;

/** Where another section begins behind topics that run in with their texts, one paragraph each: a lone title that heads something else. */
export function startOfOthers(sectioned: Sectioned[], starts: Starts): number {
  const places = sectioned.flatMap(({ paragraph }, at) => (starts.has(paragraph) ? [at] : []));
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  const areSingle = places.length >= FEWEST_SINGLE && [...starts.values()].every(({ separator }) => separator !== 'line') && sectioned.slice(first, last).every(({ paragraph, heading }) => heading !== null || starts.has(paragraph));
  const end = sectioned.findIndex(({ paragraph, heading, within }, at) => at > last && heading === null && within !== 'temporary' && isLoneTitle(paragraph, sectioned[at - 1]?.paragraph, sectioned[at + 1]?.paragraph));
  return areSingle && end >= 0 ? end : sectioned.length;
}

/** Gaps around it, few words, no sentence, and something below that it may head. */
function isLoneTitle(paragraph: Paragraph, prior: Paragraph | undefined, next: Paragraph | undefined): boolean {
  if (prior === undefined || next === undefined || paragraph.first < prior.last + 2 || next.first < paragraph.last + 2) return false;
  return titleIn(paragraph) !== null && /^\p{Lu}/u.test(paragraph.text) && paragraph.text.split(' ').length <= MOST_WORDS && doubtsAboutTopic(paragraph.text) !== 2;
}

/** A section whose heading is above those of the topics, and in which no topic stands: its title, and what is below it. */
export function behindSections(sectioned: Sectioned[], starts: Starts, level: number | null): ReadonlyMap<Paragraph, 'heading' | 'text'> {
  const found = new Map<Paragraph, 'heading' | 'text'>();
  let [open, seen] = [false, false];
  sectioned.forEach(({ paragraph }, at) => {
    if (starts.has(paragraph)) [open, seen] = [false, true];
    else if (seen && level !== null && paragraph.heading !== null && paragraph.heading < level) {
      const next = sectioned[at + 1];
      open = next === undefined || next.paragraph.heading === null;
      if (open) found.set(paragraph, 'heading');
    } else if (open) found.set(paragraph, 'text');
  });
  return found;
}

/** The number of a document's version, alone on its line. */
const VERSION = /^version \d+(?:\.\d+)*$/iu;

/** A page set in columns may begin with a topic: the places of what the document says of itself behind its first, from its version on. */
export function betweenTopics(sectioned: Sectioned[], starts: Starts): ReadonlySet<number> {
  const [first = 0, second = 0] = sectioned.flatMap(({ paragraph }, at) => (starts.has(paragraph) ? [at] : []));
  const begin = sectioned.findIndex(({ paragraph }, at) => at > first && at < second && VERSION.test(paragraph.text.trim()));
  return new Set(begin < 0 ? [] : Array.from({ length: second - begin }, (_, at) => begin + at));
}

/** The one line above the first heading that the format marks, where all other topics stand below it: who wrote the document, no topic. */
export function aheadOfSections(sectioned: readonly Sectioned[], starts: Starts): Paragraph | null {
  const heading = sectioned.findIndex(({ paragraph }, at) => at > 0 && paragraph.heading !== null);
  const above = sectioned.slice(0, Math.max(heading, 0)).flatMap(({ paragraph }) => (starts.has(paragraph) ? [paragraph] : []));
  return above.length === 1 && starts.size > 2 ? above[0] ?? null : null;
}

/** A line of signs from which a mail's lists are cut: the same above the first topic and below the last. */
const RULE = /^\s*(?:[-_=*~#]\s?){8,}$/u;

/** What it differs from the line that it underlines, at the most. */
const ABOUT = 2;

/** Whether such a line stands right below a name and is as long. */
const underlines = (rule: string, above = ''): boolean => above.trim() !== '' && Math.abs(rule.trim().length - above.trim().length) <= ABOUT;

/** The title of a part, between the same signs on both sides: `*** LETTERS ***`. */
const FRAMED = /^\s*(?<before>[^\p{L}\p{N}\s"“'‘([]{2,8})\s*\S.{0,60}?\S\s*(?<behind>[^\p{L}\p{N}\s"”'’)\].!?]{2,8})\s*$/u;

function frameOf(text: string): string | null {
  const { before, behind } = (text.length > FRAMED_LONGEST ? null : FRAMED.exec(text))?.groups ?? {};
  return before === undefined || behind === undefined ? null : `${before.charAt(0)} ${behind.charAt(0)}`;
}

const FRAMED_LONGEST = 80;

/** The first title behind the last topic that is framed as the one above the first is, and as none between them. */
function nextPart(reading: readonly ReadingLine[], starts: Starts, last: number): number {
  const first = [...starts.keys()].reduce((least, { first: at }) => Math.min(least, at), reading.length);
  const frames = new Set(reading.slice(0, first).flatMap(({ text }) => frameOf(text) ?? []));
  if (frames.size === 0) return -1;
  const isBetween = reading.slice(first, last).some(({ text }) => frames.has(frameOf(text) ?? ''));
  return isBetween ? -1 : reading.findIndex(({ text }, at) => at > last && frames.has(frameOf(text) ?? ''));
}

/** The part that an issue says it holds behind its last one with rulings: `TOURNAMENT REPORT`, named in its contents. */
function partBehindRulings(texts: readonly string[]): number {
  const contents = new Set(issueContents(texts));
  const names = new Set([...contents].map((at) => keyOf(texts[at] ?? '')).filter((key) => key !== ''));
  const parts = texts.flatMap((text, at) => (names.size > 0 && !contents.has(at) && names.has(keyOf(text)) ? [at] : []));
  const last = parts.findLastIndex((at) => kindsOf([texts[at]?.trim() ?? '']).rulings > 0);
  return last < 0 ? -1 : parts[last + 1] ?? -1;
}

/**
 * Where what stands around a document's topics begins again behind the last of them: behind the end of their list or table,
 * or behind a line of signs that stands above the first topic, too, and between no two; or where an issue has its next part.
 */
export function firstBehind(reading: readonly ReadingLine[], starts: Starts): number {
  const last = [...starts.keys()].reduce((greatest, { first }) => Math.max(greatest, first), -1);
  if (last < 0) return reading.length;
  const behind = reading.findIndex((line, at) => at > last && line.behind === true);
  const rules = reading.flatMap(({ text }, at) => (RULE.test(text) && !underlines(text, reading[at - 1]?.text) ? [at] : []));
  const framed = rules.length === 2 && (rules[0] ?? 0) < last && (rules[1] ?? 0) > last ? rules[1] ?? -1 : -1;
  return Math.min(...[behind, framed, nextPart(reading, starts, last), partBehindRulings(reading.map(({ text }) => text))].map((at) => (at < 0 ? reading.length : at)));
}

/** Words of a label, and the share of topics with the same below them. */
const LABEL = /^(?<label>\p{L}[\p{L} ]{1,24}):(?:\s|$)/u;
const FEWEST_LABELLED = 3;
const NEARLY_ALL = 0.7;

/** Reads: paragraphs, and the places of topics on lines of their own. Writes: those without what all others have below them, `Was:` or an order, where they stand ahead of these. */
export function unlabelledAhead(paragraphs: readonly Paragraph[], places: readonly number[]): Set<number> {
  const labels = places.map((at) => (changesSomething(paragraphs[at + 1]?.text ?? '') ? 'an order' : LABEL.exec(paragraphs[at + 1]?.text ?? '')?.groups?.['label']));
  const [usual, count = 0] = [...Map.groupBy(labels.filter((label) => label !== undefined), (label) => label)].map(([label, all]) => [label, all.length] as const).toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (count < FEWEST_LABELLED || count < places.length * NEARLY_ALL) return new Set();
  const first = labels.indexOf(usual);
  return new Set(places.slice(0, first));
}

/** Characters of a line that holds a day and its weekday. */
const LONGEST_DAY = 40;

function isDay(text: string): boolean {
  const [found] = text.length > LONGEST_DAY ? [] : datesIn(text);
  return found?.day !== null && found !== undefined && text.replace(found.text, '').replaceAll(/[\s,.]|\b(?:\p{L}{2,5}day|posted|on)\b/giu, '') === '';
}

/** Reads: paragraphs, and the places of topics on lines of their own. Writes: the first of them, where a day and nothing else stands below it and below no other: who wrote the document, and when. */
export function writerAhead(paragraphs: readonly Paragraph[], places: readonly number[]): Set<number> {
  const dated = places.filter((at) => isDay(paragraphs[at + 1]?.text.trim() ?? ''));
  return new Set(dated.length === 1 && places.length > 1 ? places.slice(0, 1).filter((at) => at === dated[0]) : []);
}
