/**
 * The exchange of old files for new ones in a folder. It is written down before it begins: what a process that was
 * killed left half-done, the next one finishes.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, rmdirSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { isRunning } from '../command/is-running.ts';
import type { Plan } from './plan.ts';

/** Folders of this name and the number of a process are ours while it runs. */
const staging = /^\.in-force-new-(\d+)$/;

/** Where a process makes the new files of a folder: in the folder, so that they are on its disk and a move is all it takes. */
export const stagingIn = (folder: string): string => path.join(folder, `.in-force-new-${process.pid}`);

/** The parts of a staging folder: the new files, the old ones once they are moved out, and what is to be done. */
const partsOf = (stage: string) => ({ fresh: path.join(stage, 'new'), old: path.join(stage, 'old'), written: path.join(stage, 'exchange.json') });

/** The empty folder that the new files are written into. */
export const freshIn = (stage: string): string => partsOf(stage).fresh;

const exchangeSchema = z.object({ take: z.array(z.string()), drop: z.array(z.string()), ours: z.array(z.string()) });
type Exchange = z.infer<typeof exchangeSchema>;

const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Each move is done once: what has come is no longer among the new files, what has gone is no longer in its place. */
function moveAll(folder: string, stage: string, { take, drop }: Plan): void {
  const { fresh, old } = partsOf(stage);
  for (const name of [...drop, ...take.filter((one) => isThere(path.join(fresh, one)))]) {
    if (isThere(path.join(folder, name))) move(path.join(folder, name), path.join(old, name));
    if (isThere(path.join(fresh, name))) move(path.join(fresh, name), path.join(folder, name));
  }
}

/** The way back, where a disk refuses a move half-way. */
function moveBack(folder: string, stage: string, { take, drop }: Plan): void {
  const { fresh, old } = partsOf(stage);
  for (const name of [...drop, ...take]) {
    if (take.includes(name) && !isThere(path.join(fresh, name))) move(path.join(folder, name), path.join(fresh, name));
    if (isThere(path.join(old, name))) move(path.join(old, name), path.join(folder, name));
  }
}

/**
 * Of what was moved out only our files are removed; one that somebody put there in that moment comes back.
 *
 * @returns whether nothing is left
 */
function clearOld(folder: string, old: string, mine: ReadonlySet<string>, below = ''): boolean {
  let left = 0;
  for (const item of readdirSync(path.join(old, below), { withFileTypes: true })) {
    const name = below === '' ? item.name : `${below}/${item.name}`;
    if (item.isDirectory()) left += clearOld(folder, old, mine, name) ? 0 : 1;
    else if (mine.has(name)) unlinkSync(path.join(old, name));
    else if (isThere(path.join(folder, name))) left += 1;
    else move(path.join(old, name), path.join(folder, name));
  }
  return left === 0 && isRemoved(path.join(old, below));
}

/** Removes a folder, unless somebody put something there in that moment. */
function isRemoved(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function clear(folder: string, stage: string, ours: readonly string[]): void {
  const { old } = partsOf(stage);
  if (!existsSync(old) || clearOld(folder, old, new Set(ours))) rmSync(stage, { recursive: true, force: true });
}

function readExchange(stage: string): Exchange | null {
  try {
    return exchangeSchema.parse(JSON.parse(readFileSync(partsOf(stage).written, 'utf8')));
  } catch {
    return null;
  }
}

/** Exchanges the files as planned, without a pause in which a signal could be taken. */
export function exchange(folder: string, stage: string, plan: Plan, ours: readonly string[]): void {
  const { written } = partsOf(stage);
  writeFileSync(`${written}.part`, JSON.stringify({ ...plan, ours }));
  renameSync(`${written}.part`, written);
  try {
    moveAll(folder, stage, plan);
  } catch (error) {
    moveBack(folder, stage, plan);
    rmSync(written);
    throw error;
  }
  clear(folder, stage, ours);
}

/** Leaves a folder as before, where an exchange in it has not begun; one that has is finished. */
export function abandon(folder: string, stage: string): void {
  const begun = readExchange(stage);
  // A file that was just being written when the process was interrupted may come into a folder that is being removed.
  if (begun === null) return rmSync(stage, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  moveAll(folder, stage, begun);
  clear(folder, stage, begun.ours);
}

/** Whether a folder's item is there only while we write. */
export const isStaging = (name: string): boolean => staging.test(name);

/** Finishes or clears away what processes left in a folder that were killed. Without any, nothing is written. */
export function settle(folder: string): void {
  if (!existsSync(folder)) return;
  const left = readdirSync(folder).filter((name) => isStaging(name) && !isRunning(Number(staging.exec(name)?.[1])));
  for (const name of left) abandon(folder, path.join(folder, name));
}
