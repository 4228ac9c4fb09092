import { describe, expect, it } from 'vitest';

import { withExtentsAsked } from '../../scripts/link/asked-for.ts';
import { NameIndex } from '../../scripts/link/names/name-index.ts';
import { targetOf } from '../../scripts/link/targets.ts';
import { missingReason } from '../../src/model/spans.ts';

const index = (...headwords: string[]): NameIndex => new NameIndex(headwords.map((headword) => ({ id: headword, headword, variants: [] })));
const held = new Map([['C', { whole: false }], ['L', { whole: true }]]);

describe('where a name leads nowhere', () => {
  it('says that there is no such entry only where the copy of its letter is whole', () => {
    expect(['L', 'C', 'Q'].map((letter) => missingReason(letter, held))).toEqual(['no such entry', 'entry not in this copy', 'letter not held']);
  });
});

describe('a step of a topic', () => {
  it('belongs to the entry, not to a longer name that begins so', () => {
    expect(targetOf('laying (step 2)', index('laying', 'laying (step 2) by night'), held)).toMatchObject({ entry: 'laying', match: 'parent' });
  });
  it('has an entry of its own where one is so called', () => {
    expect(targetOf('laying (step 2)', index('laying', 'laying (step 2)'), held)).toMatchObject({ entry: 'laying (step 2)', match: 'exact' });
  });
  it('leads to a longer name where nothing else does, and only to one', () => {
    expect(targetOf('laying', index('laying by night'), held)).toMatchObject({ entry: 'laying by night', match: 'longer' });
    expect(targetOf('laying', index('laying by night', 'laying by day'), held)).toMatchObject({ entry: null });
  });
});

type Documents = Parameters<typeof withExtentsAsked>[0];
function asked(topics: readonly string[], references: readonly string[], extent: object, ...headwords: string[]) {
  const document = { document: { extent: [{ letter: 'L', whole: true, why: null, ...extent }] }, entries: [], rulings: [...topics.map((topic) => ({ topic, references: [], instructions: [] })), { topic: null, references: references.map((phrase) => ({ phrase })), instructions: [] }] };
  return withExtentsAsked([document] as unknown as Documents, () => false, index(...headwords)).flatMap((one) => one.document.extent);
}
const whole = (topics: readonly string[], ...headwords: string[]): boolean[] => asked(topics, [], {}, ...headwords).map((extent) => extent.whole);

describe('a letter of which names are asked', () => {
  it('is whole where one is missing', () => { expect(whole(['lamp'])).toEqual([true]); });
  it('is not where two are, and nothing is there', () => { expect(whole(['lamp', 'lock'])).toEqual([false]); });
  it('is whole where as many are there', () => { expect(whole(['lamp', 'lock', 'link', 'loop'], 'link', 'loop')).toEqual([true]); });
  it('is not where more are missing', () => { expect(whole(['lamp', 'lock', 'lid', 'link', 'loop'], 'link', 'loop')).toEqual([false]); });
  it('is not where rulings refer to two that are missing', () => { expect(asked([], ['lamp', 'lock'], {}).map((extent) => extent.whole)).toEqual([false]); });
  it('keeps why it is not whole, where that is known', () => { expect(asked(['lamp', 'lock'], [], { whole: false, why: 'ends in the midst of “lid”' })).toMatchObject([{ whole: false, why: 'ends in the midst of “lid”' }]); });
  it('counts a name once', () => { expect(whole(['lamp', 'LAMP', 'Lamp'])).toEqual([true]); });
});
