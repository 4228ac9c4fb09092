/** The operator's month: a new rulings document is dropped into the folder, and the output changes by it and nothing else. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ingest } from '../../scripts/ingest/ingest.ts';
import { summary } from '../../scripts/report/summary.ts';
import { temporaryFolder, textsIn } from './rig/temporary-folder.ts';

const NEW_DOCUMENT = 'supplement-2019-03-04.txt';

/** The text of an MDX file without its front matter. */
const bodyOf = (mdx: string | undefined): string => (mdx ?? '').split(/^---$/mu).slice(2).join('---');

test('a new document changes what it says and nothing else', async () => {
  const from = temporaryFolder();
  for (const part of ['corpus.yaml', 'sources', 'decisions']) cpSync(path.join('content', part), path.join(from, part), { recursive: true });
  rmSync(path.join(from, 'sources', NEW_DOCUMENT));
  const to = path.join(from, 'out');
  await ingest({ from, to });
  const before = textsIn(to);

  cpSync(path.join('content/sources', NEW_DOCUMENT), path.join(from, 'sources', NEW_DOCUMENT));
  const result = await ingest({ from, to });
  const after = textsIn(to);
  const { corpus, difference, written } = result;
  const [id] = difference.documents;
  const ownRulings = corpus.rulings.filter(({ document }) => document === id);

  expect(difference.documents).toHaveLength(1);
  expect(written.removed).toEqual([]);
  const amended = corpus.entries.filter(({ versions }) => versions.some(({ by, document }) => by === 'rulings' && document === id) && versions.length > 1);
  expect([...difference.changed].sort()).toEqual(amended.map((entry) => entry.id).sort());
  expect(difference.changed.length).toBeGreaterThan(0);

  for (const file of written.changed) {
    const [folder, owner = ''] = file.replace(/\.mdx$/u, '').split('/');
    if (folder === 'entries' && !difference.changed.includes(owner)) expect(bodyOf(after[file]), file).toBe(bodyOf(before[file]));
    if (folder === 'versions') expect(difference.changed, file).toContain(owner);
    if (folder === 'rulings' && before[file] === undefined) expect(owner, file).toBe(id);
    if (folder === 'rulings' && before[file] !== undefined) expect(bodyOf(after[file]), file).toBe(bodyOf(before[file]));
  }
  expect(Object.keys(after).filter((file) => file.startsWith(`rulings/${id ?? ''}/`))).toHaveLength(ownRulings.length);
});

test('the summary says in ten lines what changed', async () => {
  const from = temporaryFolder();
  for (const part of ['corpus.yaml', 'sources']) cpSync(path.join('content', part), path.join(from, part), { recursive: true });
  const added = readFileSync(path.join(from, 'sources', NEW_DOCUMENT));
  rmSync(path.join(from, 'sources', NEW_DOCUMENT));
  const to = path.join(from, 'out');
  const first = summary(await ingest({ from, to }));
  expect(first.some((line) => line.startsWith('Since the last ingestion'))).toBe(false);

  const unchanged = summary(await ingest({ from, to }));
  expect(unchanged).toContain('Nothing changed since the last ingestion.');

  writeFileSync(path.join(from, 'sources', NEW_DOCUMENT), added);
  const lines = summary(await ingest({ from, to }));
  const start = lines.indexOf('Since the last ingestion:');
  const change = lines.slice(start, lines.findIndex((line) => /files? written/u.test(line)));
  expect(change.length).toBeLessThanOrEqual(10);
  expect(change.join('\n')).toMatch(/New documents \(1\)/u);
  expect(change.join('\n')).toMatch(/Entries changed \(3\): Lucky Heron, Tam o' the Weir, That Is Not My Barge/u);
  expect(change.join('\n')).toMatch(/applied/u);
});
