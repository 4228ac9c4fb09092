import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { becameOf, besideOf } from '../../src/binder/became-of.ts';
import { emptyBinder, keyOf, readBinder } from '../../src/binder/binder.ts';
import type { Binder, Pin } from '../../src/binder/binder.ts';
import { withEvent, withMoved, withNote, withPin, withoutPin } from '../../src/binder/edits.ts';
import { entryData as entrySchema } from '../../src/binder/entry-data.ts';
import { imported, newest } from '../../src/binder/merge.ts';
import { entryData } from '../../src/data/entry-data.ts';
import { aroundIn } from '../../src/model/around.ts';
import type { Entry } from '../../src/model/corpus.ts';
import { isLeftOver } from '../../src/model/rulings.ts';
import { rulingsOf } from '../../src/model/standing.ts';
import { first, shipped } from '../browser/rig/shipped-corpus.ts';

const pinOf = (entry: string, block: string | null = null): Pin => ({
  entry, block, headword: entry, place: block === null ? null : 'paragraph 1', wording: 'w', standing: 'In force as first published',
  words: [{ type: 'paragraph', marker: null, level: 0, text: `Words of ${entry}.` }], day: null, pinned: '2017-05-01T10:00:00.000Z', note: '',
});
const binderOf = (...entries: string[]): Binder => entries.reduce((binder, entry) => withPin(binder, pinOf(entry)), emptyBinder);
const keys = ({ pins }: Binder): string[] => pins.map(keyOf);

describe('a binder', () => {
  it('holds what was pinned once, in the order in which it was pinned', () => {
    expect(keys(withPin(binderOf('lock', 'toll', 'lock'), pinOf('lock', 'p1')))).toEqual(['lock', 'toll', 'lock#p1']);
  });

  it('is put in another order, as far as it goes', () => {
    const binder = binderOf('a', 'b', 'c');
    expect(keys(withMoved(binder, 'c', -1))).toEqual(['a', 'c', 'b']);
    expect(keys(withMoved(binder, 'a', -1))).toEqual(['a', 'b', 'c']);
    expect(keys(withMoved(binder, 'a', 9))).toEqual(['b', 'c', 'a']);
  });

  it('takes a pin back where it was', () => {
    const binder = binderOf('a', 'b', 'c');
    expect(keys(withPin(withoutPin(binder, 'b'), pinOf('b'), 1))).toEqual(['a', 'b', 'c']);
  });

  it('is written and read again, whatever is in it', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 50 });
    fc.assert(fc.property(fc.array(fc.tuple(fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/u), words, words), { maxLength: 6 }), words, (pins, name) => {
      const binder = withEvent(pins.reduce((one, [entry, headword, note]) => withNote(withPin(one, { ...pinOf(entry), headword }), entry, note), emptyBinder), { name });
      expect(readBinder(JSON.stringify(binder))).toEqual({ binder });
    }));
  });

  it.each([
    ['no JSON', 'a shopping list', 'not JSON'],
    ['another file', '{"schema":1}', 'at pins'],
    ['a binder of a later program', JSON.stringify({ ...binderOf('a'), schema: 2 }), 'at schema'],
    ['a pin without words', JSON.stringify({ ...emptyBinder, pins: [{ ...pinOf('a'), words: undefined }] }), 'at pins[0].words'],
    ['a day that is none', JSON.stringify({ ...emptyBinder, event: { name: '', day: 'tomorrow' } }), 'at event.day'],
    ['an entry that would lead elsewhere', JSON.stringify({ ...emptyBinder, pins: [pinOf('../../evil')] }), 'at pins[0].entry'],
  ])('that is %s is refused, and the place is told', (_, source, place) => {
    const read = readBinder(source);
    expect('faults' in read ? read.faults : 'read').toContain(place);
  });
});

describe('two binders', () => {
  it('from a file: what is new is added at the end, what is known stays as it is', () => {
    const own = withNote(binderOf('a', 'b'), 'b', 'mine');
    const { binder, added, known } = imported(own, withNote(binderOf('b', 'c'), 'b', 'theirs'));
    expect([keys(binder), added, known]).toEqual([['a', 'b', 'c'], 1, 1]);
    expect(binder.pins[1]?.note).toBe('mine');
    expect(imported(binder, binderOf('b', 'c')).binder.pins).toEqual(binder.pins);
  });

  it('from a file: what was taken out here comes back, because it was asked for', () => {
    expect(keys(imported(withoutPin(binderOf('a', 'b'), 'a'), binderOf('a')).binder)).toEqual(['b', 'a']);
  });

  it('from a file: the event is taken over where there is none', () => {
    const file = withEvent(binderOf('a'), { name: 'Regatta', day: '2017-05-09' });
    expect(imported(emptyBinder, file).binder.event).toEqual({ name: 'Regatta', day: '2017-05-09' });
    expect(imported(withEvent(emptyBinder, { name: 'Own' }), file).binder.event.name).toBe('Own');
  });

  it('of one reader: nothing is lost, and what was taken out stays out', () => {
    const shared = binderOf('a', 'b');
    const here = { ...withPin(shared, pinOf('c')), changed: '2017-05-02T00:00:00.000Z' };
    const there = { ...withoutPin(withPin(shared, pinOf('d')), 'a'), changed: '2017-05-03T00:00:00.000Z' };
    expect(keys(newest(here, there))).toEqual(['b', 'd', 'c']);
    expect(keys(newest(there, here))).toEqual(['b', 'd', 'c']);
    expect(newest(here, here)).toEqual(here);
  });
});

describe('what became of a pin', () => {
  const today = '2026-01-01';
  const dataOf = (entry: Entry) => entryData(entry, aroundIn(shipped, today));
  const twice = first('entry changed twice in its second paragraph', shipped.entries.filter(({ versions }) => versions.length > 2 && versions.every(({ text }) => text.some(({ id }) => id === 'p2'))));
  const data = dataOf(twice);
  const [oldest, newestVersion] = [data.versions[0], data.versions.at(-1)];
  const pinned = (number: number, block: string | null): Pin => {
    const version = data.versions[number - 1];
    const wording = block === null ? version?.wording : version?.text.find(({ id }) => id === block)?.wording;
    return { ...pinOf(twice.id, block), wording: wording ?? '' };
  };

  it('is read from data that the site itself believes', () => {
    for (const entry of shipped.entries) expect(entrySchema.parse(dataOf(entry))).toEqual(dataOf(entry));
  });

  it('nothing, while the words stand', () => {
    expect(becameOf(pinned(data.versions.length, 'p2'), data, today)).toMatchObject({ is: 'same', version: newestVersion });
    expect(becameOf(pinned(data.versions.length, null), data, today).is).toBe('same');
  });

  it('changed, and from which version', () => {
    expect(becameOf(pinned(1, null), data, today)).toMatchObject({ is: 'changed', from: oldest, version: newestVersion });
    expect(becameOf({ ...pinned(1, 'p2'), wording: 'read otherwise once' }, data, today)).toMatchObject({ is: 'changed', from: null });
  });

  it('the same again, as of the event’s date', () => {
    expect(becameOf(pinned(1, 'p2'), data, '2010-01-01')).toMatchObject({ is: 'same', version: oldest });
  });

  it('ended, where a paragraph was taken away or an entry repealed', () => {
    const gone = first('entry with a block that is gone', shipped.entries.flatMap((entry) =>
      entry.status === 'repealed' ? [] : (entry.versions[0]?.text ?? []).filter(({ id }) => !entry.text.some((block) => block.id === id)).map(({ id }) => ({ entry, id }))));
    const ended = gone.entry.versions.findIndex(({ text }) => !text.some(({ id }) => id === gone.id));
    expect(becameOf(pinOf(gone.entry.id, gone.id), dataOf(gone.entry), today)).toMatchObject({ is: 'ended', version: { id: gone.entry.versions[ended]?.id }, words: pinOf(gone.entry.id).words });
    const repealed = first('repealed entry', shipped.entries.filter(({ status }) => status === 'repealed'));
    expect(becameOf(pinOf(repealed.id), dataOf(repealed), today)).toMatchObject({ is: 'ended', version: { id: repealed.versions.at(-1)?.id } });
  });

  it('not yet there, on a day before it came', () => {
    const added = first('entry with an added block', shipped.entries.flatMap((entry) => entry.text.filter(({ id }) => id.startsWith('added-')).map(({ id }) => ({ entry, id }))));
    expect(becameOf(pinOf(added.entry.id, added.id), dataOf(added.entry), '2010-01-01').is).toBe('not yet');
  });

  it('its own words, where the entry is gone or could not be asked for', () => {
    for (const asked of ['gone', 'unknown'] as const) expect(becameOf(pinOf('lost'), asked, today)).toEqual({ is: asked, words: pinOf('lost').words });
  });
});

describe('what is not in the text of an entry', () => {
  const waits = first('instruction with new text that speaks of a block', shipped.rulings.flatMap((ruling) => ruling.supersededBy === null && ruling.entry !== null
    ? ruling.amendments.filter((one) => isLeftOver(one) && one.about !== undefined && one.newBlocks.length > 0).map((amendment) => ({ entry: ruling.entry ?? '', amendment })) : []));
  const { about = '', instruction, newBlocks } = waits.amendment;
  const entry = first('entry of it', shipped.entries.filter(({ id }) => id === waits.entry));
  const data = entrySchema.parse(entryData(entry, aroundIn(shipped, '2026-01-01')));
  // An earlier document may have said the same.
  const from = data.beside.filter((one) => one.said === instruction).map((one) => one.from ?? '').toSorted()[0] ?? '';
  const beside = (block: string | null, day: string) => besideOf(pinOf(entry.id, block), data, day).map((one) => [one.said, one.words.map(({ text }) => text)]);
  const own = [instruction, newBlocks.map(({ text }) => text)];

  it('is in its data: the instruction and the words that it brings', () => {
    expect(beside(null, '2026-01-01')).toContainEqual(own);
  });

  it('goes with the paragraph that it speaks of, and with no other', () => {
    const another = first('another block', entry.text.filter(({ id }) => id !== about)).id;
    expect(beside(about, '2026-01-01')).toContainEqual(own);
    expect(beside(another, '2026-01-01')).not.toContainEqual(own);
  });

  it('is not there before the day of its document', () => {
    expect(beside(null, new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10))).not.toContainEqual(own);
  });

  it('are later rulings, too, in their own words, with every paragraph, from their day on', () => {
    const around = aroundIn(shipped, '2026-01-01');
    const explained = first('entry with a later ruling', shipped.entries.flatMap((one) => rulingsOf(one, around).explaining.filter(({ ruling }) => ruling.supersededBy === null).map((later) => ({ one, later }))));
    const read = entrySchema.parse(entryData(explained.one, around));
    const said = (day: string) => besideOf(pinOf(explained.one.id, explained.one.text[0]?.id ?? null), read, day).filter(({ is }) => is === 'later ruling').map(({ words }) => words.map(({ text }) => text));
    const its = explained.later.ruling.blocks.map(({ text }) => text);
    expect(said('2026-01-01')).toContainEqual(its);
    expect(said(new Date(Date.parse(explained.later.from ?? '') - 86_400_000).toISOString().slice(0, 10))).not.toContainEqual(its);
  });

  it('is not said of words that the site no longer has', () => {
    expect(besideOf(pinOf(entry.id, 'nowhere'), data, '2026-01-01')).toEqual([]);
    expect(besideOf(pinOf(entry.id), 'gone', '2026-01-01')).toEqual([]);
  });
});
