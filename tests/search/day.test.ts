/** A search of a day: what held then, in the words of that day. */
import { describe, expect, it } from 'vitest';

import { corpusAt } from '../../src/model/corpus-at.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { daysHeld } from '../../src/model/dates.ts';
import { shownText } from '../../src/model/spans.ts';
import { nextChange } from '../../src/model/versions.ts';
import { dayCorpus, dayNames } from '../../src/search/day/day-corpus.ts';
import { documentsOn } from '../../src/search/day/documents-on.ts';
import { finderOn, namesOn } from '../../src/search/day/finder-on.ts';
import { frequenciesOf } from '../../src/search/index/frequencies.ts';
import { buildIndex } from '../../src/search/index/build-index.ts';
import { englishFor } from '../../src/search/english/english-for.ts';
import { documentsOf } from '../../src/search/documents/documents-of.ts';
import { first, newest, shipped } from '../browser/rig/shipped-corpus.ts';

const sent = JSON.parse(JSON.stringify(dayCorpus(shipped))) as Corpus;
const today = '2026-01-01';
const on = (day: string) => documentsOn(sent, day, today);
const finder = (day: string) => finderOn(sent, day, today);
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

describe('the search of a day', () => {
  it('is today’s, document for document, on the day of the last document', () => {
    const withoutStanding = (documents: ReturnType<typeof on>) => documents.map((document) => ({ ...document, standing: '' }));
    expect(withoutStanding(on(newest.day))).toEqual(withoutStanding(documentsOf(shipped, newest.day)));
  });

  it.each(shipped.documents.flatMap(({ date }) => date ?? []))('has no word of a later text or ruling on the day before %s', (date) => {
    const day = dayBefore(date);
    const then = corpusAt(shipped, day);
    const words = new Set([...then.entries.flatMap(({ versions }) => versions.flatMap(({ text }) => text)), ...then.rulings.flatMap(({ blocks }) => blocks)].map(shownText));
    const shown = on(day).flatMap(({ passages, old }) => [...passages.map(({ text }) => text), ...old]);
    expect(shown.filter((text) => !words.has(text))).toEqual([]);
  });

  describe('by names alone, before the texts have come', () => {
    const sentNames = JSON.parse(JSON.stringify(dayNames(shipped))) as Corpus;
    const days = ['1999-01-01', '2010-01-01', ...shipped.entries.flatMap(({ versions }) => versions.flatMap(({ from }) => (from === null ? [] : [dayBefore(from), from])))];

    it.each([...new Set(days)])('has the names of %s, each as it stood, and no text', (day) => {
      const nameOf = (document: ReturnType<typeof on>[number]) => ({ ...document, passages: [], old: [] });
      expect(documentsOn(sentNames, day, today).map(nameOf)).toEqual(on(day).map(nameOf));
    });

    it('is small, and holds no word of a text', () => {
      const words = shipped.entries.flatMap(({ text }) => text.map(shownText)).filter((text) => text.length > 40);
      const file = JSON.stringify(dayNames(shipped));
      expect(words.filter((text) => file.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
      expect(words.length).toBeGreaterThan(100);
    });

    it('finds names, and says that this may not be all', async () => {
      const names = namesOn(sentNames, '2018-11-04', today);
      expect(names.find('tollhouse').results[0]?.document.standing).toBe((await finder('2018-11-04')).find('tollhouse').results[0]?.document.standing);
      expect(names.find('six citizens and one stove').results.map(({ document }) => document.id)).not.toContain('tollhouse');
      expect([names.isLacking, names.bring(), (await finder('2018-11-04')).isLacking]).toEqual([true, null, false]);
    });
  });

  it('finds a text by the words that it had then, says that today differs, and does not call it superseded', async () => {
    const [found] = (await finder('2018-11-04')).find('"six citizens and one stove"').results;
    expect(found?.document).toMatchObject({ id: 'tollhouse', status: 'in force' });
    expect(found?.document.standing).toMatch(/^In force on 4 Nov 2018,.*not the same today/u);
    expect(found?.excerpt?.text).toContain('six citizens');
    expect((await finder('2018-11-05')).find('"six citizens and one stove"').results).toEqual([]);
  });

  it('finds what was dropped or repealed since as what it was: in force', async () => {
    const dropped = first('dropped entry', shipped.entries.filter(({ versions }) => versions.at(-1)?.status === 'repealed' && versions.at(-1)?.by === 'edition'));
    const found = async (day: string) => (await finder(day)).find(dropped.headword).results[0]?.document;
    const end = dropped.versions.at(-1)?.from ?? '';
    const before = await found(dayBefore(end));
    expect(before).toMatchObject({ id: dropped.id, status: 'in force' });
    expect(before?.standing).toContain('not the same today');
    expect(await found(end)).toMatchObject({ id: dropped.id, status: 'dropped' });
  });

  it('has no entry that had not come yet, and knows no text of the time before the first print', async () => {
    const early = on('1999-01-01');
    expect(early.some(({ id }) => id === 'tarring')).toBe(false);
    expect(early.find(({ id }) => id === 'lamp')).toMatchObject({ standing: expect.stringContaining('no text of 1 Jan 1999 is held') as string, passages: [] });
    expect(on('2010-01-01').find(({ id }) => id === 'lamp')?.standing).toContain('may be of a later day');
    expect((await finder('1999-01-01')).find('"water lamp"').results).toEqual([]);
  });

  it('behind the last document calls nothing surely in force, entry or ruling, not on the reader’s own day either', () => {
    const sentNames = JSON.parse(JSON.stringify(dayNames(shipped))) as Corpus;
    const sure = (corpus: Corpus, day: string) => documentsOn(corpus, day, today).filter(({ status, standing }) => status === 'in force' && !/^As far as known: (?:in force|\d+ changes? (?:is|are) not in the text; otherwise in force)/u.test(standing));
    for (const corpus of [sent, sentNames]) expect(sure(corpus, '2099-01-01').map(({ id, standing }) => [id, standing])).toEqual([]);
    expect(sure(sent, today).map(({ id, standing }) => [id, standing])).toEqual([]);
    expect(on('2099-01-01').filter(({ kind }) => kind === 'ruling').length).toBeGreaterThan(0);
  });

  it('knows everyday English as today’s does, and answers whatever is asked', async () => {
    const index = buildIndex(documentsOf(shipped, today), shipped.icons).toJSON();
    const english = englishFor(frequenciesOf(index).keys(), shipped.also);
    for (const day of ['1999-01-01', '2005-01-01', '2017-01-01', newest.day]) {
      const taught = (await finder(day)).learn(english);
      for (const typed of ['ship', 'stealing money', 'who wins', 'boat going backwards', 'qxzvkwj', '']) expect(taught.find(typed).typed).toBe(typed);
    }
    const found = (await finder(newest.day)).learn(english).find('stealing').results.map(({ document }) => document.id);
    expect(found).toContain('theft');
  });

  it('counts of what it finds that of which nobody knows whether it held', async () => {
    const edition = first('glossary without a day', shipped.documents.filter(({ kind, date, before }) => kind === 'glossary' && date === null && before !== null));
    const printed = first('entry of it', shipped.entries.filter(({ versions: [version] }) => version?.document === edition.id));
    const find = async (day: string) => (await finder(day)).find(printed.headword, { among: 'in force', most: 100 });
    const then = await find(dayBefore(edition.before ?? ''));
    expect(then.unsure).toBe(then.results.filter(({ document }) => document.standing.startsWith('Not known')).length);
    expect(then.unsure).toBeGreaterThan(0);
    expect((await find(newest.day)).unsure).toBe(0);
  });

  it('has a text that was announced, from its day', async () => {
    const day = nextChange(shipped.entries, newest.day) ?? '';
    const later = first('entry that is to change', shipped.entries.filter(({ versions }) => versions.some(({ from }) => from === day)));
    const words = later.versions.find(({ from }) => from === day)?.text.find(({ text }) => !later.text.some((block) => block.text === text))?.text ?? '';
    expect((await finder(dayBefore(day))).find(`"${words}"`).results).toEqual([]);
    expect((await finder(day)).find(`"${words}"`).results[0]?.document.id).toBe(later.id);
  });
});

it('today’s search says nothing of a change that is still to come', () => {
  const later = first('entry that is to change', shipped.entries.filter(({ versions }) => (versions.at(-1)?.from ?? '') > newest.day));
  const document = documentsOf(shipped, today).find(({ id }) => id === later.id);
  expect(document?.amended).not.toBe(later.versions.at(-1)?.from);
  expect(document?.old).not.toContain(later.versions.at(-1)?.text.at(-1)?.text);
});

it('the days of which anything held speaks are those from the first document to the last', () => {
  expect(daysHeld(shipped.documents)).toEqual({ from: '2001-05-14', to: newest.day });
  expect(daysHeld([])).toBeNull();
});
