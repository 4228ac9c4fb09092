import type { Ordinals, Place } from '../../instruction.ts';
import type { Spot, TextRange } from '../commands/command.ts';

/** "You may dock ..." begins with the words before the dots, and "... at dusk" ends with those behind them. */
const withoutDots = (words: string): string => words.replace(/\s*(\.{3,}|…)\s*$/, '').replace(/^(\.{3,}|…)\s*/, '');

const hasRuns = ({ paragraphs, items, sentences }: Spot): boolean => [paragraphs, items, sentences].some((runs) => runs.length > 1);

/** One run only: two runs are no single place. */
const only = (found: Ordinals[]): Ordinals | null => (found.length === 1 ? (found[0] ?? null) : null);

/** "To the end": of the sentence or the paragraph that is named beside it; where none is, of whatever ends there. */
function endThere({ sentences, paragraphs, items, told }: Spot): 'sentence' | 'paragraph' | 'there' {
  if (sentences.length > 0 || told.some(({ of }) => of === 'sentence')) return 'sentence';
  return paragraphs.length > 0 || items.length > 0 || told.some(({ of }) => of === 'paragraph') ? 'paragraph' : 'there';
}

function throughOf(spot: Spot, words: (range: TextRange | null) => string | null): Place['through'] {
  const { through } = spot;
  if (through === null) return null;
  if (through === 'there') return { end: endThere(spot) };
  if (through === 'all before' || through === 'all after') return { all: through === 'all before' ? 'before' : 'after' };
  if (typeof through === 'string') return { end: through };
  const last = words(through);
  return last === null ? null : { words: last };
}

/** The place that a spot names, in the words of its paragraph. */
export function placeOf(spot: Spot, printed: string): Place {
  const words = (range: TextRange | null) => range && (printed.slice(range.from, range.to).trim() || null);
  const edge = (range: TextRange | null): string | null => {
    const found = words(range);
    return found && withoutDots(found);
  };
  return {
    section: words(spot.section),
    paragraphs: only(spot.paragraphs),
    items: only(spot.items),
    sentences: only(spot.sentences),
    position: spot.position,
    opening: edge(spot.opening),
    closing: edge(spot.closing),
    told: spot.told.map(({ opens, closes, holds, ...part }) => ({ ...part, opens: edge(opens), closes: edge(closes), holds: words(holds) })),
    // Two places, "at the end of the second and third paragraphs", are told and not found: half of them is no place.
    about: words(spot.about) ?? (hasRuns(spot) ? 'several places' : null),
    within: spot.within,
    beside: words(spot.beside),
    next: words(spot.next),
    every: spot.every,
    times: spot.times,
    vacant: spot.vacant,
    also: spot.also,
    context: words(spot.context),
    nth: spot.nth,
    words: spot.words,
    unclear: spot.unclear,
    through: throughOf(spot, words),
  };
}

/**
 * What is not said again is as it was said before, as far as the words go: "the same section", "the paragraph", "it".
 * @param isCounted - the part is told by its number among those of the kind that was named before: "and replace the third"
 */
export function placeAgain(place: Place, again: Spot['again'], before: Place | null, isCounted = false): Place {
  if (again === null) return place;
  // "The second sentence of the paragraph", where none was named before: of which, nobody knows.
  if (!before) return again === 'section' ? place : { ...place, about: place.about ?? `the ${again}` };
  const section = place.section ?? before.section;
  if (again === 'section') return { ...place, section };
  const isOpen = namesAnother(place, again, before) || (!isCounted && (place.paragraphs ?? before.paragraphs) === null && isToldByNothing(place, again, before));
  return isOpen ? { ...place, section, about: place.about ?? `the ${again}` } : { ...asBefore(place, again, before), section };
}

function asBefore(place: Place, again: 'paragraph' | 'place', before: Place): Place {
  const paragraphs = place.paragraphs ?? before.paragraphs;
  return again === 'paragraph' ? { ...place, paragraphs } : { ...place, paragraphs, items: place.items ?? before.items, sentences: place.sentences ?? before.sentences };
}

/** "The first sentence of this paragraph and the sentence of the last one": which of them, is not said there. */
const namesAnother = (place: Place, again: 'paragraph' | 'place', before: Place): boolean =>
  again === 'place' && place.paragraphs !== null && JSON.stringify(place.paragraphs) !== JSON.stringify(before.paragraphs);

/** "Replace "sing" with "hum". In the same paragraph, ...": no number and no words tell of which. */
function isToldByNothing({ told, sentences, position }: Place, again: 'paragraph' | 'place', before: Place): boolean {
  const isTold = [...before.told, ...told].length > 0 || before.items !== null || before.opening !== null;
  return !isTold && (again === 'paragraph' || ((sentences !== null || position !== null) && before.sentences === null));
}
