import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildFinder } from '../../src/search/build-finder.ts';
import { pack } from '../../src/search/pack/pack.ts';
import type { Packed } from '../../src/search/pack/pack.ts';
import { packPlaces, unpackPlaces } from '../../src/search/pack/places.ts';
import { finderOfNames, finderOfTexts, learnEnglish } from '../../src/search/pack/unpack.ts';
import { packWords, unpackWords } from '../../src/search/pack/word-list.ts';
import { readQueries } from '../relevance/read-queries.ts';
import { shippedCorpus, shippedQueries, shippedQuestions } from './rig/shipped-corpus.ts';

/** The files as a browser gets them. */
const files = (): Packed => JSON.parse(JSON.stringify(pack(shippedCorpus, '2026-01-01'))) as Packed;

describe('the packed search gives the same answers as one made on the spot', () => {
  it.each([['query', shippedQueries], ['question', shippedQuestions]])('to every shipped %s: the same results, scores, marks and excerpts', async (_, file) => {
    const { names, texts, english } = files();
    const [packed, direct] = [learnEnglish(await finderOfTexts(names, texts), names, english), buildFinder(shippedCorpus)];
    for (const { q } of await readQueries(file)) {
      const [ours, theirs] = [packed.find(q), direct.find(q)];
      expect(ours.repairs).toEqual(theirs.repairs);
      expect(ours.count).toBe(theirs.count);
      const shown = ({ results }: typeof ours) => results.map(({ document, ...rest }) => ({ ...rest, id: document.id }));
      expect(shown(ours)).toEqual(shown(theirs));
    }
  });

  it('is the same to the byte when it is made again', () => {
    expect(files()).toEqual(files());
  });
});

describe('the names answer before the texts have come', () => {
  it('every headword finds an entry of its name', () => {
    const finder = finderOfNames(files().names);
    for (const { headword } of shippedCorpus.entries) {
      expect(finder.find(headword).results[0]?.document.headword.toLowerCase(), headword).toContain(headword.toLowerCase().replace(/, the$/, ''));
    }
  });

  it('repairs a name, and shows no text that it does not have', () => {
    const finding = finderOfNames(files().names).find('tidewrite amsel');
    expect(finding.repairs).toEqual([{ typed: 'tidewrite', used: 'tidewright' }]);
    expect(finding.results[0]).toMatchObject({ document: { headword: 'Tidewright Amsel' }, excerpt: null });
  });
});

describe('files of two builds are not mixed', () => {
  it('a difference in the texts is a difference in the version', async () => {
    const { names } = files();
    const [first, ...others] = shippedCorpus.rulings;
    if (first === undefined) throw new Error('the shipped corpus has no ruling');
    const other = pack({ ...shippedCorpus, rulings: [{ ...first, topic: 'another topic', entry: null }, ...others] }, '2026-01-01');
    await expect(finderOfTexts(names, other.texts)).rejects.toThrow('different builds');
  });

  it('and so is a difference in what things are called', async () => {
    const { names, texts } = files();
    const other = pack({ ...shippedCorpus, also: { ...shippedCorpus.also, bulb: ['lamp'] } }, '2026-01-01');
    const whole = await finderOfTexts(names, texts);
    expect(() => learnEnglish(whole, names, other.english)).toThrow('another build');
  });
});

describe('packing loses nothing', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', '0', '1', 'é'), minLength: 1, maxLength: 50 });

  it('of any words', () => {
    fc.assert(fc.property(fc.uniqueArray(word), (words) => {
      const sorted = words.toSorted();
      expect(unpackWords(packWords(sorted))).toEqual(sorted);
    }));
  });

  it('of any places', () => {
    const counts = fc.dictionary(fc.nat(3000).map(String), fc.integer({ min: 1, max: 90 }), { minKeys: 1, noNullPrototype: true });
    const places = fc.dictionary(fc.constantFrom('0', '1', '2', '3'), counts, { noNullPrototype: true });
    fc.assert(fc.property(places, (place) => {
      expect(unpackPlaces(packPlaces(place, 4))).toEqual(place);
    }));
  });
});

describe('the files are small', () => {
  it('the texts are sent once, and the index takes less than they do', () => {
    const { names, texts } = files();
    const held = JSON.stringify(texts.passages).length;
    expect(texts.words.length + texts.places.length + texts.lengths.length).toBeLessThan(held);
    expect(JSON.stringify(names).length).toBeLessThan(held / 2);
  });
});
