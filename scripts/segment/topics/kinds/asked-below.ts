/** Names with questions below them, as in a column of letters: whoever answers rules on them, and explains no terms. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { asksOfItself } from './about-itself.ts';
import { isQuestion } from './questions.ts';
import type { TopicView } from '../viewed.ts';

/** So many names, and so large a share of them, have a question right below. */
const FEWEST = 3;
const NEARLY_ALL = 0.8;

/** How a column prints a question that its answer stands behind, or that bears the name of him who asks. */
export const ASKED: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:q|question)\s?\d{0,3}\s?[.:)]\s.{4,600}?\s(?:a|answer)\s?\d{0,3}\s?[.:)]\s+\S/iu, example: 'Q: May I lift it? A: Yes.' },
  { is: /^\p{Lu}[^.:?!]{0,40} (?:asks?|asked|writes|wrote|wonders|wants to know|would like to know)(?: us)?\s?[:,]\s.{2,600}\?/iu, example: 'Nan asks: May I lift it?' },
  { is: /^(?:dear|to) [^.:?!]{2,40}[:,]\s.{2,600}\?/iu, example: 'Dear Lampwright, may I lift it?' },
];

/** Whether nearly each name that a document sets off on a line of its own stands above a question. */
export function areNamesAsked({ open, topics, style }: TopicView): boolean {
  if (style.separator !== 'line') return false;
  const below = topics.flatMap((topic, at) => (topic === null ? [] : [isAsked(open[at + 1]?.paragraph)]));
  return below.filter(Boolean).length >= Math.max(FEWEST, below.length * NEARLY_ALL);
}

/** The share of names that must have a question, where questions and answers are told by their letters. */
const MOSTLY = 0.6;

/** Whether a document answers questions below its names, and not only about itself. */
export function answersBelowNames(view: TopicView): boolean {
  const { style, questions } = view;
  if (questions.length === 0) return areNamesAsked(view);
  return style.separator === 'line' && questions.length >= FEWEST && questions.length >= style.count * MOSTLY && !asksOfItself(questions);
}

function isAsked(paragraph: Paragraph | undefined): boolean {
  return paragraph !== undefined && (isQuestion(paragraph.text) || ASKED.some(({ is }) => is.test(paragraph.text)));
}
