/** One page in every format, as a real program writes it, is read as the same entries. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { looksLikeMarkdown, readingOfMarkdown } from '../../scripts/read/formats/markdown/markdown.ts';
import { readingOfText } from '../../scripts/read/formats/text/text.ts';
import { readingOfWiki, wikiOf } from '../../scripts/read/formats/wiki/wiki.ts';
import { readSource } from '../../scripts/read/read-source.ts';
import { ingested } from '../ingest/rig/ingested.ts';

const folder = path.join(import.meta.dirname, '../fixtures/read/formats');
const files = [
  { file: 'glossary-g.md', format: 'markdown' },
  { file: 'glossary-g.bbcode.txt', format: 'bbcode' },
  { file: 'glossary-g.docx', format: 'docx' },
  { file: 'glossary-g.mediawiki.txt', format: 'mediawiki' },
  { file: 'glossary-g.dokuwiki.txt', format: 'dokuwiki' },
  { file: 'glossary-g.html', format: 'html' },
  { file: 'glossary-g.mhtml', format: 'html' },
];
/** A post whose few tags a forum has, and so many of others below them. */
const postOf = (line: string, number: number): string => [...Array.from({ length: 3 }, () => '[b]gaff[/b] = a [i]pole[/i]'), ...Array.from({ length: number }, () => line)].join('\n');
const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(path.join(folder, file)));
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

describe.each(files)('the page as $file', ({ file, format }) => {
  it('is known by its content, whatever it is called', async () => {
    const { source, messages } = await readSource('000_1f', bytesOf(file));
    expect(messages).toEqual([]);
    expect(source?.format).toBe(format);
  });

  it('has the same four entries, their lists and references, each on its line', async () => {
    const { corpus } = await ingested({ page: bytesOf(file) });
    expect(corpus.entries.map(({ headword, base }) => [headword, base.slice(0, 2).map(({ type, text }) => `${type}: ${text}`)])).toEqual([
      ['gaff', ['paragraph: A pole with a hook, used in towing. It moves one barge a turn.', 'bullet: A barge that is moored is not moved.']],
      ['gate', ['paragraph: A gate lets one barge pass. It opens at any tide.', 'paragraph: See lock.']],
      ['glass, coloured', ['paragraph: Lamps of coloured glass count twice.', expect.stringMatching(/^paragraph: Colour/u) as string]],
      ['guild mark', ['paragraph: See Tollhouse.']],
    ]);
    const [document] = corpus.documents;
    const [gaff] = corpus.entries;
    expect(document?.source[(gaff?.lines[0] ?? 0) - 1]).toContain('gaff');
  });

  it('does not read as rule what is struck out, keeps it as data, and says so', async () => {
    const { corpus, messages } = await ingested({ page: bytesOf(file) });
    expect(corpus.documents[0]?.marks).toMatchObject([{ is: 'struck', words: 'It opens at high water only.' }]);
    expect(messages.filter(({ rule }) => rule === 'struck-text')).toMatchObject([{ severity: 'note', message: expect.stringContaining('one passage') as string }]);
    expect(JSON.stringify(corpus.entries)).not.toContain('high water only');
  });
});

describe.each(['html', 'docx', 'pdf'])('an edition that marks its changes in a colour, as %s', (ending) => {
  it('tells the words that it says are changed, those of a colour that it says nothing of, and those struck out', async () => {
    const { corpus } = await ingested({ page: bytesOf(`edition-marked.${ending}`) });
    expect(corpus.entries.map(({ headword }) => headword)).toEqual(['lamp', 'lock', 'mole', 'towing']);
    expect(corpus.entries.flatMap(({ text }) => text).flatMap(({ text, spans }) => spans.flatMap(({ is, from, to }) => (is === 'inserted' ? [text.slice(from, to)] : [])))).toEqual(['high noon', 'a lock that is closed, whoever tows it']);
    expect(corpus.documents[0]?.marks.map(({ is, by, words }) => [is, by, words])).toEqual([
      ['inserted', undefined, 'high noon'], ['coloured', 'red', 'by the keeper'], ['inserted', undefined, 'a lock that is closed, whoever tows it'], ['struck', undefined, 'two others'],
    ]);
    expect(JSON.stringify(corpus.entries)).not.toContain('two others');
  });
});

it('a link inside a DOCX leads to the place that it names', async () => {
  const { corpus } = await ingested({ page: bytesOf('edition-marked.docx') });
  expect(corpus.entries.at(-1)?.seeAlso).toMatchObject([{ phrase: 'shut', name: 'lock', target: 'lock' }]);
});

describe('what is Markdown, and what only looks like it', () => {
  it.each([
    ['starred topics', ['**tide** - A tide turns once.', '***toll** – Delete this entry.', '* lamp - See lantern.']],
    ['icons in square brackets', ['[Tid] Guild of the Tide', '[Lam] Lampwrights (see [Tid])']],
    ['a heading and nothing else', ['# 12', 'A lamp is lit.']],
    ['one link', ['See [lamp](lamp.md).', 'A lamp is lit.']],
  ])('a text with %s is text', (_, lines) => {
    expect(looksLikeMarkdown(lines)).toBe(false);
    expect(wikiOf(lines)).toBeNull();
  });

  it('HTML that Markdown holds is read as HTML', () => {
    const lines = readingOfMarkdown('# Lamps\n\n<p>A lamp <del>is dark</del> <b>burns</b>.</p>\n\n<script>alert(1)</script>\n').map(({ text }) => text);
    expect(lines.join('\n')).toMatch(/A lamp \*\*burns\*\*\./u);
    expect(lines.join('\n')).not.toMatch(/dark|alert/u);
  });
});

describe('the source of a wiki page', () => {
  it('of MediaWiki: terms, deeper lists, templates and files', () => {
    const lines = readingOfWiki(["; '''gaff'''", ': A pole with {{icon|Tid}}.', '** deep', '[[File:gaff.png]]', '[[Category:Tools]]', '<ref>no</ref>A hook_2.'], 'mediawiki').map(({ text }) => text).filter((text) => text !== '');
    expect(lines).toEqual(['**gaff**', 'A pole with [Tid].', expect.stringMatching(/• deep$/u), 'A hook_2.']);
  });

  it('of DokuWiki: numbered lists, line breaks, addresses', () => {
    const lines = readingOfWiki(['  - Light it.', '  - Tow it.', '', 'One\\\\ two, see http://ostermere.example/a, //twice//.'], 'dokuwiki').map(({ text }) => text).filter((text) => text !== '');
    expect(lines.slice(0, 2)).toEqual([expect.stringMatching(/1\. Light it\.$/u), expect.stringMatching(/2\. Tow it\.$/u)]);
    expect(lines.slice(2).join(' ')).toMatch(/^One two, see http:\/\/ostermere\.example\/a, \*twice\*\.$/u);
  });

  it('keeps the number of each line', () => {
    const lines = textOf('glossary-g.mediawiki.txt').split('\n');
    const headings = readingOfWiki(lines, 'mediawiki').filter(({ heading }) => heading !== undefined);
    expect(headings.map(({ text }) => text)).toEqual(['Lamps of Ostermere: Glossary, letter G', 'gaff', 'gate', 'glass, coloured', 'guild mark']);
    for (const { text, from } of headings) expect(lines[from - 1]).toContain(text);
  });
});

describe('words struck out in a plain text', () => {
  const read = (text: string): string[] => readingOfText(text.split('\n')).map((line) => line.text);

  it('are no text, also over the lines of a paragraph', () => {
    expect(read('A gate ~~opens\nat night~~ opens.\n\n~~Gone.~~')).toEqual(['A gate', ' opens.', '', '']);
  });

  it('need both signs in one paragraph: a sign alone is text', () => {
    expect(read('A gate ~~opens.\n\nIt ~~closes~~ stays ~~ so.')).toEqual(['A gate ~~opens.', '', 'It stays ~~ so.']);
    expect(read('Gate\n~~~~\nIt opens.')[1]).toBe('~~~~');
  });
});

describe('a document that is a trap', () => {
  it('a zip that is no document is refused with a sentence', async () => {
    const { source, messages } = await readSource('x.docx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 1, 2, 3]));
    expect(source).toBeNull();
    expect(messages).toMatchObject([{ rule: 'binary-file', severity: 'error', file: 'x.docx' }]);
  });

  it('a DOCX cut short is reported, and nothing is thrown', async () => {
    const { source, messages } = await readSource('x.docx', bytesOf('glossary-g.docx').slice(0, 6000));
    expect(source).toBeNull();
    expect(messages).toMatchObject([{ severity: 'error', file: 'x.docx' }]);
  });
});

describe('a mail whose text is packed', () => {
  it('is read as its text, of the day that it was sent', async () => {
    const { corpus, messages } = await ingested({ page: bytesOf('glossary-g.md'), mail: bytesOf('rulings.eml') });
    expect(messages.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(corpus.documents.find(({ kind }) => kind === 'rulings')?.date).toBe('2018-06-04');
    expect(corpus.rulings.map(({ topic }) => topic)).toEqual(['gaff', 'gate', 'glass, coloured']);
    expect(corpus.entries.find(({ id }) => id === 'gaff')?.text[0]?.text).toContain('hook of brass');
  });

  it('says so where nothing in it can be read', async () => {
    const { source, messages } = await readSource('empty.eml', new TextEncoder().encode('Subject: lamps\nContent-Type: multipart/mixed; boundary=a\n\n--a--\n'));
    expect(source).toBeNull();
    expect(messages).toMatchObject([{ severity: 'error', message: expect.stringContaining('neither a page nor text') as string }]);
  });

  it('is left as it is where its text is plain', async () => {
    const { source } = await readSource('post.txt', new TextEncoder().encode('Subject: lamps\nContent-Type: text/plain\n\ngaff: a pole = a hook=20\n'));
    expect(source?.lines).toContain('gaff: a pole = a hook=20');
  });
});

it.each([['[*]a', 500, 'bbcode'], ['[*]a', 3001, 'text'], ['[foo]a[/foo]', 500, 'bbcode'], ['[foo]a[/foo]', 1001, 'text'], ['[b]gaff[/b] a pole', 5000, 'bbcode']] as const)('a post of so many %s as %i is read as %s: its parser looks back at all items and at all tags that it does not know', async (line, number, format) => {
  expect((await readSource('post.txt', new TextEncoder().encode(postOf(line, number)))).source?.format).toBe(format);
});
