import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { replaceFolder } from '../../scripts/command/replace-folder.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';

let room: string;
let target: string;

beforeEach(() => {
  room = mkdtempSync(path.join(tmpdir(), 'in-force-replace-'));
  target = path.join(room, 'site');
});
afterEach(() => { rmSync(room, { recursive: true, force: true }); });

const write = (text: string) => (beside: string): Promise<void> => {
  writeFileSync(path.join(beside, 'page'), text);
  return Promise.resolve();
};
const page = (): string => readFileSync(path.join(target, 'page'), 'utf8');

/** A process that begins to replace `target` and would never end. */
const endless = (): string => `
  import { run } from '${projectRoot}/scripts/command/run.ts';
  import { command } from '${projectRoot}/scripts/command/command.ts';
  import { replaceFolder } from '${projectRoot}/scripts/command/replace-folder.ts';
  await run(command('test', ''), () => replaceFolder('${target}', () => {
    process.stdout.write('begun');
    return new Promise(() => setInterval(() => {}, 1000));
  }));`;

describe('a folder that is replaced', () => {
  it('is made where there was none, with nothing left beside it', async () => {
    await replaceFolder(target, write('new'));
    expect(page()).toBe('new');
    expect(readdirSync(room)).toEqual(['site']);
  });

  it('loses its old files', async () => {
    mkdirSync(target);
    writeFileSync(path.join(target, 'old'), '');
    await replaceFolder(target, write('new'));
    expect(readdirSync(target)).toEqual(['page']);
  });

  it('stays as it was when the making fails', async () => {
    await replaceFolder(target, write('old'));
    await expect(replaceFolder(target, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('full');
    expect(page()).toBe('old');
    expect(readdirSync(room)).toEqual(['site']);
  });

  it('stays as it was when the new one cannot take its place', async () => {
    await replaceFolder(target, write('old'));
    const remove = (beside: string): Promise<void> => {
      rmSync(beside, { recursive: true });
      return Promise.resolve();
    };
    await expect(replaceFolder(target, remove)).rejects.toThrow('ENOENT');
    expect(page()).toBe('old');
    expect(readdirSync(room)).toEqual(['site']);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stays as it was when %s ends the process', async (signal) => {
    await replaceFolder(target, write('old'));
    const child = spawn(process.execPath, ['--input-type=module', '--eval', endless()], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(child.stdout, 'data');
    child.kill(signal);
    const [code] = await once(child, 'close') as [number];
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(page()).toBe('old');
    expect(readdirSync(room)).toEqual(['site']);
  });

  it('comes back after a process was killed outright between the two renames', async () => {
    const gone = 2 ** 22 + 1;
    mkdirSync(`${target}.old-${gone}`);
    writeFileSync(path.join(`${target}.old-${gone}`, 'page'), 'old');
    mkdirSync(`${target}.new-${gone}`);
    await expect(replaceFolder(target, () => Promise.reject(new Error('again')))).rejects.toThrow('again');
    expect(page()).toBe('old');
    expect(existsSync(`${target}.new-${gone}`)).toBe(false);
  });
});
