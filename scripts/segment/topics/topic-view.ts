import type { SourceFile } from '../../read/source-file.ts';
import { readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { wrappingOf } from '../blocks/wrapping.ts';
import { withoutEdges } from '../layouts/furniture.ts';
import { markSections, type Sectioned } from './sections.ts';
import { withoutRunningHeads } from './running-heads.ts';
import { cutAtTopics } from './soft-breaks.ts';
import { styleOf, type TopicStyle } from './style.ts';

/** A document as one of topics and texts, before it is decided what is a topic. */
export interface TopicView {
  paragraphs: Sectioned[];
  /** Those among which topics are looked for: not the summary, and not the head where a heading ends it. */
  open: Sectioned[];
  style: TopicStyle;
}

/** Several layouts ask for the same view of a document. */
const views = new WeakMap<SourceFile, TopicView>();

/** Reads: a document's lines. Writes: its paragraphs by section, and the style its topics seem to have. */
export function topicView(source: SourceFile): TopicView {
  const known = views.get(source);
  if (known) return known;
  const paragraphs = markSections(paragraphsOf(source));
  const headed = paragraphs.some(({ within }) => within === 'rulings');
  const open = paragraphs.filter(({ within, heading }) => heading === null && within !== 'summary' && (within !== 'front' || !headed));
  const view = { paragraphs, open, style: styleOf(open.map(({ paragraph }) => paragraph)) };
  views.set(source, view);
  return view;
}

function paragraphsOf(source: SourceFile): Paragraph[] {
  const lines = withoutEdges(withoutRunningHeads(source.reading));
  return cutAtTopics(readParagraphs(lines, 0, lines.length, { wrapping: wrappingOf(lines), starIsBullet: true }));
}
