import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { filling } from '../../src/model/fill-in.ts';

const words = new Map([['\uE0F4in force: day\uE0F5', '4 Nov 2019'], ['\uE0F4in force: none\uE0F5', '']]);
const put = filling(words);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (page: Uint8Array): string => new TextDecoder().decode(page);

describe('words put into a page', () => {
  it('stand where their signs stood, in any text, as many and as close as there are', () => {
    const parts = fc.array(fc.oneof(fc.constantFrom(...words.keys()), fc.constantFrom('\uE0F4', '\uE0F4in force: da', '\uE0F5', '\uE123', '"'), fc.string({ unit: 'binary' })));
    fc.assert(fc.property(parts, (said) => {
      const page = said.join('');
      const expected = [...words].reduce((known, [sign, instead]) => known.replaceAll(sign, instead), page);
      expect(text(put(bytes(page)))).toBe(text(bytes(expected)));
    }));
  });

  it('leave a page without a sign as the very same bytes', () => {
    const page = bytes('<p>\uE0F4 It burns. \uE000</p>');
    expect(put(page)).toBe(page);
  });
});
