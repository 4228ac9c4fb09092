import { createHash } from 'node:crypto';

import { zipSync } from 'fflate';

import type { Corpus } from '../../src/model/corpus.ts';
import { bytes } from '../site/site-files.ts';
import { chapters } from './chapters.ts';
import { container, navigation, titlePage } from './front.ts';
import { packageDocument } from './package-document.ts';

const style = `body { line-height: 1.5 } h1, h2 { line-height: 1.2 } section { margin-bottom: 2em }
.bullet, .numbered { margin-left: 1.5em } .nested { margin-left: 3em } .label { font-weight: bold }
.ruling { border-left: 0.2em solid; padding-left: 1em; margin: 1em 0 } .ruling-head, .apparatus { font-style: italic }
`;

/**
 * The text in force as an EPUB 3 for e-readers: a chapter a letter, every reference a link, and the rulings that are in
 * no text beside the entries they concern. The same corpus gives the same bytes.
 *
 * @param asOf - the day of the newest document
 * @param today - the day as of which it is told how the texts stand
 */
export function makeBook(corpus: Corpus, asOf: string | null, today: string): Uint8Array {
  const all = chapters(corpus, today);
  const content = createHash('sha256').update(all.map(({ html }) => html).join('\n')).digest('hex');
  const { title, publishers } = corpus;
  const files: Record<string, string> = {
    'META-INF/container.xml': container,
    'book/package.opf': packageDocument({ identifier: `urn:sha256:${content}`, title, publishers, asOf }, all),
    'book/contents.xhtml': navigation(all),
    'book/title.xhtml': titlePage(corpus, asOf),
    'book/style.css': style,
    ...Object.fromEntries(all.map(({ file, html }) => [`book/${file}`, html])),
  };
  // The type comes first and unpacked, so that a reader of the first bytes knows what this is.
  return zipSync(
    { mimetype: [bytes('application/epub+zip'), { level: 0 }], ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)])) },
    { level: 9, mtime: new Date(1980, 0, 1) },
  );
}
