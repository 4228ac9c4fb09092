/** What a document's own sign sets off: topics with texts, or names with names behind them. */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { opensAsInstruction } from '../names/instruction-openings.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsIn, type Split } from '../names/splits.ts';
import type { TopicStyle } from '../order/style.ts';
import { titleIn } from '../titles/title-line.ts';
import type { TopicView } from '../viewed.ts';

/** A title has a text below it; of names one below the other none has. */
export function isAboveText(next: TopicView['open'][number]['paragraph'] | undefined): boolean {
  return next !== undefined && titleIn(next) === null;
}

/** Words that stand small among names, too. */
const AMONG_NAMES = /^(?:and|at|by|de|for|from|in|la|of|on|the|to|van|von|with)$/u;

/** Whether what stands behind most topics is names and figures, no text: who made what, how many of each, when and where. */
export function areNames({ open, topics, style }: TopicView): boolean {
  if (style.separator === 'line') return false;
  const texts = topics.flatMap((topic, at) => (topic === null ? [] : [topic.rest === '' ? open[at + 1]?.paragraph.text ?? '' : topic.rest]));
  return texts.filter((text) => !isTold(text)).length > texts.length / 2;
}

/** The name of a file, an address. */
const PATH = /^(?:[^\s/\\]*[/\\]\S*|\S+\.(?:json|ya?ml|md|txt|html?|csv|pdf))$/iu;

function isTold(text: string): boolean {
  return !PATH.test(text.trim()) && (endsSentence(text) || opensAsInstruction(text) || (text.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu) ?? []).filter((word) => !AMONG_NAMES.test(word)).length >= 2);
}

/** The topic that a paragraph sets off with the document's own sign; null where it has none. */
export function topicOf(paragraph: TopicView['open'][number]['paragraph'], style: TopicStyle): Split | null {
  if (style.separator === 'line') return style.heading === null || paragraph.heading === style.heading ? titleIn(paragraph) : null;
  return splitsIn(paragraph).find((split) => split.separator === style.separator && (isPlausible(split) || (style.small && /^\p{Ll}/u.test(split.rest)))) ?? null;
}
