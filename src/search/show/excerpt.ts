import type { ReadPassage } from '../documents/reader.ts';
import type { Slot } from '../query/slot.ts';
import type { Answers } from '../rank/answers.ts';
import { closest } from '../rank/closeness.ts';
import { joinMarks } from './marks.ts';
import type { Mark } from './marks.ts';

/** The words in their context. */
export interface Excerpt {
  /** Where on the document's page the passage stands; null where it only stands beside the text. */
  anchor: string | null;
  /** The document that says it, of what stands beside the text. */
  by: string | null;
  /** A piece of the passage, with an ellipsis where it was cut. */
  text: string;
  marks: Mark[];
}

/** An excerpt has about so many characters, and begins so many before the first match. */
const length = 180;
const before = 50;

/** The piece of the passages where most of the query stands together; their opening where nothing of it does. */
export function excerptOf(passages: readonly ReadPassage[], slots: readonly Slot[], answers: Answers): Excerpt | null {
  let best: { passage: ReadPassage; share: number; first: number } | null = null;
  for (const passage of passages) {
    const { share, from } = closest(slots, answers, passage.words);
    if (best === null || share > best.share) best = { passage, share, first: from };
  }
  if (best === null) return null;
  const { passage, first } = best;
  const match = passage.placed[first]?.from ?? 0;
  return cut(passage, best.share === 0 ? 0 : Math.max(0, match - before), answers);
}

function cut({ anchor, text, by, placed }: ReadPassage, wished: number, answers: Answers): Excerpt {
  const from = wished < before / 2 ? 0 : wordStart(text, Math.min(wished, Math.max(0, text.length - length)));
  const to = text.length - from <= length * 1.15 ? text.length : wordStart(text, from + length);
  const head = from === 0 ? '' : '… ';
  const shift = head.length - from;
  const shown = head + text.slice(from, to).trimEnd() + (to === text.length ? '' : ' …');
  const inside = placed.filter((one) => one.from >= from && one.to <= to && answers.has(one.word));
  return { anchor, by, text: shown, marks: joinMarks(inside.map((one): Mark => [one.from + shift, one.to + shift]), shown) };
}

/** The place after the nearest white space before `place`, so that no word is cut. */
function wordStart(text: string, place: number): number {
  const blank = text.slice(0, place).search(/\s\S*$/u);
  return blank < 0 ? 0 : blank + 1;
}
