/** A folder of its own for each test, and in it the one that a build writes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach } from 'vitest';

import { writeFolder } from '../../../scripts/output/write-folder.ts';

/** Where the test at hand works: a temporary folder, and the site in it, which is not there yet. */
export interface Room { room: string; target: string }

/** The room of the test at hand; it is made before each test of the file that asks for it, and removed after. */
export function roomForEach(): Room {
  const one: Room = { room: '', target: '' };
  beforeEach(() => {
    one.room = mkdtempSync(path.join(tmpdir(), 'in-force-replace-'));
    one.target = path.join(one.room, 'site');
  });
  afterEach(() => { rmSync(one.room, { recursive: true, force: true }); });
  return one;
}

/** Writes a folder as a build does, where nothing else may lie. */
export const replaceFolder = <T>(folder: string, fill: (fresh: string) => Promise<T>): Promise<T> => writeFolder({ folder, by: 'build', mayHoldOthers: false }, fill);

/** Fills a folder with one page. */
export const write = (text: string) => (beside: string): Promise<void> => {
  writeFileSync(path.join(beside, 'page'), text);
  return Promise.resolve();
};
