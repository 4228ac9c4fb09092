import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../scripts/site/project-root.ts';

/** Seconds on the clock that a script of this project takes, from the start of its process to its end. */
export async function timeScript(script: string, args: readonly string[]): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], { cwd: projectRoot, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => { said += chunk.toString(); });
  const [code] = await once(child, 'close') as [number | null];
  if (code !== 0) throw new Error(`${script} failed:\n${said}`);
  return (performance.now() - began) / 1000;
}

export interface Size {
  pages: number;
  megabytes: number;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name));

/** How many pages a built site has, and how much room it takes with its index. */
export function sizeOf(folder: string): Size {
  const files = filesIn(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { pages: files.filter((file) => file.endsWith('.html')).length, megabytes: bytes / 2 ** 20 };
}

/** The addresses of a built site's pages below its root, without slashes at the ends. */
export const pathsOf = (folder: string): string[] =>
  filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.relative(folder, file).replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, ''))
    .sort();
