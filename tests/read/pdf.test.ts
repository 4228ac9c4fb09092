import { describe, expect, it } from 'vitest';

import { readSource } from '../../scripts/read/read-source.ts';
import { cut } from '../segment/rig/cut.ts';
import { pdfOf } from './rig/pdf-of.ts';

const file = pdfOf(
  [
    'Lamps of Ostermere Current Rulings', '4 August 1997',
    'ANCHOR: An anchor that has been let go holds the barge until somebody', 'takes it up again. Taking it up is an order, and needs two citizens.',
    'BELL ROPE: This tool may be lent, but not to a citizen who has one. It', 'may not be lent to cats, nor may it be lent by them, and it cannot be',
  ],
  ['returned (unless it rings).', 'CARGO: See LOAD.', 'DIAL: The dial turns at the end of each round, and at no other time but', 'when a card says so.'],
);

describe('a PDF', () => {
  it('is read line by line, with a blank line where a page ends', async () => {
    const { source, messages } = await readSource('rulings.pdf', file);
    expect(messages).toEqual([]);
    expect(source?.format).toBe('pdf');
    expect(source?.lines.slice(4, 9)).toEqual([
      'BELL ROPE: This tool may be lent, but not to a citizen who has one. It', 'may not be lent to cats, nor may it be lent by them, and it cannot be', '', 'returned (unless it rings).', 'CARGO: See LOAD.',
    ]);
  });

  it('is cut like any other document', async () => {
    const { source } = await readSource('rulings.pdf', file);
    const document = source === null ? null : cut(source);
    expect(document?.date).toBe('1997-08-04');
    expect(document?.rulings.map(({ topic, blocks }) => [topic, blocks.length])).toEqual([['ANCHOR', 1], ['BELL ROPE', 1], ['CARGO', 1], ['DIAL', 1]]);
    expect(document?.rulings[1]?.blocks[0]?.text).toMatch(/it cannot be returned \(unless it rings\)\.$/u);
  });

  it('of nothing but pictures is no known document, and is said to be none', async () => {
    const { source } = await readSource('scan.pdf', pdfOf([]));
    expect(source).not.toBeNull();
    expect(source === null ? null : cut(source)).toBeNull();
  });
});
