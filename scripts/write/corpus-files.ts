/** A corpus as files: every text as MDX, everything as `corpus.json`. Reads: a Corpus. Writes: paths and texts; the disk is not touched. */
import type { Block, Corpus, CrossReference, Entry, Ruling, Version } from '../../src/model/corpus.ts';
import { entryFrontmatter, rulingFrontmatter, versionFrontmatter } from '../../src/model/frontmatter.ts';
import type { Weaver } from '../link/spans/weaver.ts';
import { blockElement } from './mdx/block-element.ts';
import { mdxFile } from './mdx/mdx-file.ts';

/** Text by path, relative to the output folder. */
export type Files = ReadonlyMap<string, string>;

/** Every file of a corpus. The same corpus gives the same bytes. */
export function corpusFiles(corpus: Corpus, weaver: Weaver): Files {
  const files = new Map<string, string>();
  for (const entry of corpus.entries) {
    files.set(`entries/${entry.id}.mdx`, entryFile(entry, weaver));
    for (const version of entry.versions) files.set(`versions/${entry.id}/${version.id}.mdx`, versionFile(entry, version, weaver));
  }
  for (const ruling of corpus.rulings) files.set(`rulings/${ruling.document}/${ruling.id}.mdx`, rulingFile(ruling, weaver));
  files.set('corpus.json', `${JSON.stringify(corpus, null, 1)}\n`);
  return files;
}

function entryFile(entry: Entry, weaver: Weaver): string {
  const { id, headword, kind, status, document, lines, variants, pointsTo, seeAlso, referencedBy, rulings, versions } = entry;
  const frontmatter = entryFrontmatter.parse({
    id, title: headword, headword, kind, status, document, lines: lines.join('-'), variants, pointsTo: pointsTo && reference(pointsTo),
    seeAlso: seeAlso.map(reference), referencedBy, rulings,
    history: versions.map(({ from, to, document: by, amendments }) => ({ from, to, document: by, amendments })),
  });
  return mdxFile(frontmatter, elements(entry.text, id, weaver));
}

function versionFile({ id, headword }: Entry, { id: version, from, to, document, amendments, text }: Version, weaver: Weaver): string {
  return mdxFile(versionFrontmatter.parse({ title: headword, entry: id, version, from, to, document, amendments }), elements(text, id, weaver));
}

function rulingFile(ruling: Ruling, weaver: Weaver): string {
  const { id, document, topic, starred, section, lines, entry, seeAlso, amendments, blocks } = ruling;
  const frontmatter = rulingFrontmatter.parse({
    id, title: topic ?? section ?? id, document, topic, starred, section, lines: lines.join('-'), entry, seeAlso: seeAlso.map(reference),
    amendments: amendments.map((amendment) => ({ id: amendment.id, operation: amendment.operation, unit: amendment.unit, outcome: amendment.outcome, reason: amendment.reason })),
  });
  return mdxFile(frontmatter, elements(blocks, null, weaver));
}

function elements(blocks: readonly Block[], owner: string | null, weaver: Weaver) {
  return blocks.map((block) => blockElement(block, weaver.spans(block.text, owner)));
}

function reference({ phrase, target, reason }: CrossReference) {
  return { phrase, target, reason };
}
