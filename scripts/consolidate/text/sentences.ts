/** One sentence of a text, with its place: `text.slice(from, to)`, without the white space after it. */
export interface Sentence {
  text: string;
  from: number;
  to: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Ends that look like the end of a sentence and are none. */
const endsThatContinue = [
  /** "a small craft, e.g. a punt" */
  /\b(?:e\.g|i\.e|vs|cf|nos?|st|mrs?|ms|dr|lt|cmdr|capt|col|gen|adm|prof|jr|sr)\.\s*$/iu,
  /** "the C.L. Heron", "J. Wick" */
  /(?:^|[\s("“.])\p{Lu}\.\s*$/u,
];

/**
 * Cuts a text into sentences. An abbreviation does not end one, nor does a full stop that is followed by a small letter
 * or a closing parenthesis; a parenthesis with sentences of its own stays with the sentence in which it opens.
 */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = found.at(-1);
    if (last !== undefined && continues(last.text, segment)) {
      last.text += segment;
      last.to = index + segment.length;
    } else {
      found.push({ text: segment, from: index, to: index + segment.length });
    }
  }
  return found.map(trimmed).filter((sentence) => sentence.text !== '');
}

function continues(before: string, after: string): boolean {
  return endsThatContinue.some((end) => end.test(before)) || /^\s*[\p{Ll})\]]/u.test(after) || open(before) > 0;
}

function open(text: string): number {
  const opened = text.match(/\(/gu)?.length ?? 0;
  const closed = text.match(/\)/gu)?.length ?? 0;
  return text.trimStart().startsWith('(') ? 0 : opened - closed;
}

function trimmed({ text, from }: Sentence): Sentence {
  const start = text.length - text.trimStart().length;
  const kept = text.trim();
  return { text: kept, from: from + start, to: from + start + kept.length };
}
