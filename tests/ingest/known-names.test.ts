/** Names that the corpus has tell where a ruling begins, though its words begin in the midst of a sentence. */
import { expect, it } from 'vitest';

import { ingested } from './rig/ingested.ts';

const glossary = ['Lamps of Ostermere Glossary', 'L', '', 'lamp', '', 'A lamp burns oil until dawn.', '', 'lock', '', 'A lock is closed by its keeper.', '', 'lug', '', 'A lug holds a sail.', '', 'lye', '', 'Lye is a peril.', ''].join('\n');
const rulings = (...topics: readonly string[]): string => ['Lamps of Ostermere Current Rulings', '4 March 2019', '', 'These rulings are in force from this day on.', '', ...topics.flatMap((one) => [one, ''])].join('\n');

async function topicsOf(...topics: readonly string[]): Promise<(string | null)[]> {
  const { corpus: { rulings: found } } = await ingested({ 'l.txt': glossary, 'march.txt': rulings(...topics) });
  return found.map(({ topic }) => topic);
}

it('a name of an entry begins a ruling, whatever its words begin with', async () => {
  expect(await topicsOf('lamp - It burns until noon.', 'lock - no keeper, no lock.', 'lug - It holds two sails.', 'lye - It burns.')).toEqual(['lamp', 'lock', 'lug', 'lye']);
});

it('words that no entry is called by, before words that begin small, go on with the ruling above', async () => {
  expect(await topicsOf('lamp - It burns until noon.', 'last hour - that is when it is put out.', 'lug - It holds two sails.', 'lye - It burns.')).toEqual(['lamp', 'lug', 'lye']);
});
