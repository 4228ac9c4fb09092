/** Titles of parts that a document counts, and names that only look like a range of letters. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { doubtsAboutTopic } from '../../scripts/segment/topics/names/not-a-topic.ts';
import { withCountedParts } from '../../scripts/segment/topics/titles/counted-parts.ts';
import { sourceOf } from './rig/cut.ts';

const named = (...names: string[]): string[] => names.flatMap((name) => [`== ${name} ==`, '', `The Table says that ${name.toLowerCase()} is lit at dusk, and by nobody else. (May 3, 1999)`, '']);
const document = (first: string, second: string): string[] => ['The Book of Harbour Rulings', '', 'Last updated: November 22, 1999', '', first, '', ...named('ANCHOR', 'BARGE', 'CANAL'), second, '', ...named('BELL', 'DUSK')];

async function read(lines: readonly string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  return documents[0]?.document.rulings.map(({ topic, blocks }) => [topic, blocks.length]) ?? [];
}

describe('titles of parts', () => {
  it.each([['I. BARGES', 'II. LAMPS'], ['1. Barges', '2. Lamps']])('that count from one are no text of the ruling above them: %s, %s', async (first, second) => {
    expect(await read(document(first, second))).toEqual(['ANCHOR', 'BARGE', 'CANAL', 'BELL', 'DUSK'].map((name) => [name, 1]));
  });

  const marked = (...texts: string[]): (string | undefined)[] => withCountedParts(texts.map((text, at) => ({ text: text.replace(/^# /u, ''), from: at + 1, to: at + 1, ...(text.startsWith('# ') ? { heading: 2 } : {}) }))).flatMap(({ text, heading }) => (heading === 1 ? [text] : []));

  it.each([
    [['I. BARGES', '', '# Anchor', 'It holds.', '', 'II. LAMPS', '', '# Bell', 'It rings.'], ['I. BARGES', 'II. LAMPS']],
    [['I. BARGES', '', '# Anchor', 'It holds.', '', 'III. LAMPS', '', '# Bell', 'It rings.'], []],
    [['I. BARGES', '', '# Anchor', 'It holds.', '', 'II. LAMPS', '', 'They burn.', '', '# Bell', 'It rings.'], []],
    [['I. BARGES', '', '# Anchor', 'It holds.'], []],
    [['1. Row.', '', '# Anchor', 'It holds.', '2. Lamps', '# Bell', 'It rings.'], []],
    [['1. Barges', '', 'Anchor', '', '2. Lamps', '', 'Bell'], []],
  ] as const)('of %j are %j', (lines, titles) => { expect(marked(...lines)).toEqual(titles); });
});

it.each([['Ator', 0], ['Ptom', 0], ['Atom', 0], ['Rthrup', 0], ['A to K', 5], ['Cards: H - K', 5], ['H-K', 5], ['A thru K', 5]])('%s is doubted by %i', (name, doubt) => { expect(doubtsAboutTopic(name)).toBe(doubt); });
