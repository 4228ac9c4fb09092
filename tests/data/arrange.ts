/** A small corpus in a few words: what a test does not say is filled in with what cannot matter. */
import type { Amendment, Block, Entry, Ruling, SourceDocument, Version } from '../../src/model/corpus.ts';

export const block = (id: string, text: string): Block =>
  ({ id, type: 'paragraph', text, lines: [1, 1], document: 'glossary', amendment: null, level: 0, marker: null, spans: [] });

export const document = (id: string, facts: Partial<SourceDocument> = {}): SourceDocument => ({
  id, file: `${id}.txt`, sha256: '', kind: 'rulings', layout: 'fixture', title: id, published: null, date: null, extent: [], after: null, before: null,
  amends: null, found: null, follows: null, edition: null, letter: null, lines: 1, ledger: [{ is: 'ruling', lines: [1, 1], owner: 'read' }], summary: [], marks: [], legend: [], source: [], ...facts,
});

export const version = (from: string | null, by: string, text: string, amendments: string[] = [`${by}-1`]): Version =>
  ({ id: from ?? by, by: amendments.length === 0 ? 'edition' : 'rulings', from, to: null, document: by, amendments, ended: [], status: text === '' ? 'repealed' : 'in force', known: from, text: text === '' ? [] : [block('p1', text)] });

export const entry = (headword: string, versions: Version[]): Entry => ({
  id: headword.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), shared: null, headword, variants: [], kind: 'term', document: versions[0]?.document ?? '', lines: [1, 1],
  completeness: 'complete', losses: [], pointsTo: null, status: versions.at(-1)?.text.length === 0 ? 'repealed' : 'in force', editions: [],
  base: versions[0]?.text ?? [], text: versions.at(-1)?.text ?? [], versions, known: [], seeAlso: [], referencedBy: [], rulings: [],
});

export const amendment = (id: string, facts: Partial<Amendment> = {}): Amendment => ({
  id, operation: 'substitution', unit: 'entry', locator: null, oldText: null, newText: null, lines: [1, 1], explicit: true,
  outcome: 'applied', reason: null, notUnderstood: [], tiles: [], effective: null, instruction: 'Replace this entry with:', newBlocks: [], replaced: [], ...facts,
});

export const ruling = (id: string, by: string, facts: Partial<Ruling> = {}): Ruling => ({
  id, document: by, topic: id, starred: false, section: null, lines: [1, 1], blocks: [block('r1', `What ${id} says.`)],
  entry: null, targetReason: null, amendments: [], seeAlso: [], effective: null, supersededBy: null, ...facts,
});
