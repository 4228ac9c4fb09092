import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

import { placeOf, relativeAddress } from './address.ts';
import { elements, remove, textOf } from './elements.ts';
import { linkAttributes } from './link-attributes.ts';
import type { Link } from './dead-links.ts';

export interface PageForFiles {
  html: string;
  /** Every address in the page as it now stands. */
  links: Link[];
  /** What a fragment can name. */
  ids: ReadonlySet<string>;
  /** The file of the page that this one is nothing but the way to, fragments and all; null for any other page. */
  leadsTo: string | null;
}

const reader = unified().use(rehypeParse);
const writer = unified().use(rehypeStringify);

const relOf = ({ properties }: Element): string => [properties['rel']].flat().join(' ');

/** What a browser would try to fetch, which a page on a disk may not: the manifest, and modules ahead of time. */
const isFetchedAhead = (element: Element): boolean => ['manifest', 'modulepreload', 'prefetch', 'preload'].includes(relOf(element));

/** What speaks of a host: the search that a browser may add, a feed, and a page's address on the web where it is not a whole one. */
const isOfHost = (element: Element): boolean =>
  relOf(element) === 'search'
  || (relOf(element) === 'alternate' && textOf(element, 'type') === 'application/atom+xml')
  || (relOf(element) === 'canonical' && textOf(element, 'href')?.startsWith('/') === true);

/** A page marks with `data-only-served` what it tells people of a host. */
const isLeftOut = (element: Element): boolean =>
  (element.tagName === 'link' && (isFetchedAhead(element) || isOfHost(element))) || 'dataOnlyServed' in element.properties;

/** A module cannot be loaded from a disk; as a classic script it waits for the page all the same. */
function makeClassic({ properties }: Element): void {
  if (properties['type'] !== 'module') return;
  delete properties['type'];
  properties['defer'] = true;
}

/** What stands in a `<meta http-equiv>`: the page's policy, or the page that it leads to. */
function adaptMeta({ properties }: Element, page: string): void {
  const content = [properties['content'] ?? ''].flat().join(' ');
  const [what] = [properties['httpEquiv']].flat();
  const [, delay, address] = /^(\d+; url=)(.+)$/.exec(content) ?? [];
  const place = address === undefined ? null : placeOf(address, page);
  if (what === 'content-security-policy') properties['content'] = filePolicy(content);
  if (what === 'refresh' && place !== null) properties['content'] = `${delay ?? ''}${relativeAddress(place, page)}`;
}

function adapt(element: Element, page: string): void {
  delete element.properties['crossOrigin'];
  if (element.tagName === 'script') makeClassic(element);
  adaptMeta(element, page);
  for (const [attribute, address] of linkAttributes(element)) {
    const place = placeOf(address, page);
    if (place !== null) element.properties[attribute] = relativeAddress(place, page);
  }
}

const script = (file: string, page: string): Element =>
  ({ type: 'element', tagName: 'script', properties: { src: relativeAddress({ file, rest: '' }, page) }, children: [] });

/** Before every other script, which may ask it for something. */
function addFirstScript(tree: Root, page: string, file: string): void {
  const head = elements(tree).find(({ tagName }) => tagName === 'head');
  const first = head?.children.findIndex((child) => child.type === 'element' && child.tagName === 'script') ?? -1;
  if (head === undefined) throw new Error(`${page} has no head`);
  head.children.splice(first < 0 ? head.children.length : first, 0, script(file, page));
}

/** Such a page marks the link that it follows by itself with `data-leads-on`. */
function leadsTo(all: readonly Element[], page: string): string | null {
  const address = all.flatMap((element) => ('dataLeadsOn' in element.properties ? textOf(element, 'href') ?? [] : []))[0];
  return address === undefined ? null : placeOf(address, page)?.file ?? null;
}

/**
 * Turns a page of the built site into one that opens from a disk: relative addresses that name their file, classic
 * scripts, nothing that is fetched.
 *
 * @param page - name of the page's file
 * @param firstScript - name of the script that runs before all others
 */
export function pageForFiles(html: string, page: string, firstScript: string): PageForFiles {
  const tree = reader.parse(html);
  remove(tree, isLeftOut);
  for (const element of elements(tree)) adapt(element, page);
  addFirstScript(tree, page, firstScript);
  const all = elements(tree);
  return {
    html: writer.stringify(tree),
    links: all.flatMap((element) => linkAttributes(element).map(([, address]) => ({ page, address }))),
    ids: new Set(all.flatMap((element) => textOf(element, 'id') ?? [])),
    leadsTo: leadsTo(all, page),
  };
}

const forFiles = (directive: string): string =>
  directive.split(' ').flatMap((word) => (word === "'self'" ? [word, ...grounds(directive)] : [word])).join(' ');

/** Where a page on a disk may take things from; its type lies inside the style sheets. */
const grounds = (directive: string): string[] => (directive.startsWith('font-src') ? ['file:', 'data:'] : ['file:']);

/**
 * The page's Content-Security-Policy for a page opened from a disk: browsers do not agree on whether `'self'` holds
 * there, so the scheme is named beside it. What the policy forbids stays forbidden.
 */
const filePolicy = (policy: string): string =>
  policy.split(';').map((directive) => forFiles(directive.trim())).join('; ');
