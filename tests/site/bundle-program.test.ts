/** The process that makes the site's program: what it meets is told to whoever asked. */
import path from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { bundleProgram } from '../../scripts/site/bundle-program.ts';
import { fill, temporaryFolder } from '../ingest/rig/temporary-folder.ts';

// Astro is started, on machines of any speed.
vi.setConfig({ testTimeout: 300_000 });

/** Has the program made of a root with these files. */
async function bundled(files: Record<string, string>): Promise<void> {
  const root = temporaryFolder();
  fill(root, files);
  await bundleProgram({ settings: { corpus: root, to: path.join(root, 'assets'), base: '/', address: null, today: '2026-01-01' }, root, server: path.join(root, 'server') });
}

describe('a program that cannot be made', () => {
  it('is told with what Astro says', async () => {
    await expect(bundled({ 'package.json': '{"type":"module"}', 'astro.config.mjs': 'throw new Error("no such lamp")' })).rejects.toThrow('no such lamp');
  });

  it('is told with the system’s words where the system refused', async () => {
    const refused = 'throw Object.assign(new Error("refused"), { code: "ENOSPC", syscall: "write" })';
    await expect(bundled({ 'package.json': '{"type":"module"}', 'astro.config.mjs': refused })).rejects.toMatchObject({ code: 'ENOSPC', syscall: 'write' });
  });

  it('is told where its process ends without a word', async () => {
    await expect(bundled({ 'package.json': '{"type":"module"}', 'astro.config.mjs': 'process.exit(3)' })).rejects.toThrow('ended with 3');
  });
});
