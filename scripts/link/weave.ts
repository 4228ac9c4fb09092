/** After consolidation: references to entries that a ruling made, mentions and backlinks of the text in force. Reads: a Corpus without them. Writes: the same with them. */
import type { Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import type { Weaver } from './spans/weaver.ts';

/** Fills `mentions` and `referencedBy` of every entry, and targets that were not there before. */
export function weave(corpus: Corpus, weaver: Weaver): Corpus {
  const rulings = corpus.rulings.map((ruling) => ({ ...ruling, seeAlso: ruling.seeAlso.map((reference) => weaver.resolve(reference, null)) }));
  const entries = corpus.entries.map((entry) => ({ ...entry, seeAlso: entry.seeAlso.map((reference) => weaver.resolve(reference, entry.id)), mentions: mentionsOf(entry, weaver) }));
  const backlinks = new Map<string, string[]>();
  for (const entry of entries) {
    const targets = new Set([...entry.seeAlso.map(({ target }) => target), ...entry.text.flatMap((block) => targetsIn(block.text, entry.id, weaver))]);
    for (const target of targets) if (target !== null) add(backlinks, target, entry.id);
  }
  for (const ruling of rulings) for (const target of rulingTargets(ruling, weaver)) add(backlinks, target, ruling.id);
  return { ...corpus, rulings, entries: entries.map((entry) => ({ ...entry, referencedBy: backlinks.get(entry.id) ?? [] })) };
}

function mentionsOf({ id, text }: Entry, weaver: Weaver): Entry['mentions'] {
  return text.flatMap((block) => weaver.spans(block.text, id).flatMap((span) => (span.is === 'mention' ? [{ block: block.id, from: span.from, to: span.to, target: span.target }] : [])));
}

function targetsIn(text: string, owner: string | null, weaver: Weaver): string[] {
  return weaver.spans(text, owner).flatMap((span) => ('target' in span ? [span.target] : []));
}

/** A ruling does not refer to the entry it concerns. */
function rulingTargets({ blocks, seeAlso, entry }: Ruling, weaver: Weaver): Set<string> {
  const targets = new Set([...seeAlso.flatMap(({ target }) => target ?? []), ...blocks.flatMap((block) => targetsIn(block.text, null, weaver))]);
  if (entry !== null) targets.delete(entry);
  return targets;
}

function add(index: Map<string, string[]>, key: string, id: string): void {
  const ids = index.get(key);
  if (ids) ids.push(id);
  else index.set(key, [id]);
}
