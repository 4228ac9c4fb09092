import { readFileSync } from 'node:fs';
import path from 'node:path';

import { strFromU8, unzipSync } from 'fflate';
import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';

import { makeBook } from '../../scripts/epub/make-book.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { corpus as schema } from '../../src/model/corpus.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { byLetter } from '../../src/model/letters.ts';
import { gapMark, gapWords, shownText } from '../../src/model/spans.ts';
import { typeset } from '../../src/model/typeset.ts';

interface Page {
  ids: Set<string>;
  links: string[];
  /** The entries that the paragraphs of an entry's text lead to, by the entry. */
  linksOf: Map<string, string[]>;
  text: string;
}

/** Links of an entry's own paragraphs: neither those of rulings beside it nor of what is said about it. */
function linksOfText(section: Element): string[] {
  const own = section.children.filter((child) => child.type === 'element' && child.tagName === 'p' && child.properties['className']?.toString() !== 'apparatus');
  const links: string[] = [];
  visit({ type: 'root', children: own } satisfies Root, 'element', (node) => {
    if (node.tagName === 'a') links.push(String(node.properties['href']).replace(/^.*#entry-/u, ''));
  });
  return links;
}

function readPage(xhtml: string): Page {
  const page: Page = { ids: new Set(), links: [], linksOf: new Map(), text: '' };
  visit(unified().use(rehypeParse).parse(xhtml), (node) => {
    if (node.type === 'text') page.text += node.value;
    if (node.type !== 'element') return;
    if (node.tagName === 'section') page.linksOf.set(String(node.properties['id']).replace('entry-', ''), linksOfText(node));
    if (typeof node.properties['id'] === 'string') page.ids.add(node.properties['id']);
    if (node.tagName === 'a') page.links.push(String(node.properties['href']));
  });
  return page;
}

let corpus: Corpus;
let book: Uint8Array;
let pages: Map<string, Page>;

beforeAll(() => {
  corpus = schema.parse(JSON.parse(readFileSync(path.join(projectRoot, 'content/corpus.json'), 'utf8')));
  book = makeBook(corpus, '2017-03-06', '2026-01-01');
  const files = Object.entries(unzipSync(book)).filter(([name]) => name.endsWith('.xhtml'));
  pages = new Map(files.map(([name, held]) => [name.replace('book/', ''), readPage(strFromU8(held))]));
});

describe('the book for e-readers', () => {
  it('begins with its type, unpacked, as the container format asks', () => {
    expect(strFromU8(book.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  });

  it('has a place for every entry, and no reference that leads to nothing', () => {
    const places = [...pages.values()].flatMap(({ ids }) => [...ids]);
    for (const { id } of corpus.entries) expect(places).toContain(`entry-${id}`);
    const links = [...pages].flatMap(([page, { links: held }]) => held.map((link) => ({ page, link })));
    expect(links.length).toBeGreaterThan(corpus.entries.length);
    const dead = links.filter(({ page, link }) => {
      const [file, fragment] = link.split('#', 2);
      const target = pages.get(file === '' || file === undefined ? page : file);
      return target === undefined || (fragment !== undefined && !target.ids.has(fragment));
    });
    expect(dead).toEqual([]);
  });

  it('has the entries in the order of the site, and in their texts the links of the site', () => {
    const sections = [...pages].filter(([name]) => name.startsWith('letter-')).flatMap(([, { ids }]) => [...ids]);
    expect(sections).toEqual([...byLetter(corpus.entries).values()].flat().map(({ id }) => `entry-${id}`));
    const linksOnSite = (id: string) => [...readFileSync(path.join(projectRoot, `content/entries/${id}.mdx`), 'utf8').matchAll(/<Ref to="([^"]+)"/gu)].map(([, to]) => to);
    const linksInBook = new Map([...pages.values()].flatMap(({ linksOf }) => [...linksOf]));
    const held = corpus.entries.filter(({ status }) => status === 'in force');
    expect(held.map(({ id }) => [id, linksInBook.get(id) ?? []])).toEqual(held.map(({ id }) => [id, linksOnSite(id)]));
    expect([...linksInBook.values()].flat().length).toBeGreaterThan(100);
  });

  it('lists in its package every page that it has', () => {
    const list = strFromU8(unzipSync(book)['book/package.opf'] ?? new Uint8Array());
    for (const page of pages.keys()) expect(list).toContain(`href="${page}"`);
  });

  it('has the whole text in force, and of repealed entries none', () => {
    const all = [...pages.values()].map(({ text }) => text).join('\n');
    for (const { status, text } of corpus.entries) {
      for (const block of status === 'in force' ? text : []) expect(all).toContain(typeset(shownText(block)));
    }
    expect(corpus.entries.filter(({ status }) => status === 'repealed').length).toBe(all.split(/(?:Repealed|Ended by omission) on /u).length - 1);
  });

  it('shows where a copy lost words, and says so to who hears the book', () => {
    const entries = corpus.entries.map((entry, at) => (at > 0 ? entry : { ...entry, versions: entry.versions.map((version) => ({ ...version, text: version.text.map((block, place) => (place > 0 ? block : { ...block, text: 'One lamp of the keepers', spans: [{ from: 9, to: 9, is: 'gap' as const }] })) })) }));
    const texts = Object.values(unzipSync(makeBook({ ...corpus, entries }, null, '2026-01-01'))).map((file) => strFromU8(file)).join('\n');
    expect(texts).toContain(`One lamp <span class="gap" role="img" aria-label="${gapWords}" title="${gapWords}">${gapMark}</span> of the keepers`);
  });

  it('holds hostile text as text', () => {
    const [first, ...others] = corpus.entries;
    if (first === undefined) throw new Error('The shipped corpus has no entry');
    const hostile = { ...first, headword: '<script>x</script> & \u0008]]>' };
    const files = unzipSync(makeBook({ ...corpus, entries: [hostile, ...others] }, null, '2026-01-01'));
    const texts = Object.values(files).map((file) => strFromU8(file)).join('\n');
    expect(texts).not.toContain('<script>');
    expect(texts).not.toContain('\u0008');
    expect(texts).toContain('&#x3C;script>x&#x3C;/script>');
  });

  it('is the same to the byte when it is made again', () => {
    expect(Buffer.from(makeBook(corpus, '2017-03-06', '2026-01-01')).equals(Buffer.from(book))).toBe(true);
  });
});
