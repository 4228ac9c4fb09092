/** The second search: for words that the corpus does not use. The first goes before it wherever it is sure. */
import type { English } from '../english/english.ts';
import type { WordPlaces } from '../index/word-places.ts';
import type { ReadQuery } from '../query/read-query.ts';
import type { Slot } from '../query/slot.ts';
import { answersOf } from '../rank/answers.ts';
import { closest } from '../rank/closeness.ts';
import { wholeName } from '../rank/title-scores.ts';
import type { Place, Ranked } from '../rank/rank.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { meantQuery } from './meant-query.ts';
import { rankWidely } from './rank-widely.ts';
import { widen } from './widen.ts';

/** What a search found: the slots it was asked with, and the documents, best first. */
export interface Found {
  slots: Slot[];
  places: Place[];
}

/** A name that is worth so much to a query is what was asked for. */
const sureTitle = 0.8;
/** The first search has found enough where its best document has so much of the query in one place. */
const enough = 0.7;
/** Fewer results than this, and none of just that name, are little: the documents hardly use the word. */
const few = 3;
/** A question of fewer words is answered by the words themselves. */
const fewest = 3;

export interface SecondParts {
  english: English;
  lexicon: Lexicon;
  held: Ranked;
  wordPlaces: WordPlaces;
}

/** Whether the first search leaves anything to look for. */
export function asksFurther({ slots, places }: Found, { english, lexicon, held }: SecondParts): boolean {
  const best = places[0];
  if (best === undefined) return true;
  const content = slots.filter((slot) => slot.content);
  if (places.length < few && best.title < wholeName) return true;
  const isUnknown = ({ typed }: Slot): boolean => english.has(typed) && !lexicon.has(typed) && lexicon.formsOf(typed).inflections.length === 0;
  if (content.some(isUnknown)) return best.title < sureTitle || content.length >= fewest;
  return content.length >= fewest && shareFound(best, slots, held) < enough;
}

function shareFound({ place }: Place, slots: readonly Slot[], { titlesOf, reader }: Ranked): number {
  const answers = answersOf(slots);
  return Math.max(0, ...[...titlesOf[place] ?? [], ...reader.passages(place)].map(({ words }) => closest(slots, answers, words).share));
}

/** Asks with more that will do in place of the words: what the first search is sure of stays where it was. */
export function askFurther(query: ReadQuery, first: Found, { english, lexicon, held, wordPlaces }: SecondParts): Found {
  const { slots, places } = rankWidely(widen(meantQuery(query, first.slots, lexicon, english), first.slots, lexicon, english), held, wordPlaces);
  const sure = first.places.filter(({ title }) => title >= sureTitle);
  const known = new Set(sure.map(({ place }) => place));
  const further = places.filter(({ place }) => !known.has(place));
  for (const { place } of further) known.add(place);
  return { slots, places: [...sure, ...further, ...first.places.filter(({ place }) => !known.has(place))] };
}
