/** A change in words that need no style: what it was, and what it is. Readers that show strokes show them too. */
import type { Element, ElementContent } from 'xast';
import { x } from 'xastscript';
import { plain } from './atom.ts';
import { pairedBlocks, wordDifferences } from '../data/differences.ts';
import type { BlockPair, Difference } from '../data/differences.ts';
import type { Block } from '../model/corpus.ts';

/** Under which words the two sides of a change stand. */
export interface Sides {
  before: string;
  after: string;
}

/** Passages that differ, each before and after; those that are as they were are left out. */
export function differenceOf(before: readonly Block[], after: readonly Block[], sides: Sides): Element[] {
  return pairedBlocks(before, after).filter((pair) => pair.before?.text !== pair.after?.text).flatMap((pair) => passage(pair, sides));
}

/** Blocks as paragraphs, under a word that says what they are. */
export function passages(label: string, blocks: readonly Block[]): Element[] {
  return blocks.map(({ marker, text }, at) => x('p', [...(at === 0 ? said(label) : []), plain(`${marker === null ? '' : `${marker} `}${text}`)]));
}

function passage({ before, after }: BlockPair, sides: Sides): Element[] {
  if (before === null || after === null) return passages(before === null ? 'Added' : 'Deleted', [before ?? after].flatMap((block) => block ?? []));
  const words = wordDifferences(before.text, after.text);
  return [side(sides.before, words, 'removed', 'del'), side(sides.after, words, 'added', 'ins')];
}

function side(label: string, words: readonly Difference[], own: Difference['is'], tag: string): Element {
  const held = words.filter(({ is }) => is === 'same' || is === own);
  return x('p', [...said(label), ...held.map(({ is, text }) => (is === own ? x(tag, [plain(text)]) : plain(text)))]);
}

function said(label: string): ElementContent[] {
  return [x('b', `${label}:`), plain(' ')];
}
