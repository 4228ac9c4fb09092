/**
 * Two columns of a page that were copied line by line into one: each line begins in one sentence and ends in another. Where
 * one ruling's text ends and the other's goes on can then be told by nobody with certainty.
 */
import type { Paragraph } from '../../blocks/paragraphs.ts';

/** Words that no sentence breaks off behind. */
const AWAITS = ['a', 'an', 'and', 'any', 'are', 'at', 'be', 'been', 'by', 'cannot', 'do', 'does', 'each', 'for', 'from', 'has', 'have', 'her', 'his', 'if', 'in', 'into', 'is', 'its', 'may', 'must', 'not', 'of', 'on', 'only', 'or', 'that', 'the', 'their', 'this', 'to', 'use', 'was', 'which', 'will', 'with', 'your'];
/** Words that begin a sentence, or an order. */
const BEGINS = ['A', 'Add', 'After', 'All', 'An', 'Any', 'As', 'At', 'Both', 'Change', 'Delete', 'Each', 'Example', 'For', 'He', 'If', 'In', 'It', 'Its', 'No', 'Note', 'On', 'Once', 'One', 'Only', 'Replace', 'See', 'She', 'Some', 'That', 'The', 'There', 'They', 'This', 'To', 'Two', 'When', 'Whenever', 'While', 'You', 'Your'];

/** Places at which no sentence goes on as it began. */
export const BROKEN: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(`\\b(?:${AWAITS.join('|')}) (?:${BEGINS.join('|')}) \\p{Ll}`, 'gu'), example: 'the lamp will be Some barges are rowed' },
  { is: /[\p{Ll})](?<!\b(?:etc|vs|cf|no|p|ed)|\.\p{L})[.!?] (?!e\.g|i\.e|etc)\p{Ll}{2,}\b/gu, example: 'the tide has turned. until the lamp is lit' },
  { is: /(?:^|[.!?] )(?:It|They|He|She|We|You) (?:the|an?|of|at|by|is|are)(?<!You are|We are|They are|It is|He is|She is) \p{Ll}|\b(?:the|an?) (?:the|an?|of|is|are|was|not|and|or|by|may) \p{Ll}|\b(?:is|are) no not\b/gu, example: 'No bell is a lamp. It the start of a tide' },
];
/** A gap that no text has within a line, behind several words: what stands there is another column's. */
const BESIDE = /(?:\S{1,30} ){3}\S{1,30} {4,}\S/gu;
const FEWEST_BESIDE = 4;
/** So many of them, and so many characters for each at the most, are no slips. Undamaged documents have one in 20,000. */
const FEWEST = 3;
const CHARACTERS_EACH = 1500;

/** Whether a document's text is that of two columns run together. */
export function areColumnsFlattened(paragraphs: readonly Paragraph[]): boolean {
  const beside = paragraphs.filter(({ marked, wraps }) => wraps.length > 0 && marked.search(BESIDE) >= 0).length;
  if (beside >= FEWEST_BESIDE && beside > paragraphs.length / 4) return true;
  return areBrokenThroughout(paragraphs.map(({ text }) => text));
}

/** Whether sentences go on in the midst of others again and again. */
export function areBrokenThroughout(texts: readonly string[]): boolean {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const broken = texts.reduce((sum, text) => sum + brokenJoints(text), 0);
  return broken >= FEWEST && broken * CHARACTERS_EACH >= characters;
}

function brokenJoints(text: string): number {
  const even = text.replaceAll(/\s+/gu, ' ');
  return BROKEN.reduce((sum, { is }) => sum + [...even.matchAll(is)].length, 0);
}
