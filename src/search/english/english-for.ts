import type { Corpus } from '../../model/corpus.ts';
import { write } from '../pack/numbers.ts';
import { packWords } from '../pack/word-list.ts';
import { derivationKey, inflectionKey } from '../words/forms.ts';
import { stopWords } from '../words/stop-words.ts';
import { words } from '../words/words.ts';
import { everydayWords } from './everyday.ts';
import type { EverydayWord } from './everyday.ts';
import { allIrregularForms, irregularForms } from './irregular.ts';
import { packNear } from './near-lines.ts';
import type { Near } from './near-lines.ts';
import { otherGames } from './other-games.ts';
import type { PackedEnglish } from './packed-english.ts';
import { patternOf } from './word-forms.ts';

/** An everyday word leads to so many words of the corpus; one that is hardly near is among them only where none is nearer. */
const mostNear = { near: 3, far: 1, farBelow: 0.45 } as const;
/** In WordNet all numbers stand beside each other: `ninety` is no `eleven`. */
const numberWords: ReadonlySet<string> = new Set((
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty '
  + 'seventy eighty ninety hundred thousand million dozen third fourth fifth sixth seventh eighth ninth tenth').split(' ').map(inflectionKey));
/** Another form of the same word is as near as can be. */
const formNearness = 0.9;

/**
 * What leads from everyday words to the words of a corpus.
 *
 * @param corpusWords - every word that is indexed
 * @param also - what the operator says that things are called as well: each word or words, and what they mean here
 */
export function englishFor(corpusWords: Iterable<string>, also: Corpus['also']): Omit<PackedEnglish, 'version'> {
  const telling = [...corpusWords].filter((word) => !stopWords.has(word));
  const held = new Set(telling.map(inflectionKey));
  const lacking = lackingWords(held, new Set(telling.map(derivationKey)));
  const uses = [...new Set(lacking.flatMap(({ near }) => near.map(({ key }) => key)))].sort();
  const places = new Map(uses.map((key, place) => [key, place]));
  const patterns = [...new Set(lacking.map(({ forms }) => forms))];
  return {
    keys: packWords(lacking.map(({ key }) => key)),
    patterns,
    forms: lacking.map(({ forms }) => write(patterns.indexOf(forms))).join(' '),
    uses: packWords(uses),
    near: lacking.map(({ near }) => packNear(near.map(({ key, nearness }): Near => ({ place: places.get(key) ?? 0, nearness })))).join('\n'),
    rows: rowsFor(held, also),
  };
}

/** Everyday words of which the corpus has no form, each with its nearest words in the corpus. */
function lackingWords(held: ReadonlySet<string>, derived: ReadonlySet<string>): EverydayWord[] {
  const all = new Map(everydayWords().map((word) => [word.key, word]));
  for (const form of allIrregularForms()) {
    const key = inflectionKey(form);
    const others = irregularForms(form).map(inflectionKey).filter((other) => other !== key);
    const near = others.flatMap((other) => [{ key: other, nearness: formNearness }, ...all.get(other)?.near ?? []]);
    const known = all.get(key);
    all.set(key, { key, forms: known?.forms ?? patternOf(key, [form]), near: [...near, ...known?.near ?? []] });
  }
  return [...all.values()]
    .filter(({ key }) => !held.has(key))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    // What the corpus has under another ending is found there, and no number is another.
    .map(({ key, forms, near }) => ({ key, forms, near: derived.has(key) || numberWords.has(key) ? [] : nearest(near, held) }));
}

function nearest(near: EverydayWord['near'], held: ReadonlySet<string>): EverydayWord['near'] {
  const best = new Map<string, number>();
  for (const { key, nearness } of near) if (held.has(key)) best.set(key, Math.max(best.get(key) ?? 0, nearness));
  return [...best].map(([key, nearness]) => ({ key, nearness })).sort((a, b) => b.nearness - a.nearness)
    .filter(({ nearness }, at) => at < (nearness < mostNear.farBelow ? mostNear.far : mostNear.near));
}

/** The rows that lead to anything in the corpus, the operator's first. */
function rowsFor(held: ReadonlySet<string>, also: Corpus['also']): PackedEnglish['rows'] {
  const keysOf = (text: string): string => words(text).map(inflectionKey).join(' ');
  const calledIn = (called: readonly string[]): string[] =>
    [...new Set(called.map(keysOf))].filter((keys) => keys.split(' ').every((key) => held.has(key) || stopWords.has(key)));
  const saidIn = (said: readonly string[]): string[] => [...new Set(said.flatMap((one) => [one, ...irregularForms(one)]).map(keysOf))];
  const operators = Object.entries(also).map(([said, called]): PackedEnglish['rows'][number] => [saidIn([said]), calledIn(called), true]);
  const games = otherGames.map(({ said, called }): PackedEnglish['rows'][number] => [saidIn(said), calledIn(called)]);
  return [...operators, ...games].filter(([, called]) => called.length > 0);
}
