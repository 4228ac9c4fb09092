/** What is told of entries by those who keep them: lists of news, which hold none of them, and records of changes, which are rulings. */
import { describe, expect, it } from 'vitest';

import { SAID_OF_ENTRIES, tellsOfEntries } from '../../scripts/segment/news-of-entries.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import type { SegmentedEntry } from '../../scripts/segment/segments.ts';
import { fieldsOfRecords, withRecords } from '../../scripts/segment/topics/lines/records.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(lines: readonly string[]) {
  const source = await sourceOf(lines.join('\n'));
  const { documents, messages } = segmentAll([source]);
  const document = documents[0]?.document;
  return {
    entries: document?.entries.map(({ headword }) => headword) ?? [], rules: messages.map(({ rule }) => rule), misplaced: document === undefined ? [] : misplacedLines(source, document.ledger),
    rulings: document?.rulings.map(({ topic, lines: [first, last], blocks }) => [topic, first, last, ...blocks.map(({ text }) => text.replaceAll(/\s+/gu, ' '))]) ?? [],
  };
}

describe('news of a glossary', () => {
  const news = (texts: readonly string[], title = 'What has changed'): string[] => ['HARBOUR', '', 'The Rule Glossary has been updated!', 'Posted Wednesday, May 26, 2004 by Nan', '', 'The new pages are on line now, one for each letter.', '', title, '', 'A', `aft - ${texts[0] ?? ''}`, `anchor - ${texts[1] ?? ''}`, '', 'B', `barge - ${texts[2] ?? ''}`, `bell - ${texts[3] ?? ''}`, '', 'C', `canal - ${texts[4] ?? ''}`, `crew - ${texts[5] ?? ''}`];
  const changed = ['new', 'the second sentence was wrong, and is now right', 'new example', 'now tells you about empty ones', 'split off from "lock"', 'adds the Lower Canal'];
  const texts = ['The rear part of a barge.', 'A weight that holds a barge where it is.', 'A boat that is rowed by two.', 'It is rung at dusk.', 'Water between two locks.', 'All who are on board of a barge.'];

  it('has names, and none of their entries', async () => {
    const { entries, rules, misplaced } = await read(news(changed));
    expect({ entries, misplaced }).toEqual({ entries: [], misplaced: [] });
    expect(rules).toContain('no-terms');
  });

  it('is told by what stands behind the names, not by its title', async () => { expect((await read(news(texts, 'What is new'))).entries).toEqual(['aft', 'anchor', 'barge', 'bell', 'canal', 'crew']); });

  const entry = (text: string): SegmentedEntry => ({ headword: 'anchor', lines: [9, 9], completeness: 'complete', losses: [], blocks: [{ type: 'paragraph', text, marked: text, lines: [9, 9], level: 0, marker: null }] });

  it.each(SAID_OF_ENTRIES.map(({ example, is }) => [example, is] as const))('says of an entry: %s', (example, is) => { expect(is.test(example)).toBe(true); });
  it.each(['New cards come from the reserve.', 'Moved to the quay, it is no barge.', 'An entry in the harbour book has two lines.', 'Added to the number of lamps.', 'See tide.', 'A longer oar.', 'Now: this round.', 'The first sentence of a song.'])('and of what is meant: %s', (text) => {
    expect(SAID_OF_ENTRIES.some(({ is }) => is.test(text))).toBe(false);
  });

  it.each([[true, 4, ['What has changed']], [true, 8, []], [false, 4, []], [false, 3, ['What has changed']]] as const)('%s: of %i of 8 names below %j', (is, count, above) => {
    expect(tellsOfEntries([...above, ...Array.from({ length: 9 - above.length }, () => '')], Array.from({ length: 8 }, (_, at) => entry(at < count ? 'new example' : 'It holds a barge.')))).toBe(is);
  });
});

describe('records of an editor', () => {
  const head = ['HARBOUR RULES COMMITTEE - CHANGE LOG', '', 'Effective:      Monday, August 3, 2015', 'Applies to:     Harbour Glossary 1.9', '', 'Records are kept in the form that the editor of the Glossary works with.', ''];
  const RULE = '-'.repeat(60);
  const records = [
    ['Entry:   Anchor Chain', 'Action:  None', 'Text:    It may be lent to a barge that has lost its own, and', '         comes back at dusk.', 'Reason:  asked by many'],
    ['Entry:   bell', 'Action:  Replace (second sentence)', 'Text:    It is rung twice.'],
    ['Entry:   canal – locks', 'Action:  Delete (the example)'],
    ['Entry:   Dusk Warden', 'Action:  Delete (whole entry)', 'Reason:  never used'],
  ];
  const numbered = records.map((fields, at) => fields.map((field, index) => (index === 0 ? `2015-${41 + at}  ${field}` : `         ${field}`)));
  const document = (all: readonly string[][]): string[] => [...head, ...all.flatMap((fields) => [RULE, '', ...fields, ''])];

  it.each([['with numbers before them', numbered], ['without', records]])('are rulings, each with its fields: %s', async (_, all) => {
    const { rulings, entries, misplaced } = await read(document(all));
    expect({ entries, misplaced }).toEqual({ entries: [], misplaced: [] });
    expect(rulings.map(([topic]) => topic)).toEqual(['Anchor Chain', 'bell', 'canal – locks', 'Dusk Warden']);
    expect(rulings[0]?.slice(3)).toEqual(['Action: None', 'Text: It may be lent to a barge that has lost its own, and comes back at dusk.', 'Reason: asked by many']);
    expect(rulings[2]?.slice(3)).toEqual(['Action: Delete (the example)']);
  });

  const lines = (...texts: string[]) => texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));

  it('of meanings have no fields of changes, and their texts lose the name of theirs', () => {
    const terms = lines('Term: aft', 'Meaning: The rear part.', '', 'Term: bow', 'Meaning: The front.', '', 'Term: crew', 'Meaning: All on board.');
    expect(fieldsOfRecords(terms)).toEqual([]);
    expect(withRecords(terms).map(({ text }) => text).slice(0, 2)).toEqual(['aft', 'The rear part.']);
  });

  it('are three at the least', () => {
    const two = lines('Entry: aft', 'Action: Delete', '', 'Entry: bow', 'Action: Delete');
    expect(withRecords(two)).toEqual(two);
    expect(fieldsOfRecords(two)).toEqual([]);
  });
});
