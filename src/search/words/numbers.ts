/** One number, however it is written: a query for `7 of 9` finds what is printed as `Seven of Nine`. */

const cardinals = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const roman = ['', '', 'ii', 'iii', 'iv', '', 'vi', 'vii', 'viii', 'ix'];

/** How small numbers sound, in messages typed with one thumb. */
const sounds: Readonly<Record<string, string>> = { 2: 'to', 4: 'for' };

/** The ways to write each number: `['2', 'two', 'ii', 'to']`. */
const ways: readonly string[][] = [
  ...cardinals.map((word, number) => [String(number), word, roman[number] ?? '', sounds[number] ?? '']),
  ...ordinals.map((word, number) => [`${number}${ordinalEnd(number)}`, word]),
].map((row) => row.filter((way) => way !== ''));

const others = new Map<string, string[]>();
for (const row of ways) {
  // `to` and `for` are words of their own: they are found through a figure, and lead to none.
  for (const way of row) if (!Object.values(sounds).includes(way)) others.set(way, row.filter((other) => other !== way));
}

/** Other ways to write a number; empty for a word that is none. */
export function otherNumerals(word: string): readonly string[] {
  return others.get(word) ?? [];
}

function ordinalEnd(number: number): string {
  return ['th', 'st', 'nd', 'rd'][number] ?? 'th';
}
