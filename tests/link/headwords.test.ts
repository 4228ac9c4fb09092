/** What linking makes of headwords and names: which are one entry, what leads to it, and the addresses of its paragraphs. */
import { describe, expect, it } from 'vitest';

import { toBlock } from '../../scripts/link/to-block.ts';
import { linked, page, rulings } from './rig/linked.ts';
import type { Document } from './rig/linked.ts';

describe('an entry of two editions', () => {
  const names = ['lamp', 'lamp oil', 'larder', 'lice', 'lock', 'lodge', 'low tide', 'lute'];
  const as = (written: (name: string) => string, some = names): [string, string][] => some.map((name) => [written(name), `A thing that is called ${name}.`]);
  const title = (name: string): string => name.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
  const entryIds = (first: [string, string][], second: [string, string][]): Set<string> =>
    new Set(linked([page({ says: first }), page({ file: 'm.txt', date: '2012-01-02', says: second })]).entries.map(({ id }) => id));

  it('is one though the later edition prints every headword as a title', () => { expect(entryIds(as(String), as(title)).size).toBe(names.length); });

  it('is two where capitals tell a card from a term, as on a page that has both', () => {
    expect([...entryIds(as(String), [...as(String, names.slice(1)), ['Lamp', 'This card is lit.']])]).toEqual(expect.arrayContaining(['lamp--term', 'lamp--card']));
  });
});

describe('headwords that are one entry', () => {
  const sameEntries = [{ headwords: ['lamp', 'lamps'] }];
  const joined = (lamp: Partial<Document>, others: Document[] = []) => linked([page({ says: [['lamp', 'A lamp burns.'], ['lamps', 'Lamps hum. See lock.'], ['lock', 'A lock leaks.']], ...lamp }), ...others], '', { aliases: [], sameEntries }).entries;

  it('have one text and one another’s references, and their names lead to it', () => {
    const [lamp, ...others] = joined({});
    expect(lamp).toMatchObject({ id: 'lamp', headword: 'lamp', variants: ['lamps'], completeness: 'complete', pointsTo: null });
    expect(lamp?.base.map(({ text }) => text)).toEqual(['A lamp burns.', 'Lamps hum. See lock.']);
    expect(lamp?.seeAlso.map(({ phrase, target }) => [phrase, target])).toEqual([['lock', 'lock']]);
    expect(others.map(({ id }) => id)).toEqual(['lock']);
  });

  it('are so in each edition, where both stand in it', () => {
    const later = page({ file: 'n.txt', date: '2012-01-01', says: [['lamps', 'Lamps glow.'], ['lock', 'A lock leaks.']] });
    expect(joined({}, [later]).map(({ headword }) => headword)).toEqual(['lamp', 'lock', 'lamps', 'lock']);
  });

  it('are as whole as their parts', () => {
    expect(joined({ completeness: 'partial' })[0]?.completeness).toBe('partial');
    const two = linked([page({ says: [['lamp', 'A lamp burns.']] }), page({ file: 'm.txt', letter: 'M', completeness: 'partial', says: [['lamps', 'Lamps hum.']] })], '', { aliases: [], sameEntries });
    expect(two.entries.map(({ completeness }) => completeness)).toEqual(['partial']);
  });

  it('only refer to others where each of them does', () => {
    expect(joined({ says: [['lamp', 'See lock.'], ['lamps', 'See lock.'], ['lock', 'It leaks.']] })[0]?.pointsTo?.phrase).toBe('lock');
    expect(joined({ says: [['lamp', 'See lock.'], ['lamps', 'Lamps hum.'], ['lock', 'It leaks.']] })[0]?.pointsTo).toBeNull();
  });

  it('may be one headword that is printed twice', () => {
    const twice = linked([page({ says: [['lamp', 'A card.'], ['lamp', 'A thing.']] })], '', { aliases: [], sameEntries: [{ headwords: ['lamp', 'lamp'] }] }).entries;
    expect(twice.map(({ base }) => base.map(({ text }) => text))).toEqual([['A card.', 'A thing.']]);
  });
});

describe('names', () => {
  const aliases = [{ name: 'glow', entry: 'lamp' }, { name: 'leak', entry: 'glossary-no' }];

  it('that the operator gives lead to the entry of that headword or id, and to no other', () => {
    const { entries } = linked([page({ says: [['lamp', 'A lamp burns. See glow.'], ['Lock, The', 'It leaks. See glow.']] })], '', { aliases: [{ name: 'glow', entry: 'lamp' }, { name: 'leak', entry: 'lock-the' }], sameEntries: [] });
    expect(entries.map(({ id, variants }) => [id, variants])).toEqual([['lamp', ['glow']], ['lock-the', ['The Lock', 'leak']]]);
    expect(entries[1]?.seeAlso.map(({ target }) => target)).toEqual(['lamp']);
  });

  it('lead to an entry by its headword, though its id is written otherwise', () => {
    const { entries } = linked([page({ says: [['Night Porter', 'He sleeps.'], ['lamp', 'It burns.']] })], '', { aliases: [{ name: 'watchman', entry: 'Night Porter' }], sameEntries: [] });
    expect(entries.map(({ id, variants }) => [id, variants])).toEqual([['night-porter', ['watchman']], ['lamp', []]]);
  });

  it('of every edition lead to the entry, and its own is that of the first', () => {
    const later = page({ file: 'n.txt', date: '2012-01-01', says: [['Lost Child, The', 'It runs.'], ['lock', 'See The Lost Child, Lost Child (a card).']] });
    const { entries } = linked([page({ says: [['LOST CHILD, THE', 'It runs.']] }), later]);
    expect(entries.at(-1)?.seeAlso[0]?.target).toBe('lost-child-the');
  });

  it('that no entry has lead nowhere', () => { expect(linked([page()], '', { aliases, sameEntries: [] }).entries.map(({ variants }) => variants)).toEqual([['glow'], []]); });

  it('that two entries of a page share are told, with their lines', () => {
    const told = (says: Document['says']) => linked([page({ says })]).messages.filter(({ rule }) => rule === 'same-headword').map(({ message, line }) => [message, line]);
    expect(told([['lamp', 'A card.'], ['lock', 'It leaks.'], ['lamp', 'A thing.']])).toEqual([['2 entries are headed “lamp” (lines 2, 22)', 22]]);
    expect(told([['lamp', 'A card.'], ['lock', 'It leaks.']])).toEqual([]);
  });
});

describe('an entry', () => {
  it('that only says where to look points there', () => {
    expect(linked([page({ says: [['lamp', 'See lock.'], ['lock', 'It leaks. See lamp.']] })]).entries.map(({ pointsTo }) => pointsTo?.target ?? null)).toEqual(['lock', null]);
  });

  it('keeps the sign that it bears', () => { expect(linked([page({ signs: ['Δ'] })]).entries.map(({ mark }) => mark)).toEqual(['Δ', undefined]); });

  it('is told with the emphasis of its print, where that is in the words that are left', () => {
    const printed = (text: string) => toBlock({ type: 'paragraph', text, marked: 'A **lamp** burns.', lines: [1, 1], level: 0, marker: null }, 'p1', 'd').spans.map(({ from, to, is }) => [text.slice(from, to), is]);
    expect([printed('A lamp burns.'), printed('lamp burns.')]).toEqual([[['lamp', 'strong']], []]);
  });
});

describe('the addresses of paragraphs', () => {
  const printed = (...pages: Document[]): string[] => linked(pages).entries.flatMap(({ base }) => base.map(({ id }) => id));

  it('bear the day of their edition', () => { expect(printed(page({ says: [['lamp', 'A', 'B']] }))).toEqual(['p1-2011-01-03', 'p2-2011-01-03']); });

  it('bear nothing in the only undated edition, of one page or of two', () => {
    expect(printed(page({ date: null, says: [['lamp', 'A']] }))).toEqual(['p1']);
    expect(printed(page({ date: null, says: [['lamp', 'A']] }), page({ file: 'm.txt', letter: 'M', date: null, says: [['mast', 'A']] }))).toEqual(['p1', 'p1']);
    expect(printed(page({ date: null, says: [['lamp', 'A']] }), rulings({ date: null }))).toEqual(['p1']);
  });

  it('bear the name of their document where two editions are undated', () => {
    const config = 'documents:\n  - { file: l.txt, before: 2010-01-01 }\n  - { file: m.txt, after: 2010-01-01 }\n';
    const { entries } = linked([page({ date: null, says: [['lamp', 'A']] }), page({ file: 'm.txt', letter: 'M', date: null, says: [['mast', 'A']] })], config);
    expect(entries.flatMap(({ base }) => base.map(({ id }) => id))).toEqual(['p1-glossary-l', 'p1-glossary-m']);
  });
});
