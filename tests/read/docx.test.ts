/** What a DOCX marks beside its words. */
import { describe, expect, it } from 'vitest';

import { readSource } from '../../scripts/read/read-source.ts';
import { docxOf } from './rig/docx-of.ts';

const run = (words: string, properties = ''): string => `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`;
const style = (id: string, own: boolean, rgb: string): string => `<w:style w:type="character"${own ? ' w:customStyle="1"' : ''} w:styleId="${id}"><w:name w:val="${id}"/><w:rPr><w:color w:val="${rgb}"/></w:rPr></w:style>`;
const readingOf = async (paragraphs: readonly string[], styles?: string) => (await readSource('a.docx', docxOf(paragraphs, styles))).source?.reading;

describe('an insertion that a program tracks', () => {
  it('is in the text, and marked as new; a deletion is gone', async () => {
    const tracked = `${run('A gate ')}<w:ins w:id="1" w:author="Nan">${run('of oak ')}${run('and iron ', '<w:b/>')}</w:ins><w:del w:id="2"><w:r><w:delText>of reed </w:delText></w:r></w:del>${run('opens.')}`;
    const [line] = await readingOf([tracked]) ?? [];
    expect(line?.text).toBe('A gate of oak **and iron** opens.');
    expect(line?.marks?.map(({ is, words }) => `${is}: ${words.trim()}`).join(', ')).toMatch(/^inserted: of oak/u);
  });

  it('marks nothing behind its end', async () => {
    const [line] = await readingOf([`<w:ins w:id="1">${run('New ')}</w:ins>${run('and old.')}`]) ?? [];
    expect(line?.marks?.map(({ words }) => words.trim())).toEqual(['New']);
  });
});

describe('a colour that a style gives', () => {
  it('is told of a style that the document made itself', async () => {
    const [line] = await readingOf([`${run('It opens ')}${run('at dawn', '<w:rStyle w:val="Changed"/>')}${run('.')}`], style('Changed', true, '0000FF')) ?? [];
    expect(line?.marks).toMatchObject([{ is: 'coloured', by: 'blue', words: 'at dawn' }]);
  });

  it('is told of a paragraph in such a style, but for the words that have a colour of their own', async () => {
    const own = style('Changed', true, '0000FF').replace('character', 'paragraph');
    const paragraph = `<w:pPr><w:pStyle w:val="Changed"/></w:pPr>${run('It opens ')}${run('at dawn', '<w:b/>')}${run(' or never', '<w:color w:val="FF0000"/>')}`;
    const [line, next] = (await readingOf([paragraph, run('It shuts.')], own) ?? []).filter(({ text }) => text !== '');
    expect(line?.marks?.map(({ by, words }) => `${by ?? ''}: ${words.trim()}`)).toEqual(['blue: It opens', 'blue: at dawn', 'red: or never']);
    expect(next?.marks ?? []).toEqual([]);
  });

  it('is not told of one that the program brought', async () => {
    const [line] = await readingOf([`${run('It opens ')}${run('at dawn', '<w:rStyle w:val="Hyperlink"/>')}${run('.')}`], style('Hyperlink', false, '0000FF')) ?? [];
    expect(line?.marks ?? []).toEqual([]);
  });
});

describe('words that are gone', () => {
  const gone = (id: string, properties: string, type = 'character', base = ''): string => `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${base}<w:rPr>${properties}</w:rPr></w:style>`;
  const read = async (paragraphs: readonly string[], styles = ''): Promise<[string, string[]][]> => (await readingOf(paragraphs, styles) ?? []).filter(({ text, marks }) => text !== '' || marks !== undefined).map(({ text, marks = [] }) => [text, marks.filter(({ is }) => is === 'struck').map(({ words }) => words)]);

  it.each(['<w:strike/>', '<w:strike w:val="true"/>', '<w:dstrike/>', '<w:vanish/>'])('are struck by %s', async (properties) => {
    expect(await read([run('It opens ') + run('at dawn', properties) + run(' alone.')])).toEqual([['It opens alone.', ['at dawn']]]);
  });

  it.each(['<w:strike w:val="0"/>', '<w:dstrike w:val="false"/>', '<w:vanish w:val="off"/>'])('are not by %s', async (properties) => {
    expect(await read([run('It opens ') + run('at dawn', properties) + run('.')])).toEqual([['It opens at dawn.', []]]);
  });

  it('are struck by the style of a run, by one that it is made of, and by that of a paragraph', async () => {
    const styles = gone('Gone', '<w:strike/>') + gone('Lost', '<w:b/>', 'character', '<w:basedOn w:val="Gone"/>') + gone('Old', '<w:strike/>', 'paragraph');
    const old = `<w:pPr><w:pStyle w:val="Old"/></w:pPr>${run('It shuts')}${run(' at noon', '<w:strike w:val="0"/>')}`;
    expect(await read([run('A ') + run('big ', '<w:rStyle w:val="Gone"/>') + run('old ', '<w:rStyle w:val="Lost"/>') + run('gate.'), old, run('It opens.')], styles)).toEqual([['A gate.', ['big old']], ['at noon', ['It shuts']], ['It opens.', []]]);
  });

  it('are found in styles that are made of each other, without an end', async () => {
    const styles = gone('A', '<w:i/>', 'character', '<w:basedOn w:val="B"/>') + gone('B', '<w:i/>', 'character', '<w:basedOn w:val="A"/>');
    expect(await read([run('It opens.', '<w:rStyle w:val="A"/>')], styles)).toEqual([['It opens.', []]]);
  });
});
