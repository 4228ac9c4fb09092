/** What stands between two rulings and belongs to neither: the foot of a page, the name of a part; and what a document says of itself above the first. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { SORTS } from '../../scripts/segment/topics/titles/section-titles.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(text: string) {
  const source = await sourceOf(text);
  const document = segmentAll([source]).documents[0]?.document;
  return { rulings: document?.rulings.map(({ topic, section, blocks }) => `${section ?? ''}: ${topic ?? ''} (${blocks.length})`) ?? [], lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

const paragraphs = (...all: string[]): string => all.join('\n\n');

describe('the foot of a page, with its number of all', () => {
  it.each(['2 / 14 Ostermere FAQ', '2/14 Ostermere FAQ', '2 of 14 Ostermere FAQ'])('%s is no part of a ruling, nor is the name of the next part', async (foot) => {
    expect(await read(paragraphs('Lamps of Ostermere: Official FAQ\nEffective November 14, 2012', 'Card Clarifications and Errata', 'Harbour Set', 'Anchor\n(v1.0) It may be lifted at dusk.', 'Night Ferry\n(v1.2) It may carry two cats.', 'Low Water Cycle', 'Bell of the Quay\n(v1.3) It wakes nobody who sleeps.', 'Curfew\n(v1.1) “Each” should read “Each captain”.', foot, 'High Water', 'Anchor Chain\n(v1.1) It may be lent.', 'Eel Pie\n(v1.1) It feeds two cats.')))
      .toEqual({ rulings: ['Harbour Set: Anchor (1)', 'Harbour Set: Night Ferry (1)', 'Low Water Cycle: Bell of the Quay (1)', 'Low Water Cycle: Curfew (1)', 'High Water: Anchor Chain (1)', 'High Water: Eel Pie (1)'], lost: [] });
  });
});

describe('a word for what the rulings of a part are on', () => {
  it.each([...SORTS.map(({ example }) => example), 'Rules Changes', 'Organized Play'])('%s heads them where a heading says of what sort the others are', async (sort) => {
    expect(await read(paragraphs('September Rules Update', 'by Nan Weaver, Rules Manager', '1st September 2011', 'Welcome to the monthly rules update!', 'Card Errata', 'Night Ferry', '"Two cats" becomes "two cats and a keeper". You all know why.', 'Watchman', 'He gains the trait Quay, which was left off by accident.', sort, 'Boarding a Moored Barge', 'Boarding from a mooring is free, and no toll is paid.', 'Voting Ties', 'From now on a tied vote fails.')))
      .toEqual({ rulings: ['Card Errata: Night Ferry (1)', 'Card Errata: Watchman (1)', `${sort}: Boarding a Moored Barge (1)`, `${sort}: Voting Ties (1)`], lost: [] });
  });
});

describe('what a document says of itself', () => {
  const opening = (said: string): string => paragraphs('Lamps of Ostermere -- Current Rulings (02/18/02)', 'CURRENT RULINGS (February 18, 2002)', 'This document replaces the Current Rulings of January 21, 2002. It holds every ruling that has been made since the Handbook went to press.', said, 'Icons in the text:', '[Bl] Bell\n[Br] Barge\n[Cu] Curfew\n[Du] Dusk');

  it.each(['Effective dates: A ruling takes effect on the Friday after it is published.', 'Order of the topics: They stand in the order of the alphabet.', 'When rulings take effect: They take effect on March 1.', 'Status of this document: It is the last word at all tables.'])('is no ruling: %s', async (said) => {
    expect((await read(opening(said))).rulings).toEqual([]);
  });

  it('a ruling may stand there', async () => {
    expect((await read(opening('Bell of the Quay: It wakes nobody who sleeps on the quay.'))).rulings).toEqual([': Bell of the Quay (1)']);
  });
});
