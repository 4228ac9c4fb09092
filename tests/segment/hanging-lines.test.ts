/** First lines that hang out: what is set in below them goes on, and what is set in elsewhere does not. */
import { describe, expect, it } from 'vitest';

import { withHangingLines } from '../../scripts/segment/blocks/hanging-lines.ts';
import type { Wrapping } from '../../scripts/segment/blocks/wrapping.ts';

const never: Wrapping = { spaced: false, forced: () => false, tight: () => false, goesOn: () => false };
const joins = (texts: readonly string[], [prior, line]: readonly [string, string]): boolean | undefined => withHangingLines(never, texts.map((text, at) => ({ text, from: at + 1, to: at + 1 })))?.goesOn(prior, line);

const hanging = (depth: number): string[] => ['ferry', 'lamp', 'mole', 'tide'].flatMap((name) => [`  A ${name} that nobody holds lies in the chest, and it is`, `${' '.repeat(2 + depth)}counted with the others there.`, '']);
const short: [string, string] = ['  No ferry sails at ebb.', '    It waits, and nothing else happens.'];

describe('a sentence below a first line', () => {
  it('goes on with it where it is set in as all others are', () => {
    expect(joins(hanging(2), short)).toBe(true);
    expect(joins(hanging(2), ['+ No ferry sails at ebb.', '    It waits.'])).toBe(true);
  });

  it.each<[string, string[], [string, string]]>([
    ['is set in otherwise', hanging(3), short],
    ['stands where the first line does', hanging(2), ['  No ferry sails at ebb.', '  It waits.']],
    ['is the first of what a colon announces', hanging(2), ['  Three things cut it:', '    Fire.']],
    ['stands in a document whose first lines do not hang out', hanging(0), short],
    ['stands in one of which only three do', hanging(2).slice(0, 9), short],
    ['stands in one of which many do not', [...hanging(2), ...hanging(0)], short],
  ])('does not where it %s', (_, texts, lines) => {
    expect(joins(texts, lines)).toBe(false);
  });

  it('does not where nothing is wrapped', () => {
    expect(withHangingLines(null, hanging(2).map((text, at) => ({ text, from: at + 1, to: at + 1 })))).toBe(null);
  });
});
