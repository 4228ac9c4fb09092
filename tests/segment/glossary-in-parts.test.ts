/** A glossary that came in parts by mail, with its new entries marked, and beside it lists of what was changed in one. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const ENTRIES = ['ABANDONED BARGE - A barge with no citizen aboard. It may not be\ntowed, and may be boarded by any guild.', '* ANCHOR - It holds a barge where it is, at a quay or in a lock. See\nLOCK.', 'BELL, FOG - See FOG BELL.', 'BERTH - A place at a quay. One barge may lie there, and one lamp may\nbe lit above it.\n\nA berth that is full is closed to all others, whatever their guild\nmay have paid.', '* CANAL - Water between two locks. It is dry while either of them is\nopen to the river.', 'CREW - The citizens aboard a barge. There are two kinds:\n\n   - rowers\n   - singers'];

async function read(title: string, legend: string, entries: readonly string[] = ENTRIES) {
  const { documents } = segmentAll([await sourceOf([`LAMPS OF OSTERMERE\n${title}`, legend, '-'.repeat(68), ...entries].join('\n\n'))]);
  return documents.map(({ document: { kind, entries: found, rulings } }) => [kind, ...found.map(({ headword, mark }) => `${mark ?? ''}${headword}`), ...rulings.map(({ topic }) => topic)])[0];
}

const LEGEND = 'This is a part of the update to the Glossary in the back of the\nrule book. An asterisk marks an entry that is new.';
const NAMES = ['ABANDONED BARGE', '*ANCHOR', 'BELL, FOG', 'BERTH', '*CANAL', 'CREW'];

describe('a glossary in parts', () => {
  it.each(['GLOSSARY UPDATE, PART 1 (A-C)', 'Glossary update, part 1 of 4: A to C', 'Glossary changes, part I [A–C]', 'Glossary supplement, file 1 "A-C"'])('%s', async (title) => { expect(await read(title, LEGEND)).toEqual(['glossary', ...NAMES]); });

  it.each([
    ['which names no letters', 'GLOSSARY UPDATE, PART 1', LEGEND, ENTRIES],
    ['which names others', 'GLOSSARY UPDATE, PART 1 (D-F)', LEGEND, ENTRIES],
    ['whose marks are not explained', 'GLOSSARY UPDATE, PART 1 (A-C)', 'It is for the Glossary in the back of the rule book.', ENTRIES],
    ['whose entries are new, all of them', 'GLOSSARY UPDATE, PART 1 (A-C)', LEGEND, ENTRIES.map((entry) => `* ${entry.replace('* ', '')}`)],
    ['that gives orders', 'GLOSSARY UPDATE, PART 1 (A-C)', LEGEND, ENTRIES.map((entry) => entry.replace(/ - See FOG BELL/u, ' - Delete the second sentence'))],
    ['of rulings', 'CURRENT RULINGS, PART 1 (A-C)', LEGEND, ENTRIES],
  ])('but not one %s', async (_, title, legend, entries) => { expect((await read(title, legend, entries))?.[0]).not.toBe('glossary'); });
});
