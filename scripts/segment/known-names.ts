/** Names that a corpus uses, gathered before its documents are cut: they tell a title from the text run together with it. */
import type { SourceFile } from '../read/source-file.ts';
import { withoutEmphasis } from './blocks/emphasis.ts';
import { sortKey } from '../names/sort-key.ts';

/** Names that are asked for one by one: who cuts a document learns nothing else of the rest of the corpus. */
export type Names = Pick<ReadonlySet<string>, 'has'>;

const BOLD = /\*\*([^*]{2,80})\*\*/gu;
const SEE = /\b[Ss]ee ((?:\p{Lu}|["“])[^.;:()]{1,200})/gu;

/** Reads: all documents. Writes: the sort keys of phrases printed bold or referred to. */
export function knownNames(sources: readonly SourceFile[]): Set<string> {
  const names = new Set<string>();
  for (const source of sources) for (const name of namesIn(source)) names.add(name);
  return names;
}

/** What a document names, by the document: it is asked again where only another one has changed. */
const named = new WeakMap<SourceFile, ReadonlySet<string>>();

function namesIn(source: SourceFile): ReadonlySet<string> {
  const known = named.get(source);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const { text } of source.reading) {
    for (const found of text.matchAll(BOLD)) addEach(names, found[1] ?? '');
    for (const found of text.matchAll(SEE)) addEach(names, found[1] ?? '');
  }
  named.set(source, names);
  return names;
}

function addEach(names: Set<string>, phrases: string): void {
  for (const phrase of [phrases, ...phrases.split(/,\s+/u)]) {
    const key = sortKey(withoutEmphasis(phrase));
    if (key.length > 2) names.add(key);
  }
}
