import { repairsOf } from '../repair/repairs.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { otherNumerals } from '../words/numbers.ts';
import type { Synonyms } from './synonyms.ts';
import type { ReadQuery } from './read-query.ts';
import type { Alternative, How, Slot } from './slot.ts';

export interface Knowledge {
  lexicon: Lexicon;
  synonyms: Synonyms;
  /** How many documents there are. */
  documents: number;
}

/** What will do in place of each word typed; `exact` allows no repair and no guess at the rest of a word. */
export function makeSlots(query: ReadQuery, knowledge: Knowledge, exact: boolean): Slot[] {
  return query.words.map((typed, at) => {
    const content = query.content.includes(at);
    const alternatives = content ? alternativesFor(query, at, knowledge, exact) : asTyped(typed, knowledge.lexicon);
    return { typed, content, alternatives, weight: weightOf(alternatives, content, knowledge) };
  });
}

/** How well an alternative does that was not typed; those of words made from a word, and of what is typed so far, do less. */
const likeness = { inflection: 0.92, derivation: 0.75, same: 0.95, joined: 0.97, startOfKnown: 0.5, start: 0.6 } as const;

const mostStarts = 40;

function alternativesFor(query: ReadQuery, at: number, knowledge: Knowledge, exact: boolean): Alternative[] {
  const { lexicon } = knowledge;
  const typed = query.words[at] ?? '';
  const typing = query.typing && at === query.words.length - 1;
  const forms = lexicon.formsOf(typed);
  const found = [
    ...asTyped(typed, lexicon),
    ...singles(forms.inflections, likeness.inflection, 'form'),
    ...singles(forms.derivations, likeness.derivation, 'form'),
    ...knowledge.synonyms.at(query.words, at).map((words) => alternative(words, likeness.same, 'same')),
    ...singles(otherNumerals(typed).filter((word) => lexicon.has(word)), likeness.same, 'same'),
    ...joined(query.words, at, lexicon),
  ];
  const known = found.some(({ how, likeness: good }) => how !== 'form' || good === likeness.inflection);
  if (exact) return best(found);
  const starts = typing || (!known && typed.length > 2) ? startsFor(typed, lexicon, known) : [];
  const repairs = known || (starts.length > 0) ? [] : repairsOf(typed, lexicon, typing);
  return best([...found, ...starts, ...repairs.map((repair) => alternative(repair.words, repair.likeness, 'repair'))]);
}

function asTyped(typed: string, lexicon: Lexicon): Alternative[] {
  return lexicon.has(typed) ? [alternative([typed], 1, 'typed')] : [];
}

function startsFor(typed: string, lexicon: Lexicon, known: boolean): Alternative[] {
  const base = known ? likeness.startOfKnown : likeness.start;
  return lexicon.startingWith(typed, mostStarts)
    .map((word) => alternative([word], base + 0.35 * typed.length / word.length, 'start'));
}

/** The word with its neighbour as one word, or taken apart as neighbours in a name. */
function joined(typed: readonly string[], at: number, lexicon: Lexicon): Alternative[] {
  const word = typed[at] ?? '';
  const together = [(typed[at - 1] ?? '') + word, word + (typed[at + 1] ?? '')].filter((one) => one !== word && lexicon.has(one));
  const apart = lexicon.has(word) ? null : lexicon.compound(word);
  return [...singles(together, likeness.joined, 'joined'), ...(apart ? [alternative(apart, likeness.joined, 'joined')] : [])];
}

function singles(words: readonly string[], good: number, how: How): Alternative[] {
  return words.map((word) => alternative([word], good, how));
}

function alternative(words: readonly string[], good: number, how: How): Alternative {
  return { words, likeness: good, how };
}

/** Each choice of words once, the likeliest way to it. */
function best(alternatives: readonly Alternative[]): Alternative[] {
  const kept = new Map<string, Alternative>();
  for (const one of [...alternatives].sort((a, b) => b.likeness - a.likeness)) {
    const key = one.words.join(' ');
    if (!kept.has(key)) kept.set(key, one);
  }
  return [...kept.values()];
}

const stopWordShare = 0.1;

function weightOf([first]: readonly Alternative[], content: boolean, { lexicon, documents }: Knowledge): number {
  if (first === undefined) return 0;
  const rarest = Math.min(...first.words.map((word) => lexicon.frequency(word)));
  return Math.log(1 + documents / (rarest + 0.5)) * (content ? 1 : stopWordShare);
}
