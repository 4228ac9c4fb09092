/**
 * What a site was made of, as two hashes in its list of files: of everything that it comes from, and of the files
 * themselves. Where both are as they were, there is nothing to build.
 */
import { createHash, hash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readMarker } from '../output/marker.ts';
import { filesBelow } from '../output/plan.ts';
import { projectRoot } from './project-root.ts';

/** Each part with its length, so that no two lists of parts are one. */
export function hashOf(parts: Iterable<string | Uint8Array>): string {
  const all = createHash('sha256');
  for (const part of parts) all.update(`${part.length}:`).update(part);
  return all.digest('hex');
}

/** The files below a folder, with their contents; an empty folder and a link hold nothing that a site is made of. */
export function* contentsOf(folder: string): Generator<string | Uint8Array> {
  for (const name of filesBelow(folder).sort()) {
    const file = path.join(folder, name);
    if (!lstatSync(file).isFile()) continue;
    yield name;
    yield readFileSync(file);
  }
}

/** The hash of each file, by its name. */
export const hashesOf = (files: Iterable<readonly [string, Uint8Array]>): [name: string, hash: string][] => [...files].map(([name, bytes]) => [name, hash('sha256', bytes)]);

interface Told { base: string; address: string | null }

/**
 * All that the site's program depends on, whatever the corpus: the source as it was copied for this build, the scripts,
 * the exact versions of the libraries and of Node, and what the site is told.
 */
export function codeOf(root: string, { base, address }: Told): string {
  const told = [base, address ?? '', process.env['NODE_ENV'] ?? '', process.version, process.platform];
  return hashOf([...told, ...contentsOf(root), ...contentsOf(path.join(projectRoot, 'scripts')), readFileSync(path.join(projectRoot, 'package-lock.json'))]);
}

/** All that the scripts depend on, whatever they are given. */
export function codeOfScripts(): string {
  const folders = ['scripts', 'src/model', 'src/search'].map((name) => path.join(projectRoot, name));
  return hashOf([process.version, process.platform, ...folders.flatMap((folder) => [...contentsOf(folder)]), readFileSync(path.join(projectRoot, 'package-lock.json'))]);
}

/** All that a build of a corpus depends on: the program, the day it is built for, and the corpus as it was copied for this build. */
export const partsOf = (code: string, today: string, corpus: string): string => hashOf([code, today, ...contentsOf(corpus)]);

/** What is kept of a site with the list of its files, which may come in any order. */
export const madeOf = (parts: string, hashes: readonly [name: string, hash: string][]): string => `${parts} ${hashOf(hashes.toSorted(([one], [other]) => (one < other ? -1 : 1)).flat())}`;

/** Whether a folder holds the site of these parts, every file as it was written; what else lies there does not count. */
export function standsAsMade(folder: string, parts: string): boolean {
  const marker = readMarker(folder);
  if (marker?.by !== 'build' || marker.madeOf?.startsWith(`${parts} `) !== true) return false;
  try {
    return marker.madeOf === madeOf(parts, marker.files.flatMap((name) => hashesOf([[name, readFileSync(path.join(folder, name))]])));
  } catch {
    return false;
  }
}
