/** What stands above rulings, or is said of all of them, and keeps what they order from being carried out. */
import { describe, expect, test } from 'vitest';

import { limitsAbove } from '../../scripts/interpret/above.ts';
import { headings, limitOfAll, limitOfHeading, limitOfNext, sentencesAbove } from '../../scripts/language/en/above-rulings.ts';
import type { SegmentedRuling } from '../../scripts/segment/segments.ts';
import { ingested } from '../ingest/rig/ingested.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';

describe('headings', () => {
  test.each(headings.map(({ example, why }) => [example, why]))('%s: %s', (example, why) => {
    expect(limitOfHeading(example)).toEqual({ why, words: example });
  });

  test.each(['WITHDRAWN RULINGS', 'Withdrawn', 'RULINGS NO LONGER IN EFFECT', 'Suggested Changes', '--- Proposed Changes ---', 'TOURNAMENT RULINGS', 'Rules for Leagues', 'Card Errata', 'Rulebook Changes', 'Not yet official', 'Proposals'])('%s', (heading) => {
    expect(limitOfHeading(heading)).not.toBeNull();
  });

  test.each(['RULINGS - SEALED DECK', 'Rulings for Sealed Deck', 'FRENCH CARDS', 'Temporary Rulings (Pending Final Wording)', 'OLD RULINGS', 'Preview', 'OPEN QUESTIONS', 'SUGGESTIONS FROM PLAYERS', 'Cards with errata', 'REVISED GAME TEXT', 'RULINGS EFFECTIVE MARCH 1, 2031', 'Rulings effective with the release of High Water'])('%s', (heading) => {
    expect(limitOfHeading(heading)).not.toBeNull();
  });

  test.each(['EFFECTIVE 1 MARCH 2031', 'Old Harbour', 'Limited Vision', 'Block', 'RULINGS', 'NEW RULINGS', 'PREVIOUS RULINGS', 'CURRENT RULINGS', 'GLOSSARY CHANGES', 'Errata', 'Changes to the Glossary', 'New and changed entries', 'RULINGS A-G', 'TEMPORARY RULINGS', 'Cards', 'Drafting a Deck', 'Chapter 1', 'General rulings'])('%s is no limit', (heading) => {
    expect(limitOfHeading(heading)).toBeNull();
  });
});

describe('what a document says of all its rulings', () => {
  test.each(sentencesAbove.map(({ example, why }) => [example, why]))('%s: %s', (example, why) => {
    expect(limitOfAll(example)).toEqual({ why, words: example });
  });

  test.each([
    'Nothing in it is official before the May meeting.', 'The changes in this document are proposals; please send your comments by 1 May.', 'All of these rulings are for league play only.',
    'These rulings are effective with the release of High Water.', 'Effective upon the release of High Water.', 'This document is obsolete.', 'All changes below concern the printed cards, not the Glossary.', 'This document contains only card errata.', 'These are proposals.',
    'They are valid for the regatta only.', 'These rulings have not yet been approved.', 'The changes refer to the German Glossary.', 'Entries marked with an asterisk take effect with High Water.',
    'The rulings below are not yet in force.', 'These changes take effect when High Water is released.', 'These rulings take effect on 1 May 2012 and end on 1 July 2012.',
  ])('%s', (sentence) => {
    expect(limitOfAll(sentence)).not.toBeNull();
  });

  test.each([
    'All previous rulings have been superseded.', 'These rulings contain changes to cards and rules.', 'Entries that are new are marked with an asterisk.', 'They are listed in the order of the alphabet.', 'The changes to Fog are explained below.', 'These are the current rulings.',
    'These rulings are effective immediately.', 'All rulings are in effect immediately for tournament play.', 'These rulings remain in effect until further notice.', 'This document replaces all earlier ones.',
    'Answers on the forum are not official until they are printed here.', 'All of these rulings take effect on 1 May 2012.', 'This document contains only new and changed rulings.', 'These rulings are effective until superseded.',
    'These rulings are effective immediately unless otherwise noted.', 'All rulings are effective upon publication.', 'These changes take effect when they are posted.', 'All of the rulings below are in force as of the day above.', 'This list is current as of March.',
    'Rulings that are new are marked with an asterisk.', 'The following rulings are official.', 'These rulings change the Glossary and the rulebook.',
  ])('%s is no limit', (sentence) => {
    expect(limitOfAll(sentence)).toBeNull();
  });
});

const ruling = (section: string | null, ...texts: string[]): SegmentedRuling => ({
  topic: 'barge', starred: false, section, effective: null, lines: [1, 1],
  blocks: texts.map((text) => ({ type: 'paragraph', marker: null, level: 0, text, marked: text, lines: [1, 1] })) as unknown as SegmentedRuling['blocks'],
});

test('a sentence between rulings holds for those that follow, until the next heading', () => {
  const found = limitsAbove([], [ruling('NEW', 'A barge hums.', 'The following rulings are under discussion:'), ruling('NEW', 'Delete "hum".'), ruling('NEW', 'Delete "cat".'), ruling('MORE', 'Delete "dog".')]);
  expect(found.map((limit) => limit?.why ?? null)).toEqual([null, 'limited in scope', 'limited in scope', null]);
});

test('a heading in small letters does the same, and a day behind all rulings is that of none', () => {
  const found = limitsAbove([], [ruling('NEW', 'A barge hums.', 'House Rules'), ruling('NEW', 'Delete "hum".')]);
  expect(found.map((limit) => limit?.why ?? null)).toEqual([null, 'limited in scope']);
  for (const note of ['The above rulings take effect on 1 July 2012.', 'These changes take effect on 1 July 2012.', 'This document expires on 1 July 2012.']) {
    expect(limitsAbove([], [ruling('NEW', 'Delete "hum".'), ruling('NEW', 'A barge hums.', note)]).map((limit) => limit?.why)).toEqual(['day not known', 'day not known']);
  }
});

test('so does a day that stands alone, and a first sentence of a ruling does not', () => {
  expect(limitOfNext('Effective 1 June 2012')).toEqual({ why: 'day not known', words: 'Effective 1 June 2012' });
  expect(limitOfNext('Effective 1 June 2012, delete "hum".')).toBeNull();
  expect(limitsAbove([], [ruling(null, 'The following rulings are under discussion:'), ruling(null, 'Delete "hum".')])).toEqual([null, null]);
});

test('what stands behind the last ruling and speaks of all holds for all', () => {
  expect(limitsAbove([], [ruling(null, 'Delete "hum".'), ruling(null, 'Delete "cat".', 'These rulings expire on 31 December 2012.')]).map((limit) => limit?.why)).toEqual(['day not known', 'day not known']);
});

test('so does what is said under a topic that is no thing of the game', () => {
  const general = { ...ruling(null, 'All changes in this document are provisional.'), topic: 'General' };
  expect(limitsAbove([], [general, ruling(null, 'Delete "hum".')]).map((limit) => limit?.why)).toEqual(['limited in scope', 'limited in scope']);
  expect(limitsAbove([], [ruling(null, 'All changes in this document are provisional.'), ruling(null, 'Delete "hum".')])).toEqual([null, null]);
});

describe('a whole document', () => {
  const page = glossaryPage('T', 'tack\nA tack turns a ship. It costs 1 mark.', 'tide\nThe tide rises at dusk.', 'toll\nA toll is 2 marks. A cat pays no toll.', 'towing\nTowing costs 2 marks. The keeper settles ties.');
  const day = 'documents:\n  - { file: page.txt, published: 2011-01-03 }\n';
  const outcomesOf = async (...rulings: string[]): Promise<string[]> => {
    const { corpus } = await ingested({ 'page.txt': page, 'rulings.txt': rulingsDocument('5 March 2012', ...rulings), 'corpus.yaml': day });
    return corpus.rulings.flatMap(({ topic, amendments }) => amendments.map(({ outcome, reason, effective }) => `${topic ?? ''}: ${outcome === 'not applied' ? reason?.why ?? '' : outcome} ${effective?.from ?? ''}`.trim()));
  };
  const both = ['tack - Replace "1 mark" with "2 marks".', 'tide - A tide is not a wave.'];

  test('a heading limits what stands below it', async () => {
    expect(await outcomesOf('RULINGS', ...both, 'PROPOSED RULINGS', 'toll - Delete "A cat pays no toll."', 'towing - Delete "The keeper settles ties."'))
      .toEqual(['tack: applied', 'tide: no instruction', 'toll: limited in scope', 'towing: limited in scope']);
  });

  test('a heading gives its day to what stands below it', async () => {
    expect(await outcomesOf('RULINGS', ...both, 'EFFECTIVE 1 JUNE 2012', 'toll - Delete "A cat pays no toll."', 'towing - Delete "The keeper settles ties."'))
      .toEqual(['tack: applied', 'tide: no instruction', 'toll: applied 2012-06-01', 'towing: applied 2012-06-01']);
  });

  test('its head limits all', async () => {
    expect(await outcomesOf('These rulings apply to tournament play only.', 'RULINGS', ...both, 'toll - Delete "A cat pays no toll."'))
      .toEqual(['tack: limited in scope', 'tide: no instruction', 'toll: limited in scope']);
  });
});
