/** A feed that was saved as text: each item has a title, a day and a text, and not each is a ruling. */
import { describe, expect, it } from 'vitest';

import { feedItems } from '../../scripts/segment/apart/feed-items.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(text: string) {
  const source = await sourceOf(text);
  const document = segmentAll([source]).documents[0]?.document;
  return { rulings: document?.rulings.map(({ topic, effective, blocks }) => [topic, effective?.from, ...blocks.map((block) => block.text)]) ?? [], lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

interface Item { name: string; text: string; day: string; isNews?: boolean }
const ITEMS: Item[] = [
  { name: 'Bell Rope', text: 'It wakes nobody who sleeps. You may pull it anyway.', day: '10 Nov 2003' },
  { name: 'New lamps for directors', text: 'Lamps for the winter can be ordered from today.', day: '6 Nov 2003', isNews: true },
  { name: 'Anchor', text: 'See towing.', day: '3 Nov 2003' },
  { name: 'Curfew', text: 'The bell ends the day, and these do not keep it from doing so:\n* a captain who sleeps;\n* a lamp that burns.', day: '3 Nov 2003' },
  { name: 'Site down on Sunday', text: 'We move to another quay.', day: '11 Oct 2003', isNews: true },
];
const DRESSES: [string, (item: Item) => string][] = [
  ['titles and categories', ({ name, text, day, isNews }) => `Title: ${isNews === true ? '' : 'Ruling: '}${name}\nPublished: Mon, ${day} 18:00:00 -0500\nCategory: ${isNews === true ? 'news' : 'rulings'}\n${text}`],
  ['titles alone', ({ name, text, day, isNews }) => `Title: ${isNews === true ? '' : 'Card ruling - '}${name}\nDate: ${day}\nLink: http://ostermere.example/17\n\n${text}`],
  ['categories alone', ({ name, text, day, isNews }) => `Headline: ${name}\nPosted on: ${day}, 18:00\nAuthor: Nan\nTags: ${isNews === true ? 'site' : 'errata, cards'}\n${text}`],
];

describe('a feed whose rulings are told by', () => {
  it.each(DRESSES)('%s', async (_, dress) => {
    expect(await read(['Lamps of Ostermere - Rulings Feed\nhttp://ostermere.example/rulings.rss\nRulings of the Table as soon as they are made.\nGenerator: QuayNuke 6.5', ...ITEMS.map(dress)].join('\n\n'))).toEqual({
      rulings: [['Bell Rope', '2003-11-10', 'It wakes nobody who sleeps. You may pull it anyway.'], ['Anchor', '2003-11-03', 'See towing.'], ['Curfew', '2003-11-03', 'The bell ends the day, and these do not keep it from doing so:', 'a captain who sleeps;', 'a lamp that burns.']],
      lost: [],
    });
  });
});

describe('what is no feed of rulings', () => {
  it('a feed of news', () => {
    expect(feedItems(ITEMS.flatMap(({ name, text, day }) => [`Title: ${name}`, `Published: ${day}`, 'Category: news', text, ''])).names.size).toBe(0);
  });

  it('records without a day', () => {
    expect(feedItems(ITEMS.flatMap(({ name, text }) => [`Title: Ruling: ${name}`, 'Source: Nan', text, ''])).names.size).toBe(0);
  });
});
