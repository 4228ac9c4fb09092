/** Documents as cut, interpreted and linked: what a case does not name is filled in with what cannot matter. */
import { interpretAll } from '../../../scripts/interpret/interpret.ts';
import { link } from '../../../scripts/link/link.ts';
import type { NameDecisions } from '../../../scripts/link/link.ts';
import type { LinkedCorpus } from '../../../scripts/link/linked.ts';
import { parseCorpusConfig } from '../../../scripts/read/corpus-config.ts';
import type { Segmented, SegmentedBlock, SegmentedDocument, SegmentedEntry } from '../../../scripts/segment/segments.ts';

type Headed = [headword: string, ...paragraphs: string[]];

export interface Document extends Partial<Omit<SegmentedDocument, 'entries' | 'rulings' | 'extent'>> {
  file: string;
  /** Its entries, or for rulings its topics, with what stands under them. */
  says: (Headed | [null, ...string[]])[];
  completeness?: SegmentedEntry['completeness'];
  whole?: boolean;
  /** Of the document's bytes. */
  sha256?: string;
}

const blockOf = (text: string, index: number): SegmentedBlock => ({ type: 'paragraph', text, marked: text, lines: [index + 1, index + 1], level: 0, marker: null });

function cut({ file, says, completeness = 'complete', whole = true, sha256 = `${file.replaceAll(/\W/gu, '')}00000000`, ...document }: Document): Segmented {
  const kind = document.kind ?? 'glossary';
  const letter = document.letter ?? null;
  const headed = says.map(([name, ...paragraphs], at) => ({ name, lines: [at * 10 + 1, at * 10 + 9] as [number, number], blocks: paragraphs.map(blockOf) }));
  return {
    source: { file, format: 'text', sha256, lines: [], reading: [] } as unknown as Segmented['source'],
    document: {
      layout: 'test', kind, title: file, date: null, amends: null, follows: null, letter, ledger: [], summary: [], messages: [], ...document,
      extent: letter === null ? [] : [{ letter, whole, why: null }],
      entries: kind === 'glossary' ? headed.map(({ name, lines, blocks }) => ({ headword: name ?? '', lines, blocks, completeness, losses: [] })) : [],
      rulings: kind === 'rulings' ? headed.map(({ name, lines, blocks }) => ({ topic: name, starred: false, section: null, effective: null, lines, blocks })) : [],
    },
  };
}

export const linked = (documents: readonly Document[], config = '', decisions?: NameDecisions): LinkedCorpus => link(interpretAll(documents.map(cut)), parseCorpusConfig(config), decisions);
