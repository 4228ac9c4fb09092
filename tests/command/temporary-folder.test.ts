import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { fill, temporaryFolder } from '../ingest/rig/temporary-folder.ts';

afterEach(() => { vi.unstubAllEnvs(); });

/** A number that no process has. */
const gone = 2 ** 22 + 1;

/** The system's folder for temporary files, for this test alone. */
function room(): string {
  const folder = temporaryFolder();
  vi.stubEnv('TMPDIR', folder);
  return folder;
}

describe('a temporary folder', () => {
  it('is empty, and gone when the work is done or has failed', async () => {
    const folder = room();
    await withTemporaryFolder('test', (own) => {
      expect(readdirSync(own)).toEqual([]);
      return Promise.resolve();
    });
    await expect(withTemporaryFolder('test', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of a process that was killed is removed by the next one', async () => {
    const folder = room();
    const script = `import { withTemporaryFolder } from '${projectRoot}/scripts/command/temporary-folder.ts';
      await withTemporaryFolder('test', () => { process.stdout.write('begun'); return new Promise(() => setInterval(() => {}, 1000)); });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await withTemporaryFolder('test', () => Promise.resolve());
    expect(readdirSync(folder)).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'close');
    await withTemporaryFolder('test', () => Promise.resolve());
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that nobody marked is removed when it is empty and has stood for long; a young one and one with anything in it stay', async () => {
    const folder = room();
    fill(folder, { 'in-force-test-hasOne/mine.txt': 'mine' });
    for (const name of ['in-force-test-oldOne', 'in-force-test-newOne']) mkdirSync(path.join(folder, name));
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['in-force-test-oldOne', 'in-force-test-hasOne']) utimesSync(path.join(folder, name), longAgo, longAgo);
    await withTemporaryFolder('test', () => Promise.resolve());
    expect(readdirSync(folder).sort()).toEqual(['in-force-test-hasOne', 'in-force-test-newOne']);
  });

  it('of a process that was killed while it removed it is removed by the next one', async () => {
    const folder = room();
    const script = `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      fs.rmSync = (place) => { fs.unlinkSync(place + (fs.existsSync(place + '/process') ? '/process' : '/half.txt')); process.kill(process.pid, 'SIGKILL'); };
      syncBuiltinESMExports();
      const { withTemporaryFolder } = await import('${projectRoot}/scripts/command/temporary-folder.ts');
      await withTemporaryFolder('test', (own) => { for (const name of ['half.txt', 'whole.txt']) fs.writeFileSync(own + '/' + name, 'ours'); return Promise.resolve(); });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'ignore', 'inherit'] });
    expect((await once(child, 'close'))[1]).toBe('SIGKILL');
    expect(readdirSync(folder)).toHaveLength(1);
    await withTemporaryFolder('test', () => Promise.resolve());
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is never taken for ours by its name alone, nor by what a file in it says', async () => {
    const folder = room();
    fill(folder, { 'in-force-notes-abcdef/thesis.txt': 'mine', 'in-force-notes-ghijkl/process': `${gone}\n`, 'elsewhere/process': `In Force, process ${gone}\n` });
    await withTemporaryFolder('test', () => Promise.resolve());
    expect(readdirSync(folder).sort()).toEqual(['elsewhere', 'in-force-notes-abcdef', 'in-force-notes-ghijkl']);
    expect(existsSync(path.join(folder, 'in-force-notes-abcdef/thesis.txt'))).toBe(true);
  });
});
