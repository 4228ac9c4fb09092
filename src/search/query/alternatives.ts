import { repairsOf } from '../repair/repairs.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { otherNumerals } from '../words/numbers.ts';
import type { Knowledge } from './make-slots.ts';
import type { ReadQuery } from './read-query.ts';
import { ordered, singles } from './slot.ts';
import type { Alternative } from './slot.ts';

/** How well an alternative does that is not the word typed. */
const likeness = { inflection: 0.92, derivation: 0.75, numeral: 0.95, icon: 0.85, joined: 0.97 } as const;

/** A longer word does the better the more of it is typed; a word that is whole as it stands needs no end. */
const start = { ofUnknown: 0.6, ofKnown: 0.5, perShare: 0.35, shortestInside: 3, mostInTexts: 25 } as const;

/**
 * The words that will do in place of one typed, best first: the word itself and its forms, what means the same, what
 * begins so while it is being typed; and only where nothing of this is found, what may have been meant.
 */
export function alternativesFor(query: ReadQuery, at: number, { lexicon, synonyms }: Knowledge): Alternative[] {
  const typed = query.words[at] ?? '';
  const typing = query.typing && at === query.words.length - 1;
  const { inflections, derivations } = lexicon.formsOf(typed);
  const sure = [
    ...(lexicon.has(typed) ? singles([typed], 1, 'typed') : []),
    ...singles(inflections, likeness.inflection, 'form'),
    ...synonyms.at(query.words, at).map((words): Alternative => ({ words, likeness: likeness.icon, how: 'same' })),
    ...singles(otherNumerals(typed).filter((word) => lexicon.has(word)), likeness.numeral, 'same'),
    ...joinedOrApart(query.words, at, lexicon),
  ];
  const known = sure.length > 0;
  const starts = typing || (!known && typed.length >= start.shortestInside) ? startsFor(typed, lexicon, known) : [];
  const repairs = known || starts.length > 0 ? [] : repairsOf(typed, lexicon, typing);
  return ordered([
    ...sure,
    ...singles(derivations, likeness.derivation, 'form'),
    ...starts,
    ...repairs.map((repair): Alternative => ({ ...repair, how: 'repair' })),
  ]);
}

function startsFor(typed: string, lexicon: Lexicon, known: boolean): Alternative[] {
  const least = known ? start.ofKnown : start.ofUnknown;
  return lexicon.startingWith(typed, start.mostInTexts)
    .map((word) => ({ words: [word], likeness: least + start.perShare * typed.length / word.length, how: 'start' }));
}

/** A word with its neighbour as one word, or taken apart as neighbours in a name are. */
function joinedOrApart(typed: readonly string[], at: number, lexicon: Lexicon): Alternative[] {
  const word = typed[at] ?? '';
  const together = [(typed[at - 1] ?? '') + word, word + (typed[at + 1] ?? '')]
    .filter((one) => one !== word)
    .flatMap((one) => (lexicon.has(one) ? one : lexicon.formsOf(one).inflections));
  const apart = lexicon.has(word) ? null : lexicon.compound(word);
  return [
    ...singles(together, likeness.joined, 'joined'),
    ...(apart === null ? [] : [{ words: apart, likeness: likeness.joined, how: 'joined' as const }]),
  ];
}
