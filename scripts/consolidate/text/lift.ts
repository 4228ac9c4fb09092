/** Words that go from one place to another, with what is printed bold or italic in them and the references that they hold. */
import type { Block } from '../../../src/model/corpus.ts';
import { shifted } from '../../../src/model/spans.ts';
import { splice } from './splice.ts';
import type { Words } from './splice.ts';

const reachesOver = ({ spans }: Block, at: number): boolean => spans.some(({ from, to }) => from < at && at < to);

/** The words of a stretch; null where a span reaches over one of its ends, and would be torn. */
export function lifted(block: Block, from: number, to: number): Words | null {
  if (reachesOver(block, from) || reachesOver(block, to)) return null;
  const spans = shifted(block.spans.filter((mark) => mark.from >= from && mark.to <= to), -from);
  return { text: block.text.slice(from, to), spans };
}

/** Words between two others; null where a span reaches over the place. */
export const putInto = (block: Block, at: number, words: Words, amendment: string): Block | null =>
  (reachesOver(block, at) ? null : splice(block, at, at, words, amendment));

/** The words with a space before or behind them. */
export function spaced({ text, spans }: Words, side: 'before' | 'behind'): Words {
  if (side === 'behind') return { text: `${text} `, spans };
  return { text: ` ${text}`, spans: shifted(spans, 1) };
}

const count = (text: string, sign: RegExp): number => (text.match(sign) ?? []).length;

/** Whether brackets and quotation marks that open in a text close in it. */
export function closesWhatItOpens(text: string): boolean {
  return count(text, /\(/gu) === count(text, /\)/gu) && count(text, /\[/gu) === count(text, /\]/gu) && count(text, /“/gu) === count(text, /”/gu) && count(text, /"/gu) % 2 === 0;
}
