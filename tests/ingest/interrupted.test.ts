import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { runIngest } from './rig/run-ingest.ts';
import { glossaryPage, pageL } from './rig/sample-documents.ts';
import { fill, temporaryFolder, textsIn } from './rig/temporary-folder.ts';

// Processes of their own, on machines of any speed.
vi.setConfig({ testTimeout: 180_000 });

/** So many entries that writing them takes a while. */
const large = glossaryPage('L', ...Array.from({ length: 1200 }, (_, at) => `lamp ${String(at).padStart(4, '0')}\nIt burns ${at} hours.`));

/** Sends a signal as soon as files are being written beside those that are there. */
const whileWriting = (folder: string, signal: NodeJS.Signals) => (child: ChildProcess): void => {
  const watch = setInterval(() => {
    const beside = existsSync(folder) ? readdirSync(folder).find((name) => name.startsWith('.in-force-new-')) : undefined;
    if (beside === undefined || !existsSync(path.join(folder, beside, 'new/versions/lamp-0000'))) return;
    clearInterval(watch);
    child.kill(signal);
  }, 1);
  child.on('close', () => { clearInterval(watch); });
};

describe.each([['SIGINT', 130], ['SIGTERM', 143]] as const)('ingestion that %s ends half-way', (signal, code) => {
  it('leaves the last good output, and nothing beside it', async () => {
    const from = temporaryFolder({ 'sources/page.txt': pageL });
    const to = path.join(from, 'out');
    await ingest({ from, to });
    const before = textsIn(to);
    fill(from, { 'sources/page.txt': large });
    const ended = await runIngest(['--from', from, '--to', to], { meanwhile: whileWriting(to, signal) });
    expect(ended.code).toBe(code);
    expect(ended.complained).toMatch(/Stopped\. What stood there before is untouched\./u);
    expect(textsIn(to)).toEqual(before);
  });
});

describe('ingestion that is killed outright', () => {
  it('leaves the last good output, and the next run is whole', async () => {
    const from = temporaryFolder({ 'sources/page.txt': pageL });
    const to = path.join(from, 'out');
    await ingest({ from, to });
    const before = textsIn(to);
    fill(from, { 'sources/page.txt': large });
    const ended = await runIngest(['--from', from, '--to', to], { meanwhile: whileWriting(to, 'SIGKILL') });
    expect(ended.code).toBeNull();
    const visible = Object.fromEntries(Object.entries(textsIn(to)).filter(([file]) => !file.startsWith('.in-force-new-')));
    expect(visible).toEqual(before);
    const { corpus } = await ingest({ from, to });
    expect(Object.keys(textsIn(to)).filter((file) => file.startsWith('entries/'))).toHaveLength(corpus.entries.length);
    expect(readdirSync(to).filter((name) => name.startsWith('.'))).toEqual(['.in-force']);
  });
});
