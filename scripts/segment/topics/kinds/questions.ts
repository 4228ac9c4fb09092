/** Questions and answers, as in monthly articles: each question is a topic, and its answer the ruling. */
import type { ReadingLine } from '../../../read/source-file.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';

const QUESTION = /^(?:q|question)\s?\d{0,3}\s?[.:)]\s+(?=\S)/iu;
const ANSWER = /^(?:a|answer)\s?\d{0,3}\s?[.:)]\s+(?=\S)/iu;
/** So many questions with an answer below make an article of them. */
const FEWEST = 2;
/** Characters of a letter or word that marks either, with its number and a part of what follows. */
const LONGEST_MARK = 20;

/** Whether a text begins as a question does that is marked as one. */
export const isQuestion = (text: string): boolean => QUESTION.test(text);

/** Reads: the lines of a document. Writes: the indexes of questions and of answers, where several of both begin lines: none goes on with the line above it. */
export function askedLines(lines: readonly ReadingLine[]): number[] {
  const [asked, told] = [QUESTION, ANSWER].map((is) => lines.flatMap(({ text }, at) => (is.test(text.trim().slice(0, LONGEST_MARK)) ? [at] : [])));
  return asked === undefined || told === undefined || asked.length < FEWEST || told.length < FEWEST ? [] : [...asked, ...told];
}

export interface Question {
  paragraph: Paragraph;
  /** Without the letter that marks it. */
  words: string;
  /** Who asks, as printed behind the question; "" where nobody is named. */
  asker: string;
}

/** Behind the question: ` -- Nan, Brackwater`, ` (Nan)`. */
const ASKER = /(?<=\?["”’]?)\s+(?:(?:-{1,2}|[–—])\s*\S.{0,60}|[([]\p{Lu}[^()[\]]{0,60}[)\]])$/u;

/** Reads: a document's paragraphs. Writes: its questions, where several are answered; none in other documents. */
export function questionsIn(paragraphs: readonly Paragraph[]): Question[] {
  const asked = paragraphs.filter((paragraph, at) => QUESTION.test(paragraph.text) && answered(paragraphs, at));
  return asked.length < FEWEST ? [] : [...asked, ...cutOff(paragraphs, asked)].map((paragraph) => {
    const words = paragraph.text.replace(QUESTION, '');
    const asker = ASKER.exec(words.slice(-80))?.[0] ?? '';
    return { paragraph, words: words.slice(0, words.length - asker.length), asker: asker.trim() };
  });
}

/** The last question, where the copy ends before its answer: it belongs to no other's. */
function cutOff(paragraphs: readonly Paragraph[], asked: readonly Paragraph[]): Paragraph[] {
  const last = paragraphs.at(-1);
  return last !== undefined && QUESTION.test(last.text) && !asked.includes(last) ? [last] : [];
}

/** An answer stands below, before the next question. */
function answered(paragraphs: readonly Paragraph[], at: number): boolean {
  const below = paragraphs.slice(at + 1, at + 5);
  const next = below.findIndex(({ text }) => QUESTION.test(text));
  return below.slice(0, next < 0 ? undefined : next).some(({ text }) => ANSWER.test(text));
}
