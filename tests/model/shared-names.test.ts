import { expect, it } from 'vitest';

import { sharedNames } from '../../src/model/shared-names.ts';
import { shipped } from '../browser/rig/shipped-corpus.ts';

const [some] = shipped.entries;
const named = (id: string, headword: string, shared: string | null) => ({ ...(some ?? shipped.entries[0]), id, headword, shared }) as (typeof shipped.entries)[number];

it('a name that several entries share names each of them, and each of its spellings once', () => {
  const [found, ...others] = sharedNames([named('lens--card', 'Lens', 'lens'), named('lamp', 'lamp', null), named('lens--term--1', 'lens', 'lens'), named('lens--term--2', 'lens', 'lens')]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ id: 'lens', names: ['Lens', 'lens'] });
  expect(found?.entries.map(({ id }) => id)).toEqual(['lens--card', 'lens--term--1', 'lens--term--2']);
});

it('an address that is an entry’s own is never a shared name’s', () => {
  expect(sharedNames([named('lens', 'lens', null), named('lens--card', 'Lens', 'lens')])).toEqual([]);
});

it('the shipped game has such names, none of which is an entry', () => {
  const names = sharedNames(shipped.entries);
  expect(names.map(({ id }) => id)).toContain('curfew');
  for (const { id, entries } of names) {
    expect(shipped.entries.some((entry) => entry.id === id)).toBe(false);
    expect(entries.length).toBeGreaterThan(1);
  }
});
