/** One block as an MDX element: its text escaped, its names linked, its icons named. Built as a tree, so that no text can be more than text. */
import type { PhrasingContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { u } from 'unist-builder';
import type { Block } from '../../../src/model/corpus.ts';
import type { Span } from '../../link/spans/span.ts';

/** Reads: a block and what stands in its text. Writes: `<Block ...>text</Block>`. */
export function blockElement(block: Block, spans: readonly Span[]): MdxJsxFlowElement {
  const attributes = {
    id: block.id, type: block.type, lines: block.lines.join('-'), document: block.document,
    ...(block.amendment === null ? {} : { amendment: block.amendment }),
    ...(block.marker === null ? {} : { marker: block.marker }),
    ...(block.level === 0 ? {} : { level: String(block.level) }),
  };
  return { type: 'mdxJsxFlowElement', name: 'Block', attributes: attributesOf(attributes), children: [u('paragraph', phrasing(block, spans))] };
}

/** The text cut at its spans; emphasis that a span crosses only in part is left out. */
function phrasing({ text, spans: marks }: Block, spans: readonly Span[]): PhrasingContent[] {
  const outer = marks.filter(({ is, from, to }) => (is === 'strong' || is === 'em') && spans.every((span) => span.to <= from || span.from >= to || (span.from >= from && span.to <= to)));
  const children: PhrasingContent[] = [];
  let at = 0;
  for (const { from, to, is } of outer) {
    children.push(...cut(text, at, from, spans), element(is, {}, cut(text, from, to, spans)));
    at = to;
  }
  return [...children, ...cut(text, at, text.length, spans)];
}

function cut(text: string, from: number, to: number, spans: readonly Span[]): PhrasingContent[] {
  const children: PhrasingContent[] = [];
  let at = from;
  for (const span of spans.filter((one) => one.from >= from && one.to <= to)) {
    if (span.from > at) children.push(u('text', text.slice(at, span.from)));
    children.push(spanElement(span, text.slice(span.from, span.to)));
    at = span.to;
  }
  if (at < to) children.push(u('text', text.slice(at, to)));
  return children;
}

function spanElement(span: Span, words: string): MdxJsxTextElement {
  const children = [u('text', words)];
  switch (span.is) {
    case 'icon': return element('Icon', { code: span.code }, children);
    case 'missing': return element('Ref', { kind: 'missing', reason: span.reason }, children);
    case 'explicit':
    case 'mention': return element('Ref', { to: span.target, kind: span.is }, children);
  }
}

function element(name: string, attributes: Record<string, string>, children: PhrasingContent[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributesOf(attributes), children };
}

/** The serialiser escapes quotation marks only, and whoever reads MDX decodes every entity. */
function attributesOf(values: Record<string, string>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value: value.replaceAll('&', '&amp;') }));
}
