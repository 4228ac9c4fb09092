import type { Meaning, WordNet } from './wordnet.ts';

/** How near words are that WordNet relates so to a word's meaning, up to 1. */
const byRelation: Readonly<Record<string, number>> = {
  /* barge is a boat     */ '@': 0.6, '@i': 0.6,
  /* boat: barge         */ '~': 0.5, '~i': 0.5,
  /* weary: tired        */ '&': 0.65,
  /* movement: move      */ '+': 0.8,
  /* quickly: quick      */ '\\': 0.7,
  /* see also            */ '^': 0.5, $: 0.6,
  /* snore: sleep        */ '*': 0.5, '>': 0.5,
  /* wheel: barge        */ '#m': 0.4, '#s': 0.4, '#p': 0.4, '%m': 0.4, '%s': 0.4, '%p': 0.4,
  /* asleep: awake       */ '!': 0.3,
};

const near = { same: 0.9, defined: 0.4, sibling: 0.42, above: 0.42, furtherAbove: 0.3, below: 0.35, alike: 0.4 } as const;
/** Of more words than these under one, none is near the others. */
const mostSiblings = 60;
/** A meaning that is rarely meant counts by this power of its share. */
const sharePower = 0.35;

const empty = new Set(('a an the of or and to in for with by on at as from that which is are be used being not someone something one some other etc '
  + 'especially usually having who it its his their into any very more than when where often this made most out').split(' '));

/** The words near to one, with how near: those that mean the same, more or less than it, stand beside it, or say what it means. */
export function nearWords(word: string, wordNet: WordNet): Map<string, number> {
  const found = new Map<string, number>();
  const add = (words: readonly string[], nearness: number): void => {
    for (const other of words) if (other !== word && /^[a-z]+$/u.test(other)) found.set(other, Math.max(found.get(other) ?? 0, nearness));
  };
  for (const { meaning, weight } of weighed(word, wordNet)) {
    for (const [words, nearness] of around(meaning, wordNet)) add(words, nearness * weight);
    const definition = meaning.definition.toLowerCase().match(/[a-z]{3,}/gu) ?? [];
    add(definition.filter((one) => !empty.has(one)), near.defined * weight);
  }
  return found;
}

/** The meanings of a word, the rarer the less they weigh. */
function weighed(word: string, { meanings, meaningsOf, counts }: WordNet): { meaning: Meaning; weight: number }[] {
  const ids = meaningsOf.get(word) ?? [];
  const countOf = (id: string): number => (counts.get(`${word}|${id}`) ?? 0) + 1;
  const total = ids.reduce((sum, id) => sum + countOf(id), 0);
  return ids.flatMap((id, at) => {
    const meaning = meanings.get(id);
    const rank = ids.slice(0, at).filter((other) => other.startsWith(id.charAt(0))).length;
    return meaning === undefined ? [] : [{ meaning, weight: Math.max(countOf(id) / total, 1 / (1 + rank)) ** sharePower }];
  });
}

/** The words of the meanings around one. */
function around(meaning: Meaning, { meanings }: WordNet): [readonly string[], number][] {
  const follow = (from: Meaning, ...signs: string[]): Meaning[] =>
    from.related.flatMap(({ sign, to }) => (signs.includes(sign) ? meanings.get(to) ?? [] : []));
  const wordsOf = (from: readonly Meaning[]): string[] => from.flatMap(({ words }) => words);
  const above = follow(meaning, '@', '@i');
  const higher = above.flatMap((one) => follow(one, '@'));
  const siblings = above.map((one) => follow(one, '~')).filter((all) => all.length < mostSiblings).flat();
  return [
    [meaning.words, near.same],
    ...Object.entries(byRelation).map(([sign, nearness]): [string[], number] => [wordsOf(follow(meaning, sign)), nearness]),
    [wordsOf(siblings), near.sibling],
    [wordsOf(higher), near.above],
    [wordsOf(higher.flatMap((one) => follow(one, '@'))), near.furtherAbove],
    [wordsOf(follow(meaning, '~').flatMap((one) => follow(one, '~'))), near.below],
    [wordsOf(follow(meaning, '&').flatMap((one) => follow(one, '&'))), near.alike],
  ];
}
