/** Names that a disk keeps for itself or takes for one another, from the documents to what is unzipped. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { filesBelow } from '../../scripts/output/plan.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { fill, temporaryFolder } from '../ingest/rig/temporary-folder.ts';
import { runScript } from '../offline/rig/run-script.ts';

const headwords = ['con', 'CON', 'nul', 'aux.', 'prn', 'com1', 'Com\u00b9', 'lpt9', 'conin$', 'straße', 'strasse', 'Ébb', 'ebb', 'λόγος', 'λόγοσ', 'lamp. ', 'lamp'];
const titles = ['Straße Current Rulings', 'Strasse Current Rulings'];

const documents = {
  ...Object.fromEntries(titles.map((title, at) => [`document-${at}.txt`, rulingsDocument(null, `nul - Ruling ${at} stands.`, 'con - It stands.', 'lamp - It burns.').replace(/^.*/u, title)])),
  'page.txt': glossaryPage('C', ...headwords.map((headword, at) => `${headword}\nIt counts ${at} times.`)),
};

/** What Windows cannot have: its devices whatever ending follows, signs, and points and spaces at the end. */
const refusedByWindows = (name: string): boolean =>
  /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/iu.test(name) || /[<>:"|?*\\]|[. ]$/u.test(name);

const partsOf = (files: readonly string[]): string[] => [...new Set(files.flatMap((file) => file.split('/')))];

/** Of paths that a disk without case and accents takes for one, the first two. */
function takenForOne(files: readonly string[]): [string, string][] {
  const all = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))));
  const folded = Map.groupBy(all, (file) => file.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase());
  return [...folded.values()].flatMap(([one = '', other]) => (other === undefined ? [] : [[one, other] as [string, string]]));
}

describe('a corpus of names that no disk likes', () => {
  it('has names that every disk can hold and tell apart, in its files, its site and its zip', async () => {
    const room = temporaryFolder();
    const [from, corpus, site, copy] = ['documents', 'corpus', 'site', 'copy'].map((name) => path.join(room, name)) as [string, string, string, string];
    fill(from, documents);
    const { corpus: { entries } } = await ingest({ from, to: corpus });
    expect(entries.length).toBeGreaterThan(10);
    runScript('scripts/build.ts', '--corpus', corpus, '--to', site);
    runScript('scripts/export.ts', '--site', site, '--to', copy);
    const zipped = Object.keys(unzipSync(readFileSync(`${copy}.zip`)));
    expect(zipped.map((file) => file.replace(/^[^/]*/u, ''))).toContain('/entries/nul-entry/index.html');
    for (const files of [filesBelow(corpus), filesBelow(site), zipped]) {
      expect(partsOf(files).filter(refusedByWindows)).toEqual([]);
      expect(takenForOne(files)).toEqual([]);
    }
  }, 180_000);
});
