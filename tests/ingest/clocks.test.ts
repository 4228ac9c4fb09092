/** Two days of a document, a ruling's own day, and a document's own rule, from the files to the versions. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ingest } from '../../scripts/ingest/ingest.ts';
import { temporaryFolder } from './rig/temporary-folder.ts';

const GLOSSARY = `Lamps of Ostermere Glossary: L

lamp
    A lamp is lit or dark. The keeper trims it at dusk.

lantern
    A lantern is a lamp that is carried.

low water
    While it is low water, boats do not leave the harbour.

lull
    A lull ends the storm. Each player draws a card.
`;

const SUPPLEMENT = `Lamps of Ostermere Current Rulings Supplement

Published 3 February 2013; official one week later.

This document contains all rulings of the Table. Each entry in this supplement replaces the Glossary entry of that name unless it says "See Glossary".

lamp
A lamp is lit or dark. The keeper trims it whenever a boat asks for light.

lantern 2013-06-06
A lantern is a lamp that a keeper carries.

low water
See Glossary for the whole of it. Boats that are in the harbour stay there.

lull
Replace "draws a card" with "draws two cards".
`;

test('a supplement replaces what it says it replaces, from the day that it says', async () => {
  const from = temporaryFolder();
  mkdirSync(path.join(from, 'sources'));
  writeFileSync(path.join(from, 'corpus.yaml'), 'documents:\n  - { file: glossary.txt, date: 2012-01-01 }\n');
  writeFileSync(path.join(from, 'sources', 'glossary.txt'), GLOSSARY);
  writeFileSync(path.join(from, 'sources', 'supplement.txt'), SUPPLEMENT);
  const { corpus } = await ingest({ from, to: path.join(from, 'out') });

  expect(corpus.documents.find(({ kind }) => kind === 'rulings')).toMatchObject({ published: '2013-02-03', date: '2013-02-10' });
  const amendments = corpus.rulings.flatMap(({ topic, amendments: list }) => list.map(({ operation, unit, outcome, lines }) => [topic, operation, unit, outcome, lines]));
  expect(amendments).toEqual([
    ['lamp', 'substitution', 'entry', 'applied', [5, 5]],
    ['lantern', 'substitution', 'entry', 'applied', [5, 5]],
    ['low water', 'clarification', 'entry', 'not applied', [13, 14]],
    ['lull', 'substitution', 'text', 'applied', [17, 17]],
  ]);
  const begins = Object.fromEntries(corpus.entries.map(({ id, versions }) => [id, versions.map((version) => version.from)]));
  expect(begins).toEqual({ lamp: ['2012-01-01', '2013-02-10'], lantern: ['2012-01-01', '2013-06-06'], 'low-water': ['2012-01-01'], lull: ['2012-01-01', '2013-02-10'] });
  expect(corpus.entries[0]?.text.map(({ text }) => text)).toEqual(['A lamp is lit or dark. The keeper trims it whenever a boat asks for light.']);
});
