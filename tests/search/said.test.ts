/** What is said above the results of a search. */
import { describe, expect, it } from 'vitest';

import { sayFound, sayStandingFor, sayUnheld } from '../../src/client/finding/say.ts';
import { entry, finderOver } from './rig/entries.ts';

const slip = { typed: 'mision', used: 'mission', sure: true };
const guess = { typed: 'zpock', used: 'stocked', sure: false };
const found = (facts: Partial<Parameters<typeof sayFound>[0]>) => ({ typed: 'lamp oil', count: 3, repairs: [], instead: [], ...facts });

describe('above the results', () => {
  it.each([
    [found({}), '', '3 results for “lamp oil”'],
    [found({ count: 1 }), '', 'One result for “lamp oil”'],
    [found({ repairs: [slip], typed: 'Mision' }), 'Results for “mission” (you typed “mision”).', '3 results for “Mision”, read as “mission”'],
    [found({ repairs: [guess] }), 'Nothing has “zpock”. Did you mean “stocked”?', 'Nothing has “zpock”. Did you mean “stocked”? 3 results for that'],
    [found({ repairs: [slip, guess] }), 'Nothing has “zpock”. Did you mean “stocked”?', 'Nothing has “zpock”. Did you mean “stocked”? 3 results for that'],
    [found({ instead: ['scuttle', 'boat'], count: 1 }), 'No rule says “scuttle” or “boat”; near in meaning:', 'No rule says “scuttle” or “boat”; near in meaning: one result'],
  ])('%j', (finding, standsFor, said) => {
    expect(sayStandingFor(finding, false)).toBe(standsFor);
    expect(sayFound(finding, false)).toBe(said);
  });

  it('no more is said than is known while the texts have not come', () => {
    expect(sayStandingFor(found({ repairs: [guess] }), true)).toBe('No name has “zpock”. Did you mean “stocked”?');
  });
});

describe('of a name whose letter is not held', () => {
  const finder = finderOver([entry('mask of dusk, the', 'It is worn at dusk.'), { ...entry('moor, the old', ''), pointer: true }]);
  const one = (letter: string): string => `The glossary page of letter ${letter} is not held here: an entry of that name may stand on it.`;
  const both = 'The glossary pages of letters Z and T are not held here: an entry of that name may stand on either.';

  it.each([
    ['zorbel', one('Z')], ['the zorbel of dusk', both], ['The moor', one('T')], ['the mask of dusk', ''], ['mask', ''], ['zorbel does this at dusk', ''], ['47', ''],
  ])('%s: %s', (typed, words) => { expect(sayUnheld(finder.find(typed, { among: 'in force' }), ['M'])).toBe(words); });
});
