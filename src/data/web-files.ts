/** Files that speak of the site to others, by its address on the web. A site without an address has none of them. */
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { corpus } from './corpus.ts';
import { hasAddress, pageLink, publicLink } from './links.ts';
import { mappedPages } from './sitemap.ts';

const xml = (root: ReturnType<typeof x>): string => `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root)}\n`;

/** https://www.sitemaps.org/protocol.html */
const sitemap = (): string => xml(x('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  mappedPages(corpus).map(({ link, changed }) => x('url', [
    x('loc', publicLink(link)),
    ...(changed === null ? [] : [x('lastmod', changed)]),
  ]))));

/** OpenSearch 1.1: a browser that reads it offers to search the rules from its address bar. A short name has 16 characters at most. */
const openSearch = (): string => xml(x('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
  x('ShortName', corpus.title.length <= 16 ? corpus.title : 'In Force'),
  x('Description', `Search ${corpus.title}: the rules as they stand and as they stood.`),
  x('InputEncoding', 'UTF-8'),
  x('Image', { width: 192, height: 192, type: 'image/png' }, publicLink(pageLink('icons/icon-192.png'))),
  x('Url', { type: 'text/html', template: `${publicLink(pageLink('search/'))}?q={searchTerms}` }),
]));

const robots = (): string => `User-agent: *\nAllow: /\nSitemap: ${publicLink(pageLink('sitemap.xml'))}\n`;

const files = { 'sitemap.xml': sitemap, 'opensearch.xml': openSearch, 'robots.txt': robots };

export type WebFile = keyof typeof files;

/** The files' names, for the pages that serve them. */
export const webFiles = hasAddress ? (Object.keys(files) as WebFile[]) : [];

/** A file's text; the same for the same corpus and address. */
export const webFile = (name: WebFile): string => files[name]();
