import MiniSearch from 'minisearch';
import type { Passage, SearchDocument } from '../documents/search-document.ts';
import { iconSpeller } from './icons.ts';
import type { IconName } from './icons.ts';
import { indexOptions } from './index-options.ts';
import type { IndexedDocument } from './index-options.ts';

/** Indexes documents under their places in the list. */
export function buildIndex(documents: readonly SearchDocument[], icons: readonly IconName[]): MiniSearch<IndexedDocument> {
  const index = new MiniSearch(indexOptions);
  const spell = iconSpeller(icons);
  index.addAll(documents.map((document, id) => ({
    id,
    names: [document.headword, ...document.names.map(({ name }) => name)].join('\n'),
    text: spell(joined(document.passages.filter(({ anchor }) => anchor !== null))),
    beside: spell(joined(document.passages.filter(({ anchor }) => anchor === null))),
    old: spell(document.old.join('\n')),
  })));
  return index;
}

function joined(passages: readonly Passage[]): string {
  return passages.map(({ text }) => text).join('\n');
}
