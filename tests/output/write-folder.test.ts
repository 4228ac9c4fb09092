import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { settle } from '../../scripts/output/exchange.ts';
import { readMarker } from '../../scripts/output/marker.ts';
import { writeFolder } from '../../scripts/output/write-folder.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { fill, textsIn } from '../ingest/rig/temporary-folder.ts';
import { replaceFolder, roomForEach, write } from './rig/room.ts';

const here = roomForEach();
const page = (): string => readFileSync(path.join(here.target, 'page'), 'utf8');
/** A process that begins to replace the folder and would never end. */
const endless = (): string => `
  import { run } from '${projectRoot}/scripts/command/run.ts';
  import { command } from '${projectRoot}/scripts/command/command.ts';
  import { writeFolder } from '${projectRoot}/scripts/output/write-folder.ts';
  await run(command('test', ''), () => writeFolder({ folder: '${here.target}', by: 'build', mayHoldOthers: false }, () => {
    process.stdout.write('begun');
    return new Promise(() => setInterval(() => {}, 1000));
  }));`;
/** A number that no process has. */
const gone = 2 ** 22 + 1;

describe('a folder that is written', () => {
  it('is made where there was none, with nothing left in it or beside it but the list of its files', async () => {
    await replaceFolder(here.target, write('new'));
    expect(page()).toBe('new');
    expect(readdirSync(here.room)).toEqual(['site']);
    expect(readdirSync(here.target)).toEqual(['.in-force', 'page']);
    expect(readMarker(here.target)).toEqual({ by: 'build', files: ['page'] });
  });

  it('may be empty before', async () => {
    mkdirSync(here.target);
    await replaceFolder(here.target, write('new'));
    expect(page()).toBe('new');
  });

  it('loses the files of the time before', async () => {
    await replaceFolder(here.target, (fresh) => {
      fill(fresh, { 'old/deep/a': 'a', 'old/b': 'b', page: 'old' });
      return Promise.resolve();
    });
    await replaceFolder(here.target, write('new'));
    expect(readdirSync(here.target)).toEqual(['.in-force', 'page']);
  });

  it('stays as it was when the making fails', async () => {
    await replaceFolder(here.target, write('old'));
    await expect(replaceFolder(here.target, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('full');
    expect(page()).toBe('old');
    expect(readdirSync(here.target)).toEqual(['.in-force', 'page']);
  });

  it('is not there when its first making fails', async () => {
    await expect(replaceFolder(here.target, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('full');
    expect(readdirSync(here.room)).toEqual([]);
  });

  it('stays as it was when the new files have gone', async () => {
    await replaceFolder(here.target, write('old'));
    const remove = (fresh: string): Promise<void> => {
      rmSync(fresh, { recursive: true });
      return Promise.resolve();
    };
    await expect(replaceFolder(here.target, remove)).rejects.toThrow('ENOENT');
    expect(page()).toBe('old');
    expect(readdirSync(here.target)).toEqual(['.in-force', 'page']);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stays as it was when %s ends the process', async (signal) => {
    await replaceFolder(here.target, write('old'));
    const child = spawn(process.execPath, ['--input-type=module', '--eval', endless()], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(child.stdout, 'data');
    child.kill(signal);
    const [code] = await once(child, 'close') as [number];
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(page()).toBe('old');
    expect(readdirSync(here.target)).toEqual(['.in-force', 'page']);
  });
});

describe('a folder in which a process was killed', () => {
  const left = `.in-force-new-${gone}`;

  it('is cleared of new files that were not complete', async () => {
    await replaceFolder(here.target, write('old'));
    fill(here.target, { [`${left}/new/page`]: 'half' });
    await expect(replaceFolder(here.target, () => Promise.reject(new Error('again')))).rejects.toThrow('again');
    expect(page()).toBe('old');
    expect(readdirSync(here.target)).toEqual(['.in-force', 'page']);
  });

  it.each([0, 1, 2, 3, 4])('gets the rest of an exchange of which %i moves were done', (moves) => {
    fill(here.target, { 'a/one': 'old', b: 'old', gone: 'old', own: 'mine' });
    fill(path.join(here.target, left), { 'new/a/one': 'new', 'new/b': 'new', 'exchange.json': JSON.stringify({ take: ['a', 'b'], drop: ['gone'], ours: ['a/one', 'b', 'gone'] }) });
    mkdirSync(path.join(here.target, left, 'old'));
    const done: [string, string][] = [['gone', `${left}/old/gone`], ['a', `${left}/old/a`], [`${left}/new/a`, 'a'], ['b', `${left}/old/b`]];
    for (const [from, to] of done.slice(0, moves)) renameSync(path.join(here.target, from), path.join(here.target, to));
    settle(here.target);
    expect(textsIn(here.target)).toEqual({ 'a/one': 'new', b: 'new', own: 'mine' });
    expect(readdirSync(here.target)).toEqual(['a', 'b', 'own']);
  });

  it('is not touched while that process runs', () => {
    fill(here.target, { [`.in-force-new-${process.ppid}/new/page`]: 'half' });
    settle(here.target);
    expect(existsSync(path.join(here.target, `.in-force-new-${process.ppid}/new/page`))).toBe(true);
  });
});

describe('two processes that write into one folder', () => {
  it('do so one after the other: a lock that is held is waited for, and said', async () => {
    await replaceFolder(here.target, write('old'));
    const holder = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 1500)'], { stdio: 'ignore' });
    fill(here.target, { '.in-force-lock': String(holder.pid) });
    const told: string[] = [];
    await writeFolder({ folder: here.target, by: 'build', mayHoldOthers: false, tell: (text) => told.push(text) }, write('new'));
    expect(told).toEqual([`waiting for process ${holder.pid ?? 0}, which is writing there`]);
    expect(holder.exitCode).toBe(0);
    expect(page()).toBe('new');
  });

  it('are not kept waiting by one that was killed', async () => {
    fill(here.target, { '.in-force-lock': String(gone) });
    await replaceFolder(here.target, write('new'));
    expect(readdirSync(here.target)).toEqual(['.in-force', 'page']);
  });
});
