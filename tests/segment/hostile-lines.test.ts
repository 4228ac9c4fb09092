/** A pattern that reads a line again from each of its places would need minutes here: the time limit of a test is the measure. */
import { describe, expect, it } from 'vitest';

import { LAYOUTS } from '../../scripts/segment/layouts.ts';
import { layoutOf } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';
import { hostileLines } from './rig/hostile-lines.ts';

const frames = {
  'a page\'s entry': (line: string) => `Glossary - L\n\n\u00a0\n\nlamp\n${line}\n\n${line}\nbelow\n\n\u00a0\n\n${line}\n\n\u00a0\n`,
  'a table\'s cell': (line: string) => `|||||||\nGlossary - L |\n|||||||\nlamp A lamp. ${line} |\n|||||||\n${line}\nText. |\n|||||||\n`,
  'a ruling': (line: string) => `Current Rulings\n\n${line}\n\nlamp - ${line}\n\n${line} - Text.\n\n${line}`,
};

describe.each(Object.entries(frames))('as %s', (_, frame) => {
  it('the longest line that is read, of any one sign or word, takes a moment', async () => {
    for (const { unit, line } of hostileLines) {
      const source = await sourceOf(frame(line));
      expect(() => layoutOf(source), unit).not.toThrow();
      for (const layout of LAYOUTS) expect(layout.segment(source, { names: new Set() }).ledger, unit).not.toEqual([]);
    }
  });
});
