/** Documents whose head does not say what they are: told by what they set off, and by its order. */
import { TERM } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { areNamesAsked } from './asked-below.ts';
import { changesSomething } from '../names/instruction-openings.ts';
import { namesOther } from './kinds.ts';
import { longestChain, risingShare } from '../../../names/alphabet.ts';
import { quoteTheirNames, type NameAndTexts } from './quoted-names.ts';
import { bearsItsSource } from '../names/sources-behind.ts';
import type { TopicStyle } from '../order/style.ts';
import type { TopicView } from '../viewed.ts';
import { areNames, isAboveText } from './topics-set-off.ts';

/** So many topics make a document of topics. */
export const ENOUGH = 3;
/** Names in the order of the alphabet, with texts that change nothing, make a glossary of a document whose head says nothing. */
export const UNTITLED = { fewest: 4, rising: 0.7, changes: 0.1, distinct: 0.8, sureness: 0.45 };

/** An order to change a text, said of its parts: no glossary gives one. */
const CHANGES_TEXT = /^(?:delete|replace|revise|change|amend|add|append|insert|remove|strike)\b.{0,60}\b(?:sentences?|paragraphs?|entry|bullets?|wording)\b/iu;

/** Whether a document that does not say what it is holds nothing but topics with texts, and orders among these. */
export function isUntitledRulings(view: TopicView): boolean {
  const { topics, style } = view;
  if (style.count < ENOUGH) return false;
  if (style.separator === 'line') return namesNoGlossary(view) && (quoteTheirNames(namesAndTexts(view)) || haveSources(namesAndTexts(view)) || areListed(view));
  if (!saysNothing(view)) return false;
  const first = topics.findIndex((topic) => topic !== null);
  const found = topics.flatMap((topic) => topic ?? []);
  return found.length >= (topics.length - first) * UNTITLED.distinct && found.some(({ rest }) => CHANGES_TEXT.test(rest)) && !areNames(view);
}

/** The share of names below which a text bears its source. */
const SOURCES = 0.6;

/** Whether most names have a text below them that says who ruled so, and when: nobody does so for a term. */
function haveSources(all: readonly NameAndTexts[]): boolean {
  const sourced = all.filter(({ texts }) => texts.some(bearsItsSource));
  return sourced.length >= ENOUGH && sourced.length >= all.length * SOURCES;
}

/** So many sorted names, nearly each right above items of a list: rulings on cards, one below the other. A term has one text. */
const LISTED = { fewest: 6, nearlyAll: 0.8, rising: 0.9 };

function areListed({ open, topics }: TopicView): boolean {
  const names = open.flatMap(({ paragraph }, at) => {
    const topic = topics[at] ?? null;
    const next = open[at + 1]?.paragraph;
    return topic === null || next === undefined ? [] : [{ topic: topic.topic, listed: (next.type === 'bullet' || /^[-–]\s?\S/u.test(next.text)) && next.first === paragraph.last + 1 && (endsSentence(next.text) || at + 2 >= open.length) }];
  });
  const keys = names.map(({ topic }) => sortKey(topic));
  return names.length >= LISTED.fewest && names.filter(({ listed }) => listed).length >= names.length * LISTED.nearlyAll && risingShare(keys) >= LISTED.rising && new Set(keys).size === keys.length;
}

/** Names on lines of their own, each with the paragraphs up to the next. */
function namesAndTexts({ open, topics }: TopicView): NameAndTexts[] {
  const all: { name: string; texts: string[] }[] = [];
  open.forEach(({ paragraph }, at) => {
    const topic = isAboveText(open[at + 1]?.paragraph) ? topics[at] ?? null : null;
    if (topic !== null) all.push({ name: topic.topic, texts: [] });
    else all.at(-1)?.texts.push(paragraph.text);
  });
  return all;
}

/** Whether a document that does not say what it is holds terms, sorted. */
export function isUntitledGlossary(view: TopicView): boolean {
  return view.style.count >= ENOUGH && saysNothing(view) && isListOfTerms(view) && !areNames(view) && !areNamesAsked(view);
}

const headOf = ({ paragraphs, subjects }: TopicView): string[] => [...subjects, ...paragraphs.map(({ paragraph }) => paragraph.text)];

function saysNothing(view: TopicView): boolean {
  return Object.values(view.says).every((weight) => weight === 0) && !namesOther(headOf(view));
}

/** Nothing in its head says that it is a glossary, or something else. */
const namesNoGlossary = (view: TopicView): boolean => view.says.glossary === 0 && !namesOther(headOf(view));

/** `On Low Water`, `About tolls`: what pieces of an article are called, and no terms. */
const TELLS_OF = /^(?:on|about|regarding|concerning) \S/iu;

/** Whether what a document sets off are terms, sorted, with texts that explain them: a glossary, whatever its head says. */
function isListOfTerms({ open, topics: all, style }: TopicView): boolean {
  const topics = all.flatMap((topic, at) => (topic === null || (style.separator === 'line' && !isAboveText(open[at + 1]?.paragraph)) ? [] : [{ ...topic, section: open[at]?.section ?? 0 }]));
  // A star before each of them is the sign of a list.
  const areStarred = topics.every(({ starred }) => starred);
  const changes = topics.filter(({ rest, starred, ownDay }) => (starred && !areStarred) || ownDay !== null || changesSomething(rest)).length;
  const kinds = new Set(topics.map(({ topic }) => sortKey(topic).replaceAll(/\d+/gu, '')));
  // Names of one letter are a page of it, unless they begin with the same word: steps, days, rounds.
  const [letters, words] = [1, 20].map((length) => new Set(topics.map(({ topic }) => sortKey(topic).split(' ')[0]?.slice(0, length))).size);
  const isPage = (letters === 1 && words !== undefined && words >= topics.length * UNTITLED.distinct) || standBelowLetters(open, all);
  const told = topics.filter(({ topic }) => TELLS_OF.test(topic)).length;
  return told < topics.length * UNTITLED.rising && topics.length >= (isPage ? ENOUGH : UNTITLED.fewest) && kinds.size >= topics.length * UNTITLED.distinct && changes <= topics.length * UNTITLED.changes
    && isSortedBy(chainedBySection(topics), topics.length, isPage, style);
}

/** Letters that head a list, at the least. */
const FEWEST_LETTERS = 2;

/** Whether every topic stands below a letter that it begins with: `- A -` above `anchor: It holds.` */
function standBelowLetters(open: TopicView['open'], topics: TopicView['topics']): boolean {
  const below = open.flatMap(({ letter }, at) => {
    const topic = topics[at] ?? null;
    return topic === null ? [] : [{ letter: letter?.toLowerCase() ?? '', first: sortKey(topic.topic).slice(0, 1) }];
  });
  return new Set(below.map(({ letter }) => letter)).size >= FEWEST_LETTERS && below.every(({ letter, first }) => letter === first);
}

/** Names below one heading on average, before their order is asked for below each. */
const OF_SECTION = 3;

/** The share of names that stand in order, which begins anew with each part of a document where parts hold several. */
function chainedBySection(topics: readonly { topic: string; section: number }[]): number {
  const sections = [...Map.groupBy(topics, ({ section }) => section).values()];
  const whole = risingShare(topics.map(({ topic }) => sortKey(topic)));
  if (sections.length * OF_SECTION > topics.length) return whole;
  return Math.max(whole, sections.reduce((sum, part) => sum + longestChain(part.map(({ topic }) => sortKey(topic))), 0) / topics.length);
}

/** So many names in order are no chance: of few all, of some all but one, of many most. Chapters come in some order of their own. */
function isSortedBy(rising: number, names: number, isPage: boolean, { heading }: TopicStyle): boolean {
  const [few, some] = [6, 8];
  const isChapters = heading !== null && heading < TERM;
  const share = isPage || names >= some ? UNTITLED.rising : names >= few ? 1 - 1 / names : 1;
  return rising >= share && (isPage || !isChapters || names > UNTITLED.fewest);
}
