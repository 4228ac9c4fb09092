import { describe, expect, test } from 'vitest';
import { daysIn, daysInAll, forms, mayBeToCome } from '../../scripts/language/en/days.ts';

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
    // What has just passed is meant where nothing names the year, and what lies a year back is not.
    ['Effective 1 February', '2012-02-01', null],
    ['As of 15 January', '2012-01-15', null],
    ['Since 1 January', '2012-01-01', null],
    ['Since 1 October', '2011-10-01', null],
    ['Effective 1 October', '2012-10-01', null],
    ['Effective 1 March 2011', '2011-03-01', null],
    // A month and a span go to their last day.
    ['From May through June', '2012-05-01', '2012-07-01'],
    ['through May', null, '2012-06-01'],
    ['until the end of May', null, '2012-06-01'],
    ['until May', null, '2012-05-01'],
    ['until 31 May', null, '2012-06-01'],
    ['until 30 May', null, '2012-05-30'],
    ['From 1 May 2012 to 31 May 2012', '2012-05-01', '2012-06-01'],
    ['From 1 May to 15 May', '2012-05-01', '2012-05-16'],
    ['From 1 May to 1 June', '2012-05-01', '2012-06-01'],
    // So long from the day of the document on.
    ['Effective in three months', '2012-05-03', null],
    ['Effective 15/04/2012', '2012-04-15', null],
  ])('%s', (words, from, to) => {
    const days = daysIn(words, calendar);
    expect([days?.from === undefined ? null : days.from, days?.to]).toEqual([from, to]);
  });

  test.each(['Effective 03.04.2013', 'Effective 12/05/2012', 'since three months', 'from May to June', 'until the end of 5 May'])('%s may be one day or another', (words) => {
    expect(daysIn(words, calendar)).toBeNull();
  });

  test('a month from the last day of one is the last day of the next', () => {
    expect(daysIn('for one month', { ...calendar, day: '2012-01-31' })?.to).toBe('2012-02-29');
  });

  test('the clock of the machine is not asked', () => {
    const zone = process.env['TZ'];
    try {
      for (const other of ['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']) {
        process.env['TZ'] = other;
        expect([other, daysIn('Effective next month', { ...calendar, day: '2012-03-01' })?.from]).toEqual([other, '2012-04-01']);
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  test.each([['(from June 2012)', true], ['(1 May 2013)', true], ['(May)', true], ['(from January)', false], ['(December)', false], ['(3 February 2012)', false], ['(superfluous)', false]])('a remark %s may speak of a day to come: %s', (remark, isIt) => {
    expect(mayBeToCome(remark, calendar.day)).toBe(isIt);
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
