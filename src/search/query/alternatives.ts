import type { Repairs } from '../repair/repairs.ts';
import type { Forms, Lexicon } from '../words/lexicon.ts';
import { otherNumerals } from '../words/numbers.ts';
import { stopWords } from '../words/stop-words.ts';
import type { ReadQuery } from './read-query.ts';
import { ordered, singles } from './slot.ts';
import type { Alternative } from './slot.ts';
import type { Synonyms } from './synonyms.ts';

/** What is known of the words of a corpus. */
export interface Knowledge {
  lexicon: Lexicon;
  synonyms: Synonyms;
  repairs: Repairs;
  /** Whether an everyday word that the corpus lacks: it is no slip. */
  isEnglish: (word: string) => boolean;
}

/** How well an alternative does that is not the word typed. */
const likeness = { inflection: 0.92, derivation: 0.75, numeral: 0.95, icon: 0.85, joined: 0.97, initials: 0.7 } as const;

/** A longer word does the better the more of it is typed; a word that is whole as it stands needs no end. */
const start = { ofUnknown: 0.6, ofKnown: 0.5, perShare: 0.35, shortestInside: 3, mostInTexts: 25 } as const;

/**
 * The words that will do in place of one typed, best first: the word itself and its forms, what means the same, what
 * begins so while it is being typed; and where no text has the word itself, what may have been meant.
 */
export function alternativesFor(query: ReadQuery, at: number, { lexicon, synonyms, repairs, isEnglish }: Knowledge): Alternative[] {
  const typed = query.words[at] ?? '';
  const typing = query.typing && at === query.words.length - 1;
  const { inflections, derivations } = tellingForms(typed, lexicon);
  const sure = [
    ...(lexicon.has(typed) ? singles([typed], 1, 'typed') : []),
    ...singles(inflections, likeness.inflection, 'form'),
    ...synonyms.at(query.words, at).map((words): Alternative => ({ words, likeness: likeness.icon, how: 'same' })),
    ...singles(otherNumerals(typed).filter((word) => lexicon.has(word)), likeness.numeral, 'same'),
    ...joinedOrApart(query.words, at, lexicon),
  ];
  const isWord = sure.some(({ how }) => how !== 'form');
  const starts = typing || typed.length >= start.shortestInside ? startsFor(typed, lexicon, sure.length > 0) : [];
  const mayBeSlip = !isWord && !isEnglish(typed);
  const meant = mayBeSlip ? repairs.of(typed, typing) : [];
  return ordered([
    ...sure,
    ...singles(derivations, likeness.derivation, 'form'),
    // A whole word that others follow is the beginning of another at most in a name: `comm data`.
    ...(typing || !isWord ? starts : starts.map((one): Alternative => ({ ...one, inNamesOnly: true }))),
    ...(mayBeSlip ? lexicon.namesBy(typed) : []).map((words): Alternative => ({ words, likeness: likeness.initials, how: 'initials' })),
    ...meant.filter(({ words }) => !words.join('').startsWith(typed)).map((repair): Alternative => ({ ...repair, how: 'repair' })),
  ]);
}

/** `toing` is no form of a word that says nothing. */
function tellingForms(typed: string, lexicon: Lexicon): Forms {
  const { inflections, derivations } = lexicon.formsOf(typed);
  return { inflections: inflections.filter((form) => !stopWords.has(form)), derivations };
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
