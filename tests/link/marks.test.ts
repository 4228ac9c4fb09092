import { describe, expect, it } from 'vitest';

import { linked, page } from './rig/linked.ts';
import type { Document } from './rig/linked.ts';

describe('what a document says of its marks', () => {
  const row = (is: 'entry' | 'ruling' | 'furniture', line: number) => ({ is, lines: [line, line] as [number, number], owner: is === 'furniture' ? null : 0 });
  const legend = 'Entries that have changed are marked with a delta (Δ).';
  const told = (more: Partial<Document>) => linked([page({ ledger: [row('furniture', 1), row('entry', 4)], ...more })]).documents.flatMap((one) => one.legend.map(({ is, by }) => `${is} by ${by}`));

  it.each([
    ['is read above its first entry, once', { reading: [legend, '', 'Lamps'] }, ['inserted by Δ']],
    ['is read right above it', { reading: ['Lamps', '', legend] }, ['inserted by Δ']],
    ['is not read in it', { reading: ['Lamps', '', '', legend] }, []],
    ['is not read in its first ruling', { kind: 'rulings' as const, ledger: [row('ruling', 2)], reading: ['Lamps', legend] }, []],
    ['is read above its first ruling', { kind: 'rulings' as const, ledger: [row('ruling', 2)], reading: [legend, 'lamp'] }, ['inserted by Δ']],
    ['is read though its sentence is broken over two lines', { reading: ['Entries that have changed are', 'marked with a delta (Δ).'] }, ['inserted by Δ']],
    ['is not read across a blank line', { reading: ['Entries that have changed are', '', 'marked with a delta (Δ).'] }, []],
    ['is read in a line of its own, whatever stands below', { reading: ['Δ changed since the last edition', 'Lamps of the quay'] }, ['inserted by Δ']],
    ['is told of each mark', { reading: [legend, 'New text is underlined.'] }, ['inserted by Δ', 'inserted by underline']],
    ['is told of each meaning', { reading: ['New text is in blue.', 'Removed text is in blue.'] }, ['inserted by blue', 'struck by blue']],
    ['is read in the first hundred and nineteen lines of a document without entries', { ledger: [], reading: [...new Array<string>(118).fill('Lamps.'), legend] }, ['inserted by Δ']],
    ['and no further', { ledger: [], reading: [...new Array<string>(119).fill('Lamps.'), legend] }, []],
  ] satisfies [string, Partial<Document>, string[]][])('%s', (_what, more, expected) => { expect(told(more)).toEqual(expected); });

  it('makes new of what bears its sign, and of nothing else', () => {
    const marks = (reading: string[]) => linked([page({ ledger: [row('entry', 4)], reading, signs: ['Δ', '*'] })]).documents.flatMap((one) => one.marks);
    expect(marks([legend])).toEqual([{ is: 'inserted', words: 'lamp', line: 1 }]);
    expect(marks(['Removed entries are marked with an asterisk (*).'])).toEqual([]);
    expect(marks(['Lamps'])).toEqual([]);
  });
});
