/** What a person says in corpus.yaml and in decisions is read whatever the program that saved it, and told where that was guessed. */
import { describe, expect, it } from 'vitest';

import { ingested, of } from './rig/ingested.ts';
import { pageL } from './rig/sample-documents.ts';

const config = 'publishers: [The Table]\ntitle: Lampen für Überfahrt\n';
const alias = 'kind: alias\nname: lämpchen\nentry: lamp\nreason: it is called so\nby: Jörg\ndate: 2020-01-31\n';
const inWindows = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const inUtf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('corpus.yaml', () => {
  it('as an old Windows saves it is read, and told with its line', async () => {
    const { corpus, messages } = await ingested({ 'page.txt': pageL, 'corpus.yaml': inWindows(config) });
    expect(corpus.title).toBe('Lampen für Überfahrt');
    expect(of('encoding', messages)).toMatchObject([{ severity: 'warning', file: 'corpus.yaml', line: 2, message: 'corpus.yaml, line 2: not valid UTF-8; the file was read as Windows-1252' }]);
  });

  it.each([['with a mark at its beginning', new TextEncoder().encode(`\ufeff${config}`)], ['of two bytes a letter', inUtf16(config)]])('%s is read, and nothing is said', async (_, bytes) => {
    const { corpus, messages } = await ingested({ 'page.txt': pageL, 'corpus.yaml': bytes });
    expect([corpus.title, of('encoding', messages)]).toEqual(['Lampen für Überfahrt', []]);
  });

  it('that is no text is refused', async () => {
    await expect(ingested({ 'page.txt': pageL, 'corpus.yaml': Uint8Array.from([0, 1, 2, 3]) })).rejects.toThrow(/corpus\.yaml could not be read: it is not text/u);
  });
});

it('a decision as an old Windows saves it decides, and is told', async () => {
  const { corpus, messages } = await ingested({ 'page.txt': pageL, 'decisions/a.yaml': inWindows(alias) });
  expect(corpus.entries.find(({ id }) => id === 'lamp')?.variants).toContain('lämpchen');
  expect(of('encoding', messages)).toMatchObject([{ file: 'a.yaml', line: 2 }]);
});
