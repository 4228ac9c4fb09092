/** What is said above the results of a search. */
import { describe, expect, it } from 'vitest';

import { sayFound, sayStandingFor } from '../../src/client/finding/say.ts';

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
