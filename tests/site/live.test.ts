/** The site served live, by the command itself: what it shows when a document changes. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { projectRoot } from '../../scripts/site/project-root.ts';
import { glossaryPage } from '../ingest/rig/sample-documents.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

// A process of its own, on machines of any speed.
vi.setConfig({ testTimeout: 300_000 });

const page = (words: string) => glossaryPage('T', `tide\n${words}`, 'toll\nA toll is paid (see tide).');

/** Starts the command; what it is asked for waits until it has said its address. */
function serve(folder: string): (below: string) => Promise<Response> {
  const env = { ...process.env, NODE_ENV: 'development', VITEST: undefined };
  const live = spawn(process.execPath, ['scripts/dev.ts', '--from', folder], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'], env });
  onTestFinished(() => { live.kill('SIGINT'); });
  const address = new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (words: unknown): void => {
      said += String(words);
      const [found] = /http:\/\/[^\s,]+/.exec(said) ?? [];
      if (said.includes('Ctrl-C') && found !== undefined) resolve(found);
    };
    live.stdout.on('data', listen);
    live.stderr.on('data', listen);
    live.once('exit', () => { reject(new Error(said)); });
  });
  return async (below) => fetch(new URL(below, await address));
}

describe('a site that is served live', () => {
  it('shows a line that was changed, an entry that is new, and none that is gone, without being started anew', async () => {
    const folder = temporaryFolder({ 'page.txt': page('The tide turns.') });
    const ask = serve(folder);
    const shown = async (below: string): Promise<string> => (await ask(below)).text();
    expect(await shown('entries/tide/')).toContain('The tide turns.');
    writeFileSync(path.join(folder, 'page.txt'), page('The tide stays where it is.'));
    await vi.waitFor(async () => { expect(await shown('entries/tide/')).toContain('stays where it is.'); }, { timeout: 60_000, interval: 200 });
    writeFileSync(path.join(folder, 'page.txt'), glossaryPage('T', 'toll\nA toll is paid.', 'tow\nA tow is slow (see toll).'));
    await vi.waitFor(async () => { expect(await shown('entries/tow/')).toContain('A tow is slow'); }, { timeout: 60_000, interval: 200 });
    expect((await ask('entries/tide/')).status).toBe(404);
    expect(await shown('letters/t/')).not.toContain('entries/tide/');
  });
});
