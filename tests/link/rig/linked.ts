/** Documents as cut, interpreted and linked: what a case does not name is filled in with what cannot matter. */
import { interpretAll } from '../../../scripts/interpret/interpret.ts';
import { link } from '../../../scripts/link/link.ts';
import type { NameDecisions } from '../../../scripts/link/link.ts';
import type { LinkedCorpus } from '../../../scripts/link/linked.ts';
import { parseCorpusConfig } from '../../../scripts/read/corpus-config.ts';
import type { Segmented, SegmentedBlock, SegmentedDocument, SegmentedEntry, SegmentedRuling } from '../../../scripts/segment/segments.ts';

type Headed = [headword: string, ...paragraphs: string[]];

export interface Document extends Partial<Omit<SegmentedDocument, 'entries' | 'rulings' | 'extent'>> {
  file: string;
  /** Its entries, or for rulings its topics, with what stands under them. */
  says: (Headed | [null, ...string[]])[];
  completeness?: SegmentedEntry['completeness'];
  whole?: boolean;
  /** Of the document's bytes. */
  sha256?: string;
  /** What a reader reads of it, line by line. */
  reading?: string[];
  /** The signs that its entries bear. */
  signs?: (string | null)[];
  /** The days that its rulings bear. */
  effective?: SegmentedRuling['effective'][];
  /** The heading under which its rulings stand. */
  section?: string | null;
}

const blockOf = (text: string, index: number): SegmentedBlock => ({ type: 'paragraph', text, marked: text, lines: [index + 1, index + 1], level: 0, marker: null });

function cut({ file, says, completeness = 'complete', whole = true, sha256 = `${file.replaceAll(/\W/gu, '')}00000000`, reading = [], signs = [], effective = [], section = null, ...document }: Document): Segmented {
  const kind = document.kind ?? 'glossary';
  const letter = document.letter ?? null;
  const headed = says.map(([name, ...paragraphs], at) => ({ name, lines: [at * 10 + 1, at * 10 + 9] as [number, number], blocks: paragraphs.map(blockOf) }));
  return {
    source: { file, format: 'text', sha256, lines: [], reading: reading.map((text, at) => ({ text, from: at + 1, to: at + 1 })) } as unknown as Segmented['source'],
    document: {
      layout: 'test', kind, title: file, date: null, amends: null, follows: null, letter, ledger: [], summary: [], messages: [], ...document,
      extent: letter === null ? [] : [{ letter, whole, why: null }],
      entries: kind === 'glossary' ? headed.map(({ name, lines, blocks }, at) => ({ headword: name ?? '', lines, blocks, completeness, losses: [], ...(signs[at] ? { mark: signs[at] } : {}) })) : [],
      rulings: kind === 'rulings' ? headed.map(({ name, lines, blocks }, at) => ({ topic: name, starred: false, section, effective: effective[at] ?? null, lines, blocks })) : [],
    },
  };
}

export const linked = (documents: readonly Document[], config = '', decisions?: NameDecisions): LinkedCorpus => link(interpretAll(documents.map(cut)), parseCorpusConfig(config), decisions);

/** A page of the letter L, and rulings on it. */
export const page = (more: Partial<Document> = {}): Document => ({ file: 'l.txt', letter: 'L', date: '2011-01-03', says: [['lamp', 'A lamp burns.'], ['lock', 'A lock leaks.']], ...more });
export const rulings = (more: Partial<Document> = {}): Document => ({ file: 'r.txt', kind: 'rulings', date: '2012-03-05', says: [['lamp', 'It may be lent.']], ...more });
