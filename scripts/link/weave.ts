/**
 * After consolidation: where every reference leads, what every text mentions, and who refers to whom. Reads: a Corpus
 * whose blocks hold the references found in them. Writes: the same with all spans and backlinks.
 */
import type { Block, Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import { targetsIn } from '../../src/model/spans.ts';
import { InsertedWords } from './spans/inserted.ts';
import { Weaver } from './spans/weaver.ts';

/** What finishes a block of an entry, null for a ruling's, and of a ruling. */
type Finish = (block: Block, owner: string | null, ruling?: string) => Block;

/** Finishes the blocks of every version and ruling, resolves what is left to resolve, and fills `referencedBy`. */
export function weave(corpus: Corpus): Corpus {
  const weaver = new Weaver(corpus);
  const marks = new InsertedWords(corpus.documents);
  const finish: Finish = (block, owner, ruling) => marks.in(weaver.finished(block, owner, ruling));
  const rulings = corpus.rulings.map((ruling) => wovenRuling(ruling, finish, weaver));
  const entries = corpus.entries.map((entry) => wovenEntry(entry, finish, weaver));
  const backlinks = new Map<string, string[]>();
  for (const { id, seeAlso, text } of entries) {
    for (const target of new Set([...seeAlso.flatMap((one) => one.target ?? []), ...targetsIn(text)])) add(backlinks, target, id);
  }
  for (const ruling of rulings) for (const target of rulingTargets(ruling)) add(backlinks, target, ruling.id);
  return { ...corpus, rulings, entries: entries.map((entry) => ({ ...entry, referencedBy: backlinks.get(entry.id) ?? [] })) };
}

function wovenEntry(entry: Entry, finish: Finish, weaver: Weaver): Entry {
  const { id, document } = entry;
  const finished = (blocks: readonly Block[]): Block[] => blocks.map((block) => finish(block, id));
  return {
    ...entry,
    pointsTo: entry.pointsTo && weaver.resolved(entry.pointsTo, { document, entry: id, ruling: null }),
    seeAlso: entry.seeAlso.map((reference) => weaver.resolved(reference, { document, entry: id, ruling: null })),
    base: finished(entry.base),
    text: finished(entry.text),
    versions: entry.versions.map((version) => ({ ...version, text: finished(version.text) })),
  };
}

function wovenRuling(ruling: Ruling, finish: Finish, weaver: Weaver): Ruling {
  const { id, document } = ruling;
  return {
    ...ruling,
    seeAlso: ruling.seeAlso.map((reference) => weaver.resolved(reference, { document, entry: null, ruling: id })),
    blocks: ruling.blocks.map((block) => finish(block, null, id)),
    amendments: ruling.amendments.map((amendment) => ({ ...amendment, newBlocks: amendment.newBlocks.map((block) => finish(block, ruling.entry, id)) })),
  };
}

/** A ruling does not refer to the entry it concerns. */
function rulingTargets({ blocks, seeAlso, entry }: Ruling): Set<string> {
  const targets = new Set([...seeAlso.flatMap(({ target }) => target ?? []), ...targetsIn(blocks)]);
  if (entry !== null) targets.delete(entry);
  return targets;
}

function add(index: Map<string, string[]>, key: string, id: string): void {
  const ids = index.get(key);
  if (ids) ids.push(id);
  else index.set(key, [id]);
}
