/** Names that are boxed, framed, or bear where their card stands; and beside each of them what only looks so. */
import { describe, expect, it } from 'vitest';

import { cut, sourceOf } from './rig/cut.ts';

const topicsOf = async (...texts: string[]): Promise<(string | null)[]> => cut(await sourceOf(['Lamps of Ostermere Card Rulings', '', ...texts].join('\n')))?.rulings.map(({ topic }) => topic) ?? [];
const told: Readonly<Record<string, string>> = { 'Anchor Chain': 'It holds one barge, and no more.', 'Bell Founder': 'She casts one bell each day.', 'Dusk Warden': 'He closes the quay when the last lamp is out.', 'Grey Heron': 'It is no barge.' };
const names = Object.keys(told);
const each = (head: (name: string, at: number) => string[]): string[] => names.flatMap((name, at) => [...head(name, at), told[name] ?? '', '']);
const kinds = ['Thing', 'Keeper', 'Keeper', 'Bird'];
const sets = ['Night', 'Tide', 'Tide', 'High Water'];

describe('names between lines of stars', () => {
  const edge = '*'.repeat(30);
  it('are names with three stars on either side, and a gap below the box', async () => { expect(await topicsOf(...each((name) => [edge, `*** ${name} ***`, edge, '']))).toEqual(names); });
  it('are none where nothing stands below them', async () => { expect(await topicsOf(...names.flatMap((name) => [edge, `*** ${name} ***`, edge, '']))).toEqual([]); });
});

describe('what sort of card it is, and of which set, in brackets', () => {
  it('is no part of the name', async () => { expect(await topicsOf(...each((name, at) => [`== ${name} (${kinds[at] ?? ''} - ${sets[at] ?? ''}) ==`]))).toEqual(names); });

  it('is, where it tells names apart', async () => {
    const heads = ['Anchor Chain (Thing - Night)', 'Anchor Chain (Thing - Tide)', 'Grey Heron (Bird - Tide)'];
    expect(await topicsOf(...heads.flatMap((head, at) => [`== ${head} ==`, Object.values(told)[at] ?? '', '']))).toEqual(heads);
  });

  it('parts no name from a text', async () => {
    expect(await topicsOf(...each((name, at) => [`${name} (${kinds[at] ?? ''} - ${sets[at] ?? ''})`]))).toEqual(names);
    expect(await topicsOf(...names.flatMap((name) => [`${name} (soft - It is told below: ${told[name] ?? ''}`, '']))).toEqual(names.map((name) => `${name} (soft`));
  });
});

describe('the number of a card, and the set that it is in', () => {
  it.each([['N012', 'in'], ['#12', 'from'], ['N 12', 'of'], ['no. 12', 'in']])('are no part of the name: %s %s a set', async (code, word) => {
    expect(await topicsOf(...each((name, at) => [`${name} - ${code.replace('12', String(12 + at))} ${word} ${sets[at] ?? ''}`]))).toEqual(names);
  });

  it('above texts that have a sign of their own, too', async () => {
    expect(await topicsOf(...names.flatMap((name, at) => [`${name} - N01${at} in ${sets[at] ?? ''}`, `Should read: "${told[name] ?? ''}"`, '']))).toEqual(names);
  });

  it('but a list of them is none of names', async () => { expect(await topicsOf(...names.map((name, at) => `${name} - N01${at} in ${sets[at] ?? ''}`))).toEqual([]); });
});
