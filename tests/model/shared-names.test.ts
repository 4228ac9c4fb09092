import { expect, it } from 'vitest';

import { formerAddresses, sharedNames } from '../../src/model/shared-names.ts';
import { first, shipped } from '../browser/rig/shipped-corpus.ts';

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

it('a version’s address that the name gave while one entry alone had it leads to that entry; one that several may have had, to none', () => {
  const dated = (id: string, days: readonly string[]) => {
    const entry = named(id, 'lens', 'lens');
    return { ...entry, known: [], versions: days.map((day) => ({ ...first('version', entry.versions), id: day, from: day })) };
  };
  const [shared] = sharedNames([dated('lens--term', ['2011-01-03', '2012-01-02']), dated('lens--card', ['2012-01-02', '2013-01-07'])]);
  expect(shared === undefined ? [] : formerAddresses(shared).map(({ entry, version }) => `${version.id} ${entry.id}`)).toEqual(['2011-01-03 lens--term', '2013-01-07 lens--card']);
});
