import { describe, expect, it } from 'vitest';

import { withoutInvisible } from '../../scripts/read/formats/invisible.ts';
import { boundLines, linesOf, readingOfText } from '../../scripts/read/formats/text/text.ts';
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

describe('a word that a line breaks', () => {
  const read = (text: string): string[] => readingOfText(text.split('\n')).map((line) => line.text);

  it('stands whole on the next line, where the document breaks words', () => {
    expect(read('A citizen with alle-\ngiance is an oppo-\nnent of each other cap-\ntain.')).toEqual(['A citizen with', 'allegiance is an', 'opponent of each other', 'captain.']);
  });

  it('keeps its hyphen where the document has it elsewhere, and where its halves are words', () => {
    expect(read('A rope-ladder is made of rope.\nClimb the rope-\nladder once.')[1]).toBe('Climb the rope-');
    expect(read('A self-\nmade lamp may not be lit with alle-\ngiance, oppo-\nnents or cap-\ntains.')[0]).toBe('A self-');
    expect(read('It can-\nnot burn; it does not.')[0]).toBe('It can-');
  });

  it('is one word where the document writes it so', () => {
    expect(read('It cannot burn.\nIt can-\nnot be lit.')).toEqual(['It cannot burn.', 'It', 'cannot be lit.']);
  });
});

describe('signs that nobody sees', () => {
  const read = (text: string): string[] => withoutInvisible(text.split('\n').map((line, at) => ({ text: line, from: at + 1, to: at + 1 }))).map((line) => line.text);

  it('are no part of a text: soft hyphens, spaces without width, marks of direction', () => {
    expect(read('\ufefflan\u00adtern\u200b: \u202ea lamp\u202c')).toEqual(['lantern: a lamp']);
  });

  it('break no word at the end of a line', () => {
    expect(read('Light the lan\u00ad\ntern.')).toEqual(['Light the', 'lantern.']);
  });
});
