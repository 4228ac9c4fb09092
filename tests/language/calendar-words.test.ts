import { describe, expect, it } from 'vitest';
import { monthBesideFigures, months, monthsBut, monthsEitherWay, monthsMisspelt, monthStems, shortMonths, yearInFull } from '../../scripts/language/en/calendar-words.ts';

const whole = (alternatives: string): RegExp => new RegExp(`^(?:${alternatives})$`, 'iu');

describe('the words and figures of a written day', () => {
  it('has each month in full, short, and by its first letters', () => {
    for (const [name, short] of [['January', 'Jan'], ['May', 'May'], ['June', 'Jun'], ['September', 'Sep']] as const) {
      expect(name).toMatch(whole(months));
      expect(short).toMatch(whole(monthStems));
      for (const one of [name, short]) for (const pattern of [monthsEitherWay, monthBesideFigures, monthsMisspelt]) expect(one).toMatch(whole(pattern));
    }
    expect('Sept').toMatch(whole(shortMonths));
    expect('May').not.toMatch(whole(shortMonths));
  });

  it('leaves out months that are words of another kind where it is asked to', () => {
    expect('april').toMatch(whole(monthsBut('march', 'may')));
    for (const word of ['march', 'may']) expect(word).not.toMatch(whole(monthsBut('march', 'may')));
  });

  it('knows a misspelt month, and no word that only begins like a month that is a beginning of words', () => {
    for (const pattern of [monthsMisspelt, monthBesideFigures]) expect('Febuary').toMatch(whole(pattern));
    expect('Febuary').not.toMatch(whole(monthsEitherWay));
    for (const word of ['marsh', 'mayor', 'augur']) expect(word).not.toMatch(whole(monthsMisspelt));
  });

  it('puts a year of two figures into the century in which documents were written', () => {
    expect(['00', '09', '50', '51', '94', '2009'].map(yearInFull)).toEqual(['2000', '2009', '2050', '1951', '1994', '2009']);
  });
});
