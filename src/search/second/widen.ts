import type { Called, English } from '../english/english.ts';
import { irregularForms } from '../english/irregular.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { ordered, singles } from '../query/slot.ts';
import type { Alternative, How, Slot } from '../query/slot.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { fillers, stopWords } from '../words/stop-words.ts';
import { settleClaims } from './claims.ts';

/** How well a word does that only means nearly the same, or is what things are called elsewhere. */
const likeness = { near: 0.7, called: 1, calledOfKnown: 0.75, irregular: 0.9 } as const;
/** Of what a word may stand for the first is the likeliest; each further one does worse, down to the least. */
const further = { share: 0.8, least: 0.6 } as const;
/** Words that say little of a situation weigh little. */
const fillerWeight = 0.4;

/** A query with more that will do in place of its words: other forms, what they mean, what things are called here. */
export function widen(query: ReadQuery, slots: readonly Slot[], lexicon: Lexicon, english: English): Slot[] {
  const { called, inPhrase } = calledAt(query, lexicon, english);
  return settleClaims(slots.map((slot, at) => {
    const own = slot.content ? ownAlternatives(slot, query.typing && at === slots.length - 1, lexicon) : [];
    const isKnown = own.some(({ how }) => how !== 'start');
    const near = slot.content && !isKnown && !inPhrase.has(at) ? asAlternatives(english.near(query.words[at] ?? slot.typed), lexicon, likeness.near, 'near') : [];
    const alternatives = ordered([...own, ...near, ...called.get(at) ?? []]);
    return { ...slot, content: alternatives.length > 0, alternatives, weight: fillers.has(slot.typed) && !inPhrase.has(at) ? fillerWeight : 1 };
  }));
}

/** What the first search would take for the word, and its irregular forms. */
function ownAlternatives({ typed, alternatives }: Slot, typing: boolean, lexicon: Lexicon): Alternative[] {
  const irregular = irregularForms(typed).filter((form) => lexicon.has(form) && !stopWords.has(form));
  return [
    ...alternatives.filter(({ how, inNamesOnly }) => inNamesOnly !== true && (typing || how !== 'start')),
    ...singles(irregular, likeness.irregular, 'form'),
  ];
}

/** What things are called here, by the place of the first word that was typed for each; and the words that are part of a saying. */
function calledAt({ words }: ReadQuery, lexicon: Lexicon, english: English): { called: Map<number, Alternative[]>; inPhrase: Set<number> } {
  const found = new Map<number, Alternative[]>();
  const inPhrase = new Set<number>();
  for (const [at, word] of words.entries()) {
    for (const { words: count, called } of english.calledAt(words, at)) {
      if (count === 1 && stopWords.has(word)) continue;
      const share = count === 1 && isKnown(word, lexicon) ? likeness.calledOfKnown : likeness.called;
      const alternatives = asAlternatives(called, lexicon, share, 'called');
      const saying = words.slice(at, at + count).join(' ');
      found.set(at, [...found.get(at) ?? [], ...count === 1 ? alternatives : alternatives.map((one) => ({ ...one, saying }))]);
      for (let part = at; count > 1 && part < at + count; part++) inPhrase.add(part);
    }
  }
  return { called: found, inPhrase };
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return lexicon.has(word) || lexicon.formsOf(word).inflections.length > 0;
}

/** Every form of the words that a thing is called; of several words, each stands for a part. */
function asAlternatives(called: readonly Called[], lexicon: Lexicon, share: number, how: How): Alternative[] {
  return called.flatMap(({ keys, nearness }, at) => {
    const forms = keys.flatMap((key) => lexicon.withKey(key)).filter((word) => !stopWords.has(word));
    return singles(forms, nearness * share * Math.max(further.least, further.share ** at), how);
  });
}
