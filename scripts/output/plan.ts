/** What is moved when a folder gets new files: whole sub-folders where all in them is ours, single files beside somebody's own. */
import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { UsageError } from '../command/usage-error.ts';

export interface Plan {
  /** Paths that come, in place of what stands there or where nothing does. */
  take: string[];
  /** Paths that go. */
  drop: string[];
}

/** Every file below a folder by its path with `/`, and every folder that is empty; a link is a file, wherever it leads. */
export function filesBelow(folder: string, below = ''): string[] {
  const found = readdirSync(path.join(folder, below), { withFileTypes: true });
  if (found.length === 0 && below !== '') return [below];
  return found.flatMap((item) => {
    const name = below === '' ? item.name : `${below}/${item.name}`;
    return item.isDirectory() ? filesBelow(folder, name) : [name];
  });
}

function foldersAbove(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** Of what lies where we write: everything. Of the rest of the folder nothing is looked at. */
function standing(folder: string, ours: readonly string[]): string[] {
  const tops = new Set(ours.map((file) => file.split('/')[0] ?? file));
  return [...tops].flatMap((top) => {
    const found = lstatSync(path.join(folder, top), { throwIfNoEntry: false });
    if (found === undefined) return [];
    return found.isDirectory() ? filesBelow(folder, top) : [top];
  });
}

const sameBytes = (one: string, other: string): boolean =>
  lstatSync(one).isFile() && readFileSync(one).equals(readFileSync(other));

/** The first path of somebody's own that a new file would take the place of, or that stands where a folder for it must be. */
function inTheWay(folder: string, fresh: string, files: ReadonlySet<string>, others: ReadonlySet<string>): string | undefined {
  const isFolder = (file: string): boolean => lstatSync(path.join(folder, file)).isDirectory();
  const same = (file: string): boolean => !isFolder(file) && sameBytes(path.join(folder, file), path.join(fresh, file));
  const above = [...files].flatMap(foldersAbove).find((one) => others.has(one) && !isFolder(one));
  return above
    ?? [...files].find((file) => others.has(file) && !same(file))
    ?? [...others].flatMap(foldersAbove).find((one) => files.has(one));
}

/**
 * Plans the exchange of what we wrote before by what we wrote now.
 *
 * @param folder - where it shall stand; it may hold files that are not ours, which are not moved
 * @param fresh - a folder with all new files
 * @param files - the files in it
 * @param owned - the files in `folder` that are ours, by their paths
 * @throws UsageError where a new file would take the place of one that is not ours
 */
export function planExchange(folder: string, fresh: string, files: ReadonlySet<string>, owned: readonly string[]): Plan {
  const mine = new Set(owned);
  const stand = standing(folder, [...files, ...mine]);
  const others = new Set(stand.filter((file) => !mine.has(file)));
  const own = inTheWay(folder, fresh, files, others);
  if (own !== undefined) throw new UsageError(`${path.join(folder, own)} was not written by In Force and stands where it would write: move it away, or name another folder with --to.`);
  const shared = new Set([...others].filter((other) => !files.has(other)).flatMap((other) => [other, ...foldersAbove(other)]));
  const unit = (file: string): string => [...foldersAbove(file), file].find((one) => !shared.has(one)) ?? file;
  const take = new Set([...files].map(unit));
  const drop = new Set(stand.filter((file) => mine.has(file) && !files.has(file)).map(unit).filter((one) => !take.has(one)));
  const known = new Set(stand.flatMap((file) => [file, ...foldersAbove(file)]));
  const folded = [...take].find((one) => !known.has(one) && existsSync(path.join(folder, one)));
  if (folded !== undefined) throw new UsageError(`${path.join(folder, folded)} is there under a name that this disk does not tell from it: move it away, or name another folder with --to.`);
  return { take: [...take], drop: [...drop] };
}
