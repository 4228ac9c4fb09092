/** Every table whose rows have examples, found by looking: a new one needs no list that somebody might forget. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../../scripts/site/project-root.ts';

/** A row of a table, whatever else it has. */
export type Row = Readonly<Record<string, unknown>> & { example?: unknown; examples?: unknown };

export interface Table {
  /** `scripts/language/en/objects.ts otherObjects`, with the key of a part of it. */
  name: string;
  rows: readonly { key: string; row: Row }[];
}

/** Where every module is looked into, though its rows be made by a function and not written with `example:`. */
const WHOLE = 'scripts/language/';
const WRITTEN = /\bexamples?: ?(?:['"`]|\[['"`])/u;

const files = ['scripts', 'src'].flatMap((folder) => readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
  .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).sort();

const sources = new Map(files.map((file) => [file, readFileSync(path.join(projectRoot, file), 'utf8')]));
const looked = files.filter((file) => file.startsWith(WHOLE) || WRITTEN.test(sources.get(file) ?? ''));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !(value instanceof RegExp) && !(value instanceof Map) && !(value instanceof Set);
const isRow = (value: unknown): value is Row => isObject(value) && !Array.isArray(value) && ('example' in value || 'examples' in value);

/** The tables in a value: a row, a list of rows, rows by their names, or several of these by their names. */
function tablesIn(name: string, value: unknown): Table[] {
  if (isRow(value)) return [{ name, rows: [{ key: '', row: value }] }];
  if (!isObject(value)) return [];
  const parts: [string, unknown][] = Object.entries(value);
  if (!parts.some(([, part]) => isRow(part))) return Array.isArray(value) ? [] : parts.flatMap(([key, part]) => tablesIn(`${name}.${key}`, part));
  // Beside rows with examples stand rows that lack one.
  return [{ name, rows: parts.flatMap(([key, row]) => (isObject(row) ? [{ key, row }] : [])) }];
}

/** What each module exports, by the name of its file. */
async function modules(): Promise<[file: string, exported: Readonly<Record<string, unknown>>][]> {
  return Promise.all(looked.map(async (file): Promise<[string, Readonly<Record<string, unknown>>]> => [file, await import(path.join(projectRoot, file)) as Readonly<Record<string, unknown>>]));
}

/** Tables in which examples are written and that no other module can see, so that none of their rows could be asked. */
export async function hiddenTables(): Promise<string[]> {
  const exported = new Map(await modules());
  return files.flatMap((file) => {
    let [name, isFunction] = ['', false];
    const found = new Set<string>();
    for (const line of (sources.get(file) ?? '').split('\n')) {
      const begins = /^(?:export )?(?:const|let|(?<called>(?:async )?function)) (?<name>\w+)/u.exec(line)?.groups;
      if (begins !== undefined) [name, isFunction] = [begins['name'] ?? '', begins['called'] !== undefined];
      if (WRITTEN.test(line) && !isFunction) found.add(name);
    }
    return [...found].filter((one) => tablesIn(one, exported.get(file)?.[one]).length === 0).map((one) => `${file} ${one}`);
  });
}

/** All tables; one that is made of nothing but the rows of others is left out. */
export async function allTables(): Promise<Table[]> {
  const found = (await modules()).flatMap(([file, exported]) => Object.entries(exported).flatMap(([name, value]) => tablesIn(`${file} ${name}`, value)));
  return found.filter((table) => !table.rows.every(({ row }) => found.some((other) => other !== table && other.rows.length < table.rows.length && other.rows.some((one) => one.row === row))));
}
