import { spawnSync } from 'node:child_process';
import type { SpawnSyncOptions } from 'node:child_process';

import { isProgram, onPath } from '../../browser/rig/programs.ts';

const names = ['firefox', 'firefox-esr'];

/** The path of a Firefox that is there: the one named in FIREFOX_PATH, or the first on the PATH. */
function findFirefox(): string | null {
  const asked = process.env['FIREFOX_PATH'];
  const candidates = [...(asked === undefined ? [] : [asked]), ...onPath(names)];
  return candidates.find(isProgram) ?? null;
}

/** Debian's package, where this process may install one. */
function install(): void {
  if (process.getuid?.() !== 0) return;
  process.stderr.write("No Firefox for the tests of the copy on a disk yet; trying Debian's package ...\n");
  const options: SpawnSyncOptions = { stdio: ['ignore', 2, 2], timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'firefox-esr'], options);
}

/** The path of a Firefox, installed if need be; null where none can be had. */
export function getFirefox(): string | null {
  const found = findFirefox();
  if (found !== null) return found;
  install();
  return findFirefox();
}
