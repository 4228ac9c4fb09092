/** Names that a corpus uses, gathered before its documents are cut: they tell a title from the text run together with it. */
import type { SourceFile } from '../read/source-file.ts';
import { withoutEmphasis } from './blocks/emphasis.ts';
import { sortKey } from './sort-key.ts';

const BOLD = /\*\*([^*]{2,80})\*\*/gu;
const SEE = /\b[Ss]ee ((?:\p{Lu}|["“])[^.;:()]{1,200})/gu;

/** Reads: all documents. Writes: the sort keys of phrases printed bold or referred to. */
export function knownNames(sources: readonly SourceFile[]): Set<string> {
  const names = new Set<string>();
  for (const { reading } of sources) {
    for (const { text } of reading) {
      for (const found of text.matchAll(BOLD)) addEach(names, found[1] ?? '');
      for (const found of text.matchAll(SEE)) addEach(names, found[1] ?? '');
    }
  }
  return names;
}

function addEach(names: Set<string>, phrases: string): void {
  for (const phrase of [phrases, ...phrases.split(/,\s+/u)]) {
    const key = sortKey(withoutEmphasis(phrase));
    if (key.length > 2) names.add(key);
  }
}
