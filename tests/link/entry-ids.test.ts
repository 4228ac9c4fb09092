import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryIds, nameKey, type Print } from '../../scripts/names/entry-ids.ts';

const ids = (...prints: [edition: string, headword: string, kind: Print['kind']][]): string[] =>
  entryIds(prints.map(([edition, headword, kind]) => ({ edition, headword, kind }))).map(({ id }) => id);

describe('the id of an entry', () => {
  test('is the same in each edition, however its name is printed there', () => {
    expect(ids(['1', 'Low Water', 'card'], ['2', 'LOW WATER', 'card'])).toEqual(['low-water', 'low-water']);
  });

  test('that two entries would share is given to neither', () => {
    expect(ids(['1', 'Space', 'card'], ['1', 'space', 'term'], ['2', 'space', 'term'])).toEqual(['space--card', 'space--term', 'space--term']);
    expect(ids(['1', 'curfew', 'term'], ['1', 'curfew', 'term'])).toEqual(['curfew--1', 'curfew--2']);
    expect(ids(['1', '???', 'unsure'], ['1', '!!!', 'unsure']).every((id) => /^unnamed--[0-9a-f]{6}$/u.test(id))).toBe(true);
  });

  test('is one where a document of titles alone prints a small name as a title, and that of its kind where there are two', () => {
    const titled: Print = { edition: '2', headword: 'Space', kind: 'card', titled: true };
    const given = (...others: Print[]): string[] => entryIds([...others, titled]).map(({ id }) => id);
    expect(given({ edition: '1', headword: 'space', kind: 'term' })).toEqual(['space', 'space']);
    expect(given({ edition: '1', headword: 'space', kind: 'term' }, { edition: '1', headword: 'Space', kind: 'card' })).toEqual(['space--term', 'space--card', 'space--card']);
  });

  test('never comes to mean another entry, whichever editions are added before or after', () => {
    const print = fc.constantFrom<[string, Print['kind']]>(['Space', 'card'], ['space', 'term'], ['Low Water', 'card'], ['low water', 'term'], ['tide', 'term'], ['tide 2', 'term']);
    const edition = fc.uniqueArray(print, { selector: ([headword]) => headword, maxLength: 6 });
    const named = (editions: [string, Print['kind']][][], kept: (at: number) => boolean): Map<string, string> => {
      const prints = editions.flatMap((list, at) => (kept(at) ? list.map(([headword, kind]): Print => ({ edition: String(at), headword, kind })) : []));
      return new Map(entryIds(prints).map(({ id }, at) => [id, `${nameKey(prints[at]?.headword ?? '')} ${prints[at]?.kind ?? ''}`]));
    };
    fc.assert(fc.property(fc.array(edition, { minLength: 1, maxLength: 4 }), fc.nat(15), (editions, mask) => {
      const all = named(editions, () => true);
      for (const [id, meaning] of named(editions, (at) => (mask >> at) % 2 === 1)) if (all.has(id)) expect(all.get(id)).toBe(meaning);
    }));
  });
});
