/** Names that stand twice in their lines, as where the words for a picture stand beside the name: `Word Moor Moor`. Nobody can tell which words are the name. */
const FEWEST = 4;
const NEARLY_ALL = 0.8;
const DOUBLED = /(?:^|\s)(?<name>\S.{0,40}) \k<name>$/u;

/** Reads: the names found in a document. Writes: whether nearly all of them end in the same words twice. */
export function areDoubled(names: readonly string[]): boolean {
  return names.length >= FEWEST && names.filter((name) => DOUBLED.test(name)).length >= names.length * NEARLY_ALL;
}
