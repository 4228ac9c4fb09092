import { expect, test } from 'vitest';
import { carriedOut, paragraphs } from './rig/carried-out.ts';
import { certainOrders } from './rig/certain-orders.ts';
import { entry } from './rig/entry.ts';

/** The blocks of the entry that a text no longer has as they were. */
const touched = (text: readonly string[]): Set<string> => new Set(entry.filter((block) => !text.includes(block)));

/** The ruling with each of its words left out, and with each printed twice. */
function misprints(ruling: string): string[] {
  const words = ruling.split(' ');
  return words.flatMap((word, at) => word === '/' ? [] : [words.toSpliced(at, 1).join(' '), words.toSpliced(at, 0, word).join(' ')]).filter((one) => one.trim() !== '');
}

test.for(certainOrders)('%s: with a word left out or doubled, no other place is changed', ([ruling, expected]) => {
  const meant = touched(expected);
  const elsewhere = misprints(ruling).filter((misprint) => {
    const { text } = carriedOut(entry, paragraphs(misprint));
    return [...touched(text)].some((block) => !meant.has(block)) || (text.length < expected.length && text.length < entry.length);
  });
  expect(elsewhere).toEqual([]);
});
