import type { WordPlaces } from '../index/word-places.ts';
import type { Slot } from '../query/slot.ts';
import { answersOf } from '../rank/answers.ts';
import type { Answers } from '../rank/answers.ts';
import type { Place, Ranked } from '../rank/rank.ts';
import type { Title } from '../rank/title.ts';
import { saturated, scoreWords } from './score-words.ts';

const share = { words: 1, title: 2, passage: 1.4 } as const;
/** A title counts by the share of the query that it answers, and by a power of the share of it that was asked for; a passage by a power of what it covers. */
const power = { ofTitle: 0.5, coverage: 0.6 } as const;
/** So many of the best are read, passage by passage. */
const mostRead = 40;
const usualPassage = 60;
/** What only says where to look is no answer to a question. */
const pointerShare = 0.7;

/** The slots with their weights, and the documents that answer them, best first. */
export interface Widely {
  slots: Slot[];
  places: Place[];
}

/** Ranks documents for a query in words that are not theirs: by all of their words, by their names, by their best passage. */
export function rankWidely(asked: readonly Slot[], held: Ranked, wordPlaces: WordPlaces): Widely {
  const { slots, scores } = scoreWords(asked, wordPlaces);
  const answers = answersOf(slots);
  const total = slots.reduce((sum, { content, weight }) => sum + (content ? weight : 0), 0);
  const best = Math.max(...scores.values());
  const ranked = [...scores].map(([place, score]): Place => {
    const title = Math.max(0, ...(held.titlesOf[place] ?? []).map((one) => titleScore(one, answers, slots, total)));
    return { place, title: 0, score: (share.words * score / best + share.title * title) * (held.isPointer(place) ? pointerShare : 1) };
  }).sort(byScore);
  const read = ranked.slice(0, mostRead).map((one) => ({ one, passage: passageScore(one.place, held, answers, slots, total) }));
  const bestPassage = Math.max(...read.map(({ passage }) => passage), Number.MIN_VALUE);
  const reread = read.map(({ one, passage }): Place => ({ ...one, score: one.score + share.passage * passage / bestPassage * (held.isPointer(one.place) ? pointerShare : 1) }));
  return { slots, places: [...reread.sort(byScore), ...ranked.slice(mostRead)] };
}

function byScore(a: Place, b: Place): number {
  return b.score - a.score || a.place - b.place;
}

function titleScore({ words, weights, weight, worth }: Title, answers: Answers, slots: readonly Slot[], total: number): number {
  const answered = new Map<number, number>();
  let had = 0;
  for (const [at, word] of words.entries()) {
    let likest = 0;
    for (const { slot, likeness } of answers.get(word) ?? []) {
      answered.set(slot, Math.max(answered.get(slot) ?? 0, likeness));
      likest = Math.max(likest, likeness);
    }
    had += likest * (weights[at] ?? 0);
  }
  if (had === 0) return 0;
  const ofQuery = weightOf(answered, slots) / total;
  return worth * (had / weight) ** power.ofTitle * ofQuery;
}

function passageScore(place: number, { reader, titlesOf }: Ranked, answers: Answers, slots: readonly Slot[], total: number): number {
  const names = new Set((titlesOf[place] ?? []).flatMap(({ words }) => words));
  return Math.max(0, ...reader.passages(place).map(({ words }) => {
    const often = new Map<number, number>();
    const answered = new Map<number, number>();
    for (const word of [...words, ...names]) {
      for (const { slot, likeness } of answers.get(word) ?? []) {
        often.set(slot, (often.get(slot) ?? 0) + likeness);
        answered.set(slot, Math.max(answered.get(slot) ?? 0, likeness));
      }
    }
    const length = (words.length + names.size) / usualPassage;
    const score = [...often].reduce((sum, [slot, count]) => sum + (slots[slot]?.weight ?? 0) * saturated(count, length), 0);
    return score * (weightOf(answered, slots) / total) ** power.coverage;
  }));
}

/** The weight of what was typed, weighed by how well it is answered. */
function weightOf(answered: ReadonlyMap<number, number>, slots: readonly Slot[]): number {
  let weight = 0;
  for (const [slot, likeness] of answered) weight += likeness * (slots[slot]?.weight ?? 0);
  return weight;
}
