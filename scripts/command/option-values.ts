import { statSync } from 'node:fs';
import path from 'node:path';

import { InvalidArgumentError } from '@commander-js/extra-typings';

import { siteAddress } from '../read/site-address.ts';

/** A port number, for `.option('--port <number>', '...', port)`. */
export function port(value: string): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= 65_535) return number;
  throw new InvalidArgumentError('A port is a number from 1 to 65535.');
}

/** A count of at least one. */
export function count(value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('Give a whole number, 1 or more.');
}

/** The absolute path of a folder that must be there to be read. */
export function existingFolder(value: string): string {
  const folder = path.resolve(value);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) throw new InvalidArgumentError(`There is no folder ${folder}.`);
  if (!found.isDirectory()) throw new InvalidArgumentError(`${folder} is a file; a folder is needed.`);
  return folder;
}

/** The absolute path of a folder that will be made or replaced. */
export function outputFolder(value: string): string {
  const folder = path.resolve(value);
  if (statSync(folder, { throwIfNoEntry: false })?.isFile() === true) {
    throw new InvalidArgumentError(`${folder} is a file; a folder is needed.`);
  }
  return folder;
}

/** The path a site is served under: `/` or `/rules/`; slashes at the ends are added where they are missing. */
export function basePath(value: string): string {
  const base = `/${value}/`.replaceAll(/\/{2,}/g, '/');
  if (/^\/[\w\-./~]*$/.test(base) && !base.includes('..')) return base;
  throw new InvalidArgumentError('A base is a path such as /rules/.');
}

/** The address of the whole site on the web, with a slash at its end. */
export function address(value: string): string {
  const found = siteAddress(value);
  if (found !== null) return found;
  throw new InvalidArgumentError('An address is that of a site, such as https://rules.example/lamps/.');
}

/** Whether these words are a day that there is, such as 2020-05-01. */
export function isCalendarDay(value: string): boolean {
  const moment = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/u.test(value) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

/** A day such as 2020-05-01. */
export function day(value: string): string {
  if (!isCalendarDay(value)) throw new InvalidArgumentError('Expected a day such as 2020-05-01.');
  return value;
}
