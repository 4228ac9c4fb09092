import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { all, linkOf, names, one, readFeed, textOf } from './read-feed.ts';
import { amendment, block, document, entry, ruling, version } from '../data/arrange.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { changesByDocument } from '../../src/data/latest.ts';
import { addressesFrom } from '../../src/feeds/addresses.ts';
import { atomFeed } from '../../src/feeds/atom.ts';
import { feedOfAll, feedOfDocument } from '../../src/feeds/feeds.ts';
import type { Feed } from '../../src/feeds/feed.ts';
import { aroundIn } from '../../src/model/around.ts';
import { corpus as schema } from '../../src/model/corpus.ts';

const corpus = schema.parse(JSON.parse(readFileSync(path.join(projectRoot, 'content/corpus.json'), 'utf8')));
const changes = changesByDocument(corpus);
const around = aroundIn(corpus, '2026-01-01');
const feeds: [name: string, feed: Feed][] = [['all changes', feedOfAll(corpus, changes, around)], ...changes.map((one): [string, Feed] => [one.document.id, feedOfDocument(corpus, one, around)])];
const write = (feed: Feed, site?: string) => atomFeed(feed, addressesFrom(feed.self, site === undefined ? undefined : new URL(site)));
const read = (feed: Feed, site?: string) => readFeed(write(feed, site));

const date = /^\d{4}-\d{2}-\d{2}T00:00:00Z$/;
const id = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each(feeds)('the feed of %s', (_, feed) => {
  it('has what Atom asks of a feed and of each of its entries', () => {
    const root = read(feed);
    expect(all(root, 'author').map((author) => textOf(one(author, 'name')))).toEqual(corpus.publishers);
    expect(linkOf(root, 'self')).not.toBe('');
    for (const part of [root, ...all(root, 'entry')]) {
      expect(textOf(one(part, 'id'))).toMatch(id);
      expect(textOf(one(part, 'title'))).not.toBe('');
      expect(textOf(one(part, 'updated'))).toMatch(date);
      expect(linkOf(part, 'alternate')).not.toBe('');
    }
    for (const item of all(root, 'entry')) {
      const content = one(item, 'content');
      expect(content.attributes['type']).toBe('xhtml');
      expect(one(content, 'div').attributes['xmlns']).toBe('http://www.w3.org/1999/xhtml');
      expect(textOf(content).length).toBeGreaterThan(10);
    }
  });

  it('gives each entry an id of its own', () => {
    const ids = [read(feed), ...all(read(feed), 'entry')].map((part) => textOf(one(part, 'id')));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is dated by its documents and by nothing else, the newest first', () => {
    const root = read(feed);
    const days = all(root, 'entry').map((item) => textOf(one(item, 'updated')).slice(0, 10));
    expect(days.every((day) => corpus.documents.some((each) => each.date === day))).toBe(true);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(textOf(one(root, 'updated')).slice(0, 10)).toBe(days[0]);
  });
});

describe('addresses and ids', () => {
  const [, feed] = feeds[0] ?? ['', feedOfAll(corpus, [], around)];
  const idsIn = (xml: string) => xml.match(/urn:uuid:[0-9a-f-]+/g);

  it('are relative to the feed where nobody knows where the site is put', () => {
    const links = all(read(feed), 'entry').map((item) => linkOf(item, 'alternate'));
    expect(links.length).toBeGreaterThan(20);
    expect(links.every((link) => link.startsWith('../') && link.endsWith('/'))).toBe(true);
    expect(new URL(links[1] ?? '', 'https://rules.example/below/changes/feed.xml').pathname).toMatch(/^\/below\/(?:entries|rulings)\/[^/]+\/(?:[^/]+\/)?$/);
  });

  it('are whole where the site has an address; the ids stay the same', () => {
    const links = all(read(feed, 'https://rules.example'), 'entry').map((item) => linkOf(item, 'alternate'));
    expect(links.every((link) => link.startsWith('https://rules.example/'))).toBe(true);
    expect(idsIn(write(feed, 'https://rules.example'))).toEqual(idsIn(write(feed)));
  });

  it('are the same in the feed of all and in the feed of a document', () => {
    const ofAll = new Set(idsIn(write(feed)));
    const [latest] = changes;
    if (latest === undefined) throw new Error('the shipped corpus has no rulings document');
    const own = all(read(feedOfDocument(corpus, latest, around)), 'entry').map((item) => textOf(one(item, 'id')));
    expect(own.filter((each) => !ofAll.has(each))).toEqual([]);
  });
});

describe('what an entry says', () => {
  const about = { title: 'Canals', publishers: [], entries: [] };
  const hostile = '<script>alert(1)</script> & "]]>" &lt;b&gt; \u0007\uFFFE';
  const documents = [document('base', { kind: 'glossary' }), document('first', { date: '2016-01-04' }), document('second', { after: '2016-01-04' })];
  const made = {
    documents,
    entries: [entry(hostile, [version(null, 'base', 'A barge may pass.', []), version('2016-01-04', 'first', `A barge may wait. ${hostile}`)])],
    rulings: [
      ruling('refused', 'second', { topic: hostile, starred: true, amendments: [amendment('x', { outcome: 'not applied', reason: { why: 'text not found', more: null }, instruction: hostile, newBlocks: [block('n1', hostile)] })] }),
    ],
  };
  const root = read(feedOfAll(about, changesByDocument(made), aroundIn(made, '2026-01-01')));
  const entries = all(root, 'entry');

  it('can be read without strokes: what it was, and what it is now', () => {
    const change = entries.find((item) => textOf(one(item, 'title')).endsWith(': changed'));
    const words = change === undefined ? '' : textOf(one(change, 'content'));
    expect(words).toMatch(/Was:.*A barge may pass\..*Is now:.*A barge may wait\./);
  });

  it('is text, whatever a document holds', () => {
    const titles = entries.map((item) => textOf(one(item, 'title')));
    expect(titles).toContain('<script>alert(1)</script> & "]]>" &lt;b&gt; : changed');
    expect(titles.some((title) => title.startsWith('* <script>'))).toBe(true);
    expect(names(root)).not.toContain('script');
    expect(new Set(names(root))).toEqual(new Set(['feed', 'id', 'title', 'subtitle', 'updated', 'author', 'name', 'link', 'generator', 'entry', 'category', 'content', 'div', 'ul', 'li', 'p', 'b', 'i', 'del', 'ins']));
  });

  it('of an undated document bears the nearest day known, and says that it is undated', () => {
    const item = entries.find((each) => textOf(one(each, 'title')) === 'second');
    expect(item === undefined ? '' : textOf(one(item, 'updated'))).toBe('2016-01-04T00:00:00Z');
    expect(item === undefined ? '' : textOf(one(item, 'content'))).toContain('undated; after 4 January 2016');
  });

  it('has an author even where nobody published anything', () => {
    expect(textOf(one(one(root, 'author'), 'name'))).toBe('Canals');
  });
});
