import { opensAsInstruction } from './instruction-openings.ts';
import { doubtsAboutTopic } from './not-a-topic.ts';
import type { Split } from './splits.ts';

const LONGEST = 60;
/** The doubt about a question of many words, which is a title where it has its line. */
const LONG_QUESTION = 2.5;

/** Whether a reading of a paragraph looks like topic and text by itself, whatever the rest of the document looks like. */
export function isPlausible({ topic, rest, bold, separator }: Split): boolean {
  const isQuestion = separator === 'line' && topic.endsWith('?');
  if (doubtsAboutTopic(topic) > (isQuestion ? LONG_QUESTION : 1) || topic.length > (isQuestion ? LONGEST * 2 : LONGEST)) return false;
  return separator === 'line' || bold || opensAsInstruction(rest) || /^["“'‘(*[]*[\p{Lu}\d]/u.test(rest);
}
