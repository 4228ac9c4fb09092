import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

import { inject } from 'vitest';

import { projectRoot } from '../../../scripts/site/project-root.ts';
import { runScript } from '../../offline/rig/run-script.ts';
import { madeOnce } from './made-once.ts';
import { newest } from './shipped-corpus.ts';

const shippedFolder = path.join(projectRoot, 'content');

/** A folder of documents as a site: where its corpus and its pages are. The shipped corpus's is there; another is built. */
export function siteOf(folder: string): { corpus: string; site: string } {
  if (folder === shippedFolder) return { corpus: folder, site: inject('folder') };
  const made = madeOnce(`site-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`, (room) => {
    runScript('scripts/ingest.ts', '--from', folder, '--to', path.join(room, 'corpus'));
    runScript('scripts/build.ts', '--corpus', path.join(room, 'corpus'), '--to', path.join(room, 'site'));
  });
  return { corpus: path.join(made, 'corpus'), site: path.join(made, 'site') };
}

/** The site of the shipped corpus as it was before its newest document came. */
export const olderSite = (): string => path.join(madeOnce('older', (room) => {
  const content = path.join(room, 'content');
  cpSync(shippedFolder, content, { recursive: true });
  rmSync(path.join(content, 'sources', newest.file));
  runScript('scripts/ingest.ts', '--from', content);
  runScript('scripts/build.ts', '--corpus', content, '--to', path.join(room, 'site'));
}), 'site');

/** The shipped corpus's site as files on a disk, in a folder with a space in its name; its zip lies beside it. */
export const exportedSite = (): string => path.join(madeOnce('export', (room) => {
  runScript('scripts/export.ts', '--site', inject('folder'), '--to', path.join(room, 'the rules'));
}), 'the rules');

/** The shipped corpus's site, built to be served under `/rules/`. */
export const siteUnderRules = (): string => path.join(madeOnce('under', (room) => {
  runScript('scripts/build.ts', '--to', path.join(room, 'rules'), '--base', 'rules');
}), 'rules');
