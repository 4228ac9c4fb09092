/** Drawings of icons: an SVG is a stranger's text, and only its shapes are taken from it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readCorpusFolder } from '../../scripts/read/corpus-folder.ts';
import { drawingOf } from '../../scripts/read/icon-picture.ts';
import { glossaryPage } from '../ingest/rig/sample-documents.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z" fill="#123"></path></svg>';
const hostile = [
  '<script>alert(1)</script>', '<style>*{background:url(//evil.example)}</style>', '<foreignObject><iframe src="//evil.example"></iframe></foreignObject>',
  '<image href="//evil.example/a.png"/>', '<use href="//evil.example/a.svg#b"/>', '<a href="javascript:alert(1)"><circle r="1"/></a>', '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>', '<!ENTITY a "b">', '<?xml-stylesheet href="//evil.example"?>', '<![CDATA[<script>alert(1)</script>]]>',
];
const attributes = ['onload="alert(1)"', 'style="background:url(//evil.example)"', 'fill="url(//evil.example#a)"', 'fill="URL(//evil.example)"', 'class="a"', 'id="a"', 'xlink:href="javascript:alert(1)"', 'filter="url(#a)"'];
const forbidden = /script|style|href|url|evil|alert|onload|<a[ >]|foreignObject|image|animate|ENTITY|CDATA/iu;

describe('what is taken from an SVG', () => {
  it('is its shapes and colours, written anew, and the same when read again', () => {
    const taken = drawingOf(`<?xml version="1.0"?>${drawing}`);
    expect(taken).toBe(drawing);
    expect(drawingOf(taken ?? '')).toBe(taken);
  });

  it('is nothing that runs, leads elsewhere or sets style, wherever it stands', () => {
    fc.assert(fc.property(fc.subarray(hostile), fc.subarray(attributes), fc.nat(3), (parts, own, depth) => {
      const inside = `${'<g>'.repeat(depth)}${parts.join('')}<path d="M1 1h6" ${own.join(' ')}/>${'</g>'.repeat(depth)}`;
      const taken = drawingOf(`<svg viewBox="0 0 8 8" ${own.join(' ')}>${inside}${parts.toReversed().join('')}</svg>`);
      expect(taken ?? '').not.toMatch(forbidden);
    }));
  });

  it.each([['no SVG', '<html><p>drawn</p></html>'], ['no shape', '<svg viewBox="0 0 8 8"><script>1</script></svg>'], ['no size', '<svg><path d="M1 1h6"/></svg>'], ['nothing', '']])('of a file with %s is nothing', (_, text) => {
    expect(drawingOf(text)).toBeNull();
  });

  it('ends, however deep it is nested', () => {
    const nested = (depth: number): string => `<svg viewBox="0 0 8 8"><path d="M1 1h6"/>${'<g>'.repeat(depth)}<path d="M2 2h2"/></svg>`;
    expect(drawingOf(nested(100))).toContain('M1 1h6');
    expect(drawingOf(nested(20_000))).toBeNull();
  });
});

describe('a corpus whose icons are drawn', () => {
  const folderWith = (svg: string): string => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'drawn'));
    writeFileSync(path.join(folder, 'glossary.txt'), glossaryPage('L', 'lamp\nA lamp burns oil.'));
    writeFileSync(path.join(folder, 'drawn', 'tide.svg'), drawing);
    writeFileSync(path.join(folder, 'words.svg'), 'A lamp burns oil.');
    writeFileSync(path.join(folder, 'corpus.yaml'), `icons:\n  - { code: Tid, name: Tide, svg: ${svg} }\n`);
    return folder;
  };

  it('has them as data, and does not read them as documents', async () => {
    const { config, sources, messages } = await readCorpusFolder(folderWith('drawn/tide.svg'));
    expect(config.icons).toEqual([{ code: 'Tid', name: 'Tide', written: [], picture: drawing }]);
    expect(sources.map(({ file }) => file)).not.toContain('tide.svg');
    expect(messages.filter(({ rule }) => rule === 'icon-picture')).toEqual([]);
  });

  it.each([['drawn/none.svg', 'is not there'], ['../tide.svg', 'lies outside the folder'], ['words.svg', 'holds no shapes']])('says that %s %s, and shows the letters', async (svg, why) => {
    const { config, messages } = await readCorpusFolder(folderWith(svg));
    expect(config.icons).toEqual([{ code: 'Tid', name: 'Tide', written: [] }]);
    expect(messages.map(({ message }) => message).join()).toContain(why);
  });
});
