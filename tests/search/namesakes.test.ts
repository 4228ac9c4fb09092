import { expect, it } from 'vitest';

import { entry, finderOver } from './rig/entries.ts';

it('numbers results of one name, which nothing else may tell apart, and no others', () => {
  const finder = finderOver([entry('Tide Bell', '', { id: 'tide-bell--1' }), entry('Tide Bell', '', { id: 'tide-bell--2' }), entry('Tide Table')]);
  const found = finder.find('tide').results.map(({ document, namesake }) => [document.id, namesake]);
  expect(Object.fromEntries(found)).toEqual({ 'tide-bell--1': { at: 1, of: 2 }, 'tide-bell--2': { at: 2, of: 2 }, 'tide-table': null });
});
