/** Writes a feed as Atom (RFC 4287), as a tree that a library puts into text: whatever a document holds stays text. */
import { u } from 'unist-builder';
import type { Element, ElementContent, Root } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { Address } from './addresses.ts';
import type { Feed, FeedItem } from './feed.ts';
import { stableId } from './stable-id.ts';

/**
 * The feed's file.
 *
 * The libraries for feeds want whole addresses; a site that does not know where it will be put has none. Relative ones
 * are right by RFC 4287, section 2: they count from the feed's own address.
 */
export function atomFeed(feed: Feed, address: Address): string {
  const tree: Root = { type: 'root', children: [u('instruction', { name: 'xml' }, 'version="1.0" encoding="UTF-8"'), u('text', '\n'), feedElement(feed, address)] };
  // The library leaves these three signs as they are, which XML allows nowhere but at the end of a CDATA section.
  return `${toXml(tree, { closeEmptyElements: true }).replaceAll(']]>', ']]&gt;')}\n`;
}

function feedElement(feed: Feed, address: Address): Element {
  return x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [
    x('id', stableId(...feed.names)),
    x('title', [plain(feed.title)]),
    x('subtitle', [plain(feed.subtitle)]),
    x('updated', instant(feed.day)),
    ...feed.authors.map((name) => x('author', [x('name', [plain(name)])])),
    x('link', { rel: 'self', type: 'application/atom+xml', href: address(feed.self) }),
    x('link', { rel: 'alternate', type: 'text/html', href: address(feed.page) }),
    x('generator', 'In Force'),
    ...feed.items.map((item) => entryElement(item, address)),
  ]);
}

function entryElement(item: FeedItem, address: Address): Element {
  return x('entry', [
    x('id', stableId(...item.names)),
    x('title', [plain(item.title)]),
    x('updated', instant(item.day)),
    x('link', { rel: 'alternate', type: 'text/html', href: address(item.link) }),
    x('category', { term: item.category }),
    x('content', { type: 'xhtml' }, [x('div', { xmlns: 'http://www.w3.org/1999/xhtml' }, item.content)]),
  ]);
}

/** A text node; characters that no XML document may hold are left out, whatever a published text does. */
export function plain(text: string): ElementContent {
  return u('text', text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''));
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}
