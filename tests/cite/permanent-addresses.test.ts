/** Addresses of paragraphs outlive every document that comes later: each still leads to where its words stood. */
import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { formerBlocks } from '../../src/model/former.ts';
import { shownVersion } from '../../src/model/versions.ts';
import type { Entry } from '../../src/model/corpus.ts';
import { shipped } from '../browser/rig/shipped-corpus.ts';
import { entryOf, ingested } from '../ingest/rig/ingested.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';

const page = glossaryPage(
  'L',
  'lamp\nA lamp burns until dawn. See lantern, wick.',
  'lantern\nA lantern is carried by one lamplighter, from the quay to the weir and back again before dawn.\n\nA lantern may be lent to a neighbour.\n\nA lantern that is lost is not found again.\n\nA lantern counts as a lamp at the weir.',
  'lock\nA lock has two gates.',
);
/** The page came out before both documents. */
const placed = 'documents:\n  - { file: l.txt, after: 2001-01-01, before: 2010-05-03 }\n';
const earlier = rulingsDocument('3 May 2010', 'lantern - Delete the paragraph "A lantern may be lent to a neighbour."', 'lock - A lock has one keeper.', 'oar - See **lock**.');
const later = rulingsDocument(
  '7 June 2012',
  'lantern - Replace the first paragraph with:\n\nA lantern is carried by one lamplighter at a time, from the quay to the weir and back again before dawn.\n\nHe lights it on the quay.',
  'lock - A lock has one keeper.',
  'oar - See **lock**.',
);

/** Where an address of an entry leads on its page: to its words, or to the place where they stood. */
function leadsTo(entry: Entry, id: string): string {
  const version = shownVersion(entry, '2026-01-01');
  const words = version.text.find((block) => block.id === id)?.text;
  if (words !== undefined) return words;
  const found = [...formerBlocks(entry, version)].flatMap(([place, blocks]) => blocks.filter((block) => block.id === id).map(({ endedBy }) => `after ${place}, until ${endedBy.id}`));
  return found.join(' and ') || 'nothing';
}

test('a document that replaces, deletes and inserts leaves every address with its own words, or with what became of them', async () => {
  const before = await ingested({ 'corpus.yaml': placed, 'l.txt': page });
  const addresses = entryOf(before, 'lantern').text.map(({ id }) => id);
  writeFileSync(path.join(before.folder, 'may.txt'), earlier);
  writeFileSync(path.join(before.folder, 'june.txt'), later);
  const { corpus } = await ingest({ from: before.folder, to: path.join(before.folder, 'out') });
  const lantern = entryOf({ ...before, corpus }, 'lantern');

  expect(addresses.map((id) => leadsTo(lantern, id))).toEqual([
    'A lantern is carried by one lamplighter at a time, from the quay to the weir and back again before dawn.',
    'after p1, until 2010-05-03',
    'A lantern that is lost is not found again.',
    'A lantern counts as a lamp at the weir.',
  ]);
  expect(lantern.text.map(({ id }) => id)).toEqual(['p1', 'added-2012-06-07-2', 'p3', 'p4']);
});

test('an older document that is found later moves no address that a newer one gave', async () => {
  const newer = await ingested({ 'corpus.yaml': placed, 'l.txt': page, 'june.txt': later });
  const addresses = entryOf(newer, 'lantern').text.map(({ id, text }) => ({ id, text }));
  writeFileSync(path.join(newer.folder, 'may.txt'), earlier);
  const { corpus } = await ingest({ from: newer.folder, to: path.join(newer.folder, 'out') });
  const lantern = entryOf({ ...newer, corpus }, 'lantern');
  for (const { id, text } of addresses) if (id !== 'p2') expect(leadsTo(lantern, id)).toBe(text);
  expect(leadsTo(lantern, 'p2')).toMatch(/^after p1, until 2010-05-03$/u);
});

test('of the shipped corpus, no address of any version leads to nothing', () => {
  const gone = shipped.entries.flatMap((entry) => entry.versions.flatMap(({ text }) => text.map(({ id }) => leadsTo(entry, id))).filter((where) => where.startsWith('after ')));
  expect(gone.length).toBeGreaterThan(3);
  const lost = shipped.entries.flatMap((entry) => entry.versions.flatMap(({ text }) => text.filter(({ id }) => leadsTo(entry, id) === 'nothing').map(({ id }) => `${entry.id}#${id}`)));
  expect(lost).toEqual([]);
});
