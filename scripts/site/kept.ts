/**
 * What a build leaves for the next one, in `.corpus/.kept/`: by names that say what it was made of, each put there at
 * once and only so many of a kind. Whoever takes something copies it first and looks at the copy, so that what another
 * build removes or writes meanwhile, and what is damaged, is as if it had never been kept.
 */
import { createHash, hash } from 'node:crypto';
import { closeSync, cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { partsOfValue, valueIn } from './kept-value.ts';
import { projectRoot } from './project-root.ts';

/** `IN_FORCE_KEPT` names another folder: tests share nothing with whoever works here. */
const keptFolder = (): string => path.resolve(process.env['IN_FORCE_KEPT'] ?? path.join(projectRoot, '.corpus', '.kept'));

/** Those of one kind that are kept: of the corpora and addresses that somebody builds in turn. */
const most = 4;

/** What a process that was killed left half-written is nobody's after so many milliseconds. */
const forgottenAfter = 3_600_000;

/** What was kept last goes last. */
function prune(kind: string): void {
  const ages = readdirSync(keptFolder()).filter((name) => name.startsWith(`${kind}-`) || name.startsWith('new-'))
    .map((name) => ({ name, used: statSync(path.join(keptFolder(), name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  const whole = ages.filter(({ name }) => !name.startsWith('new-')).toSorted((one, other) => other.used - one.used).slice(most);
  const left = ages.filter(({ name, used }) => name.startsWith('new-') && Date.now() - used > forgottenAfter);
  for (const { name } of [...whole, ...left]) rmSync(path.join(keptFolder(), name), { recursive: true, force: true });
}

const fileOf = (kind: string, name: string): string => path.join(keptFolder(), `${kind}-${name}`);

/** Whether anything is kept under a name; it may be damaged, or gone in the next moment. */
export const isKept = (kind: string, name: string): boolean => existsSync(fileOf(kind, name));

/** Copies what is kept under a name to a place; whether there was anything. */
export function takeKept(kind: string, name: string, to: string): boolean {
  const from = fileOf(kind, name);
  try {
    if (!existsSync(from)) return false;
    cpSync(from, to, { recursive: true });
    const now = new Date();
    utimesSync(from, now, now);
    return true;
  } catch {
    // Another build removed it in this moment.
    rmSync(to, { recursive: true, force: true });
    return false;
  }
}

/** The length of the hash that stands before a kept value. */
const proof = 32;

/** The value kept under a name, as `keepValue` was given it; null where nothing is, or not what was. */
export function keptValue(kind: string, name: string): unknown {
  try {
    const file = readFileSync(fileOf(kind, name));
    const content = file.subarray(proof);
    return hash('sha256', content, 'buffer').equals(file.subarray(0, proof)) ? valueIn(content) : null;
  } catch {
    return null;
  }
}

/** Keeps data under a name, with its hash. */
export function keepValue(kind: string, name: string, value: unknown): void {
  keep(kind, name, (to) => {
    const parts = partsOfValue(value);
    const all = createHash('sha256');
    for (const part of parts) all.update(part);
    const file = openSync(to, 'wx');
    try {
      for (const part of [all.digest(), ...parts]) writeFileSync(file, part);
    } finally {
      closeSync(file);
    }
  });
}

/** Keeps what `fill` writes, a file or a folder, under a name, in place of what was kept under it. A disk that refuses it keeps nothing: no build fails by that. */
export function keep(kind: string, name: string, fill: (to: string) => void): void {
  let room: string | undefined;
  try {
    mkdirSync(keptFolder(), { recursive: true });
    room = mkdtempSync(path.join(keptFolder(), 'new-'));
    const fresh = path.join(room, 'fresh');
    fill(fresh);
    const to = fileOf(kind, name);
    if (existsSync(to)) renameSync(to, path.join(room, 'old'));
    renameSync(fresh, to);
    prune(kind);
  } catch {
    // It is made anew next time.
  } finally {
    if (room !== undefined) rmSync(room, { recursive: true, force: true });
  }
}
