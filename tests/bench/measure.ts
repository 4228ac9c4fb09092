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

/** `1:02.50` or `00:01:02`, as `ps` says how long a process ran. */
const secondsIn = (time: string): number => time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);

/** A process and all below it: the memory they have, in MB, and how long each has run. */
function familyOf(root: number): { memory: number; ran: Map<number, number> } {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' }).trim().split('\n')
    .map((line) => line.trim().split(/\s+/)).map(([pid, parent, kilobytes, time = '']) => ({ pid: Number(pid), parent: Number(parent), memory: Number(kilobytes) / 1024, ran: secondsIn(time) }));
  const below = new Set([root]);
  for (const { pid, parent } of all.toSorted((one, other) => one.pid - other.pid)) if (below.has(parent)) below.add(pid);
  const family = all.filter(({ pid }) => below.has(pid));
  return { memory: family.reduce((sum, one) => sum + one.memory, 0), ran: new Map(family.map(({ pid, ran }) => [pid, ran])) };
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
  const ran = new Map<number, number>();
  child.stdout.on('data', (chunk: Buffer) => { said += chunk.toString(); });
  child.stderr.on('data', (chunk: Buffer) => { complained = (complained + chunk.toString()).slice(-4000); });
  const look = setInterval(() => {
    const family = familyOf(child.pid ?? 0);
    memory = Math.max(memory, family.memory);
    for (const [pid, seconds] of family.ran) ran.set(pid, seconds);
  }, 500);
  const [code] = await once(child, 'close') as [number | null];
  clearInterval(look);
  if (code !== 0) throw new Error(`${script} failed:\n${complained}`);
  // Of a process that was ended and never waited for, as Pagefind is, the shell does not know.
  const seen = [...ran.values()].reduce((sum, seconds) => sum + seconds, 0);
  return { clock: (performance.now() - began) / 1000, cpu: Math.max(cpuIn(said), seen), memory };
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
