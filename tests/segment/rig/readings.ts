/** How a sign's example may be read, in a document of the style that it names. */
import { sortKey } from '../../../scripts/names/sort-key.ts';
import { readParagraphs } from '../../../scripts/segment/blocks/paragraphs.ts';
import { sharedBeginnings } from '../../../scripts/segment/topics/names/shared-beginnings.ts';
import type { Reading, Sign } from '../../../scripts/segment/topics/names/signs.ts';
import { splitsIn } from '../../../scripts/segment/topics/names/splits.ts';
import type { TopicStyle } from '../../../scripts/segment/topics/order/style.ts';
import { titleIn } from '../../../scripts/segment/topics/titles/title-line.ts';

const STYLE: TopicStyle = { separator: '-', container: 'paragraph', capitals: false, bold: false, heading: null, tight: false, small: false, questions: false, dated: false, count: 5 };

/** The readings of a sign's example that any paragraph of it gives, with the paragraphs around it. */
export function readingsOf({ example, among }: Sign): Reading[] {
  const style = { ...STYLE, ...among };
  const lines = example.split('\n').map((line, at) => ({ text: line.replace(/^(?:\[soft\]|#+) /u, ''), from: at + 1, to: at + 1, ...(line.startsWith('#') ? { heading: line.indexOf(' ') } : {}) }));
  const paragraphs = readParagraphs(lines, 0, lines.length, { wrapping: null, starIsBullet: true }).map((one) => ({ ...one, soft: example.startsWith('[soft]') }));
  return paragraphs.flatMap((paragraph, at) => {
    const splits = style.separator === 'line' ? [titleIn(paragraph) ?? []].flat() : splitsIn(paragraph);
    return splits.map((split, index): Reading => ({
      split,
      later: splits.slice(index + 1),
      paragraph,
      prior: paragraphs[at - 1],
      next: paragraphs[at + 1],
      style,
      names: new Set(['known name']),
      shared: sharedBeginnings(paragraphs).runIn,
      quoted: new Set(['quoted section']),
      announcements: paragraphs.slice(0, at).flatMap(({ text }) => (text.endsWith(':') && text.includes('change') ? [text] : [])),
      above: paragraphs.slice(0, at).flatMap((one) => splitsIn(one).map(({ topic }) => sortKey(topic))),
    }));
  });
}
