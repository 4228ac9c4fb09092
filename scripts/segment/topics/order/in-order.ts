/**
 * Terms that nothing but their place tells: where nearly every paragraph of a glossary is a term with its text, and all of
 * them stand in the order of the alphabet, one of the same shape between its neighbours is a term, however its text begins:
 * `Bow Rope: an item that ...` between `Boom: A beam ...` and `Buoy: A float ...`.
 */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { sortKey } from '../../../names/sort-key.ts';
import type { TopicCandidate } from '../names/candidates.ts';
import { isCapitals } from '../names/capitals.ts';
import { doubtsAboutTopic, isAlsoTerm, isTitleAndTerm } from '../names/not-a-topic.ts';
import { risingShare } from '../../../names/alphabet.ts';
import { splitsIn, type Split } from '../names/splits.ts';
import { containerOf, type TopicStyle } from './style.ts';
import { titleIn } from '../titles/title-line.ts';

/** So many terms, so large a share of the paragraphs from the first to the last, and as many in order. */
const FEWEST = 6;
/** Of so few, one more is told by its place and its dress only if it is a word that stands against itself. */
const FEWEST_TOLD = 4;
/** At the edges of a list of few terms, those that nobody else would see. */
const FEWEST_BESIDE = 3;
const NEARLY_ALL = 0.75;
const SORTED = 0.9;
const UNSORTED = 0.85;
const MOST_WORDS = 5;
/** Where texts have several paragraphs, fewer of these are terms: then one more is told by its place and its dress only if it is a word that stands against itself. */
const HALF = 0.5;
/** A line of fewer characters that could be a title is one. */
const SHORTEST_TEXT = 24;

/** What a line at the head says of the document: `Ostermere – a list of words for new bargemen`. */
const OF_DOCUMENT = /^(?:(?:an?|the|your|our|all|some|every|for|by|from|as|with) )?(?:[\p{L}’'-]+ ){0,3}(?:game|guide|lists?|glossary|lexicon|dictionary|collection|references?|set|pages?|site|words|terms|rules|edition|version)\b/iu;

/** Words of any sentence that a game explains where its cards use them in a sense of their own: `To`, `Unless`, `You`. */
const SMALL_WORD = /^["“'‘]?(?:to|from|for|by|at|in|on|of|with|without|into|up to|and|or|not|no|if|when|whenever|while|until|unless|instead|then|also|each|for each|any|another|other|every|all|than|now|new|you|your|they|their|it|its|this|that|may|must|can|cannot|as|is|was|before|after)["”'’]?$/iu;

/** What is said beside a term, and is none. */
const ASIDE = /^(?:(?:pro|quick|fun|side|design|rules?|play) )?(?:tips?|hints?|facts?|remember|reminders?|caution|beware|variants?|optional|options?|advice|remarks?|strategy|bonus|update|edit)$/iu;

/** Reads: the paragraphs of a glossary and the terms that were found. Writes: the terms, with those between them that only their place tells. */
export function withTermsInOrder(bodies: readonly Paragraph[], terms: readonly TopicCandidate[], style: TopicStyle): TopicCandidate[] {
  const within = withTermsBetween(bodies, terms, style);
  return style.separator === 'line' || !isDense(within, style, UNSORTED) ? within : withTermsAtEdges(bodies, within, style);
}

function withTermsBetween(bodies: readonly Paragraph[], terms: readonly TopicCandidate[], style: TopicStyle): TopicCandidate[] {
  const keys = terms.map(({ topic }) => sortKey(topic));
  if (terms.length < FEWEST_TOLD || (terms.length < FEWEST && style.separator !== 'line')) return [...terms];
  if (risingShare(keys) < SORTED) return style.separator !== 'line' && isDense(terms, style, UNSORTED) ? withLoneTerms(bodies, terms, style) : [...terms];
  const isClose = terms.length >= FEWEST && isDense(terms, style, NEARLY_ALL);
  if (!isClose && !(style.separator === 'line' && isDense(terms, style, HALF))) return [...terms];
  return terms.flatMap((term, index) => {
    const [next, after] = [terms[index + 1], keys[index + 1]];
    const found = next === undefined || after === undefined ? [] : between(bodies, term, next, style, (keys[index] ?? ''), after);
    return [term, ...(isClose ? found : found.filter(({ topic }) => isToldByPlace(topic)))];
  });
}

/** Whether a word on a line of its own is a term only by where it stands, and as the names beside it do. */
const isToldByPlace = (topic: string): boolean => isTitleAndTerm(topic) || SMALL_WORD.test(topic);

/** Whether a line has a gap above and below where one beside it has. */
function isDressedAs(bodies: readonly Paragraph[], at: number, others: readonly TopicCandidate[]): boolean {
  const gaps = (place: number): string => [[place - 1, place], [place, place + 1]].map(([above = 0, below = 0]) => (bodies[below]?.first ?? 0) - (bodies[above]?.last ?? -1) > 1).join();
  return others.some((other) => gaps(other.at) === gaps(at));
}

/**
 * Above the first term and behind the last nobody stands on the other side: paragraphs of their shape right beside them, each
 * in order where the terms are, are terms, too.
 */
function withTermsAtEdges(bodies: readonly Paragraph[], terms: readonly TopicCandidate[], style: TopicStyle): TopicCandidate[] {
  const [first, last] = [terms[0], terms.at(-1)];
  if (first === undefined || last === undefined || terms.length < FEWEST_BESIDE) return [...terms];
  const isSorted = risingShare(terms.map(({ topic }) => sortKey(topic))) >= SORTED;
  const beside = (from: TopicCandidate, step: 1 | -1): TopicCandidate[] => {
    const found: TopicCandidate[] = [];
    for (let at = from.at + step, key = sortKey(from.topic); ; at += step) {
      const split = runInAt(bodies[at], style);
      const own = split === null ? '' : sortKey(split.topic);
      const isInOrder = step > 0 ? own > key : own < key;
      if (split === null || isAlsoTerm(split.topic) || split.rest.length < SHORTEST_TEXT || (isSorted ? !isInOrder || !isBesideAny(own, key) : style.separator === ':' || OF_DOCUMENT.test(split.rest))) return found;
      found.push({ ...split, at, weight: 0 });
      key = own;
    }
  };
  return [...beside(first, -1).reverse(), ...terms, ...beside(last, 1)];
}

/** Whether hardly anything stands from the first term to the last but terms, each with one text. */
function isDense(terms: readonly TopicCandidate[], style: TopicStyle, share: number): boolean {
  const each = style.separator === 'line' ? 2 : 1;
  const within = (terms.at(-1)?.at ?? 0) - (terms[0]?.at ?? 0) + each;
  return terms.length * each >= within * share;
}

/** Where nothing is sorted, one paragraph in the shape of a term between two terms. */
function withLoneTerms(bodies: readonly Paragraph[], terms: readonly TopicCandidate[], style: TopicStyle): TopicCandidate[] {
  return terms.flatMap((term, index) => {
    const next = terms[index + 1];
    const split = next?.at === term.at + 2 ? runInAt(bodies[term.at + 1], style) : null;
    return split === null || split.rest.length < SHORTEST_TEXT ? [term] : [term, { ...split, at: term.at + 1, weight: 0 }];
  });
}

/** What stands between two terms in their shape, rising from the one to the other. */
function between(bodies: readonly Paragraph[], from: TopicCandidate, to: TopicCandidate, style: TopicStyle, after: string, before: string): TopicCandidate[] {
  const found: TopicCandidate[] = [];
  const isLike = (text: string, topic: string): boolean => (style.separator === 'line' ? text.toLowerCase() === topic.toLowerCase() : text.toLowerCase().startsWith(topic.toLowerCase()));
  const isLone = ({ topic }: Split): boolean => !(isAlsoTerm(topic) || isToldByPlace(topic)) || bodies.filter(({ text }) => isLike(text, topic)).length === 1;
  let last = after;
  for (let at = from.at + (style.separator === 'line' ? 2 : 1); at < to.at; at++) {
    const split = style.separator === 'line' ? titleAt(bodies, at, to.at) : runInAt(bodies[at], style);
    const key = split === null ? '' : sortKey(split.topic);
    if (split === null || key <= last || key >= before || !isBesideAny(key, last, before) || !isLone(split)) continue;
    if (style.separator === 'line' && isToldByPlace(split.topic) && !isDressedAs(bodies, at, [from, to])) continue;
    found.push({ ...split, at, weight: 0 });
    last = key;
  }
  return found;
}

/** A label of a text may stand in order by chance; seldom is its letter a neighbour's, or the next one. */
function isBesideAny(key: string, ...others: readonly string[]): boolean {
  return others.some((other) => Math.abs(other.charCodeAt(0) - key.charCodeAt(0)) <= 1);
}

/** A term with a text that begins small, or one that is called as pages and their parts are, set off as the others are. */
function runInAt(paragraph: Paragraph | undefined, style: TopicStyle): Split | null {
  if (paragraph === undefined || containerOf(paragraph) !== style.container || style.bold) return null;
  const split = splitsIn(paragraph).find(({ separator }) => separator === style.separator);
  if (split === undefined || (style.capitals && !isCapitals(split.topic))) return null;
  return isAlsoTerm(split.topic) || (isTerm(split.topic) && /^\p{Ll}/u.test(split.rest)) ? split : null;
}

/** A line that may be a title, right above a text that is none. */
function titleAt(bodies: readonly Paragraph[], at: number, end: number): Split | null {
  const [prior, paragraph, text] = [bodies[at - 1], bodies[at], bodies[at + 1]];
  if (paragraph === undefined || text === undefined || prior === undefined || at + 1 >= end || paragraph.heading !== null) return null;
  const title = titleIn(paragraph);
  const isFree = prior.last < paragraph.first - 1 || endsSentence(prior.text) || endsSentence(text.text);
  return title !== null && isFree && (isTerm(title.topic) || isToldByPlace(title.topic)) && isText(text, paragraph) ? title : null;
}

/** A text stands right below its name or behind a gap; one that could be a name itself is much longer. */
function isText(text: Paragraph, title: Paragraph): boolean {
  const isLong = text.text.length > SHORTEST_TEXT && text.text.length >= title.text.length * 2;
  return text.first - title.last <= 2 && (isLong || titleIn(text) === null) && text.text.length > title.text.length;
}

function isTerm(topic: string): boolean {
  return topic.split(/\s+/u).length <= MOST_WORDS && /^["“'‘(]?[\p{L}\d]/u.test(topic) && doubtsAboutTopic(topic) === 0 && !ASIDE.test(topic);
}
