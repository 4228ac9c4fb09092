import type { Corpus, Entry } from '../../../src/model/corpus.ts';

const entriesToTry = 20;

const swapped = (word: string): string => word.slice(0, 3) + word.charAt(4) + word.charAt(3) + word.slice(5);

const wordsOf = ({ text }: Entry): string => (text[0]?.text ?? '').toLowerCase().split(' ').slice(2, 5).join(' ');

/** What players might type for entries from all over the alphabet: the name, the name with a slip in it, words of its text. */
const ways: readonly ((entry: Entry) => string)[] = [
  ({ headword }) => headword.toLowerCase(),
  ({ headword }) => swapped(headword.toLowerCase()),
  (entry) => `what does ${wordsOf(entry)}`,
];

/** Texts to type into the search of a corpus, one for each of some entries. */
export const typedTexts = ({ entries }: Corpus): string[] => entries
  .filter((_, at) => at % Math.ceil(entries.length / entriesToTry) === 0)
  .map((entry, at) => ways[at % ways.length]?.(entry) ?? '');
