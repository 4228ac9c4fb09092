/** What would do harm if it were taken for anything but text, in every place where a document's words come to stand. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { readMdx } from '../write/rig/read-mdx.ts';
import { entryOf, headwords, ingestedIn, type Ingested } from './rig/ingested.ts';
import { glossaryPage, rulingsDocument } from './rig/sample-documents.ts';
import { sharedFolder } from './rig/temporary-folder.ts';

const traps = [
  '<script>alert(1)</script>', '{process.exit()}', '${process.exit(1)}', 'import x from \'y\'', 'export const x = 1', '---', '--- title: x', 'javascript:alert(1)',
  '[read](javascript:alert(1))', '<a href="javascript:alert(1)">read</a>', '<img src=x onerror=alert(1)>', '<Block id="p9">', '</Block>', '{/* */}', '<!-- -->', '```js', '../../../etc/passwd', '&lt;script&gt;', '`{x}`',
];

const HARMLESS = new Set(['root', 'yaml', 'paragraph', 'text', '<Block>', '<Ref>', '<Icon>', '<strong>', '<em>']);

const written = ({ folder }: Ingested) => globSync('out/**/*.mdx', { cwd: folder }).map((file) => ({ file, ...readMdx(readFileSync(path.join(folder, file), 'utf8')) }));

describe.each(traps)('%s in a document', (trap) => {
  const documents = {
    'page.txt': glossaryPage('L', `lamp (${trap})\nA lamp burns.`, `lantern\n${trap}\n\nIt says ${trap}, and no more.\n\n  • ${trap}`, 'lock\nA lock.', `lower\nSee ${trap}.`),
    'rulings.txt': rulingsDocument('3 May 2010', `lamp ${trap} - Replace this entry with: ${trap}`, `lantern - ${trap}`, 'lock - Shut.', 'oar - See **lock**.'),
    'corpus.yaml': `title: ${JSON.stringify(trap)}\nicons:\n  - { code: ${JSON.stringify(trap)}, name: ${JSON.stringify(trap)}, written: [A lock] }\n`,
  };
  const folder = sharedFolder(documents);
  let result: Ingested;
  beforeAll(async () => { result = await ingestedIn(folder); });

  it('is harmless in every file that is written', () => {
    const files = written(result);
    expect(files.length).toBeGreaterThanOrEqual(6);
    expect(files.flatMap(({ kinds }) => [...kinds].filter((kind) => !HARMLESS.has(kind)))).toEqual([]);
    expect(files.flatMap(({ blocks }) => blocks.flatMap(({ attributes }) => Object.values(attributes))).filter((value) => typeof value !== 'string')).toEqual([]);
  });

  it('is text that can be read, as it was printed', () => {
    // Words set as code are read without the signs around them.
    const seen = trap.replace(/^`([^`]*)`$/u, '$1');
    expect(headwords(result)).toContain(`lamp (${seen})`);
    expect(entryOf(result, 'lantern').base.map(({ text }) => text)).toEqual(expect.arrayContaining([`It says ${seen}, and no more.`, seen]));
    const lantern = written(result).find(({ file }) => file === 'out/entries/lantern.mdx');
    expect(lantern?.blocks.map(({ text }) => text)).toEqual(entryOf(result, 'lantern').text.map(({ text }) => text));
  });

  it('leads no file out of the output folder', () => {
    const { corpus } = result;
    expect(globSync('**/*.{mdx,json}', { cwd: folder }).filter((file) => !file.startsWith('out/'))).toEqual([]);
    expect([...corpus.documents, ...corpus.entries, ...corpus.rulings].map(({ id }) => id).filter((id) => !/^[\p{L}\p{N}-]+$/u.test(id))).toEqual([]);
  });
});
