import type { Element } from 'xast';
import { x } from 'xastscript';

import type { Corpus } from '../../src/model/corpus.ts';
import type { Chapter } from './chapters.ts';
import { words, xhtmlPage, xmlFile } from './xhtml.ts';

const item = (href: string, title: string, children: Element[] = []): Element =>
  x('li', [x('a', { href }, [words(title)]), ...(children.length === 0 ? [] : [x('ol', children)])]);

/** The table of contents that reading systems show: letters, and their entries. */
export const navigation = (chapters: readonly Chapter[]): string => xhtmlPage('Contents', [
  x('nav', { 'epub:type': 'toc', id: 'toc' }, [
    x('h1', [words('Contents')]),
    x('ol', chapters.map(({ file, title, sections }) => item(file, title, sections.map((section) => item(`${file}#${section.id}`, section.title))))),
  ]),
]);

/** The first page: what this is, of what date, from which documents. */
export const titlePage = ({ title, publishers, documents }: Corpus, asOf: string | null): string => xhtmlPage(title, [
  x('h1', [words(title)]),
  x('p', [words(`The text in force${asOf === null ? '' : `, as of ${asOf}`}. What rulings say that is in no text stands beside it, in their own words.`)]),
  ...(publishers.length === 0 ? [] : [x('p', [words(`Rules published by ${publishers.join('; ')}.`)])]),
  x('ul', documents.map((document) => x('li', [words(`${document.title}${document.date === null ? '' : `, ${document.date}`}`)]))),
]);

export const container = xmlFile(
  x('container', { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' }, [
    x('rootfiles', [x('rootfile', { 'full-path': 'book/package.opf', 'media-type': 'application/oebps-package+xml' })]),
  ]),
);
