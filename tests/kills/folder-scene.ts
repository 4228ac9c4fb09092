/** A command that writes a folder, with somebody's own files in it, and its temporary folder for itself. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { settle } from '../../scripts/output/exchange.ts';
import { filesBelow } from '../../scripts/output/plan.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import type { Passage, Scene } from './target.ts';

const own: Readonly<Record<string, string>> = { CNAME: 'mine', 'entries/mine.txt': 'mine, beside theirs', 'my notes/a.txt': 'mine' };

const transient = /^\.in-force-(?:new|lock)/;

/** Files of somebody's own are put there once a run has made the folder one of ours. */
function putOwn(folder: string): void {
  for (const [name, text] of Object.entries(own)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

const ownFaults = (folder: string): string[] =>
  Object.entries(own).filter(([name, text]) => !existsSync(path.join(folder, name)) || readFileSync(path.join(folder, name), 'utf8') !== text).map(([name]) => `${name} is not as it was`);

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder).filter((one) => !transient.test(one) && !(one in own)).sort()) hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** A command, as a process of its own, which nothing but its end or a kill ends. */
function start(script: string, args: readonly string[], temporary: string): Omit<Passage, 'isExchanging'> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: projectRoot, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TMPDIR: temporary, NODE_ENV: 'production', VITEST: undefined },
  });
  let said = '';
  child.stderr.on('data', (text) => { said += String(text); });
  const over = new Promise<boolean>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code !== 0 && signal === null) reject(new Error(`${script} ended with ${code ?? 'a signal'}: ${said}`));
      else resolve(code === 0);
    });
  });
  return { over, kill: () => child.kill('SIGKILL') };
}

/**
 * The scene of a command that writes into a folder.
 *
 * @param argsTo - what the command is called with, to bring about each of the two states
 */
export async function folderScene(script: string, room: string, argsTo: (to: 0 | 1, folder: string) => readonly string[]): Promise<Scene> {
  const [folder, temporary] = [path.join(room, 'out'), path.join(room, 'temporary')];
  mkdirSync(temporary);
  const isExchanging = (): boolean => existsSync(folder) && readdirSync(folder).some((name) => existsSync(path.join(folder, name, 'exchange.json')));
  const begin = (to: 0 | 1): Promise<Passage> => Promise.resolve({ ...start(script, argsTo(to, folder), temporary), isExchanging });
  await (await begin(0)).over;
  putOwn(folder);
  return {
    begin,
    state: () => Promise.resolve(fingerprint(folder)),
    finish: () => {
      const hadBegun = isExchanging();
      settle(folder);
      return hadBegun;
    },
    faults: () => [
      ...ownFaults(folder),
      ...[...readdirSync(folder).filter((name) => transient.test(name)), ...readdirSync(temporary).filter((name) => name.startsWith('in-force-'))].map((name) => `${name} is left`),
    ],
  };
}
