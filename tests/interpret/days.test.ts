import { describe, expect, test } from 'vitest';
import { daysIn, daysInAll, forms } from '../../scripts/language/en/days.ts';

const calendar = { day: '2012-02-03', occasions: { 'High Water': '2012-12-21' } };

describe('words that name days', () => {
  test.each([
    ['Effective 1 May,', '2012-05-01', null],
    ['effective 1 May 2013', '2013-05-01', null],
    ['Starting May 5', '2012-05-05', null],
    ['until 1 June', null, '2012-06-01'],
    ['through 31 May 2012', null, '2012-06-01'],
    ['from 1 May until 1 June', '2012-05-01', '2012-06-01'],
    ['For this month only,', null, '2012-03-01'],
    ['for the next two months', null, '2012-04-03'],
    ['effective upon release of the High Water expansion', '2012-12-21', null],
  ])('%s', (words, from, to) => {
    const days = daysIn(words, calendar);
    expect([days?.from === undefined ? null : days.from, days?.to]).toEqual([from, to]);
  });

  test('name an occasion whose day nobody gave, and no day', () => {
    expect(daysIn('Upon release of Ebb and Flow', calendar)).toEqual({ from: null, to: null, occasion: 'Ebb and Flow' });
  });

  test.each(['effective soon', 'until further notice', 'starting with the March document', 'from the harbour', 'until dusk', 'effective 1 May in tournaments'])('“%s” is not read as a day', (words) => {
    expect(daysIn(words, calendar)).toBeNull();
  });

  test('without a day of the document, only days with their year are known', () => {
    expect(daysIn('Effective 1 May', { ...calendar, day: null })).toBeNull();
    expect(daysIn('Effective 1 May 2012', { ...calendar, day: null })?.from).toBe('2012-05-01');
  });

  test('agree, or say nothing', () => {
    expect(daysInAll(['Effective 1 May', 'until 1 June'], calendar)).toEqual({ from: '2012-05-01', to: '2012-06-01', occasion: null });
    expect(daysInAll(['Effective 1 May', 'effective 2 May'], calendar)).toBeNull();
  });

  test.each(forms.map(({ example }) => [example]))('each form reads its own example: %s', (example) => {
    expect(daysIn(example, calendar)).not.toBeNull();
  });
});
