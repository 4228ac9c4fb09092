import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, onTestFinished } from 'vitest';

/** Texts or bytes by path. */
export type Contents = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a folder, which need not be there. */
export function fill(folder: string, contents: Contents): void {
  for (const [name, content] of Object.entries(contents)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** A new folder with these files in it, and what takes it away. */
function newFolder(contents: Contents): [folder: string, remove: () => void] {
  const folder = mkdtempSync(path.join(tmpdir(), 'in-force-ingest-'));
  fill(folder, contents);
  return [folder, () => { rmSync(folder, { recursive: true, force: true }); }];
}

/** A folder with these files in it, which is gone when the test is over. */
export function temporaryFolder(contents: Contents = {}): string {
  const [folder, remove] = newFolder(contents);
  onTestFinished(remove);
  return folder;
}

/** The same for all tests that are described together: it is gone when the last of them is over. */
export function sharedFolder(contents: Contents = {}): string {
  const [folder, remove] = newFolder(contents);
  afterAll(remove);
  return folder;
}

/** Every file of a folder, hidden ones too, as text by path. */
export const textsIn = (folder: string): Record<string, string> => Object.fromEntries(
  globSync('**/*', { cwd: folder, exclude: (name) => name === 'sources' }).concat(globSync('**/.*/**', { cwd: folder })).sort()
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
);

/** When each file was written, and which it is on disk. */
export const timesIn = (folder: string): Record<string, string> => Object.fromEntries(
  Object.keys(textsIn(folder)).map((name) => {
    const { mtimeNs, ino } = statSync(path.join(folder, name), { bigint: true });
    return [name, `${mtimeNs} ${ino}`];
  }),
);
