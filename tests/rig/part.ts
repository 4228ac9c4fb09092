import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

import { projectRoot } from '../../scripts/site/project-root.ts';

/** What a part of the tests came to. */
export interface Count {
  passed: number;
  failed: number;
  /** What is said of the part at the end of the whole run. */
  lines?: readonly string[];
}

/**
 * Whether a program ended well; its output is streamed as it comes.
 *
 * @param until - what it says before this is held back: another part is speaking
 */
export const endsWell = (file: string, args: readonly string[], until?: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const said = until === undefined ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, [file, ...args], {
      cwd: projectRoot,
      stdio: ['ignore', said, said],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const told = until === undefined ? Promise.resolve() : Promise.all([toldFrom(child.stdout, process.stdout, until), toldFrom(child.stderr, process.stderr, until)]);
    child.on('error', () => { resolve(false); });
    child.on('close', (code) => { void told.then(() => { resolve(code === 0); }); });
  });

/** Passes on what a stream holds, from a moment on: what came before it, and then whatever comes. */
async function toldFrom(from: Readable | null, to: Writable, moment: Promise<unknown>): Promise<void> {
  const waiting: Buffer[] = [];
  let isSilent = true;
  from?.on('data', (chunk: Buffer) => { if (isSilent) waiting.push(chunk); else to.write(chunk); });
  await moment;
  isSilent = false;
  to.write(Buffer.concat(waiting));
}

/** A check that holds or does not: it counts as one test. */
export const check = async (file: string, args: readonly string[]): Promise<Count> =>
  ((await endsWell(file, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
