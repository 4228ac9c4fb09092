/** What linking makes of rulings: those that no day is known of, and those whose document says once what they all do. */
import { describe, expect, it } from 'vitest';

import type { SegmentedRuling } from '../../scripts/segment/segments.ts';
import { linked, page, rulings } from './rig/linked.ts';
import type { Document } from './rig/linked.ts';

describe('rulings without a day', () => {
  const told = (more: Partial<Document>, config = ''): string[] => linked([page(), rulings(more)], config).messages.filter(({ rule }) => rule === 'undated-rulings').map(({ file, line }) => `${file ?? ''} ${String(line)}`);

  it('are told', () => { expect(told({ date: null })).toEqual(['r.txt 1']); });

  it('are not where there is a day, of theirs or of the operator’s, or nothing that it would be asked of', () => {
    expect(told({})).toEqual([]);
    expect(told({ date: null }, 'documents:\n  - { file: r.txt, date: 2012-01-01 }\n')).toEqual([]);
    expect(told({ date: null, says: [] })).toEqual([]);
    const own: SegmentedRuling['effective'] = { from: '2012-02-02', to: null, words: '2012-02-02' };
    expect(told({ date: null, effective: [own] })).toEqual([]);
    expect(told({ date: null, says: [['lamp', 'It may be lent.'], ['lock', 'It may leak.']], effective: [own, null] })).toEqual(['r.txt 1']);
    expect(linked([page({ date: null })]).messages).toEqual([]);
  });
});

describe('a day in figures that may be two', () => {
  const figures = { date: '2012-05-03', reading: ['Current Rulings', '5/3/2012'] };
  const told = (documents: readonly Document[], config = ''): string[] => linked([page(), ...documents], config).messages.filter(({ rule }) => rule === 'day-in-figures').map(({ message }) => message);

  it('is told as both, with the document that speaks for the other', () => {
    expect(told([rulings(figures)])).toEqual(['r.txt:2: “5/3/2012” is read as 3 May 2012, the month first; it may be 5 March 2012']);
    expect(told([rulings(figures), rulings({ file: 's.txt', date: '2013-01-27', reading: ['Current Rulings', '27/1/2013'] })])).toEqual(['r.txt:2: “5/3/2012” is read as 3 May 2012, the month first; it may be 5 March 2012, for s.txt writes the day first']);
  });

  it('is not where the operator says it', () => { expect(told([rulings(figures)], 'documents:\n  - { file: r.txt, date: 2012-05-03 }\n')).toEqual([]); });
});

describe('a day that does not exist', () => {
  const told = (more: Partial<Document>): string[] => linked([page(), rulings(more)]).messages.filter(({ rule }) => rule === 'undated-rulings' || rule === 'no-such-day').map(({ message }) => message);

  it('is told by its words, where it is the document’s', () => {
    expect(told({ date: null, title: 'Current Rulings, 31 June 2014' })).toEqual([expect.stringContaining('r.txt states a day that does not exist, “31 June 2014”')]);
    expect(told({ date: null, title: 'Current Rulings, June 2014' })).toEqual([expect.stringContaining('r.txt states no day')]);
  });

  it('is told with its line, where it is a ruling’s', () => {
    expect(told({ says: [['lamp (31 June 2014)', 'It may be lent.'], ['lock (30 June 2014)', 'It may leak.']] })).toEqual([expect.stringContaining('“31 June 2014” is a day that does not exist')]);
  });
});

describe('a document that says once what all its rulings do', () => {
  const rule = 'Each ruling in this document replaces the glossary entry of the same name.';
  const orders = (says: Document['says'], text = rule) => linked([page(), rulings({ says, front: [{ text, lines: [1, 1] }] })]).rulings.map(({ instructions }) => instructions.map(({ operation, unit, explicit }) => `${operation} of ${unit}${explicit ? '' : ', not in words'}`));

  it('gives each the order that it does not give itself', () => { expect(orders([['lamp', 'A lamp glows.']])).toEqual([['substitution of entry']]); });

  it('gives none to a ruling with an order of its own, nor to one of an entry that is not held', () => {
    expect(orders([['lamp', 'Delete "burns".'], ['ladder', 'A ladder leans.']])).toEqual([['repeal of text'], ['clarification of entry, not in words']]);
  });

  it('gives none to a ruling that explains before it orders, nor to one that holds for a time', () => {
    expect(orders([['lamp', 'Cats may carry it. Delete "burns".']]).flat()).toEqual(['clarification of entry, not in words', 'repeal of text']);
    expect(linked([page(), rulings({ section: 'Temporary Rulings', front: [{ text: rule, lines: [1, 1] }] })]).rulings[0]?.instructions.map(({ operation }) => operation)).toEqual(['temporary']);
  });

  it('adds an entry that is not held, where it says that they are added', () => {
    expect(orders([['ladder', 'A ladder leans.']], 'The following entries are added to the Glossary.')).toEqual([['insertion of entry']]);
  });

  it('gives none to the one that it excepts', () => {
    const excepting = 'Each ruling in this document replaces the glossary entry of the same name, except where it contains the words “see the old page”.';
    expect(orders([['lamp', 'A lamp glows; see THE OLD PAGE.'], ['lock', 'A lock holds.']], excepting)).toEqual([['clarification of entry, not in words'], ['substitution of entry']]);
  });

  it('is told where its words are not understood', () => {
    const { messages } = linked([page(), rulings({ front: [{ text: 'Each ruling in this document replaces the glossary entry of the same name unless the tide is low.', lines: [4, 5] }] })]);
    expect(messages.map(({ rule: name, line }) => [name, line])).toEqual([['default-not-understood', 4]]);
  });
});
