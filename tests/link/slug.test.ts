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

  it.each(['con', 'CON', 'Nul', 'aux.', 'prn', 'COM1', 'lpt9', 'Com\u00b9'])('is no name that Windows keeps for itself: %s', (name) => {
    const id = slug(name);
    expect(id).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)$/u);
    expect(id).toMatch(/-entry$/u);
    const slugs = new Slugs();
    expect(['lamp', name].map((one) => slugs.next(one))).toEqual(['lamp', id]);
  });

  it.each([['λόγος', 'λόγοσ'], ['ırmak', 'irmak'], ['straße', 'STRASSE'], ['ﬁn', 'fin'], ['Ａ', 'a']])('tells %s and %s apart also on a disk that does not tell case or accents', (one, other) => {
    const slugs = new Slugs();
    const ids = [slugs.next(one), slugs.next(other)];
    const folded = ids.map((id) => id.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase());
    expect(new Set(folded).size).toBe(2);
  });
});
