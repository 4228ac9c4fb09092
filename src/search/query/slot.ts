/** A query as it is searched: for each word typed, the words that will do in its place. */

/**
 * How an alternative came about: the word itself, a form of it, another way to write the same, neighbours run together
 * or apart, a longer word that begins so, a name by its initials, a word that may have been meant; and
 * where the words themselves find little, a word of nearly that meaning, or what the thing is called here.
 */
export type How = 'typed' | 'form' | 'same' | 'joined' | 'start' | 'initials' | 'repair' | 'near' | 'called';

export interface Alternative {
  /** Words that are indexed, all of them needed. */
  words: readonly string[];
  /** How well they stand for what was typed, up to 1. */
  likeness: number;
  how: How;
  /** The words typed that it stands for, where they are a saying of several. */
  saying?: string;
  /** True for a repair that is more than a guess. */
  sure?: boolean;
  /** True for one that is too unsure to be looked for in texts. */
  inNamesOnly?: true;
}

export interface Slot {
  typed: string;
  /** False for a stop word: it may tell two titles apart, and is not looked for in texts. */
  content: boolean;
  /** Best first; empty where nothing will do. */
  alternatives: readonly Alternative[];
  /** How much the word tells: the rarer, the more. */
  weight: number;
}

/** Each choice of words once, by the likeliest way to it, likeliest first. */
export function ordered(alternatives: readonly Alternative[]): Alternative[] {
  const kept = new Map<string, Alternative>();
  for (const one of [...alternatives].sort((a, b) => b.likeness - a.likeness)) {
    const key = one.words.join(' ');
    if (!kept.has(key)) kept.set(key, one);
  }
  return [...kept.values()];
}

/** Alternatives of one word each, all as good. */
export function singles(words: readonly string[], likeness: number, how: How): Alternative[] {
  return words.map((word) => ({ words: [word], likeness, how }));
}

/** The beginnings of words say nothing of a text until they are so long, and of too many words hardly anything. */
const start = { shortest: 3, most: 40 } as const;

/** A slot with what is looked for in texts: nothing that is too unsure for them. */
export function forTexts(slot: Slot): Slot {
  const isLong = slot.typed.length >= start.shortest;
  const sure = slot.alternatives.filter(({ how, inNamesOnly }) => (isLong || how !== 'start') && inNamesOnly !== true);
  return { ...slot, alternatives: sure.slice(0, start.most) };
}
