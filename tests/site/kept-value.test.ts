/** A value that is kept is read again as it was. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { partsOfValue, valueIn } from '../../scripts/site/kept-value.ts';

const bytes = fc.oneof(fc.uint8Array({ maxLength: 8 }), fc.uint8Array({ minLength: 500, maxLength: 600 }));
const kept = fc.record({
  made: fc.string(),
  asked: fc.array(fc.string()),
  pages: fc.array(fc.tuple(fc.string(), fc.record({ asked: fc.uint32Array({ maxLength: 300 }), bytes }))).map((pages) => new Map(pages)),
});

it('whatever it holds, and wherever its bytes lie', () => {
  fc.assert(fc.property(kept, fc.nat(9), (value, offset) => {
    const file = Buffer.concat([Buffer.alloc(offset), ...partsOfValue(value)]).subarray(offset);
    expect(valueIn(file)).toEqual(value);
  }), { numRuns: 300 });
});

it('long bytes are neither copied to be written nor when they are read', () => {
  const page = new Uint8Array(600).fill(7);
  const parts = partsOfValue({ page });
  expect(parts.at(-1)).toBe(page);
  const file = Buffer.concat(parts);
  expect((valueIn(file) as { page: Uint8Array }).page.buffer).toBe(file.buffer);
});

it('what cannot be read again as it is is not written', () => {
  expect(() => partsOfValue(new Float64Array(2))).toThrow('Only bytes');
});
