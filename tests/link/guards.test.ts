import { describe, expect, it } from 'vitest';

import { withExtentsAsked } from '../../scripts/link/asked-for.ts';
import { NameIndex } from '../../scripts/link/names/name-index.ts';
import { toBlock } from '../../scripts/link/to-block.ts';
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

describe('a page of two letters that begins and ends with an entry', () => {
  const page = (topic: string): string[] => {
    const entries = ['keel', 'lamp', 'lock'].map((headword, at) => ({ headword, lines: [at + 1, at + 1], references: [], blocks: [] }));
    const document = { source: { lines: ['keel', 'lamp', 'lock'] }, document: { extent: ['K', 'L'].map((letter) => ({ letter, whole: true, why: null })) }, entries, rulings: [{ topic, references: [], instructions: [] }] };
    return withExtentsAsked([document] as unknown as Documents, () => false, index('keel', 'lamp', 'lock')).flatMap((one) => one.document.extent).flatMap(({ letter, whole: isWhole }) => (isWhole ? [letter] : []));
  };
  it('may have lost what would stand before the first and behind the last, and nothing between', () => {
    expect(['kedge', 'kiln', 'labour', 'lid', 'lot'].map(page)).toEqual([['L'], ['K', 'L'], ['K', 'L'], ['K', 'L'], ['K']]);
  });
});

it('a reference in a block says what it leads to, where that is not its words', () => {
  const block = (name?: string) => toBlock({ type: 'paragraph', text: 'A lock.', marked: 'A lock.', lines: [1, 1], level: 0, marker: null, see: [{ phrase: 'lock', from: 2, to: 6, ...(name === undefined ? {} : { name }) }] }, 'p1', 'd').spans;
  expect([block('canal lock'), block()]).toEqual([[{ from: 2, to: 6, is: 'see', name: 'canal lock' }], [{ from: 2, to: 6, is: 'see' }]]);
});

describe('a letter of which names are asked', () => {
  it('is whole where one is missing', () => { expect(whole(['lamp'])).toEqual([true]); });
  it('is not where two are, and nothing is there', () => { expect(whole(['lamp', 'lock'])).toEqual([false]); });
  it('is whole where as many are there', () => { expect(whole(['lamp', 'lock', 'link', 'loop'], 'link', 'loop')).toEqual([true]); });
  it('is not where more are missing', () => { expect(whole(['lamp', 'lock', 'lid', 'link', 'loop'], 'link', 'loop')).toEqual([false]); });
  it('is not where rulings refer to two that are missing', () => { expect(asked([], ['lamp', 'lock'], {}).map((extent) => extent.whole)).toEqual([false]); });
  it('keeps why it is not whole, where that is known', () => { expect(asked(['lamp', 'lock'], [], { whole: false, why: 'ends in the midst of “lid”' })).toMatchObject([{ whole: false, why: 'ends in the midst of “lid”' }]); });
  it('counts a name once', () => { expect(whole(['lamp', 'LAMP', 'Lamp'])).toEqual([true]); });
});
