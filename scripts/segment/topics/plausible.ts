import { opensAsInstruction } from './instruction-openings.ts';
import { doubtsAboutTopic } from './not-a-topic.ts';
import type { Split } from './splits.ts';

const LONGEST = 60;

/** Whether a reading of a paragraph looks like topic and text by itself, whatever the rest of the document looks like. */
export function isPlausible({ topic, rest, bold, separator }: Split): boolean {
  if (doubtsAboutTopic(topic) > 1 || topic.length > LONGEST) return false;
  return separator === 'line' || bold || opensAsInstruction(rest) || /^["“'‘(*[]*[\p{Lu}\d]/u.test(rest);
}
