/** Names and days that a narrow column broke over two lines: `Harbour` above `Master`, `4th June` above `2009`. */
import { withoutArticle } from '../../../names/alphabet.ts';
import type { ReadingLine } from '../../../read/source-file.ts';
import { looksLikeHeadword } from '../../headwords/headword-line.ts';
import { months } from '../../../language/en/calendar-words.ts';

const LONGEST = 24;
const MOST_WORDS = 3;
/** Lines below in which a name is looked for. */
const BELOW = 3;
const DAY = new RegExp(String.raw`^\d{1,2}(?:st|nd|rd|th)? (?:${months}),?$`, 'iu');
const YEAR = /^(?:19|20)\d{2}$/u;

/** Reads: the lines of a document. Writes: the same, a name on one line where the text right below it has it so, and a day with its year. */
export function withWholeNames(lines: ReadingLine[]): ReadingLine[] {
  const out = [...lines];
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || out[at]?.text === '') return;
    const [head, tail] = [line.text.trim(), next.text.trim()];
    const whole = `${head} ${tail}`;
    const isDay = DAY.test(head) && YEAR.test(tail);
    if (!isDay && !(isPart(head) && isPart(tail) && isTold(lines, at, whole)) && !breaksOff(lines, at)) return;
    out[at] = { ...line, text: '' };
    out[at + 1] = { ...next, text: whole, from: line.from };
  });
  return out;
}

/** The first line of a block that no name ends with, up to a word after which one goes on; and the longest rest of a name. */
const OPEN = /^["“]?\p{Lu}[^.!?:;,]{2,50}\s(?:of|the|and|for|from|with|&)$/u;
const LONGEST_REST = 40;

/** Whether a block begins with a name that its first line breaks off: the rest stands right below, above a text that is longer than it. */
function breaksOff(lines: readonly ReadingLine[], at: number): boolean {
  const [above, head, tail, below] = [-1, 0, 1, 2].map((step) => lines[at + step]?.text.trim() ?? '');
  if (above !== '' || head === undefined || tail === undefined || below === undefined || !OPEN.test(head)) return false;
  return tail.length <= LONGEST_REST && tail.length < below.length && looksLikeHeadword(tail) && /\p{Lu}/u.test(tail) && /^["“'‘(]?\p{Lu}/u.test(below);
}

function isPart(text: string): boolean {
  return text !== '' && text.length <= LONGEST && text.split(' ').length <= MOST_WORDS && /^["“]?\p{Lu}/u.test(text) && looksLikeHeadword(text);
}

/** The text below begins with the whole name, or with an article and the name: its first line is longer than both parts. */
function isTold(lines: readonly ReadingLine[], at: number, whole: string): boolean {
  const below = lines.slice(at + 2, at + 2 + BELOW).find(({ text }) => text.trim() !== '')?.text ?? '';
  return below.length > whole.length && withoutArticle(below.replace(/^\s*[-•*]\s+/u, '')).startsWith(whole);
}
