import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { guarded } from './interrupt.ts';
import { isRunning } from './is-running.ts';

const ours = /^in-force-[a-z-]+-\w{6}$/;

/** The file that says which process a folder belongs to. */
const owner = 'process';

/** So long, in milliseconds, a folder may stand without a mark. */
const unmarkedFor = 3_600_000;

function ownerOf(room: string): number | null {
  try {
    const [, pid] = /^In Force, process (\d+)\n$/.exec(readFileSync(path.join(room, owner), 'utf8')) ?? [];
    return pid === undefined ? null : Number(pid);
  } catch {
    return null;
  }
}

/** What says whose it is goes last: killed half-way, the next one finds it and goes on. */
function removeRoom(room: string): void {
  if (!existsSync(room)) return;
  for (const name of readdirSync(room)) if (name !== owner) rmSync(path.join(room, name), { recursive: true, force: true });
  rmSync(room, { recursive: true, force: true });
}

/** A process that was killed before it could mark its folder left an empty one. A young one may be about to be marked; one with anything in it is nobody's to remove. */
function removeUnmarked(room: string): void {
  if (readdirSync(room).length === 0 && Date.now() - statSync(room).mtimeMs > unmarkedFor) rmdirSync(room);
}

/** Removes what processes left that were killed; what another user's left is theirs to remove. */
function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => ours.test(one))) {
    const room = path.join(tmpdir(), name);
    const pid = ownerOf(room);
    try {
      if (pid === null) removeUnmarked(room);
      else if (!isRunning(pid)) removeRoom(room);
    } catch {
      // It may be another user's, or another process was quicker.
    }
  }
}

/**
 * Does `work` with an empty folder that is removed afterwards, whatever happens: when the process is killed, by the
 * next one that asks for a folder.
 *
 * @param name - what it is for, in small letters and hyphens, so that a person who finds one after a power cut knows
 */
export function withTemporaryFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  sweep();
  const room = mkdtempSync(path.join(tmpdir(), `in-force-${name}-`));
  const remove = (): void => { removeRoom(room); };
  return guarded(remove, async () => {
    try {
      writeFileSync(path.join(room, owner), `In Force, process ${process.pid}\n`);
      const folder = path.join(room, 'folder');
      mkdirSync(folder);
      return await work(folder);
    } finally {
      remove();
    }
  });
}
