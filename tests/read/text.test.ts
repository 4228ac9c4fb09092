import { describe, expect, it } from 'vitest';

import { boundLines, linesOf } from '../../scripts/read/formats/text.ts';
import { MAX_LINE_LENGTH } from '../../scripts/read/limits.ts';

describe('the lines of a text', () => {
  it('end as any system ends them', () => {
    expect(linesOf('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are numbered as an editor numbers them: an end of line at the end begins no further one', () => {
    expect(linesOf('a\n\nb\n')).toEqual(['a', '', 'b']);
    expect(linesOf('')).toEqual([]);
  });

  it('begin behind the mark of their encoding', () => {
    expect(linesOf('\ufefflamp')).toEqual(['lamp']);
  });

  it('hold no NUL', () => {
    expect(linesOf('lamp\0light')).toEqual(['lamp\ufffdlight']);
  });
});

describe('a line that is too long', () => {
  it('is cut between two characters and reported', () => {
    const { lines, messages } = boundLines(['short', `${'a'.repeat(MAX_LINE_LENGTH - 1)}🙂🙂`], 'a.txt');
    expect(lines).toEqual(['short', 'a'.repeat(MAX_LINE_LENGTH - 1)]);
    expect(messages).toMatchObject([{ rule: 'line-too-long', file: 'a.txt', line: 2, message: expect.stringContaining(`${MAX_LINE_LENGTH + 3} characters`) as string }]);
  });
});
