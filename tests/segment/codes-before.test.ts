/** Codes before names: they are no part of the names; and beside each of them what only looks so. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { withoutCodesBefore } from '../../scripts/segment/topics/lines/codes-before.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  const found = documents[0]?.document;
  return [...found?.entries.map(({ headword, blocks }) => [headword, blocks[0]?.text]) ?? [], ...found?.rulings.map(({ topic, blocks }) => [topic, blocks[0]?.text]) ?? []];
}

const terms = [['Object', 'Anything that lies on the quay.'], ['Owner', 'Whoever brought a card.'], ['Player', 'Whoever rows.'], ['Quay', 'Where all barges begin.']] as const;
const codes = ['G15.1', 'G15.2', 'G15.12', 'G16.1'];
const without = (...texts: string[]): string[] => withoutCodesBefore(texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }))).map(({ text }) => text);

describe('codes that count on before names', () => {
  it.each([' -', ' –', ':', ' :'])('are no part of a name alone on its line, before %s', async (sign) => {
    expect(await read('Glossary of Lamps of Ostermere', '', ...terms.flatMap(([name, text], at) => [`${codes[at] ?? ''}${sign} ${name}`, text, '']))).toEqual(terms);
  });

  it.each([' - ', ': ', ' – '])('are no part of one before its text and %s', async (sign) => {
    expect(await read('Lamps of Ostermere Glossary', '', ...terms.flatMap(([name, text], at) => [`${codes[at] ?? ''} - ${name}${sign}${text}`, '']))).toEqual(terms);
  });

  it('nor of the names of rulings', async () => {
    expect(await read('Lamps of Ostermere Rulings', '', ...terms.flatMap(([name, text], at) => [`R-10${at}: ${name}`, text, '']))).toEqual(terms);
  });
});

describe('codes stay', () => {
  const line = (code: string, [name, text]: readonly [string, string]): string => `${code} - ${name}: ${text}`;
  const lines = terms.map((term, at) => line(codes[at] ?? '', term));

  it('but for these', () => { expect(without(...lines)).toEqual(terms.map(([name, text]) => `${name}: ${text}`)); });

  it.each([
    ['of which there are few', lines.slice(0, 3)],
    ['that do not count on', [...lines.slice(0, 2), ...lines.slice(2).toReversed()]],
    ['that stand before no names', ['M1 - it is told there.', 'M2 - nobody rows at night, and nobody sings.', 'M3 - see the mole', 'M4 - whoever comes pays']],
    ['before the same name', terms.map((term, at) => line(codes[at] ?? '', ['Quay', term[1]]))],
    ['of a list that says no more', ['N1 - Anchor Chain', 'N2 - Bell Founder', 'N3 - Dusk Warden', 'N4 - Grey Heron']],
    ['that ask and answer', ['Q1: Barges', 'No.', 'A1: Lamps', 'No.', 'Q2: Oars', 'No.', 'A2: Tolls', 'No.', 'Q3: Fog', 'No.']],
  ])('%s', (_, texts) => { expect(without(...texts)).toEqual(texts); });
});
