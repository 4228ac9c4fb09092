/**
 * Every row of every table has an example, and reads it; and no row before it does, or the row would never be asked about
 * what it is there for. Tables are found by looking: who writes a new one has nothing to add here, unless its rows look at
 * their words in a way of their own (`rig/ask.ts`).
 */
import { describe, expect, test } from 'vitest';

import { askedOtherwise, counterexamplesOf, examplesOf, wayOf } from './rig/ask.ts';
import { allTables, hiddenTables } from './rig/tables.ts';
import type { Way } from './rig/ask.ts';
import type { Table } from './rig/tables.ts';

const tables = await allTables();

/** What is wrong with one of a row's examples. */
function faultOf({ rows, name }: Table, way: Way, at: number, example: string): string[] {
  const own = rows[at]?.row;
  // For each part of the example that the row reads, the rows that read it.
  const readers = (way.parts?.(example) ?? [example])
    .map((part) => rows.flatMap(({ row, key }, index) => ((way.apart === undefined || row[way.apart] === own?.[way.apart]) && way.reads(row, part, key) ? [index] : [])))
    .filter((all) => all.includes(at));
  if (readers.length === 0) return [`${name}, row ${at} does not read its example: ${example}`];
  return way.allCount === true || readers.some(([first]) => first === at) ? [] : [`${name}, row ${readers[0]?.[0]} reads before row ${at}: ${example}`];
}

function faultsOf(table: Table, way: Way): string[] {
  return table.rows.flatMap(({ row, key }, at) => {
    const examples = examplesOf(row);
    if (examples.length === 0 || examples.includes('')) return [`${table.name}, row ${at} has no example`];
    const read = counterexamplesOf(row).filter((one) => (way.parts?.(one) ?? [one]).some((part) => way.reads(row, part, key)));
    return [...examples.flatMap((example) => faultOf(table, way, at, example)), ...read.map((one) => `${table.name}, row ${at} reads what it says that it does not: ${one}`)];
  });
}

test('there are as many tables as somebody counted who left out none', () => {
  expect(tables.length).toBeGreaterThan(100);
  expect(tables.reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThan(1600);
});

test('every table can be seen from here', async () => {
  expect(await hiddenTables()).toEqual([]);
});

test('of every table it is known how its rows are asked, and of nothing else', () => {
  expect(tables.filter((table) => wayOf(table) === null).map(({ name }) => name)).toEqual([]);
  expect(askedOtherwise.filter((name) => !tables.some((table) => table.name === name || table.name.startsWith(`${name}.`)))).toEqual([]);
});

describe('each row is the first of its table that reads its example', () => {
  test.for(tables.map((table) => [table.name, table] as const))('%s', ([, table]) => {
    const way = wayOf(table);
    expect(way === null ? [] : faultsOf(table, way)).toEqual([]);
  });
});
