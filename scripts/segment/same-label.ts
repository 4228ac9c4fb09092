/** Names that nearly all begin with the same label, `Keyword: Anchor`, `Thing: iron`: they say what a thing is, and the label is no part of any name. */

const FEWEST = 4;
const NEARLY_ALL = 0.8;
const LABEL = /^(?<label>\p{L}[\p{L} ]{1,20}):\s/u;

/** Reads: the names found in a document. Writes: whether nearly all of them begin so. */
export function haveSameLabel(names: readonly string[]): boolean {
  const labels = names.flatMap((name) => LABEL.exec(name)?.groups?.['label']?.toLowerCase() ?? []);
  const most = Math.max(0, ...[...Map.groupBy(labels, (label) => label).values()].map(({ length }) => length));
  return names.length >= FEWEST && most >= names.length * NEARLY_ALL;
}
