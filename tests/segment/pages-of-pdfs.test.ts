/** What a PDF's pages leave in a text of rulings: form feeds with the title behind them, contents of an introduction, headings that say how rulings are sorted. */
import { describe, expect, it } from 'vitest';

import { edgesAtFeeds } from '../../scripts/segment/apart/form-feeds.ts';
import { runningHeads } from '../../scripts/segment/apart/running-heads.ts';
import { titlesOfIntroduction } from '../../scripts/segment/apart/titles-of-introduction.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { kindsOf } from '../../scripts/segment/topics/kinds/kinds.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(lines: readonly string[]) {
  const source = await sourceOf(lines.join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  return { kind: document?.kind, topics: document?.rulings.map(({ topic }) => topic) ?? [], names: document?.entries.map(({ headword }) => headword) ?? [], texts: document?.rulings.flatMap(({ blocks }) => blocks.map(({ text }) => text)) ?? [], lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

const RULINGS = ['Cargo', 'Cargo is what lies in the hold of a barge. When it sinks:', '   • cargo of one guild is discarded;', '   • all other cargo goes back to its owners.', '', '*Ferry, taking the', 'A ferry carries as many citizens as it has lamps, and may not be towed', 'by'];

describe('a heading that says how the rulings are sorted', () => {
  const page = (title: string, heading: string): string[] => [title, '', '3 November 2003', '', heading, '', ...RULINGS.slice(0, -1), 'by night.', '', 'Harbour', 'The harbour is no quay. Barges in it are not on the water.', ''];

  it.each(['RULINGS BY TERM', 'Part I. Rulings by Term', 'Rulings, sorted by keyword', 'Rulings by term and card', 'Rulings in order of topics'])('makes no glossary of those that hold now: %s', async (heading) => {
    expect(await read(page('Lamps of Ostermere Current Rulings Document', heading))).toMatchObject({ kind: 'rulings', topics: ['Cargo', 'Ferry, taking the', 'Harbour'], lost: [] });
  });

  it('makes one of collected ones', () => { expect(kindsOf(['Collected Rulings 11', 'Rulings by Term'])).toMatchObject({ glossary: 5 }); });

  it('says nothing below a title of a day alone', () => { expect(kindsOf(['Current Rulings', 'Rulings by Term'])).toMatchObject({ glossary: 0 }); });
});

describe('the head of a page behind a form feed', () => {
  const pages = (...edge: string[]): string[] => ['LAMPS OF OSTERMERE', 'Rulings Document                              Autumn 2006', '', ...RULINGS, ...edge, 'night. It is a boat.', '', 'Harbour', 'The harbour is no quay. Barges in it are not on the water.', ''];

  it.each([
    ['the title', ['', '\fLAMPS OF OSTERMERE', '']], ['both halves of it', ['', '\fLAMPS OF OSTERMERE - Rulings Document', '']], ['the title and a number', ['', '\fRulings Document                            page 2', '']],
    ['a number before it', ['', '                   - 2 -', '\f']], ['the title before it', ['', 'Rulings Document, Autumn 2006                 2', '\f']],
  ])('is no text: %s', async (_, edge) => {
    const { topics, texts, lost } = await read(pages(...edge));
    expect(topics).toEqual(['Cargo', 'Ferry, taking the', 'Harbour']);
    expect(texts).toContain('A ferry carries as many citizens as it has lamps, and may not be towed by night. It is a boat.');
    expect(lost).toEqual([]);
  });

  it('but what says more than the title is', () => {
    expect(edgesAtFeeds(['Current Rulings', '', 'Cargo', 'It sinks.', '\fCurrent Rulings of the quay are read aloud', 'each spring.'])).toEqual([]);
    expect(edgesAtFeeds(['Current Rulings', '', 'Cargo', 'It sinks.', '\fFerry', 'It is a boat.'])).toEqual([]);
    expect(edgesAtFeeds(['Current Rulings', '', 'Cargo', 'It sinks.', 'Current Rulings', 'It is a boat.'])).toEqual([]);
  });
});

describe('a title once more, with a wide gap before the number of its page', () => {
  const lines = (foot: string): string[] => ['OSTERMERE: HIGH WATER', 'Rulebook', '', 'Berth: A place for one barge.', '', foot, '', 'Dusk: The last phase of a turn.'];

  it.each(['22                        OSTERMERE: HIGH WATER', 'OSTERMERE: HIGH WATER                        22'])('is a foot, were it but one: %s', (foot) => { expect(runningHeads(lines(foot)).heads).toContain(5); });

  it.each(['22 OSTERMERE: HIGH WATER lamps', '22                        OSTERMERE: LOW WATER'])('but not: %s', (foot) => { expect(runningHeads(lines(foot)).heads).not.toContain(5); });
});

describe('what contents put below the introduction', () => {
  const contents = (...rows: string[]): string[] => ['THE TABLE OF OSTERMERE', '', 'Lamps of Ostermere Current Rulings (2 March 2009)', '', 'CONTENTS', '', ...rows, ''];
  const dots = (name: string, page: number): string => `${name} ${'.'.repeat(50 - name.length)} ${page}`;
  const ROWS = [dots('About this document', 2), dots('   Who writes it', 2), dots('   Order of precedence', 3), dots('Rulings on terms', 4), dots('   anchor', 4), dots('   berth', 4)];
  const FRONT = ['ABOUT THIS DOCUMENT', '', 'Who writes it', '', 'The clerk of the Table writes it in the first week of a month.', '', 'Order of precedence', '', 'What is said here goes before the rule booklet, and a card before both.', ''];

  it('are no topics where the copy ends before the first', async () => { expect((await read([...contents(...ROWS), ...FRONT])).topics).toEqual([]); });

  it('nor where it goes on', async () => {
    const { topics, lost } = await read([...contents(...ROWS), ...FRONT, 'RULINGS ON TERMS', '', '* anchor', '', 'An anchor holds one barge, and no more.', '', 'berth', '', 'A berth is taken by whoever moors there first.', '']);
    expect({ topics, lost }).toEqual({ topics: ['anchor', 'berth'], lost: [] });
  });

  it.each([
    ['numbers', ['1 Introduction', '1.1 Signs', '2 Rulings', '2.1 Signs of bells'], ['1.1 Signs', '2.1 Signs of bells'], [4]],
    ['rows set in', ['Preface ... 1', '  Thanks ... 1', 'Terms ... 2'], ['Thanks', 'Terms'], [3]],
    ['rows at one margin, of which nobody knows', ['Introduction ... 1', 'Anchor ... 1', 'Berth ... 2'], ['Anchor', 'Berth'], []],
    ['no introduction', ['Rulings ... 1', '  Anchor ... 1'], ['Anchor'], []],
  ] as const)('is told by %s', (_, rows, below, found) => { expect(titlesOfIntroduction([...rows, ...below], rows.map((__, at) => at))).toEqual(found); });
});
