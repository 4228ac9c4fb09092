import type { Reader } from '../documents/reader.ts';
import type { Texts } from '../index/texts.ts';
import { forTexts } from '../query/slot.ts';
import type { Slot } from '../query/slot.ts';
import { answersOf } from './answers.ts';
import { closest } from './closeness.ts';
import { textScores } from './text-scores.ts';
import type { Title } from './title.ts';
import type { Titles } from './title-scores.ts';

/** What a query is held against. */
export interface Ranked {
  texts: Texts;
  titles: Titles;
  /** The titles of each document. */
  titlesOf: readonly (readonly Title[])[];
  reader: Reader;
  /** Whether the document at a place says only where to look. */
  isPointer: (place: number) => boolean;
  /** Whether what it says no longer holds. */
  isSuperseded: (place: number) => boolean;
}

/** A document's place in the list, and what it is worth to the query. */
export interface Place {
  place: number;
  score: number;
  /** What its best name is worth to the query. */
  title: number;
}

const share = { title: 1.6, text: 1, close: 0.8 } as const;
const closePower = 2;
/** So many of the best are read for words close together. */
const mostRead = 30;
/** Documents that are worth less than this share of the best have nothing of the query but its commonest words. */
const leastShare = 0.005;
/** A document that only says where to look comes after its equals, and one that is superseded after those nearly as good. */
const pointerShare = 0.995;
const supersededShare = 0.985;

/** The documents that have something of the query, best first; of equals, the first in the list. */
export function rank(slots: readonly Slot[], held: Ranked): Place[] {
  const titles = held.titles.scores(slots);
  const texts = textScores(slots, held.texts);
  const scores = new Map<number, number>();
  for (const [place, score] of texts) scores.set(place, share.text * score);
  for (const [place, score] of titles) scores.set(place, (scores.get(place) ?? 0) + share.title * score);
  const least = leastShare * Math.max(...scores.values());
  const sorted = [...scores]
    .filter(([, score]) => score >= least)
    .map(([place, score]): Place => ({ place, title: titles.get(place) ?? 0, score: score * (held.isPointer(place) ? pointerShare : 1) * (held.isSuperseded(place) ? supersededShare : 1) }))
    .sort(byScore);
  const read = slots.filter(({ content }) => content).length < 2 ? sorted : withCloseness(slots, sorted, held);
  return pointersLast(slots.map(({ typed }) => typed).join(' '), read, held);
}

/** Of two documents of one name, the one that says something comes first; but never before a name just as it was typed. */
function pointersLast(typed: string, places: readonly Place[], { titlesOf, isPointer }: Ranked): Place[] {
  const nameOf = ({ place }: Place): string => titlesOf[place]?.[0]?.words.join(' ') ?? '';
  const best = places.slice(0, mostRead);
  const speaking = new Map(best.filter(({ place }) => !isPointer(place)).reverse().map((one) => [nameOf(one), one.score]));
  const moved = best.map(({ place, score, title }) => {
    const isFree = !isPointer(place) || titlesOf[place]?.[0]?.printed === typed;
    return { place, title, score: isFree ? score : Math.min(score, (speaking.get(nameOf({ place, title, score })) ?? Infinity) * pointerShare) };
  });
  return [...moved.sort(byScore), ...places.slice(mostRead)];
}

function byScore(a: Place, b: Place): number {
  return b.score - a.score || a.place - b.place;
}

function withCloseness(slots: readonly Slot[], places: readonly Place[], { titlesOf, reader }: Ranked): Place[] {
  const answers = answersOf(slots.map(forTexts));
  const best = places.slice(0, mostRead).map(({ place, score, title }) => {
    const texts = [...titlesOf[place] ?? [], ...reader.passages(place)].map(({ words }) => closest(slots, answers, words).share);
    return { place, title, score: score + share.close * Math.max(0, ...texts) ** closePower };
  });
  return [...best.sort(byScore), ...places.slice(mostRead)];
}
