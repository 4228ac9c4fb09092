/**
 * Numbered rules: `7.2. Towing` is a title and a headword, `7.2a` and paragraphs below it are its text. A rule that stands
 * below no title of its own is looked up by its number alone.
 */
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { contentsLines } from '../apart/contents.ts';
import { runningHeads } from '../apart/running-heads.ts';
import { withoutEmphasis } from '../blocks/emphasis.ts';
import { joinBrokenSentences } from '../blocks/broken-sentences.ts';
import { readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { wrappingOf, type Wrapping } from '../blocks/wrapping.ts';
import type { Hints, Layout } from '../layout.ts';
import type { CutDocument } from '../segments.ts';
import { kindsOf } from '../topics/kinds/kinds.ts';
import { cutInSpans, endOfEntries, type EntrySpan } from './entry-spans.ts';
import { glossaryBehind, joined, titleOfGlossary } from './glossary-behind-rules.ts';
import { areTerms, introducesList } from './numbered-list.ts';
import { behindName, introduces, termsAmong } from './numbered-terms.ts';
import { isBareRule, isTitled, ruleAt, type Numbered, type Rule } from './rule-numbers.ts';
import { isUnused } from './unused-numbers.ts';

const NAME = 'numbered rules';
/** So many numbers of several figures, in order, make rules of a document. */
const FEWEST = 4;
const RISING = 0.8;
/** The share of lines that begin with such a number, at the least. */
const SHARE = 0.12;
/** A line drawn with signs. */
const DRAWN = /^[-=_~*]{5,200}$/u;
/** A document whose head says so plainly that it is rulings is no book of rules. */
const SAID_RULINGS = 4;

export const glossaryNumbered: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'rules with numbers of several figures in order, such as `7.2. Towing` above `7.2a ...`',
  recognise({ reading }) {
    const texts = withoutContents(reading).map(({ text }) => text).filter((text) => text.trim() !== '');
    const numbers = texts.flatMap((text) => ruleAt(text) ?? []).filter(({ parts }) => parts.length > 1);
    const rising = numbers.filter((rule, at) => at > 0 && compare(numbers[at - 1], rule) < 0).length;
    if (numbers.length < FEWEST || rising < (numbers.length - 1) * RISING || numbers.length < texts.length * SHARE) return 0;
    const { rulings, glossary } = kindsOf(texts.slice(0, 10));
    // Numbers of one chapter alone count the items of an issue.
    const isOneChapter = new Set(numbers.map(({ parts }) => parts[0])).size === 1;
    return rulings > glossary && (rulings >= SAID_RULINGS || isOneChapter) ? 0 : 0.97;
  },
  segment,
};

/** Titles one below the other, hardly any with a text, above a glossary: they say what the whole document holds. */
function withoutOutline(rules: CutDocument): CutDocument {
  const told = rules.entries.filter(({ blocks }) => blocks.length > 0).length;
  if (told > rules.entries.length / 2) return rules;
  return { ...rules, entries: [], ledger: rules.ledger.map((row) => (row.is === 'entry' ? { ...row, is: 'front matter', owner: null } : row)) };
}

/** The rules, and the glossary where one stands behind the last of them. */
function segment(source: SourceFile, hints: Hints): CutDocument {
  const title = titleOfGlossary(source);
  const glossary = title > 0 && rulesOf(source.reading.slice(title + 1), null).length < FEWEST ? glossaryBehind(source, title, hints) : null;
  if (glossary === null || glossary.entries.length < FEWEST) return segmentRules(source);
  const rules = { ...source, reading: source.reading.map((line, at) => (at < title ? line : { ...line, text: '' })) };
  return joined(withoutOutline(segmentRules(rules)), glossary, source.reading[title]?.from ?? 1);
}

/** A list of contents numbers what the page itself may not. */
function withoutContents(lines: readonly ReadingLine[]): ReadingLine[] {
  const contents = new Set(contentsLines(lines.map(({ text }) => text)));
  return lines.map((line, at) => (contents.has(at) ? { ...line, text: '' } : line));
}

/** What a printer puts at the head and foot of a page, and the line drawn below it, blank: a rule goes on across it. */
function withoutHeads(lines: readonly ReadingLine[]): ReadingLine[] {
  const heads = new Set(runningHeads(lines.map(({ text }) => text)).heads);
  return lines.map((line, at) => (heads.has(at) || DRAWN.test(line.text.trim()) ? { ...line, text: '' } : line));
}

function segmentRules(source: SourceFile): CutDocument {
  const lines = withoutHeads(source.reading);
  const wrapping = wrappingOf(lines);
  const rules = rulesOf(withoutContents(lines), wrapping);
  const used = rules.filter((rule, at) => !isUnused(rule, lines, rules[at + 1]?.at ?? lines.length));
  const terms = new Map([...termsAmong(used)].map(([{ at }, name]) => [at, name]));
  const termed = rules.filter(({ at }) => terms.has(at));
  const headings = new Set<number>();
  const spans: EntrySpan[] = [];
  const end = endOfEntries(lines);
  const isList = areTerms(source, rules);
  const headsNothing = (rule: Numbered, next: number): boolean => isUnused(rule, lines, next) || isTitleOfChapter(rule, termed);
  rules.forEach((rule, index) => {
    const next = withoutTitleOfPart(lines, rule.at, rules[index + 1]?.at ?? end, headings);
    const open = spans.at(-1);
    if (headsNothing(rule, next) || introducesList(rule, spans, isList) || (rule.titled && isAlone(lines, rule, rules[index + 1]))) headings.add(rule.at);
    else if (!rule.titled && open?.last === rule.at - 1 && (rule.lettered || isBelow(rule, rules.find(({ at }) => at === open.first)))) open.last = next - 1;
    else if (rule.titled || !rule.lettered) spans.push({ first: rule.at, last: next - 1, headword: rule.titled ? `${rule.printed} ${withoutEmphasis(rule.words)}` : rule.number });
  });
  const numbers = new Map(rules.map((rule) => [rule.at, terms.has(rule.at) ? { ...rule, words: behindName(rule.words) } : rule]));
  const named = isList ? spans.map((span) => ({ ...span, headword: withoutEmphasis(numbers.get(span.first)?.words ?? span.headword) })) : spans.map((span) => ({ ...span, headword: terms.get(span.first) ?? span.headword }));
  return cutInSpans(source, { layout: NAME, spans: named, headings }, (span) => blocksOf(lines, span, numbers, wrapping));
}

/** `APPENDIX B. WORDS OF THE HARBOUR`, between two gaps. */
const TITLE_OF_PART = /^(?:appendix|part|chapter|section|book) [\dA-Z]{1,4}\b[^;]{0,60}[^.;,:]$/iu;

/** Where the text of a rule ends: at the title of a part that stands right above the next rule, which is then a heading, or at that rule. */
function withoutTitleOfPart(lines: readonly ReadingLine[], from: number, next: number, headings: Set<number>): number {
  const above = lines.slice(0, next).findLastIndex(({ text }) => text.trim() !== '');
  const isTitle = above > from && TITLE_OF_PART.test(lines[above]?.text.trim() ?? '') && lines[above - 1]?.text.trim() === '';
  if (!isTitle || lines[next] === undefined) return next;
  headings.add(above);
  return above;
}

/** Whether a rule is nothing but the title of a chapter of terms, and what introduces them. */
function isTitleOfChapter(rule: Numbered, termed: readonly Numbered[]): boolean {
  return ((rule.titled && rule.parts.length === 1) || introduces(rule)) && termed.some((term) => term.parts[0] === rule.parts[0]);
}

/** The lines that number a rule; a list of contents, whose numbers come again, is none. */
function rulesOf(lines: ReadingLine[], wrapping: Wrapping | null): Numbered[] {
  const found = withoutTitledParts(lines.flatMap(({ text }, at): Numbered[] => {
    const rule = ruleAt(text);
    return rule ? [{ ...rule, at, titled: isTitled(rule, text, lines[at + 1]?.text ?? '', wrapping) }] : [];
  }));
  const numbered = found.filter((rule, at) => rule.parts.length > 1 || isBareRule(found.slice(at, at + 3)));
  const again = new Map(numbered.map(({ number, at }) => [number, at]));
  const contents = numbered.findLastIndex(({ number, at, titled }) => titled && again.get(number) !== at);
  return inOrder(numbered.slice(endOfContents(lines, numbered, contents) + 1));
}

/** Where most lettered rules are texts, a short one among them, or one that a copy cuts short, is no title either. */
function withoutTitledParts(rules: Numbered[]): Numbered[] {
  const lettered = rules.filter((rule) => rule.lettered);
  const areTexts = lettered.filter(({ titled }) => titled).length < lettered.length / 2;
  return areTexts ? rules.map((rule) => (rule.lettered ? { ...rule, titled: false } : rule)) : rules;
}

/** A list of contents goes on to the last of the titles that stand one below the other, where the rule behind them is an earlier one. */
function endOfContents(lines: readonly ReadingLine[], numbered: readonly Numbered[], from: number): number {
  if (from < 0) return from;
  let end = from;
  while (numbered[end + 1]?.titled === true && compare(numbered[end], numbered[end + 1] as Rule) < 0 && lines.slice((numbered[end]?.at ?? 0) + 1, numbered[end + 1]?.at).every(({ text }) => text.trim() === '')) end += 1;
  const behind = numbered[end + 1];
  return behind !== undefined && compare(numbered[end], behind) > 0 ? end : from;
}

/** Without numbers that stand out of order: measures and versions at the head of a line. */
function inOrder(rules: Numbered[]): Numbered[] {
  const kept: Numbered[] = [];
  rules.forEach((rule, at) => {
    const ahead = rules.slice(at + 1, at + 3);
    const leaps = ahead.length === 2 && ahead.every((other) => compare(other, rule) < 0);
    if (compare(kept.at(-1), rule) < 0 && !leaps) kept.push(rule);
  });
  return kept;
}

function compare(a: Rule | undefined, b: Rule): number {
  if (a === undefined) return -1;
  for (let at = 0; at < Math.max(a.parts.length, b.parts.length); at++) {
    const difference = (a.parts[at] ?? -1) - (b.parts[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

function isBelow(rule: Rule, title: Rule | undefined): boolean {
  return title !== undefined && title.parts.length < rule.parts.length && title.parts.every((part, at) => rule.parts[at] === part);
}

/** Whether nothing stands below a chapter's title but the next title. */
function isAlone(lines: ReadingLine[], rule: Numbered, next: Numbered | undefined): boolean {
  const text = lines.slice(rule.at + 1, next?.at ?? lines.length).some((line) => line.text.trim() !== '');
  return !text && next?.titled === true && (rule.parts.length === 1 || isBelow(next, rule));
}

/** Reads: the lines of an entry. Writes: its paragraphs; a rule below it is an item with its number. */
function blocksOf(lines: ReadingLine[], span: EntrySpan, numbers: ReadonlyMap<number, Numbered>, wrapping: Wrapping | null): Paragraph[] {
  const body = lines.map((line, at) => ({ ...line, text: at < span.first || at > span.last ? '' : numbers.get(at)?.words ?? line.text }));
  const starts = [...numbers.keys()].filter((at) => at >= span.first && at <= span.last);
  return starts.flatMap((from, index) => {
    const rule = numbers.get(from);
    const paragraphs = readParagraphs(body, rule?.titled ? from + 1 : from, (starts[index + 1] ?? span.last + 1), { wrapping, starIsBullet: true });
    const [first, ...others] = joinBrokenSentences(paragraphs, new Set());
    return index > 0 && first && rule ? [{ ...first, type: 'numbered' as const, marker: rule.printed, level: 0 }, ...others] : [first ?? [], others].flat();
  });
}
