import GithubSlugger from 'github-slugger';
import type { SourceDocument, Version } from '../../src/model/corpus.ts';
import { diskName, fileSafe } from '../link/file-names.ts';
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
  const names = new Set([...taken].map(diskName));
  const base = fileSafe(new GithubSlugger().slug(topic) || 'entry');
  let id = base;
  for (let count = 1; names.has(diskName(id)); count++) id = `${base}-${count}`;
  return id;
}
