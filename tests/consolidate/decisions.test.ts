import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { correctLines } from '../../scripts/decisions/correct-lines.ts';
import type { LineCorrection } from '../../scripts/decisions/decision.ts';
import { proposeDecision } from '../../scripts/report/propose-decision.ts';
import { readDecision } from '../../scripts/decisions/read-decision.ts';
import type { LinkedCorpus } from '../../scripts/link/linked.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

const signed = { reason: 'The page was misread.', by: 'A judge', date: '2012-04-01' };

describe('a decision file', () => {
  test.each([
    { kind: 'line', document: 'glossary.txt', line: 3, was: 'a lamq', is: 'a lamp', ...signed },
    { kind: 'alias', name: 'lampion', entry: 'lamp', ...signed },
    { kind: 'same-entry', headwords: ['lamp', 'lamps'], ...signed },
    { kind: 'place', amendment: 'r-lamp-a1', where: { how: 'replace', blocks: ['p1'] }, hash: 'ab'.repeat(32), ...signed },
  ])('of kind $kind is understood', (value) => {
    expect(readDecision(value, 'x.yaml')).toEqual({ decision: { ...value, file: 'x.yaml' }, messages: [] });
  });

  const alias = { kind: 'alias', name: 'lampion', entry: 'lamp', ...signed };
  const place = { kind: 'place', amendment: 'r-lamp-a1', where: { how: 'replace', blocks: ['p1'] }, hash: 'ab'.repeat(32), ...signed };
  const kinds = 'Its keys are, by kind: place (amendment, where, hash); line (document, line, was, is); alias (name, entry); same-entry (headwords); and in each reason, by, date. It decides nothing until it is right.';
  const ofAlias = 'A decision of kind alias needs name, entry, reason, by, date. It decides nothing until it is right.';
  const ofPlace = ofAlias.replace('alias', 'place').replace('name, entry', 'amendment, where, hash');

  test.each([
    ['of no kind', { name: 'lampion' }, '“kind” is missing: say place, line, alias or same-entry', kinds],
    ['whose kind is empty', { kind: null }, '“kind” is empty: say place, line, alias or same-entry', kinds],
    ['of an unknown kind', { ...alias, kind: 'merge' }, '“kind” is no kind of decision: expected place, line, alias or same-entry, found "merge"', kinds],
    ['that is no mapping', 'lampion', 'the file: expected keys and values, found "lampion"', kinds],
    ['that is empty', null, 'the file is empty', kinds],
    ['as it was proposed', { ...place, reason: '', by: '', date: '' }, '“reason” is empty: say why; “by” is empty: sign with a name; “date” is empty: write it as 2020-01-31', ofPlace],
    ['signed with blanks, and a day in other words', { ...alias, reason: '  ', by: null, date: '1 April 2012' }, '“reason” is empty: say why; “by” is empty: sign with a name; “date” is no day ("1 April 2012"): write it as 2020-01-31', ofAlias],
    ['with a misspelt key', { kind: 'alias', nam: 'lampion', entry: 'lamp', ...signed }, '“name” is missing: write the name; the file: expected no key but kind, name, entry, reason, by, date, found nam (is name meant?)', ofAlias],
    ['that names no way', { ...place, where: { how: 'under', blocks: [], at: 1 } }, 'where.how: expected replace, remove, before, after, append or beside, found "under"; where: expected no key but how, blocks, words, nth, found at', ofPlace],
    ['that names no block, and of words not which', { ...place, where: { how: 'replace', words: '', blocks: [] } }, '“where.words” is empty: copy the words that are meant from the block; “where.blocks” is empty: list the blocks, such as [p1]', ofPlace],
    ['that names no block', { ...place, where: { how: 'replace', blocks: [] } }, '“where.blocks” is empty: list the blocks, such as [p1]', ofPlace],
    ['that says which, and not of what', { ...place, where: { how: 'replace', blocks: ['p1'], nth: 2 } }, 'where.nth: expected `words` beside it: it says which of the places where they stand, found 2', ofPlace],
    ['with a place that is no number', { ...place, where: { how: 'remove', blocks: ['p1'], words: 'lamp', nth: 'last' } }, 'where.nth: expected the number of the place, or every, found "last"', ofPlace],
    ['of words that go on', { ...place, where: { how: 'append', blocks: ['p1'], words: 'lamp' } }, 'where.how: expected replace, remove, before or after: new text goes on at the end of a block, whatever its words, found "append"', ofPlace],
    ['with a number for a text', { ...alias, name: 7 }, 'name: expected text (in quotation marks where it looks like a number), found 7', ofAlias],
    ['with half a line', { kind: 'line', document: 'a.txt', line: 1.5, was: 'a', is: 'b', ...signed }, 'line: expected a whole number, found 1.5', 'A decision of kind line needs document, line, was, is, reason, by, date. It decides nothing until it is right.'],
    ['with one headword', { kind: 'same-entry', headwords: ['lamp'], ...signed }, 'headwords: expected at least two headwords, found a list', 'A decision of kind same-entry needs headwords, reason, by, date. It decides nothing until it is right.'],
  ])('%s decides nothing, and one message says all that is wrong', (_name, value, problem, hint) => {
    expect(readDecision(value, 'x.yaml')).toEqual({ decision: null, messages: [{ rule: 'decision-not-understood', severity: 'error', file: 'x.yaml', line: null, message: `This decision is not understood: ${problem}.`, hint }] });
  });
});

describe('a corrected line', () => {
  const correction: LineCorrection = {
    kind: 'line',
    document: 'glossary.txt',
    line: 2,
    was: 'a lamq',
    is: 'a lamp',
    file: 'x.yaml',
    ...signed,
  };

  test('reads as it should', () => {
    expect(correctLines(['lamp', 'a lamq'], [correction])).toEqual({ lines: ['lamp', 'a lamp'], messages: [] });
  });

  test('stays as published when it no longer reads as it did', () => {
    const { lines, messages } = correctLines(['lamp', 'a lamb'], [correction]);
    expect(lines).toEqual(['lamp', 'a lamb']);
    expect(messages).toMatchObject([{ rule: 'decision-lapsed', file: 'x.yaml' }]);
  });

  test('that is not there is said to be not there', () => {
    expect(correctLines(['lamp'], [correction]).messages[0]?.message).toContain('there is no such line');
  });
});

describe('a proposed decision', () => {
  const linked = (): LinkedCorpus => buildCorpus(
    caseInput.parse({
      shows: '',
      documents: [
        { id: 'june', kind: 'rulings', date: '2009-06-01' },
        { id: 'glossary', kind: 'glossary', date: '2011-01-03' },
        { id: 'march', kind: 'rulings', date: '2012-03-05' },
      ],
      entries: [{ headword: 'lamp', text: ['A lamp is lit or dark.', 'It burns oil of whales in most wards of the city.'] }],
      rulings: [
        {
          topic: 'lamp',
          document: 'march',
          says: ['Change the first paragraph.'],
          instructions: [
            {
              operation: 'substitution',
              unit: 'paragraph',
              place: { paragraphs: 1 },
              new: ['It burns oil of olives in most wards of the city.'],
            },
          ],
        },
        {
          topic: 'barge',
          document: 'march',
          reason: 'letter not held',
          says: ['Delete this entry.'],
          instructions: [{ operation: 'repeal', unit: 'entry' }],
        },
        {
          topic: 'lamp',
          document: 'june',
          says: ['Delete the first paragraph.'],
          instructions: [{ operation: 'repeal', unit: 'paragraph', place: { paragraphs: 1 } }],
        },
      ],
    }),
  );
  const corpus = (): Corpus => consolidate(linked(), [], '2026-01-01');

  test('names the place most like the new text, and carries the fingerprint: filled in, it places the amendment', () => {
    const proposed = proposeDecision(corpus(), 'march-lamp-a1') ?? '';
    expect(proposed).toContain('# Waits because: place not certain');
    const filled: unknown = { ...(parse(proposed) as object), ...signed };
    const { decision } = readDecision(filled, 'lamp.yaml');
    const decided = consolidate(linked(), decision === null ? [] : [decision], '2026-01-01');
    expect(decided.rulings.flatMap(({ amendments }) => amendments).find(({ id }) => id === 'march-lamp-a1')).toMatchObject({
      outcome: 'applied by decision',
      replaced: ['p2'],
    });
    expect(decided.messages).toEqual([]);
  });

  test('is not right before it is filled in', () => {
    expect(readDecision(parse(proposeDecision(corpus(), 'march-lamp-a1') ?? ''), 'lamp.yaml').decision).toBeNull();
  });

  test.each(['march-barge-a1', 'june-lamp-a1', 'march-loft-a1'])('is not made where there is nothing to decide: %s', (id) => {
    expect(proposeDecision(corpus(), id)).toBeNull();
  });
});
