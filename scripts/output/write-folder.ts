import { existsSync, lstatSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { guarded } from '../command/interrupt.ts';
import { UsageError } from '../command/usage-error.ts';
import { abandon, exchange, freshIn, isStaging, settle, stagingIn } from './exchange.ts';
import { LOCK, withLock } from './lock.ts';
import { makeFolder } from './make-folder.ts';
import { MARKER, markerText, readMarker } from './marker.ts';
import type { Writer } from './marker.ts';
import { ownedFiles } from './owned-files.ts';
import { filesBelow, planExchange } from './plan.ts';

export interface Output {
  folder: string;
  /** The command that writes; the output of another is not replaced. */
  by: Writer;
  /** Whether the folder may be one that somebody uses for files of their own, though we never wrote there. */
  mayHoldOthers: boolean;
  /** Files that are written beside the folder, by their names. */
  beside?: readonly string[];
  /** Files that stand in the folder and stay as they are, each with its state when that was decided. */
  keeps?: ReadonlyMap<string, string>;
  /** Asked when all is written: what it was made of, to be kept with the list of files. */
  madeOf?: () => string | undefined;
  /** Is told what is waited for, where another process is writing there. */
  tell?: (text: string) => void;
}

const what = { ingest: 'a corpus', build: 'a built site', export: 'an exported copy' } as const;

/** What somebody keeps in a folder; our own traces are nothing. */
const holds = (folder: string): string[] => readdirSync(folder).filter((name) => !isStaging(name) && !name.startsWith(LOCK));

/**
 * Makes sure that a command may write into a folder, and finishes what one that was killed had begun there.
 *
 * @throws UsageError where it holds what we did not write, or what another command wrote
 */
export function expectOurs({ folder, by, mayHoldOthers, beside = [] }: Output): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found?.isFile() === true) throw new UsageError(`${folder} is a file; a folder is needed.`);
  if (found !== undefined) settle(folder);
  const owned = found === undefined ? null : ownedFiles(folder);
  if (owned !== null && owned.by !== by) throw new UsageError(`${folder} holds ${what[owned.by]}, which is not replaced by ${what[by]}: name another folder with --to.`);
  const [other] = found === undefined || owned !== null || mayHoldOthers ? [] : holds(folder);
  if (other !== undefined) throw new UsageError(`${folder} holds files that In Force has no record of having written, such as ${other}: name an empty or a new folder with --to, or move them away.`);
  const taken = beside.find((name) => existsSync(path.join(folder, '..', name)) && owned?.files.includes(`../${name}`) !== true);
  if (taken !== undefined) throw new UsageError(`${path.join(path.dirname(folder), taken)} was not written by In Force and stands where it would write: move it away, or name another folder with --to.`);
}

/** Another process has written into the folder since it was decided what stays there. Nothing was written. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Which file lies at a path: another one, or one that was written since, has another state. */
export function stateOf(file: string): string {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`;
}

function put({ folder, by, mayHoldOthers, beside = [], keeps = new Map(), madeOf = () => undefined }: Output, stage: string): void {
  expectOurs({ folder, by, mayHoldOthers, beside });
  for (const [file, state] of keeps) if (stateOf(path.join(folder, file)) !== state) throw new Overtaken(`${file} was written by another process`);
  const fresh = freshIn(stage);
  const files = filesBelow(fresh);
  writeFileSync(path.join(fresh, MARKER), markerText({ by, madeOf: madeOf(), files: [...keeps.keys(), ...files, ...beside.map((name) => `../${name}`)] }));
  const owned = [...(ownedFiles(folder)?.files ?? []).filter((file) => !file.startsWith('../') && !keeps.has(file)), ...(readMarker(folder) === null ? [] : [MARKER])];
  exchange(folder, stage, planExchange(folder, fresh, new Set([...files, MARKER]), owned), [...owned, ...files, MARKER]);
}

/**
 * Writes the files of a command into a folder, so that at every moment the whole old output or the whole new one is
 * there, and nothing else in the folder is touched.
 *
 * `fill` writes into an empty folder on the same disk. Only when it has succeeded are old and new exchanged, by moves;
 * when it fails, or the process is interrupted or the disk is full, all is as it was. A process that was killed in the
 * middle of the moves has written down what was left to do: the next one does it.
 *
 * @param fill - is given the path of the empty folder to write into
 * @returns what `fill` returned
 * @throws UsageError where the folder holds what we did not write
 * @throws Overtaken where what was to stay is not what it was
 */
export async function writeFolder<T>(output: Output, fill: (fresh: string) => Promise<T>): Promise<T> {
  const folder = path.resolve(output.folder);
  const { tell = () => undefined } = output;
  expectOurs({ ...output, folder });
  const made = makeFolder(folder);
  const stage = stagingIn(folder);
  const undo = (): void => {
    if (existsSync(stage)) abandon(folder, stage);
    if (made !== undefined && readdirSync(folder).length === 0) rmdirSync(folder);
  };
  return guarded(undo, async () => {
    try {
      makeFolder(freshIn(stage));
      const result = await fill(freshIn(stage));
      await withLock(folder, () => put({ ...output, folder }, stage), (pid) => tell(`waiting for process ${pid}, which is writing there`));
      return result;
    } finally {
      undo();
    }
  });
}
