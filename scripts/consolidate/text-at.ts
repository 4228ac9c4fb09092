import type { Block, Entry, Version } from '../../src/model/corpus.ts';

/**
 * The version of an entry that is in force on a day: the last that began by then. `null` asks for the base text. A day
 * before the base text's own asks for it too; null is returned only where a ruling made the entry and had not yet.
 */
export function versionAt(entry: Pick<Entry, 'versions'>, date: string | null): Version | null {
  const base = entry.versions[0] ?? null;
  if (date === null) return base;
  const begun = entry.versions.filter((version) => version.from !== null && version.from <= date).at(-1);
  return begun ?? (base === null || base.amendments.length > 0 ? null : base);
}

/** The text of an entry on a day; none where it did not exist yet, or had been repealed. */
export function textAt(entry: Pick<Entry, 'versions'>, date: string | null): Block[] {
  return versionAt(entry, date)?.text ?? [];
}

/** The text as it stood when the documents of a day were issued: what their instructions are about. */
export function textBefore(entry: Pick<Entry, 'versions'>, date: string): Block[] {
  const [base] = entry.versions;
  const begun = entry.versions.filter((version) => version.from !== null && version.from < date && version !== base).at(-1);
  return (begun ?? base)?.text ?? [];
}
