/** Documents are found in any order: no id ever comes to mean another document, entry, paragraph or day. */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { interpretAll } from '../../scripts/interpret/interpret.ts';
import { link } from '../../scripts/link/link.ts';
import { parseCorpusConfig } from '../../scripts/read/corpus-config.ts';
import { sortDecisions } from '../../scripts/decisions/sort-decisions.ts';
import { readCorpusFolder } from '../../scripts/read/corpus-folder.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import type { Segmented } from '../../scripts/segment/segments.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

const lamp = (oil: string) => `lamp\nA lamp burns ${oil} until dawn.\n\nIt is lit by its keeper, who may sleep.`;
const documents = {
  'l-2010.txt': glossaryPage('L', lamp('oil'), 'lantern\nA lantern is carried by one lamplighter.\n\nA lantern may be lent.', 'lock\nA lock has two gates.'),
  'r-2011.txt': rulingsDocument('7 March 2011', 'lamp - Replace "oil" with "wax".', 'lantern - Delete the paragraph "A lantern may be lent."', 'lock - A lock has one keeper.'),
  'l-2012.txt': glossaryPage('L', lamp('wax'), 'landing\nA landing is where barges are made fast.', 'lantern\nA lantern is carried by one lamplighter.', 'lock\nA lock has two gates and one keeper.'),
  'r-2013.txt': rulingsDocument('4 February 2013', 'lamp - Add the following after the second paragraph:\n\nA keeper who sleeps is woken.', 'lock - Delete this entry.', 'oar - See **lock**.'),
  'l-2014.txt': glossaryPage('L', lamp('wax'), 'lantern\nA lantern is carried by one lamplighter.\n\nIt may not be stolen.', 'loft\nA loft holds pigeons.'),
};
type File = keyof typeof documents;
const files = Object.keys(documents) as File[];
const config = 'documents:\n  - { file: l-2010.txt, date: 2010-05-03 }\n  - { file: l-2012.txt, date: 2012-06-04 }\n  - { file: l-2014.txt, date: 2014-07-07 }\n';

function corpusOf(all: readonly Segmented[], held: readonly File[]): Corpus {
  const chosen = held.flatMap((file) => all.find(({ source }) => source.file === file) ?? []);
  return consolidate(link(interpretAll(chosen), parseCorpusConfig(config), sortDecisions([])), [], '2020-01-01');
}

/** What each id means: a document its bytes, an entry its name, a paragraph its print, and a day's version when it began. */
function meanings({ documents: known, entries }: Corpus): Map<string, string> {
  const bytes = new Map(known.map(({ id, sha256 }) => [id, sha256]));
  return new Map([
    ...known.map(({ id, sha256 }): [string, string] => [`document ${id}`, sha256]),
    ...entries.flatMap(({ id, headword, base, document, versions }): [string, string][] => [
      [`entry ${id}`, headword],
      ...base.map((block): [string, string] => [`block ${id}#${block.id} of ${bytes.get(document) ?? ''}`, block.text]),
      ...versions.map((version): [string, string] => [`version ${id}/${version.id}`, version.from ?? 'undated']),
    ]),
  ]);
}

/** The entries, whichever was read first. */
function byId({ entries }: Corpus): [string, unknown][] {
  return entries.map(({ id, versions, editions, status, rulings }) => [id, { versions, editions, status, rulings }]);
}

test('documents, entries, paragraphs and days keep their ids, whichever documents are held and in whatever order they come', async () => {
  const { sources } = await readCorpusFolder(temporaryFolder({ 'corpus.yaml': config, ...documents }));
  const all = segmentAll(sources, parseCorpusConfig(config).documents).documents;
  const whole = meanings(corpusOf(all, files));
  fc.assert(fc.property(fc.shuffledSubarray(files, { minLength: 1 }), (order) => {
    for (let count = 1; count <= order.length; count++) {
      for (const [id, meaning] of meanings(corpusOf(all, order.slice(0, count)))) if (whole.has(id)) expect(whole.get(id), id).toBe(meaning);
    }
    const inFileOrder = corpusOf(all, files.filter((file) => order.includes(file)));
    expect(new Map(byId(corpusOf(all, order)))).toEqual(new Map(byId(inFileOrder)));
  }), { numRuns: 25 });
});
