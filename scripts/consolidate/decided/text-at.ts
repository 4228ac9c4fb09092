import type { Block, Entry } from '../../../src/model/corpus.ts';

/** The text as it stood when the documents of a day were issued: what their instructions are about. */
export function textBefore(entry: Pick<Entry, 'versions'>, date: string): Block[] {
  const [base] = entry.versions;
  const begun = entry.versions.filter((version) => version.from !== null && version.from < date && version !== base).at(-1);
  return (begun ?? base)?.text ?? [];
}
