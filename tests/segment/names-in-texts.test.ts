import { describe, expect, it } from 'vitest';

import { namesInTexts } from '../../scripts/segment/names-in-texts.ts';

function named(...lines: string[]): string[] {
  const reading = lines.map((text, at) => ({ text, from: at + 1, to: at + 1 }));
  const row = (is: 'entry' | 'furniture' | 'front matter', first: number, last: number) => ({ is, lines: [first, last] as [number, number], owner: null });
  const ledger = [row('front matter', 1, 1), row('entry', 2, lines.length - 1), row('furniture', lines.length, lines.length)];
  return [...namesInTexts(reading, { ledger, entries: [{ headword: 'lamp' }, { headword: 'lock - opening' }] }, new Set(['lamp', 'lock', 'low water', 'lute', 'lodge']))].map(([name, line]) => `${name} ${String(line)}`);
}

describe('a name of another page’s entry stands in a text', () => {
  it.each([
    ['alone on its line', 'Low Water', 'low water 3'],
    ['in bold', '**Low Water**', 'low water 3'],
    ['before a dash', 'lute – It is played at dusk.', 'lute 3'],
    ['before a colon', 'Lute: it is played at dusk.', 'lute 3'],
    ['before the line of a table', 'Lute | It is played.', 'lute 3'],
  ])('%s', (_how, line, expected) => { expect(named('Glossary', 'lamp', line, '')).toEqual([expected]); });

  it('in what introduces a page', () => { expect(named('Lodge', 'lamp', 'It burns.', '')).toEqual(['lodge 1']); });

  it.each([
    ['in a sentence', 'The lute is played at low water.'], ['at its beginning', 'Lute and lodge are kept.'], ['as an item of a list', '• lute'], ['as a sentence', 'Low water.'],
    ['within a longer headword of this page', 'lock - opening'], ['where its own entry stands', 'lamp'], ['where nobody calls an entry so', 'ladder'],
  ])('but not %s', (_how, line) => { expect(named('Glossary', 'lamp', line, '')).toEqual([]); });

  it('but not in the furniture of a page', () => { expect(named('Glossary', 'lamp', 'It burns.', 'Lute')).toEqual([]); });
});
