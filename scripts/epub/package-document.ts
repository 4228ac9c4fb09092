import type { Element } from 'xast';
import { x } from 'xastscript';

import type { Chapter } from './chapters.ts';
import { words, xmlFile } from './xhtml.ts';

export interface BookFacts {
  /** The same for the same book. */
  identifier: string;
  title: string;
  publishers: readonly string[];
  /** The day of its newest document: the book is made of nothing later. */
  asOf: string | null;
}

const page = 'application/xhtml+xml';

const metadata = ({ identifier, title, publishers, asOf }: BookFacts): Element =>
  x('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, [
    x('dc:identifier', { id: 'id' }, [words(identifier)]),
    x('dc:title', [words(title)]),
    x('dc:language', [words('en')]),
    ...publishers.map((publisher) => x('dc:publisher', [words(publisher)])),
    x('meta', { property: 'dcterms:modified' }, [words(`${asOf ?? '1980-01-01'}T00:00:00Z`)]),
  ]);

/** The list of the book's files and the order in which they are read (EPUB 3, the package document). */
export function packageDocument(facts: BookFacts, chapters: readonly Chapter[]): string {
  const idOf = (file: string): string => file.replace('.xhtml', '');
  return xmlFile(x('package', { xmlns: 'http://www.idpf.org/2007/opf', version: '3.0', 'unique-identifier': 'id', 'xml:lang': 'en' }, [
    metadata(facts),
    x('manifest', [
      x('item', { id: 'style', href: 'style.css', 'media-type': 'text/css' }),
      x('item', { id: 'title', href: 'title.xhtml', 'media-type': page }),
      x('item', { id: 'contents', href: 'contents.xhtml', 'media-type': page, properties: 'nav' }),
      ...chapters.map(({ file }) => x('item', { id: idOf(file), href: file, 'media-type': page })),
    ]),
    x('spine', ['title', 'contents', ...chapters.map(({ file }) => idOf(file))].map((idref) => x('itemref', { idref }))),
  ]));
}
