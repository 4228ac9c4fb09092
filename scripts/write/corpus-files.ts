/** A corpus as files: every text as MDX, everything as `corpus.json`. Reads: a Corpus. Writes: paths and texts; the disk is not touched. */
import type { Corpus, CrossReference, Entry, Ruling, Version } from '../../src/model/corpus.ts';
import { entryFrontmatter, rulingFrontmatter, versionFrontmatter } from '../../src/model/frontmatter.ts';
import { keepTexts } from './keep.ts';
import type { Keep } from './keep.ts';
import { mdxOfBlocks } from './mdx/mdx-file.ts';

/** Text by path, relative to the output folder. */
export type Files = ReadonlyMap<string, string>;

/** Every file of a corpus. The same corpus gives the same bytes, whatever was kept of an earlier one. */
export function corpusFiles(corpus: Corpus, keep: Keep = keepTexts()): Files {
  const files = new Map<string, string>();
  for (const entry of corpus.entries) {
    files.set(`entries/${entry.id}.mdx`, entryFile(entry, keep));
    for (const version of entry.versions) files.set(`versions/${entry.id}/${version.id}.mdx`, versionFile(entry, version, keep));
  }
  for (const ruling of corpus.rulings) files.set(`rulings/${ruling.document}/${ruling.id}.mdx`, rulingFile(ruling, keep));
  files.set('corpus.json', dataFile(corpus));
  return files;
}

/** Indented, for people who read it or compare two; a block's spans in one line, or they would be most of the file. */
function dataFile(corpus: Corpus): string {
  return `${JSON.stringify(corpus, null, 1).replaceAll(/"spans": \[[^\]]*\]/gu, (spans) => spans.replaceAll(/\n\s*/gu, ''))}\n`;
}

function entryFile(entry: Entry, keep: Keep): string {
  const { id, headword, kind, status, document, lines, variants, pointsTo, seeAlso, referencedBy, rulings, versions } = entry;
  const frontmatter = entryFrontmatter.parse({
    id, title: headword, headword, kind, status, document, lines: lines.join('-'), variants, pointsTo: pointsTo && reference(pointsTo),
    seeAlso: seeAlso.map(reference), referencedBy, rulings,
    history: versions.map(({ id: version, from, to, document: by, amendments }) => ({ version, from, to, document: by, amendments })),
  });
  return mdxOfBlocks(frontmatter, entry.text, keep);
}

function versionFile({ id, headword }: Entry, { id: version, from, to, document, amendments, text }: Version, keep: Keep): string {
  return mdxOfBlocks(versionFrontmatter.parse({ title: headword, entry: id, version, from, to, document, amendments }), text, keep);
}

function rulingFile(ruling: Ruling, keep: Keep): string {
  const { id, document, topic, starred, section, lines, entry, seeAlso, amendments, blocks } = ruling;
  const frontmatter = rulingFrontmatter.parse({
    id, title: topic ?? section ?? id, document, topic, starred, section, lines: lines.join('-'), entry, seeAlso: seeAlso.map(reference),
    amendments: amendments.map((amendment) => ({ id: amendment.id, operation: amendment.operation, unit: amendment.unit, outcome: amendment.outcome, reason: amendment.reason })),
  });
  return mdxOfBlocks(frontmatter, blocks, keep);
}

function reference({ phrase, target, reason, ruling }: CrossReference) {
  return { phrase, target, reason, ...(ruling === undefined ? {} : { ruling }) };
}
