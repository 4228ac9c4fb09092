/** Faults that no test can notice, each with why: what they change is never seen, or is the same in other words. */
export interface Harmless {
  file: string;
  /** The words at the fault; each fault in them is meant. */
  words: string;
  /** Where only one of them is meant: the words that it puts there. */
  is?: string;
  why: string;
}

export const harmless: readonly Harmless[] = [
  { file: 'scripts/consolidate/place/ordinals.ts', words: 'position < 0', why: 'position 0 is none, counted from either end' },
  { file: 'scripts/consolidate/operations/cross-reference.ts', words: 'from > list.from', why: 'what begins a sentence stands behind no “see”, which is asked as well' },
  { file: 'scripts/consolidate/operations/quoted-text.ts', words: 'bare === quoted || findQuoted(judged.text, bare).length !== 1', is: 'findQuoted(judged.text, bare).length !== 1', why: 'words without a stop of their own were looked for before, and not found' },
  { file: 'scripts/consolidate/operations/addition-to-list.ts', words: 'first === undefined || last === undefined', why: 'a list has a first where it has a last' },
  { file: 'scripts/consolidate/refused-unseen.ts', words: "case 'erratum':\n      return refused('no instruction');\n    case 'reversal':", why: 'what brings no change was answered before' },
  { file: 'scripts/link/names/name-index.ts', words: 'ids.length === 1 && ids[0] !== undefined', is: 'ids.length === 1', why: 'a list of one has a first' },
  { file: 'scripts/link/spans/mentions.ts', words: 'at < tokens.length; at++', is: 'at <= tokens.length', why: 'behind the last word nothing is found' },
  { file: 'scripts/link/spans/mentions.ts', words: 'text.slice(to, to + 3)', is: '4', why: 'what is asked for takes three characters at the most' },
  { file: 'scripts/link/spans/mentions.ts', words: 'Math.max(0, from - REACH)', is: '1', why: 'a name at the very beginning begins its sentence' },
  { file: 'scripts/link/spans/mentions.ts', words: "isCapitals(text.slice(from, to)) && to - from > 2 ? 'A'", is: '!(isCapitals(text.slice(from, to)) && to - from > 2)', why: 'two signs change places on both sides of a comparison' },
  { file: 'scripts/interpret/see-references.ts', words: 'index < parts.length; index++', is: 'index <= parts.length', why: 'behind the last part stands an empty name, which is left out' },
  { file: 'scripts/interpret/amendments/old-and-new.ts', words: 'at < blocks.length; at++', is: 'at <= blocks.length', why: 'behind the last paragraph there is none to be joined or kept' },
  { file: 'scripts/interpret/amendments/read-pieces.ts', words: 'const longestLook = 1500', why: 'a bound on how long reading takes, one letter farther' },
  { file: 'scripts/interpret/amendments/read-pieces.ts', words: 'const furthestRead = 6000', why: 'a bound on how long reading takes, one letter farther' },
  { file: 'scripts/consolidate/time/known.ts', words: 'next === undefined || at.known === next.known', is: 'next === undefined', why: 'a shorter way to what is found by looking at each day' },
  { file: 'scripts/link/better-copies.ts', words: 'one.worth > top.worth', is: 'one.worth >= top.worth', why: 'what is worth the same was asked before' },
];
