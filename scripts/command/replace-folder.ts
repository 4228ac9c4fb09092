import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { guarded } from './interrupt.ts';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Clears up after runs that were killed outright: half-made folders go, a folder moved aside comes back. */
const tidy = async (target: string): Promise<void> => {
  const parent = path.dirname(target);
  for (const name of await readdir(parent)) {
    const made = /^(.+)\.(?:new|old)-(\d+)$/.exec(name);
    if (made?.[1] !== path.basename(target) || isAlive(Number(made[2]))) continue;
    const left = path.join(parent, name);
    if (name.includes('.old-') && !existsSync(target)) await rename(left, target);
    else await rm(left, { recursive: true, force: true });
  }
};

/** A folder cannot be renamed over one that has files: the old one steps aside for the moment between, or comes back. */
const swap = async (beside: string, target: string, aside: string): Promise<void> => {
  const replaces = existsSync(target);
  if (replaces) await rename(target, aside);
  try {
    await rename(beside, target);
  } catch (error) {
    if (replaces) await rename(aside, target);
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
};

/**
 * Makes a folder anew so that at every moment the whole old one or the whole new one is there.
 *
 * `fill` writes into an empty folder beside `target`, on the same disk. Only when it has succeeded are the two swapped;
 * when it fails, or the process is interrupted or the disk is full, `target` is as it was.
 *
 * @param target - the folder to replace; it need not exist
 * @param fill - is given the path of the empty folder to write into
 * @returns what `fill` returned
 */
export const replaceFolder = async <T>(target: string, fill: (beside: string) => Promise<T>): Promise<T> => {
  const folder = path.resolve(target);
  const beside = `${folder}.new-${process.pid}`;
  await mkdir(path.dirname(folder), { recursive: true });
  await tidy(folder);
  const remove = (): void => rmSync(beside, { recursive: true, force: true });
  return guarded(remove, async () => {
    try {
      await mkdir(beside);
      const result = await fill(beside);
      await swap(beside, folder, `${folder}.old-${process.pid}`);
      return result;
    } finally {
      remove();
    }
  });
};
