import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mdxOfBlocks } from '../../scripts/write/mdx/mdx-file.ts';
import type { Block, Span } from '../../src/model/corpus.ts';
import { shownText, withEmphasis, withGaps } from '../../src/model/spans.ts';
import { readMdx } from './rig/read-mdx.ts';

const HARMLESS = ['root', 'yaml', 'paragraph', 'text', '<Block>', '<Ref>', '<Icon>', '<Gap>', '<strong>', '<em>'];

/** Beginnings and pieces of all that means something in MDX, Markdown, HTML, YAML or an address. */
const tricky = fc.constantFrom(
  '<script>', '</script>', '<!--', '-->', '<Block>', '</Block>', '<Ref to="x">', '{', '}', '{process.exit()}', '${1}', '{/*', '*/}', 'import x from "y"', 'export default 1',
  '---', '***', '===', '```', '~~~', '`', '*', '_', '**', '#', '>', '|', '[', ']', '](', '![', 'javascript:alert(1)', 'http://a.b', '<http://a.b>', '&amp;', '&', '\\', '\\\\',
  '1.', '1)', '-', '+', '"', '\'', ':', '%', '@', '!', '$', '\u00a0', '  ', '\t', 'é', 'ﬁ', '\u200b', '\u2028', '🙂', '\ud83d', 'a', 'Lamp', '\0', '\u0085', '\u000c',
);
const anyText = fc.oneof(
  fc.array(tricky, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(tricky, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
).map(asDocumentsHaveIt).filter((text) => text !== '');

/** Reading a document leaves no line's end in a block, no space at its edges, no NUL and no half of a character. */
function asDocumentsHaveIt(text: string): string {
  return text.replaceAll(/[\r\n\0]/gu, ' ').toWellFormed().trim();
}

const plain = (text: string, more: Partial<Block> = {}): Block =>
  ({ id: 'p1', type: 'paragraph', text, lines: [3, 4], document: 'glossary-l', amendment: null, level: 0, marker: null, spans: [], ...more });

/** Cuts a text at random places; every second piece is marked. */
function pieces(text: string, places: number[]): { from: number; to: number }[] {
  const at = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return at.flatMap((from, index) => (index % 2 === 0 && at[index + 1] !== undefined ? [{ from, to: at[index + 1] ?? from }] : []));
}
const isWhole = (text: string) => ({ from, to }: { from: number; to: number }): boolean => text.slice(from, to).isWellFormed();

function spanOf({ from, to }: { from: number; to: number }, index: number): Span {
  switch (index % 3) {
    case 0: return { from, to, is: 'see', target: 'low-water' };
    case 1: return { from, to, is: 'icon', code: '"<W>' };
    default: return { from, to, is: 'see', target: null, reason: 'letter not held' };
  }
}
const places = fc.array(fc.nat(200), { maxLength: 8 });

describe('the text of a block, written as MDX and read again', () => {
  it('is the same, whatever it holds', () => {
    fc.assert(fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (texts) => {
      const { blocks } = readMdx(mdxOfBlocks({}, texts.map((text) => plain(text))));
      expect(blocks.map(({ text }) => text)).toEqual(texts);
    }), { numRuns: 300 });
  });

  it('is the same with names, icons and emphasis in it', () => {
    fc.assert(fc.property(anyText, places, places, (text, spanned, emphasised) => {
      const spans = pieces(text, spanned).filter(isWhole(text)).map(spanOf);
      const emphasis = pieces(text, emphasised).filter(isWhole(text)).map((piece, at) => ({ ...piece, is: at % 2 === 0 ? 'strong' as const : 'em' as const }));
      const { blocks } = readMdx(mdxOfBlocks({}, [plain(text, { spans: withEmphasis(spans, emphasis) })]));
      expect(blocks.map((block) => block.text)).toEqual([text]);
    }), { numRuns: 300 });
  });

  it('is the same with a mark where words were lost, set apart by spaces', () => {
    fc.assert(fc.property(anyText, places, (text, gaps) => {
      const at = [...new Set(gaps.map((place) => place % (text.length + 1)))].filter((place) => text.slice(place).isWellFormed());
      const block = plain(text, { spans: withGaps([], at) });
      const { blocks } = readMdx(mdxOfBlocks({}, [block]));
      expect(blocks.map((one) => one.text)).toEqual([shownText(block)]);
    }), { numRuns: 300 });
  });

  it('is text: no expression, no import, no element but those of ingestion', () => {
    fc.assert(fc.property(anyText, places, (text, spanned) => {
      const spans = pieces(text, spanned).filter(isWhole(text)).map(spanOf);
      const { kinds } = readMdx(mdxOfBlocks({ title: text }, [plain(text, { spans })]));
      expect([...kinds].filter((kind) => !HARMLESS.includes(kind))).toEqual([]);
    }), { numRuns: 300 });
  });

  it('changes nothing around it: neither the front matter nor what is said of the block', () => {
    fc.assert(fc.property(anyText, anyText, (text, marker) => {
      const said = { title: text, seeAlso: [{ phrase: marker, target: null }], '2019-11-04': text };
      const { frontmatter, blocks } = readMdx(mdxOfBlocks(said, [plain(text, { marker, level: 2 })]));
      expect(frontmatter).toEqual(said);
      expect(blocks[0]?.attributes).toEqual({ id: 'p1', type: 'paragraph', lines: '3-4', document: 'glossary-l', marker, level: '2' });
    }), { numRuns: 200 });
  });
});
