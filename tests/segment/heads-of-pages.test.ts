/** The head of a page that a copy left in the midst of an entry: the beginning of the document's title, with the number of the page. */
import { describe, expect, it } from 'vitest';

import { runningHeads } from '../../scripts/segment/apart/running-heads.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const page = (head: string): string[] => [
  'Uploaded by nan_weaver', '38 pages', '', 'Comprehensive Glossary v0.9 (draft, 3 May 2005)', 'B', 'ballast — Cards below a barge. They are', 'no lamps.', 'barge — A boat that is rowed by', 'two citizens, and that carries any', 'number of lamps', head,
  'but only one bell, unless its card says that it', 'has more. See bell.', 'bell — It is rung at dusk. Nobody hears it', 'by day.', 'buoy — A mark on the river. It is', 'no lamp.', 'berth — A place at the quay that one', 'barge has.',
];

describe('the head of a page', () => {
  it.each(['COMPREHENSIVE GLOSSARY V0.9 2', '2 Comprehensive Glossary v0.9', 'COMPREHENSIVE GLOSSARY V0.9 – Page 2', 'Comprehensive Glossary v0.9 | 2', 'Page 2 · Comprehensive Glossary v0.9'])('is in no text: %s', async (head) => {
    const { documents } = segmentAll([await sourceOf(page(head).join('\n'))]);
    expect(documents[0]?.document.entries.find(({ headword }) => headword === 'barge')?.blocks.map(({ text }) => text)).toEqual(['A boat that is rowed by two citizens, and that carries any number of lamps but only one bell, unless its card says that it has more. See bell.']);
  });

  it.each(['number of lamps 2', 'Comprehensive lamps 2', 'Comprehensive Glossary v0.9', 'Comprehensive Glossary v0 2'])('but not: %s', (line) => {
    expect(runningHeads(page(line)).heads).not.toContain(10);
  });
});

describe('pages that face each other', () => {
  const gap = ' '.repeat(40);
  const spread = (foot: string, head: string): string[] => ['The Harbour: A Game of Lamps', '', 'GLOSSARY', '', 'The following terms are used on cards.', '', 'Anchor: A weight that holds a barge where', 'it is. It may not be lifted by night.', '', 'Barge: A boat that is rowed by two of the citizens', 'who lie at its quay, and that carries any amount of', '', foot, '\f', head, '', 'lamp oil up to its size. Nobody tows it by day.', '', 'Bell: It is rung at dusk. Nobody hears it by', 'day.', '', 'Canal: Water between two locks. It has no tide, and', 'no barge is anchored there.'];

  it.each([
    [`Harbour Rules${gap}27`, `28${gap}Glossary`], [`Of Barges and Bells${gap}7`, `8${gap}The Harbour`], [`Glossary${gap}– 27`, `28${gap}Harbour Rules, third printing`],
  ])('are in no text, whatever stands beside their numbers: %s', async (foot, head) => {
    const { documents } = segmentAll([await sourceOf(spread(foot, head).join('\n'))]);
    expect(documents[0]?.document.entries.map(({ headword, blocks }) => [headword, blocks.length])).toEqual([['Anchor', 1], ['Barge', 1], ['Bell', 1], ['Canal', 1]]);
  });

  it.each([[`Barges at the quay${gap}27`, `29${gap}Lamps`], ['Barges at the quay 27', '28 lamps'], [`Barges at the quay${gap}27`, `Lamps at the quay${gap}28 to 30`]])('but not: %s, %s', (foot, head) => {
    expect(runningHeads(spread(foot, head)).heads).toEqual([]);
  });

  it('bear the same words every other page', () => {
    expect(runningHeads(['Harbour Glossary', 'a', `Of the Quay${gap}21`, 'b', `22${gap}By lamps`, 'c', `Of the Quay${gap}23`, 'd']).heads).toEqual([2, 6]);
    expect(runningHeads(['Harbour Glossary', 'a', `Lamps${gap}21`, 'b', `Lamps${gap}23`, 'd']).heads).toEqual([]);
  });
});

describe('a term whose word names a part of a text, too', () => {
  it('is one where it stands alone among others', async () => {
    const lines = ['Ostermere Compendium Glossary', '', 'Barge. A boat that is rowed by', '  two citizens.', 'Bell. It is rung at dusk. Nobody', '  hears it by day.', 'Bullets. See Shot.', 'Buoy. A mark on the river. It is', '  no lamp.', 'Canal. Water between two locks,', '  and no river.', 'Ford. It is open at low water, and', '  closed at dusk.'];
    const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
    expect(documents[0]?.document.entries.map(({ headword }) => headword)).toEqual(['Barge', 'Bell', 'Bullets', 'Buoy', 'Canal', 'Ford']);
  });
});

describe('a title that stands nowhere but beside the numbers of two pages', () => {
  const copy = (first: string, second: string): string[] => [
    'Search', '', first, 'anchor – A weight that holds a barge where it is, whatever', 'the tide does to it. See barge.', 'Ash Wednesday – Lamps that are out stay out until the next', 'day.',
    'barge – A boat that is rowed by two citizens, and that carries', second, 'lamps up to its size. It has no bell.', 'bell – It is rung at dusk. Nobody hears it', 'by day.', 'berth – See quay.',
  ];

  it.each([
    ['LAMPS OF OSTERMERE GLOSSARY 12', 'LAMPS OF OSTERMERE GLOSSARY 13'], ['12 | Harbour Lexicon', '13 | Harbour Lexicon'],
    ['Ostermere Glossary of Terms p. 12', 'Ostermere Glossary of Terms p. 13'], ['Harbour Glossary 12', 'Harbour Glossary 14'], ['12 – Ostermere Rules Glossary', '13 – Ostermere Rules Glossary'],
  ])('hides no term below it: %s, %s', async (first, second) => {
    const { documents } = segmentAll([await sourceOf(copy(first, second).join('\n'))]);
    expect(documents[0]?.document.entries.map(({ headword, blocks }) => [headword, blocks.length])).toEqual([['anchor', 1], ['Ash Wednesday', 1], ['barge', 1], ['bell', 1], ['berth', 1]]);
    expect(documents[0]?.document.entries[2]?.blocks[0]?.text).toContain('carries lamps');
  });

  it.each([['Harbour Glossary 12', 'Harbour Glossary 19'], ['Harbour Glossary 13', 'Harbour Glossary 12'], ['Harbour Barge 12', 'Harbour Barge 13']])('but not: %s, %s', (first, second) => {
    expect(runningHeads(copy(first, second)).heads).not.toContain(8);
  });
});

describe('the title below the number of a page', () => {
  it('is known where a viewer put lines of its own above it', async () => {
    const lines = ['0 ratings0% found this document useful (0 votes)', '84 views37 pages', 'Ostermere rulings', 'Uploaded by', 'quay_rat', 'Download as PDF, TXT or read online on Docbin', 'Print', 'Share', 'Current Rulings (3 May 2005)', 'A topic with an asterisk (*) is new.', 'RULINGS', 'anchor', 'It holds one barge, and no more. It is lifted at dusk by whoever', 'dropped it.', '1', 'Current Rulings (3 May 2005)', 'barge', 'A boat that is rowed by two.', '* canal', 'Water between two locks. Barges in it do not turn.'];
    const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
    expect(documents[0]?.document.rulings.map(({ topic, lines: at }) => [topic, ...at])).toEqual([['anchor', 12, 14], ['barge', 17, 18], ['canal', 19, 20]]);
  });
});
