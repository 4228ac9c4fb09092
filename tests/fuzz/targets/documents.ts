import fc from 'fast-check';

import { corpus as corpusSchema } from '../../../src/model/corpus.ts';
import { consolidate } from '../../../scripts/consolidate/consolidate.ts';
import { interpretAll } from '../../../scripts/interpret/interpret.ts';
import { link } from '../../../scripts/link/link.ts';
import { weave } from '../../../scripts/link/weave.ts';
import { parseCorpusConfig } from '../../../scripts/read/corpus-config.ts';
import { readSource } from '../../../scripts/read/read-source.ts';
import { segmentAll } from '../../../scripts/segment/segment.ts';
import { corpusFiles } from '../../../scripts/write/corpus-files.ts';
import { glossaryTable, pageL, rulings2010, rulingsDocument } from '../../ingest/rig/sample-documents.ts';
import { misplacedLines } from '../../segment/rig/account.ts';
import { anyDocument } from '../../segment/rig/any-document.ts';
import { hostileWords } from '../../segment/rig/hostile-words.ts';
import { target } from '../target.ts';
import { changed } from './changed.ts';

const config = parseCorpusConfig('icons:\n  - { code: Lam, name: Guild of the Lamp, written: [Lamp] }\n');

const samples = [
  pageL,
  rulings2010,
  glossaryTable('L', 'lamp A lamp burns until dawn.', 'lantern\nA lantern is carried.', 'lock A lock has two gates. See lamp.'),
  rulingsDocument('5 June 2012', 'lamp - Replace "until dawn" with "until the tide turns".', 'lantern - Add this as paragraph 2:\n\nIt may be lent twice.', '***lock** – Delete the second sentence.'),
  '<!doctype html><title>Rulings</title><p>Current Rulings</p><p>3 May 2010</p><ul><li><b>lamp</b> - It burns.<li><b>lock</b> - <del>No.</del> Delete this entry.</ul><table><tr><td>oar<td>See lamp.</table>',
];

const instructions = ['Delete this entry.', 'Replace "lamp" with "[Lam]".', '"', '**', '- ', '\u00a0', 'See lock.', 'paragraph 2', '<table>', '</p>', '\n\n', ' – '];

const documentsOf = fc.array(fc.oneof(anyDocument, ...samples.map((text) => changed(text, [...instructions, ...hostileWords]))), { minLength: 1, maxLength: 4 });

/** Every stage but those that touch the disk, as text that can be compared. */
async function ingested(texts: readonly string[]): Promise<string> {
  const read = await Promise.all(texts.map((text, at) => readSource(`${at}.txt`, new TextEncoder().encode(text))));
  const { documents: cut } = segmentAll(read.flatMap(({ source }) => source ?? []));
  for (const { source, document } of cut) {
    const lost = misplacedLines(source, document.ledger);
    if (lost.length > 0) throw new Error(`${source.file}: lines that do not stand in exactly one row of the ledger: ${JSON.stringify(lost)}`);
  }
  const corpus = weave(consolidate(link(interpretAll(cut), config), []));
  corpusSchema.parse(JSON.parse(JSON.stringify(corpus)));
  return JSON.stringify([...corpusFiles(corpus)]);
}

/** Documents in any state: they are read without an error, each line is accounted for, and twice is the same. */
export const documents = target({
  name: 'documents',
  cases: documentsOf,
  holds: async (texts) => {
    if (await ingested(texts) !== await ingested(texts)) throw new Error('Read twice, the same documents end in different words.');
  },
});
