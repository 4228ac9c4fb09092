/**
 * After consolidation: where every reference leads, what every text mentions, and who refers to whom. Reads: a Corpus
 * whose blocks hold the references found in them. Writes: the same with all spans and backlinks.
 */
import type { Block, Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import { targetsIn } from '../../src/model/spans.ts';
import { InsertedWords } from './spans/inserted.ts';
import { Weaver } from './spans/weaver.ts';

/** What finishes a block of an entry; null for a ruling's. */
type Finish = (block: Block, owner: string | null) => Block;

/** Finishes the blocks of every version and ruling, resolves what is left to resolve, and fills `referencedBy`. */
export function weave(corpus: Corpus): Corpus {
  const weaver = new Weaver(corpus);
  const marks = new InsertedWords(corpus.documents);
  const finish: Finish = (block, owner) => marks.in(weaver.finished(block, owner));
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
  const { id } = entry;
  const finished = (blocks: readonly Block[]): Block[] => blocks.map((block) => finish(block, id));
  return {
    ...entry,
    pointsTo: entry.pointsTo && weaver.resolved(entry.pointsTo, id),
    seeAlso: entry.seeAlso.map((reference) => weaver.resolved(reference, id)),
    base: finished(entry.base),
    text: finished(entry.text),
    versions: entry.versions.map((version) => ({ ...version, text: finished(version.text) })),
  };
}

function wovenRuling(ruling: Ruling, finish: Finish, weaver: Weaver): Ruling {
  return {
    ...ruling,
    seeAlso: ruling.seeAlso.map((reference) => weaver.resolved(reference, null)),
    blocks: ruling.blocks.map((block) => finish(block, null)),
    amendments: ruling.amendments.map((amendment) => ({ ...amendment, newBlocks: amendment.newBlocks.map((block) => finish(block, ruling.entry)) })),
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
