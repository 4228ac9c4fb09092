import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { becameOf } from '../../src/binder/became-of.ts';
import { makeBook } from '../../scripts/epub/make-book.ts';
import { readCorpus } from '../../scripts/ingest/ingest.ts';
import { asData } from '../../scripts/search/as-data.ts';
import { resultAddress } from '../../src/client/finding/result-parts.ts';
import { descriptionOf } from '../../src/data/description.ts';
import { entryData } from '../../src/data/entry-data.ts';
import { changesByDocument } from '../../src/data/latest.ts';
import { addressesFrom } from '../../src/feeds/addresses.ts';
import { atomFeed } from '../../src/feeds/atom.ts';
import { feedOfAll } from '../../src/feeds/feeds.ts';
import { aroundIn } from '../../src/model/around.ts';
import type { Entry } from '../../src/model/corpus.ts';
import { standingOf, standingOn, stretchesOf } from '../../src/model/standing.ts';
import { citedStanding, shortStanding, standingWords } from '../../src/model/standing-words.ts';
import { latestVersion, shownVersion } from '../../src/model/versions.ts';
import { buildFinder } from '../../src/search/build-finder.ts';
import { pack } from '../../src/search/pack/pack.ts';
import { finderOfNames, finderOfTexts } from '../../src/search/pack/unpack.ts';
import { eachKind, kinds } from './rig/each-kind.ts';

const today = '2026-01-01';
const { corpus } = await readCorpus(eachKind, today);
const around = aroundIn(corpus, today);

function entryOf(id: string): Entry {
  const found = corpus.entries.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`the fixture has no entry ${id}`);
  return found;
}

const finder = buildFinder(corpus, today);
const packed = JSON.parse(JSON.stringify(pack(corpus, today))) as ReturnType<typeof pack>;
const ofNames = finderOfNames(packed.names);
const whole = (pieces: readonly unknown[][]) => (number: number) => Promise.resolve(pieces[number] as never);
const ofTexts = finderOfTexts(packed.names, packed.words, { places: whole(packed.places), texts: whole(packed.texts) });
const book = Object.entries(unzipSync(makeBook(corpus, '2013-01-07', today))).map(([, file]) => strFromU8(file)).join('\n');
const feed = atomFeed(feedOfAll(corpus, changesByDocument(corpus), around), addressesFrom('/feed.xml', undefined));

describe.each(kinds)('an entry %s', (_, id, words) => {
  const entry = entryOf(id);
  const { headword } = entry;
  const shown = shownVersion(entry, today);
  const own = standingWords(standingOf(entry, latestVersion(entry, today), around));

  it('is told so, and nothing else', () => {
    expect([own.state, ...own.warnings]).toEqual(words);
    expect(standingWords(standingOf(entry, shown, around))).toEqual(own);
  });

  it.each([
    ['a search result on the command line', () => asData(finder.find(headword)).find((one) => one.id === id)?.standing],
    ['a search result of the names alone', () => ofNames.find(headword).results.find(({ document }) => document.id === id)?.document.standing],
    ['a search result and a preview, from the files that online, installed and on a disk are the same', () => ofTexts.find(headword).results.find(({ document }) => document.id === id)?.document.standing],
    ['a citation', () => citedStanding(entry, shown, null, around)],
    ['the data file, the binder and its paper', () => entryData(entry, around).versions.find((version) => version.id === latestVersion(entry, today).id)?.standing],
    ['the page for those who link to it', () => descriptionOf(entry, shown, around)],
    ['the book', () => new RegExp(`<h2>${headword}</h2><p class="apparatus">([^<]*)`, 'u').exec(book)?.[1]],
  ])('says the same in %s', (_place, said) => {
    const told = said();
    for (const one of words) expect(told).toContain(one);
    for (const other of kinds.flatMap(([, , all]) => all.slice(1))) if (!words.includes(other)) expect(told).not.toContain(other);
  });

  it('says the same of each of its paragraphs', () => {
    for (const { id: block } of shown.text) for (const warning of words.slice(1)) expect(citedStanding(entry, shown, block, around)).toContain(warning);
  });
});

describe('what a feed says of an entry', () => {
  it('that is to change is when it will, and never that it has', () => {
    const item = feed.split('<entry>').find((one) => one.includes('bridge: changed')) ?? '';
    expect(item).toContain('<title>bridge: changed from 1 May 2061</title>');
    expect(item).toMatch(/<b>Until 1 May 2061:.*<b>From 1 May 2061:/u);
    expect(item).not.toContain('Is now');
  });

  it.each(['bench', 'bottle', 'bridge'])('that changed: %s', (id) => {
    const entry = entryOf(id);
    const changed = entry.versions.at(-1) ?? shownVersion(entry, today);
    expect(feed).toContain(`${shortStanding(standingOf(entry, changed, around))}. Known up to 7 Jan 2013.`);
  });

  it.each(['basket', 'bell'])('that a ruling is to be read with: %s', (id) => {
    const entry = entryOf(id);
    expect(feed).toContain(`${entry.headword}: ${shortStanding(standingOf(entry, shownVersion(entry, today), around))}. Known up to 7 Jan 2013.`);
  });
});

describe('a search of what is in force', () => {
  const found = (words: string, among: 'in force' | 'others') => finder.find(words, { among }).results.map(({ document }) => document.headword);

  it('has only what is in force, counts the rest, and finds it when it is asked for', () => {
    expect(found('bench', 'in force')).not.toContain('bench');
    expect(found('bench', 'others')).toEqual(['bench']);
    expect(finder.find('bench', { among: 'in force' }).others).toMatchObject({ count: 1, first: 'bench', named: { document: { headword: 'bench', standing: expect.stringMatching(/^Repealed on /) as unknown } } });
  });

  it('shows a later ruling with the entry that it explains, and whose words it is', () => {
    const [bell] = finder.find('bell').results;
    expect(bell?.beside?.text).toContain('cracked bell');
    expect(bell?.beside?.by).toBe('Current Rulings of 7 January 2013');
    expect(bell?.excerpt?.text).not.toContain('cracked');
  });

  it('leads to the paragraph whose words were found, also where the name has one of them', () => {
    const [basket] = finder.find('basket put').results;
    const second = entryOf('basket').text[1]?.id ?? '';
    expect(basket?.marks.length).toBeGreaterThan(0);
    expect(basket === undefined ? '' : resultAddress(basket)).toBe(`/entries/basket/#${second}`);
  });
});

describe('a pinned entry', () => {
  it('of which the copy has no text is in force all the same', () => {
    const dice = entryData(entryOf('dice'), around);
    const pin = { entry: 'dice', block: null, headword: 'dice', place: null, wording: dice.versions[0]?.wording ?? '', words: [], standing: '', day: null, pinned: '2026-01-01T00:00:00Z', note: '' };
    expect(becameOf(pin, dice, today).is).toBe('same');
  });

  it('that has ended is told so', () => {
    const bench = entryData(entryOf('bench'), around);
    const pin = { entry: 'bench', block: null, headword: 'bench', place: null, wording: bench.versions[0]?.wording ?? '', words: [], standing: '', day: null, pinned: '2012-01-01T00:00:00Z', note: '' };
    expect(becameOf(pin, bench, today).is).toBe('ended');
  });
});

describe('the standing on a day', () => {
  const on = (id: string, day: string) => {
    const { state, warnings } = standingWords(standingOn(entryOf(id), day, around), 'that day');
    return [state, ...warnings];
  };

  it('counts only what was to be read with the text then', () => {
    expect(on('bell', '2012-12-31')).toEqual(['In force on that day, since 7 Jun 2010', 'not the same today: other rulings are to be read with it']);
    expect(on('bell', '2013-01-07')).toEqual(['In force on that day, since 7 Jun 2010', '1 later ruling to read with it (7 Jan 2013)']);
  });

  it('of a text that has ended since says that today differs', () => {
    expect(on('bench', '2012-12-31')).toEqual(['In force on that day, since 7 Jun 2010', 'not the same today']);
  });

  it('claims nothing of days before what is held and after what is known', () => {
    expect(on('drum', '1999-01-01')[0]).toBe('Not known: no text of that day is held');
    expect(on('broom', '2020-01-01')).toContain('nothing so late is known');
  });

  it('changes where a ruling comes or goes, also while the text stays', () => {
    expect(stretchesOf(entryOf('bell'), around).map(({ from, to }) => [from, to])).toEqual([[null, '2010-06-07'], ['2010-06-07', '2013-01-07'], ['2013-01-07', null]]);
  });
});
