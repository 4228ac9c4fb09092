import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { isRunning } from '../command/is-running.ts';

/** The file by which one process at a time works on a folder: it holds the process's number. */
export const LOCK = '.in-force-lock';

/** Milliseconds between two tries, and how old a lock must be that holds no number yet, to be one that was left. */
const pause = 25;
const young = 2000;

interface Held {
  text: string;
  /** The process that has it; null where that has ended, or where the machine was started anew since. */
  by: number | null;
}

function held(file: string): Held | null {
  try {
    const [text, { mtimeMs }] = [readFileSync(file, 'utf8'), statSync(file)];
    const age = Date.now() - mtimeMs;
    const pid = Number(text);
    const isHeld = age < uptime() * 1000 && (text === '' ? age < young : isRunning(pid));
    return { text, by: isHeld ? pid : null };
  } catch {
    return null;
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock that was left, and no other: one that somebody took in this moment is put back. */
function remove(file: string, { text }: Held): void {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') === text) rmSync(aside);
    else renameSync(aside, file);
  } catch {
    // Another process was quicker.
  }
}

/**
 * Does `work` while no other process does any under the same lock; waits for it where one does.
 *
 * @param work - synchronous, so that no signal ends it half-way; killed outright, its lock is void
 * @param waiting - is told the number of the process waited for, once
 */
export async function withLock<T>(folder: string, work: () => T, waiting: (pid: number) => void): Promise<T> {
  const file = path.join(folder, LOCK);
  let told: number | null = null;
  while (!take(file)) {
    const other = held(file);
    if (other?.by === null) remove(file, other);
    else if (other !== null && told === null) waiting(told = other.by);
    await setTimeout(pause);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Takes a lock for as long as a process runs; a lock of one that has ended is void.
 *
 * @returns a function that gives it back; null where another process has it
 */
export function holdLock(folder: string): (() => void) | null {
  const file = path.join(folder, LOCK);
  mkdirSync(folder, { recursive: true });
  const left = held(file);
  if (left?.by === null) remove(file, left);
  return take(file) ? () => rmSync(file, { force: true }) : null;
}
