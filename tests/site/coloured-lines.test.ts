import { describe, expect, it, vi } from 'vitest';

import { highlightedLines } from '../../src/shiki/highlight.ts';

describe('the colours of a document’s own lines', () => {
  it('are the same on a machine that is so busy that a line takes seconds', () => {
    const lines = ['lantern - **See lamp.** Delete the second sentence, and add: [Tide] A lantern may be lent.', 'Example: “Two lamps” is right.'];
    const quiet = highlightedLines(lines, 'ruling');
    let clock = Date.now();
    const busy = vi.spyOn(Date, 'now').mockImplementation(() => (clock += 10_000));
    expect(highlightedLines(lines, 'ruling')).toEqual(quiet);
    busy.mockRestore();
    expect(quiet.flat().some(({ scope }) => scope !== null)).toBe(true);
  });
});
