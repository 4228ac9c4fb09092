import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a command costs, with all processes that it starts. */
export interface Cost {
  /** Seconds on the clock, from the start of its process to its end. */
  clock: number;
  /** Seconds of processors, which say more than the clock on a machine that is busy. */
  cpu: number;
  /** The most memory its processes had at once, in MB, looked at twice a second. */
  memory: number;
}

/** The memory of a process and of all below it, in MB. */
function memoryOf(root: number): number {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const below = new Set([root]);
  for (const [pid = 0, parent = 0] of all.toSorted(([one = 0], [other = 0]) => one - other)) if (below.has(parent)) below.add(pid);
  return all.reduce((sum, [pid = 0, , kilobytes = 0]) => (below.has(pid) ? sum + kilobytes / 1024 : sum), 0);
}

/** The last line of the shell's `times`: what its children took, as `1m2.34s 0m5.67s`. */
const cpuIn = (said: string): number =>
  [...(said.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);

/**
 * Runs a script with this Node and measures it.
 * @throws Error with what it said where it fails
 */
export async function measured(script: string, args: readonly string[], folder: string): Promise<Cost> {
  const began = performance.now();
  const child = spawn('/bin/sh', ['-c', '"$@" >&2 && times', 'sh', process.execPath, script, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } });
  let [said, complained, memory] = ['', '', 0];
  child.stdout.on('data', (chunk: Buffer) => { said += chunk.toString(); });
  child.stderr.on('data', (chunk: Buffer) => { complained = (complained + chunk.toString()).slice(-4000); });
  const look = setInterval(() => { memory = Math.max(memory, memoryOf(child.pid ?? 0)); }, 500);
  const [code] = await once(child, 'close') as [number | null];
  clearInterval(look);
  if (code !== 0) throw new Error(`${script} failed:\n${complained}`);
  return { clock: (performance.now() - began) / 1000, cpu: cpuIn(said), memory };
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
