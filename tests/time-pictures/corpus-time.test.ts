import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { document } from '../data/arrange.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { documentName } from '../../src/model/dates.ts';
import { amendmentsByDocument } from '../../src/pictures/amendments-by-document.ts';
import { corpusTime, editionsOf } from '../../src/pictures/corpus-time.ts';
import { corpus as schema } from '../../src/model/corpus.ts';

const corpus = schema.parse(JSON.parse(readFileSync(path.join(projectRoot, 'content/corpus.json'), 'utf8')));
const counts = amendmentsByDocument(corpus);
const days = corpus.documents.flatMap(({ date }) => date ?? []);

describe('the corpus through time', () => {
  it('counts every amendment of every document once', () => {
    const amendments = corpus.rulings.flatMap((one) => one.amendments);
    expect(counts.reduce((sum, { total }) => sum + total, 0)).toBe(amendments.length);
    for (const { counts: parts, total } of counts) expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const applied = counts.flatMap((one) => one.counts).filter(({ fate }) => fate === 'applied').reduce((sum, { count }) => sum + count, 0);
    expect(applied).toBe(amendments.filter(({ outcome }) => outcome === 'applied').length);
  });

  it.each([640, 320])('puts a column for each document in order and in the picture, %i wide', (width) => {
    const picture = corpusTime(counts, editionsOf(corpus.documents, documentName), days, width);
    const columns = picture?.columns ?? [];
    expect(columns.map((column) => column.document.id)).toEqual(counts.map((one) => one.document.id));
    columns.forEach((column, at) => {
      expect(column.x).toBeGreaterThanOrEqual(0);
      expect(column.x + column.width).toBeLessThanOrEqual(width);
      if (at > 0) expect(column.x).toBeGreaterThan((columns[at - 1]?.x ?? 0) + column.width);
      const heights = column.parts.reduce((sum, { height }) => sum + height, 0);
      expect(Math.min(...column.parts.map(({ y }) => y)) + heights).toBe(picture?.foot);
    });
  });

  it('draws an edition from the first day it can be of to the last, pages of one edition together', () => {
    const pages = ['C', 'L'].map((letter) => document(letter, { kind: 'glossary', edition: 'Second edition', letter, after: '2001-05-14', before: '2016-09-05' }));
    expect(editionsOf([...pages, document('dated', { kind: 'glossary', title: 'Whole book', date: '2010-01-04' }), document('nowhere', { kind: 'glossary' })], documentName)).toEqual([
      { first: '2001-05-14', last: '2016-09-05', label: 'Second edition: C, L' },
      { first: '2010-01-04', last: '2010-01-04', label: 'Whole book' },
    ]);
  });

  it('is none where no document can be placed', () => {
    expect(corpusTime([], [], [], 640)).toBeNull();
  });
});
