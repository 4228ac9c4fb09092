import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is asked of Lighthouse here. Its own types are not held: it is installed where it is used, and not by `npm ci`. */
export interface Lighthouse {
  default: (address: string, flags: { port: number; onlyCategories: string[]; logLevel: 'error' }, config?: unknown) => Promise<{ lhr: Report } | undefined>;
  desktopConfig: unknown;
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string } | undefined>;
  runtimeError?: { message: string };
}

const folder = import.meta.dirname;

function found(): string | null {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve('lighthouse');
  } catch {
    return null;
  }
}

/**
 * Lighthouse, installed beside this file when it is not there yet, in the version that the lock file here names.
 *
 * @throws Error with npm's last words where it cannot be installed
 */
export async function getLighthouse(): Promise<Lighthouse> {
  if (found() === null) {
    const { status, stderr } = spawnSync('npm', ['ci', '--prefix', folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`Lighthouse could not be installed: ${stderr.trim().split('\n').slice(-3).join(' ')}`);
  }
  return await import(pathToFileURL(found() ?? '').href) as Lighthouse;
}
