/** One invented document in every layout, wrap, navigation and cut: the same entries each time. */
import { describe, expect, it } from 'vitest';

import type { SegmentedDocument } from '../../scripts/segment/segments.ts';
import { cut, sourceOf } from './rig/cut.ts';
import { CUTS, dressed, DRESSES, NAVIGATION, WRAPS, type Article, type Dress, type Dressed } from './rig/dress.ts';

const ARTICLES: readonly Article[] = [
  { headword: 'ladder', paragraphs: ['A ladder leads from a quay to the water and belongs to nobody. Two citizens may not climb it in one turn.', 'Whoever falls from it is dimmed until the next tide, and keeps what was carried. See tide.'] },
  { headword: 'Lady Marchpane', paragraphs: ['This citizen lends a tool to each crew that asks before dawn. She may not lend the same tool twice in one round.'] },
  { headword: 'lamp', paragraphs: ['A lamp burns until dawn unless a card says that it is put out sooner.', 'While it burns, no citizen beside it may hide from the watch.'] },
  { headword: 'Lantern of the Deep', paragraphs: ['When you light this Custom, every barge at the quay may move once without wind.'] },
  { headword: 'lock', paragraphs: ['The keeper of a lock may close it for one turn. A barge inside stays where it is until the gates open again.'] },
  { headword: 'Low Water', paragraphs: ['You may play this Whisper only while the tide is falling and no bridge has been raised in this round.'] },
];

const TITLES = ['Lamps of Ostermere Glossary - L', null];
/** Layouts that these articles can be told in: others have tests of their own. */
const READ: readonly Dress[] = DRESSES.filter((dress) => dress !== 'stacked, no gaps');

const fold = (text: string): string => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();

const variants: readonly Dressed[] = READ.flatMap((dress) => WRAPS.flatMap((wrap) => NAVIGATION.flatMap((navigation) => CUTS.flatMap((copy) => TITLES.map((title) => ({ dress, wrap, navigation, cut: copy, title }))))));

type Cut = readonly [variant: Dressed, document: SegmentedDocument | null];
const cutIn = new Map<Dress, Promise<Cut[]>>();

/** The document in every variant of a dress, cut once for all that is asked of it. */
function allIn(dress: Dress): Promise<Cut[]> {
  const made = cutIn.get(dress) ?? Promise.all(variants.filter((one) => one.dress === dress).map(async (variant): Promise<Cut> => [variant, cut(await sourceOf(dressed(ARTICLES, variant)))]));
  cutIn.set(dress, made);
  return made;
}

describe('one document in every dress', () => {
  it.each(READ)('%s: the same headwords in the same order, however it is wrapped, led into and cut', async (dress) => {
    for (const [variant, document] of await allIn(dress)) {
      const expected = ARTICLES.slice(variant.cut === 'beginning' || variant.cut === 'both' ? 1 : 0).map(({ headword }) => fold(headword));
      expect(document?.entries.map(({ headword }) => fold(headword.replace(/^7\d\d\. /u, ''))), JSON.stringify(variant)).toEqual(expected);
    }
  });

  it.each(READ)('%s: a copy cut at its end says so, on the entry that it cuts and in its extent', async (dress) => {
    for (const [variant, document] of await allIn(dress)) {
      const ends = variant.cut === 'end' || variant.cut === 'both';
      const told = document?.extent.some(({ why }) => why?.toLowerCase().replace(/7\d\d\. /u, '').includes('ends in the midst of “low water”') === true);
      expect(told, JSON.stringify(variant)).toBe(ends);
      if (ends) expect(document?.entries.at(-1)).toMatchObject({ completeness: 'partial' });
    }
  });
});
