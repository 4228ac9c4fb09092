import { describe, expect, it } from 'vitest';
import { oneSpace } from '../../src/model/one-space.ts';
import { asOne, asTyped, plainDashes, straightQuotes, typedSigns } from '../../src/model/print.ts';

describe('print', () => {
  it('is folded sign by sign: quotes straight, dashes hyphens, one space', () => {
    expect(straightQuotes('‘a’ `b` ʼc 5′6″ “d” „e” – f')).toBe('\'a\' \'b\' \'c 5\'6" "d" "e" – f');
    expect(plainDashes('a – b — c‑d‐e −1 “f”')).toBe('a - b - c-d-e -1 “f”');
    expect(oneSpace('\u00a0 a\n\tb  ')).toBe('a b');
  });

  it('is as a plain keyboard types it, and keeps its case', () => {
    expect(asTyped(' The “Old\u00a0 Lamp” — it’s\n out… ')).toBe('The "Old Lamp" - it\'s out…');
  });

  it('has one sign for each sign of a group', () => {
    expect([...asOne({ x: 'ab', y: 'c' })]).toEqual([['a', 'x'], ['b', 'x'], ['c', 'y']]);
    for (const [sign, typed] of typedSigns) expect(asTyped(`x${sign}x`)).toBe(`x${typed}x`);
  });
});
