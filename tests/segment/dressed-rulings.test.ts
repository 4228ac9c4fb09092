/** One invented document of rulings in every dress: whatever it wears, it holds the same topics, stars and day. */
import { describe, expect, it } from 'vitest';

import type { SegmentedDocument } from '../../scripts/segment/segments.ts';
import { misplacedLines } from './rig/account.ts';
import { cut, sourceOf } from './rig/cut.ts';
import { dress, dresses, isStarred, printed, type Dress } from './rig/dress-rulings.ts';
import { OSTERMERE } from './rig/plain-rulings.ts';

/** The share of topics that must be right over all dresses, and of those in each that may be wrong for a reason of its own. */
const MOST_WRONG = 0.005;

const expected = (how: Dress): string[] => OSTERMERE.rulings.map((ruling, at) => `${isStarred(how.stars, at) ? '*' : ''}${printed(ruling, how)}`);
const found = (document: SegmentedDocument | null): string[] => (document?.rulings ?? []).map(({ starred, topic }) => `${starred ? '*' : ''}${topic ?? ''}`);
async function read(text: string) {
  const source = await sourceOf(text);
  const document = cut(source);
  return { source, document, misplaced: document === null ? [] : misplacedLines(source, document.ledger) };
}

describe('a document of rulings', () => {
  it('has the same topics, stars and day in every dress, whatever the place it was found in says of other days, and loses no line', async () => {
    let topics = 0;
    const wrong: string[] = [];
    for (const how of dresses(800)) {
      const { document, misplaced } = await read(dress(OSTERMERE, how));
      const [want, got] = [expected(how), found(document)];
      topics += want.length;
      wrong.push(...[...want.filter((one) => !got.includes(one)), ...got.filter((one) => !want.includes(one))].map((one) => `${one} in ${JSON.stringify(how)}`));
      expect(misplaced, JSON.stringify(how)).toEqual([]);
      expect(document?.date, JSON.stringify(how)).toBe(OSTERMERE.date);
    }
    expect(wrong.length, wrong.slice(0, 5).join('\n')).toBeLessThanOrEqual(topics * MOST_WRONG);
  }, 180_000);

  it('has no topic where the copy ends before the first', async () => {
    const heads = { ...OSTERMERE, rulings: [] };
    const wrong: string[] = [];
    for (const how of dresses(600)) {
      const { document, misplaced } = await read(dress(heads, { ...how, summary: false }));
      if (document === null || found(document).length + misplaced.length > 0) wrong.push(`${found(document).join(' | ')} in ${JSON.stringify(how)}`);
    }
    expect(wrong).toEqual([]);
  }, 180_000);

  it('has no other topics where it is cut at any byte; only the last may be cut in its name', async () => {
    const wrong: string[] = [];
    for (const [at, how] of dresses(400).entries()) {
      const text = dress(OSTERMERE, how);
      const { document, misplaced } = await read(text.slice(0, 300 + ((at * 397) % (text.length - 300))));
      const names = OSTERMERE.rulings.map((ruling) => printed(ruling, how));
      const others = found(document).map((topic) => topic.replace(/^\*/u, '')).filter((topic, index, all) => !names.includes(topic) && !(index === all.length - 1 && names.some((name) => name.startsWith(topic))));
      if (others.length + misplaced.length > 0) wrong.push(`${others.join(' | ')} in ${JSON.stringify(how)}`);
    }
    expect(wrong.length, wrong.slice(0, 5).join('\n')).toBeLessThanOrEqual(4);
  }, 180_000);
});
