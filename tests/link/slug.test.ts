import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { slug, Slugs } from '../../scripts/names/slug.ts';

describe('the address of a name', () => {
  it.each([
    ['Lost Child, The', 'lost-child-the'], ['letter - sealed - forgeries', 'letter-sealed-forgeries'], ['Lamplighter’s Daughter', 'lamplighters-daughter'],
    ['Café “Ebb”', 'cafe-ebb'], ['../../etc/passwd', 'etc-passwd'], ['???', 'unnamed'], ['', 'unnamed'], ['С тобой', 'с-тобои'],
  ])('%s: %s', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });

  it('holds letters, figures and single hyphens only, and two of them are no longer than a file name may be', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), fc.string({ unit: fc.constantFrom('灯', '𠮷', 'ж', 'é', '🙂', ' '), maxLength: 300, size: 'max' })), (name) => {
      expect(slug(name)).toMatch(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u);
      expect(Buffer.byteLength(`${slug(name)}-${slug(name)}-1000.mdx`)).toBeLessThan(256);
    }));
  });

  it('is given once in a document: the second gets a number that no name can look like', () => {
    const slugs = new Slugs();
    expect(['Lamp', 'lamp', 'Lamp 2', 'LAMP'].map((name) => slugs.next(name))).toEqual(['lamp', 'lamp--2', 'lamp-2', 'lamp--3']);
  });
});
