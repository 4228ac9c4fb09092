/** One block as an MDX element: its text escaped, its names linked, its icons named. Built as a tree, so that no text can be more than text. */
import type { PhrasingContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { u } from 'unist-builder';
import type { Block, Span } from '../../../src/model/corpus.ts';
import { gapShown, piecesOf } from '../../../src/model/spans.ts';
import type { Piece } from '../../../src/model/spans.ts';

/** Reads: a block. Writes: `<Block ...>text</Block>`. */
export function blockElement(block: Block): MdxJsxFlowElement {
  const attributes = {
    id: block.id, type: block.type, lines: block.lines.join('-'), document: block.document,
    ...(block.amendment === null ? {} : { amendment: block.amendment }),
    ...(block.marker === null ? {} : { marker: block.marker }),
    ...(block.level === 0 ? {} : { level: String(block.level) }),
  };
  return { type: 'mdxJsxFlowElement', name: 'Block', attributes: attributesOf(attributes), children: [u('paragraph', phrasing(block.text, piecesOf(block.text, block.spans)))] };
}

/** The text as a tree: what a span says of its words stands around them. */
function phrasing(text: string, pieces: readonly Piece[]): PhrasingContent[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [u('text', piece)];
    return piece.span.is === 'gap' ? gapElement(text, piece.span.from) : spanElement(piece.span, phrasing(text, piece.inside));
  });
}

function gapElement(text: string, at: number): PhrasingContent[] {
  const { before, mark, after } = gapShown(text, at);
  return [...(before === '' ? [] : [u('text', before)]), element('Gap', {}, [u('text', mark)]), ...(after === '' ? [] : [u('text', after)])];
}

function spanElement(span: Span, words: PhrasingContent[]): PhrasingContent[] {
  switch (span.is) {
    case 'strong':
    case 'em': return [element(span.is, {}, words)];
    case 'icon': return [element('Icon', { code: span.code ?? '' }, words)];
    case 'see':
    case 'mention': return [element('Ref', reference(span), words)];
    case 'inserted':
    case 'gap': return words;
  }
}

function reference({ is, target, reason, ruling }: Span): Record<string, string> {
  if (typeof target === 'string') return { to: target, kind: is };
  return { kind: 'missing', reason: reason ?? 'no such entry', ...(ruling === undefined ? {} : { ruling }) };
}

function element(name: string, attributes: Record<string, string>, children: PhrasingContent[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributesOf(attributes), children };
}

/** The serialiser escapes quotation marks only, and whoever reads MDX decodes every entity. */
function attributesOf(values: Record<string, string>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value: value.replaceAll('&', '&amp;') }));
}
