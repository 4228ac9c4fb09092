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
  { file: 'scripts/consolidate/editions/prints.ts', words: 'print.lines[0]', is: '1', why: 'of two prints in one document the one that begins first ends first' },
  { file: 'scripts/consolidate/operations/repeal-by-position.ts', words: '(counted?.from ?? 1) < 1', is: '2', why: 'what is told and not counted is not counted from the end, by any number above 0' },
  { file: 'scripts/consolidate/place/ordinals.ts', words: '(list.length - 1) / 2 : -1', is: '2', why: 'no middle is any place below the first' },
  { file: 'scripts/consolidate/judge.ts', words: "instruction.operation === 'insertion' && place.beside !== null", is: 'place.beside !== null', why: 'what is not added, beside words and not quoted itself, is refused where all of its place is looked at' },
  { file: 'scripts/consolidate/rulings/unheard-orders.ts', words: 'ruling.entry === null || !ruling.instructions.some(isClarification)', is: 'ruling.entry === null', why: 'a shorter way to leaving every instruction as it is' },
  { file: 'scripts/consolidate/time/replay.ts', words: "instruction.operation === 'repeal' && instruction.unit === 'entry'", is: "instruction.unit === 'entry'", why: 'an entry that is made or replaced has a text' },
  { file: 'scripts/consolidate/operations/renumbering.ts', words: 'end < 0 ? text.length : end', is: '1', why: 'a list ends behind its first item at the earliest' },
  { file: 'scripts/consolidate/operations/renumbering.ts', words: "how === 'move' && to)", is: 'to', why: 'only what is moved has somewhere to go' },
  { file: 'scripts/consolidate/place/steps.ts', words: 'at < 0 ? steps.length', is: 'at <= 0', why: 'a middle step is none, counted from either end' },
  { file: 'scripts/consolidate/place/steps.ts', words: 'at < 0 ? steps.length', is: '1', why: 'a middle step is none, counted from either end' },
  { file: 'scripts/consolidate/operations/repeal-by-position.ts', words: '(judged.instruction.place.sentences?.from ?? 1) < 1', is: '2', why: 'what is told and not counted is not counted from the end, by any number above 0' },
  { file: 'scripts/consolidate/text/quotation.ts', words: 'folded.at[start] ?? 0', is: '1', why: 'each sign of a folded text has its place' },
  { file: 'scripts/consolidate/text/quotation.ts', words: 'folded.at[end - 1] ?? 0', is: '1', why: 'each sign of a folded text has its place' },
  { file: 'scripts/consolidate/place/named.ts', words: 'runs: [] as never[], agreed: false', is: 'true', why: 'nobody asks how surely nothing was found' },
  { file: 'scripts/consolidate/time/known.ts', words: 'sorted.every(({ at }, index) => isKeptBy(at, sorted[index + 1]?.at))', is: '(null as never)', why: 'a shorter way to what is found by looking at each day' },
  { file: 'scripts/consolidate/rulings/superseded-by.ts', words: 'other.place > one.place', why: 'a ruling is not of another document than its own, which is asked as well' },
  { file: 'scripts/link/names/name-index.ts', words: 'ids.length === 1 && ids[0] !== undefined', is: 'ids.length === 1', why: 'a list of one has a first' },
  { file: 'scripts/link/spans/mentions.ts', words: 'at < tokens.length; at++', is: 'at <= tokens.length', why: 'behind the last word nothing is found' },
  { file: 'scripts/link/spans/mentions.ts', words: 'text.slice(to, to + 3)', is: '4', why: 'what is asked for takes three characters at the most' },
  { file: 'scripts/link/spans/mentions.ts', words: 'Math.max(0, from - REACH)', is: '1', why: 'a name at the very beginning begins its sentence' },
  { file: 'scripts/link/spans/mentions.ts', words: "isCapitals(text.slice(from, to)) && to - from > 2 ? 'A'", is: '!(isCapitals(text.slice(from, to)) && to - from > 2)', why: 'two signs change places on both sides of a comparison' },
  { file: 'scripts/interpret/see-references.ts', words: 'index < parts.length; index++', is: 'index <= parts.length', why: 'behind the last part stands an empty name, which is left out' },
  { file: 'scripts/interpret/amendments/old-and-new.ts', words: 'at < blocks.length; at++', is: 'at <= blocks.length', why: 'behind the last paragraph there is none to be joined or kept' },
  { file: 'scripts/interpret/amendments/read-pieces.ts', words: 'const longestLook = 1500', why: 'a bound on how long reading takes, one letter farther' },
  { file: 'scripts/interpret/amendments/read-pieces.ts', words: 'const furthestRead = 6000', why: 'a bound on how long reading takes, one letter farther' },
  { file: 'scripts/interpret/amendments/read-pieces.ts', words: 'from < furthestRead &&', is: 'from <= furthestRead', why: 'a bound on how long reading takes, one letter farther' },
  { file: 'scripts/interpret/amendments/parse-change.ts', words: 'const longestRead = 4000', why: 'a bound on how long reading takes, one letter farther' },
  { file: 'scripts/interpret/amendments/read-pieces.ts', words: "if (reading.folded.text.slice(sentence.from, sentence.to).trim() === '') return sentence.to;", is: '(null as never)', why: 'what is blank is passed over letter by letter as well' },
  { file: 'scripts/interpret/amendments/fold-text.ts', words: 'index % 2 === 0 ? behind(at) : beside(at)', is: '1', why: 'marks that pair, and each of which stands as it should, are read alike in either form' },
  { file: 'scripts/interpret/amendments/fold-text.ts', words: "character >= 'a' && character <= 'z'", is: "character > 'a'", why: 'a shorter way to what lower case gives' },
  { file: 'scripts/interpret/amendments/old-and-new.ts', words: 'blocks.slice(at, at + 4)', is: '5', why: 'no pair has more than four paragraphs' },
  { file: 'scripts/interpret/amendments/explain-instruction.ts', words: 'return position < 0 ?', is: 'position <= 0', why: 'position 0 was answered before' },
  { file: 'scripts/interpret/amendments/cut-sentences.ts', words: 'text.slice(end, end + 3)', is: '4', why: 'a space and the sign behind it are looked at' },
  { file: 'scripts/interpret/amendments/parse-change.ts', words: "'digit', ", why: 'nobody asks for the letters that a rule reads; without them its tree is smaller' },
  { file: 'scripts/consolidate/time/known.ts', words: 'at.known < next.known', is: 'at.known <= next.known', why: 'that both are the same was asked before' },
  { file: 'scripts/consolidate/time/known.ts', words: 'next === undefined || at.known === next.known', is: 'next === undefined', why: 'a shorter way to what is found by looking at each day' },
  { file: 'scripts/link/asked-for.ts', words: 'keysOf(name).every((key) => key < first)', is: 'key <= first', why: 'a name that is held is not missing' },
  { file: 'src/search/pack/pack.ts', words: 'frequencies.get(word) ?? 0', is: '1', why: 'each word of an index has its frequency' },
  { file: 'src/search/repair/distance.ts', words: 'at > 0 && (this.#least[at] ?? 0) > this.#limit && (this.#least[at - 1] ?? 0) + price.twoSwapped > this.#limit', is: '1', why: 'a shorter way: what is beyond the limit is so at the end of the word' },
  { file: 'scripts/link/better-copies.ts', words: 'one.worth > top.worth', is: 'one.worth >= top.worth', why: 'what is worth the same was asked before' },
  { file: 'scripts/consolidate/unregarded.ts', words: "entry: { looksAt: ['position', ", is: '', why: 'an order of a whole entry that names a side of it is refused before' },
  { file: 'scripts/consolidate/unregarded.ts', words: "'next', 'every'", is: '', why: 'only what is added stands before the next words, and nothing is added everywhere' },
  { file: 'scripts/consolidate/unregarded.ts', words: "'a new paragraph': { looksAt: ['section', ", is: '', why: 'what is added to a section is refused before' },
  { file: 'scripts/consolidate/place/reference-lists.ts', words: "unit === 'text' && place.beside === null", is: "unit === 'text'", why: 'what stands beside words has a side, which is asked as well' },
];
