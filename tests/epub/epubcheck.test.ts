import { readFileSync } from 'node:fs';
import path from 'node:path';

import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { makeBook } from '../../scripts/epub/make-book.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { corpus as schema } from '../../src/model/corpus.ts';

const shipped = schema.parse(JSON.parse(readFileSync(path.join(projectRoot, 'content/corpus.json'), 'utf8')));

/** What the checker has against a book, one line each. */
async function complaints(book: Uint8Array): Promise<string[]> {
  const { messages } = await EpubCheck.validate(book);
  return messages.filter(({ severity }) => ['fatal', 'error', 'warning'].includes(severity))
    .map(({ id, message, location }) => `${id} ${location?.path ?? ''}: ${message}`);
}

describe('the rules of EPUBCheck', () => {
  it('hold for the book of the shipped corpus', async () => {
    expect(await complaints(makeBook(shipped, '2017-03-06', '2026-01-01'))).toEqual([]);
  });

  it('hold for names and texts that would be markup', async () => {
    const [entry, ...others] = shipped.entries;
    if (entry === undefined) throw new Error('the shipped corpus has no entry');
    const odd = { ...entry, headword: '<b>&amp;</b> "\u{1F9ED}"', variants: [']]>', '<!--'] };
    expect(await complaints(makeBook({ ...shipped, title: 'A & B <i>', entries: [odd, ...others] }, '2017-03-06', '2026-01-01'))).toEqual([]);
  });

  it('are able to find fault: a link to nowhere', async () => {
    const files = unzipSync(makeBook(shipped, '2017-03-06', '2026-01-01'));
    const chapter = Object.keys(files).find((name) => /chapter|letter/.test(name) && name.endsWith('.xhtml')) ?? '';
    const broken = strFromU8(files[chapter] ?? new Uint8Array()).replace('</body>', '<p><a href="nowhere.xhtml">x</a></p></body>');
    expect((await complaints(zipSync({ ...files, [chapter]: strToU8(broken) }, { level: 0 }))).join()).toContain('nowhere');
  });
});
