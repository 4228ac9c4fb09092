import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildFinder } from '../../src/search/build-finder.ts';
import { pack } from '../../src/search/pack/pack.ts';
import type { Packed } from '../../src/search/pack/pack.ts';
import { packPlaces, unpackPlaces } from '../../src/search/pack/places.ts';
import type { Finder } from '../../src/search/finder.ts';
import type { Finding } from '../../src/search/finding.ts';
import type { TextSource } from '../../src/search/pack/coming-texts.ts';
import { markOf } from '../../src/search/pack/numbers.ts';
import type { Bringer } from '../../src/search/pack/pieces.ts';
import { finderOfNames, finderOfTexts, learnEnglish } from '../../src/search/pack/unpack.ts';
import { packWords, unpackWords } from '../../src/search/pack/word-list.ts';
import { readQueries } from '../relevance/read-queries.ts';
import { shippedCorpus, shippedQueries, shippedQuestions } from './rig/shipped-corpus.ts';

/** The files as a browser gets them; with small sizes, in many pieces. */
const files = (sizes?: Parameters<typeof pack>[2]): Packed => JSON.parse(JSON.stringify(pack(shippedCorpus, '2026-01-01', sizes))) as Packed;
const small = { piece: 700, whole: 0 };

/** The site's pieces, and which of them were asked for. */
function sourceOf({ places, texts }: Packed): { source: TextSource; asked: string[] } {
  const asked: string[] = [];
  const from = <Item>(name: string, pieces: readonly Item[][]): Bringer<Item> => (number, mark) => {
    asked.push(`${name}/${number} ${mark}`);
    return Promise.resolve(pieces[number] ?? []);
  };
  return { asked, source: { places: from('places', places), texts: from('texts', texts) } };
}

/** What is found when all that is asked for has come. */
async function findFully(finder: Finder, typed: string): Promise<Finding> {
  for (;;) {
    const finding = finder.find(typed);
    const coming = finder.bring();
    if (coming === null) return finding;
    await coming;
  }
}

describe('the packed search gives the same answers as one made on the spot', () => {
  it.each([['query', shippedQueries], ['question', shippedQuestions]])('to every shipped %s: the same results, scores, marks and excerpts, whatever pieces have come before', async (_, file) => {
    const packed = files(small);
    const { names, words, english } = packed;
    const direct = buildFinder(shippedCorpus, '2026-01-01');
    const kept = learnEnglish(finderOfTexts(names, words, sourceOf(packed).source), names, english);
    for (const [at, { q }] of (await readQueries(file)).entries()) {
      const finder = at % 4 === 0 ? learnEnglish(finderOfTexts(names, words, sourceOf(packed).source), names, english) : kept;
      const [ours, theirs] = [await findFully(finder, q), direct.find(q)];
      expect(ours.repairs).toEqual(theirs.repairs);
      expect(ours.count).toBe(theirs.count);
      const shown = ({ results }: typeof ours) => results.map(({ document, ...rest }) => ({ ...rest, id: document.id }));
      expect(shown(ours)).toEqual(shown(theirs));
    }
  });

  it('is in one piece as long as it is no larger than a whole', () => {
    const { texts } = files();
    const whole = texts.flat().reduce((sum, one) => sum + JSON.stringify(one).length, 0);
    expect([texts.length, files({ piece: 700, whole }).texts.length]).toEqual([1, 1]);
    expect(files({ piece: 700, whole: whole - 1 }).texts.length).toBeGreaterThan(1);
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
    expect(finding.repairs).toEqual([{ typed: 'tidewrite', used: 'tidewright', sure: true }]);
    expect(finding.results[0]).toMatchObject({ document: { headword: 'Tidewright Amsel' }, excerpt: null });
  });
});

describe('files of two builds are not mixed', () => {
  it('a difference in the texts is a difference in the version', () => {
    const { names } = files();
    const [first, ...others] = shippedCorpus.rulings;
    if (first === undefined) throw new Error('the shipped corpus has no ruling');
    const other = pack({ ...shippedCorpus, rulings: [{ ...first, topic: 'another topic', entry: null }, ...others] }, '2026-01-01');
    expect(() => finderOfTexts(names, other.words, sourceOf(other).source)).toThrow('different builds');
  });

  it('and so is a difference in what things are called', () => {
    const packed = files();
    const { names, words } = packed;
    const other = pack({ ...shippedCorpus, also: { ...shippedCorpus.also, bulb: ['lamp'] } }, '2026-01-01');
    const whole = finderOfTexts(names, words, sourceOf(packed).source);
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

describe('what comes is small', () => {
  it('names and words take less than the texts alone', () => {
    const { names, words, texts } = files();
    const held = JSON.stringify(texts).length;
    expect(JSON.stringify(names).length + JSON.stringify(words).length).toBeLessThan(held * 0.6);
  });

  it('an answer brings where its words stand, then the texts that it reads, each once, and the next nothing that has come', async () => {
    const packed = files(small);
    const { asked, source } = sourceOf(packed);
    const finder = finderOfTexts(packed.names, packed.words, source);
    await findFully(finder, 'towing');
    const first = asked.splice(0);
    expect(first.length).toBeGreaterThan(2);
    expect(new Set(first).size).toBe(first.length);
    expect(first.findLastIndex((name) => name.startsWith('places/'))).toBeLessThan(first.findIndex((name) => name.startsWith('texts/')));
    expect(first.length).toBeLessThan((packed.texts.length + packed.places.length) / 2);
    await findFully(finder, 'towing');
    expect(asked).toEqual([]);
  });

  it('what nobody waits for any more is not brought: the next question goes first', async () => {
    const packed = files(small);
    const { asked, source } = sourceOf(packed);
    const finder = finderOfTexts(packed.names, packed.words, source);
    finder.find('lamp tow lock barge tide keeper night bell rope harbour ferry toll');
    const earlier = finder.bring();
    finder.find('mooring');
    await Promise.all([earlier, finder.bring()]);
    const patient = sourceOf(packed);
    const alone = finderOfTexts(packed.names, packed.words, patient.source);
    alone.find('lamp tow lock barge tide keeper night bell rope harbour ferry toll');
    await alone.bring();
    expect(asked.length).toBeLessThan(patient.asked.length);
  });

  it('a corpus of usual size comes in one piece', () => {
    const { words: { places, texts } } = files();
    expect([places.length, texts.length]).toEqual([1, 1]);
  });

  it('a mark is of the very words of a piece', () => {
    const { words, texts, places } = files(small);
    expect(words.texts.map(([, mark]) => mark)).toEqual(texts.map((piece) => markOf(JSON.stringify(piece))));
    expect(words.places.map(([, mark]) => mark)).toEqual(places.map((piece) => markOf(JSON.stringify(piece))));
  });
});
