import MiniSearch from 'minisearch';
import type { Passage, SearchDocument } from '../documents/search-document.ts';
import { iconSpeller } from './icons.ts';
import type { IconName } from './icons.ts';
import { indexOptions } from './index-options.ts';
import type { IndexedDocument } from './index-options.ts';

/** Indexes documents under their places in the list. */
export function buildIndex(documents: readonly SearchDocument[], icons: readonly IconName[]): MiniSearch<IndexedDocument> {
  const { index, records } = indexing(documents, icons);
  index.addAll(records);
  return index;
}

/** An index with nothing in it yet, and what belongs in it. */
export function indexing(documents: readonly SearchDocument[], icons: readonly IconName[]): { index: MiniSearch<IndexedDocument>; records: IndexedDocument[] } {
  const spell = iconSpeller(icons);
  const records = documents.map((document, id) => ({
    id,
    names: [document.headword, ...document.names.map(({ name }) => name)].join('\n'),
    text: spell(joined(document.passages.filter(({ anchor }) => anchor !== null))),
    beside: spell(joined(document.passages.filter(({ anchor }) => anchor === null))),
    old: spell(document.old.join('\n')),
  }));
  return { index: new MiniSearch(indexOptions), records };
}

function joined(passages: readonly Passage[]): string {
  return passages.map(({ text }) => text).join('\n');
}
