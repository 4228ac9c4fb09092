/**
 * Editions and rulings in every order of publication and of effect, held against a slow and obvious reference: for every
 * day, and as known on every day, the text is the same.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import type { Corpus, Entry } from '../../src/model/corpus.ts';
import { corpusAt } from '../../src/model/corpus-at.ts';
import { versionsAsKnown } from '../../src/model/known.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

interface Edition {
  is: 'edition';
  day: string;
  /** The day on which it came out. */
  out: string;
  known: string;
  /** The text of the one entry; null where the edition does not have it. */
  text: string | null;
}

interface Ruling {
  is: 'ruling';
  day: string;
  known: string;
  to: string | null;
  text: string;
}

const dayOf = (number: number): string => `2012-01-${String(number).padStart(2, '0')}`;
const DAYS = Array.from({ length: 28 }, (_, index) => dayOf(index + 1));

/** Every document comes out on a day of its own, and every edition holds from one; texts are few for editions, so that they repeat, and of its own for each ruling. */
const arbitraryTimeline = fc
  .uniqueArray(fc.integer({ min: 1, max: 15 }), { minLength: 2, maxLength: 7 })
  .chain((days) => fc.tuple(...days.map((day) => arbitraryDocument(day))))
  .filter((timeline) => { const days = timeline.filter(({ is }) => is === 'edition').map(({ day }) => day); return new Set(days).size === days.length; });

function arbitraryDocument(day: number): fc.Arbitrary<Edition | Ruling> {
  const edition = fc.record({ text: fc.constantFrom('A lamp burns oil.', 'A lamp burns wax.', 'A lamp burns oil.', null), late: fc.constantFrom(0, 0, 0, 3), early: fc.constantFrom(0, 0, 0, 4) })
    .map(({ text, late, early }): Edition => ({ is: 'edition', day: dayOf(day + early), out: dayOf(day), known: dayOf(day + late), text }));
  const ruling = fc.record({ shift: fc.constantFrom(0, 0, 2, 5, -2, -5), length: fc.constantFrom(null, null, 3, 8) })
    .map(({ shift, length }): Ruling => {
      const from = Math.max(1, day + shift);
      return { is: 'ruling', day: dayOf(from), known: dayOf(day), to: length === null ? null : dayOf(Math.max(from, day) + length), text: `A lamp is ruled on ${dayOf(day)}.` };
    });
  return fc.oneof(edition, ruling);
}

/** What holds on a day, as known on another: all that was known, in its order, one after the other. */
function reference(timeline: readonly (Edition | Ruling)[], day: string, known: string): string {
  const order = (one: Edition | Ruling): string => `${one.day} ${one.is === 'edition' ? 0 : 1} ${one.known}`;
  const held = timeline.filter((one) => one.known <= known).toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
  const first = held.find((one): one is Edition => one.is === 'edition' && one.text !== null);
  if (first === undefined) return '';
  const rest = held.filter((one) => one !== first && (one.is === 'ruling' ? one.day >= first.day || one.known >= first.out : one.day > first.day));
  if (first.day > day) return '';
  return ran(first.text ?? '', rest.filter((event) => event.day <= day && (event.is === 'edition' || event.to === null || day < event.to)));
}

/** One after the other. */
function ran(first: string, events: readonly (Edition | Ruling)[]): string {
  return events.reduce((text, one, at) => (one.is === 'ruling' ? one.text : meet(first, text, one, events.slice(0, at))), first);
}

/**
 * The edition stands, but what was published after it for days before it stands above it; and what was so published, or holds
 * for a time only, goes on where the edition has the text that there would be without it.
 */
function meet(first: string, text: string, { day, out, text: print }: Edition, past: readonly (Edition | Ruling)[]): string {
  const isSuperseded = (one: Ruling): boolean => past.some((other) => other.is === 'edition' && one.day < other.day && one.known < other.out);
  const isNewer = (one: Edition | Ruling): boolean => one.is === 'ruling' && one.day < day && one.known >= out && !isSuperseded(one);
  const isBeside = (one: Edition | Ruling): boolean => isNewer(one) || (one.is === 'ruling' && one.to !== null);
  const apart = ran(first, past.filter((one) => !isBeside(one)));
  const printed = print ?? '';
  return printed === apart || printed === text ? text : past.findLast(isNewer)?.text ?? printed;
}

function corpusOf(timeline: readonly (Edition | Ruling)[], today = '2013-01-01'): Corpus {
  const input = caseInput.parse({
    shows: '',
    documents: timeline.map((one, at) => (one.is === 'edition'
      ? { id: `d${at}`, kind: 'glossary', letter: 'L', date: one.day, published: one.out, found: one.known }
      : { id: `d${at}`, kind: 'rulings', date: one.known })),
    entries: timeline.flatMap((one, at) => [
      ...(one.is === 'edition' && one.text !== null ? [{ headword: 'lamp', document: `d${at}`, text: [one.text] }] : []),
    ]),
    rulings: timeline.flatMap((one, at) => (one.is === 'edition' ? [] : [{
      topic: 'lamp', document: `d${at}`, entry: 'lamp', says: ['Replace this entry.'],
      instructions: [{ operation: 'substitution', unit: 'entry', locator: 'this entry', new: [one.text], effective: { from: one.day, to: one.to } }],
    }])),
  });
  return consolidate(buildCorpus(input), [], today);
}

/** The text that held on one day, as it was known on another; empty where there was none. */
const textAsKnown = (entry: Entry, day: string, known: string): string =>
  (versionsAsKnown(entry, known).findLast(({ from }) => (from ?? '') <= day)?.text ?? []).map(({ text }) => text).join('');

test('the text of every day, as known on every day, is that of the reference', () => {
  fc.assert(
    fc.property(arbitraryTimeline, (timeline) => {
      const [entry] = corpusOf(timeline).entries;
      if (entry === undefined) return;
      for (const day of DAYS) for (const known of DAYS)
        expect(textAsKnown(entry, day, known), `on ${day}, as known on ${known}`).toBe(reference(timeline, day, known));
    }),
    { numRuns: 150 },
  );
});

test('the corpus of every day, as known on every day, has the text of the reference, and no ruling that was not known', () => {
  fc.assert(
    fc.property(arbitraryTimeline, (timeline) => {
      const corpus = corpusOf(timeline);
      for (const day of DAYS) for (const known of DAYS) {
        const asked = corpusAt(corpus, day, known);
        const expected = reference(timeline, day, known);
        const words = asked.entries.flatMap(({ text }) => text.map((block) => block.text)).join('');
        // Before its first print, an entry has the text that the print brings: no other is held.
        if (expected !== '' || asked.entries.some(({ status }) => status === 'repealed')) expect(words, `on ${day}, as known on ${known}`).toBe(expected);
        expect(asked.rulings.every(({ document }) => (timeline[Number(document.slice(1))]?.known ?? '') <= known)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

/** A ruling for a time ends on the day of an edition, which is amended on that same day: three texts, of which the first never held. */
const endOnTheDayOfAnEdition: (Edition | Ruling)[] = [
  { is: 'edition', day: dayOf(2), out: dayOf(2), known: dayOf(2), text: 'A lamp burns oil.' },
  { is: 'ruling', day: dayOf(8), known: dayOf(8), to: dayOf(11), text: 'A lamp is ruled on 2012-01-08.' },
  { is: 'edition', day: dayOf(11), out: dayOf(11), known: dayOf(11), text: 'A lamp burns wax.' },
  { is: 'ruling', day: dayOf(11), known: dayOf(13), to: null, text: 'A lamp is ruled on 2012-01-13.' },
];

test('each day names one version, and the text in force is that of the day of ingestion', () => {
  fc.assert(
    fc.property(arbitraryTimeline, fc.constantFrom(...DAYS), (timeline, today) => {
      const [entry] = corpusOf(timeline, today).entries;
      if (entry === undefined) return;
      expect(new Set(entry.versions.map(({ id }) => id)).size).toBe(entry.versions.length);
      for (const version of entry.versions) expect([version.from, `${version.from ?? ''}-printed`]).toContain(version.id);
      if ((entry.versions[0]?.from ?? '') <= today) expect(entry.text).toEqual(entry.versions.findLast(({ from }) => (from ?? '') <= today)?.text);
    }),
    { numRuns: 200, examples: [[endOnTheDayOfAnEdition, dayOf(1)]] },
  );
});
