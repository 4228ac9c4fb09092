import GithubSlugger from 'github-slugger';
import type { SourceDocument, Version } from '../../src/model/corpus.ts';
import type { BaseEntry, TargetedRuling } from '../link/linked.ts';
import type { History } from './history.ts';

/**
 * An entry that a ruling made. Its base is the ruling's text as published; it belongs to the rulings document and to no
 * edition, and its history begins on the ruling's day.
 */
export function createEntry(ruling: TargetedRuling, document: SourceDocument, amendment: string, taken: Iterable<string>): History {
  const entry: BaseEntry = {
    id: freeId(ruling.topic ?? '', taken),
    headword: ruling.topic ?? '',
    variants: [],
    kind: /^\p{Ll}/u.test(ruling.topic ?? '') ? 'term' : 'unsure',
    document: document.id,
    lines: ruling.lines,
    completeness: 'complete',
    losses: [],
    pointsTo: null,
    base: ruling.blocks.map((block) => ({ ...block, amendment })),
    seeAlso: ruling.seeAlso,
  };
  const version: Version = { id: '', by: 'rulings', from: document.date, to: null, document: document.id, amendments: [amendment], text: entry.base };
  return { entry, text: entry.base, repealed: false, versions: [version], done: [] };
}

function freeId(topic: string, taken: Iterable<string>): string {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.occurrences[id] = 0;
  return slugger.slug(topic) || slugger.slug('entry');
}
