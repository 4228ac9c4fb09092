/** Numbers and ranks in words: the grammar of instructions is made from these, and so are the positions that it finds. */
const cardinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'];

const ranks = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh',
  'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth'];

/** Ranks that have a name of their own; those below zero are counted from the end, and zero is the one in the middle. */
const named: Readonly<Record<string, number>> = {
  opening: 1, initial: 1, last: -1, final: -1, closing: -1, concluding: -1,
  'next-to-last': -2, 'next to last': -2, 'second-to-last': -2, 'second to last': -2, 'second from last': -2, 'last but one': -2,
  'second-last': -2, penultimate: -2, 'third-to-last': -3, 'third to last': -3, 'third from last': -3, antepenultimate: -3, middle: 0,
};

/** The words of the table, longer ones before those that they begin with. */
export const cardinalWords: readonly string[] = cardinals;
export const rankWords: readonly string[] = [...Object.keys(named), ...ranks];

/** The rank of a number from one to twenty, in words. */
export const rankWordOf = (number: number): string => ranks[number - 1] ?? '';

/** "three", "3", "third", "3rd" and "next-to-last" as a position; the last is -1. "middle" is 0. Null for no number. */
export function positionOf(word: string): number | null {
  const figure = Number.parseInt(word, 10);
  if (!Number.isNaN(figure)) return figure === 0 ? null : figure;
  const index = Math.max(cardinals.indexOf(word), ranks.indexOf(word));
  return named[word] ?? (index < 0 ? null : index + 1);
}
