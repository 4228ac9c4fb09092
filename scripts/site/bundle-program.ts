import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { guarded } from '../command/interrupt.ts';
import type { SiteSettings } from './astro-settings.ts';

/** What a process is told that makes a program. */
export interface ToBundle {
  settings: SiteSettings;
  /** Where the source lies. */
  root: string;
  /** The folder for the modules that make pages. */
  server: string;
}

/** What it answers: nothing, or why there is no program. */
export interface Bundled extends Pick<NodeJS.ErrnoException, 'code' | 'syscall' | 'path'> {
  thrown?: Error;
}

/**
 * Has Astro make a program, in a process of its own: what Astro, Vite and the bundler take for it, some 400 MB, is given
 * back before the first page is made.
 *
 * @param stop - when nobody needs the program any more
 * @throws what Astro throws, with the system's words where the system refused
 */
export async function bundleProgram(asked: ToBundle, stop?: AbortSignal): Promise<void> {
  const child = fork(fileURLToPath(new URL('bundle-process.ts', import.meta.url)), { serialization: 'advanced', stdio: ['ignore', 2, 2, 'ipc'] });
  const end = (): void => { child.kill('SIGKILL'); };
  stop?.addEventListener('abort', end);
  await guarded(end, async () => {
    const ended = once(child, 'exit') as Promise<[code: number | null]>;
    let bundled: Bundled | undefined;
    child.on('message', (message: Bundled) => { bundled = message; });
    child.send(asked);
    const [code] = await ended;
    if (bundled === undefined) throw new Error(`The program of the site was not made: its process ended with ${String(code)}.`);
    const { thrown, ...more } = bundled;
    if (thrown !== undefined) throw more.syscall === undefined ? thrown : Object.assign(thrown, more);
  });
}
