/** The rule that a document states once for all that it holds: read from its front matter. */
import { sentences } from '../../src/model/sentences.ts';
import { defaultRuleIn, mayBeDefault, mayLimitDefault, takesBack } from '../language/en/default-rules.ts';
import type { DefaultRule } from '../language/en/default-rules.ts';
import type { FrontParagraph, LineRange } from '../segment/segments.ts';

/** A document's own rule, with the lines of the paragraph that states it. */
export type StatedRule = DefaultRule & { lines: LineRange };

/** What a document says of all its entries; `unread` are sentences that may say it and were not wholly understood. */
export interface StatedRules {
  rule: StatedRule | null;
  unread: { words: string; line: number }[];
}

const wordsOf = (text: string): string[] => sentences(text).map((sentence) => sentence.text);

/** Reads: a document's front matter. Writes: the one rule that it states; none where it states two, or takes back of one. */
export function statedRules(front: readonly FrontParagraph[]): StatedRules {
  const rules: StatedRule[] = [];
  const unread: StatedRules['unread'] = [];
  for (const [place, { text, lines }] of front.entries()) {
    const said = wordsOf(text);
    const next = wordsOf(front[place + 1]?.text ?? '').slice(0, 1).filter(takesBack);
    for (const [at, words] of said.entries()) {
      const rule = defaultRuleIn(words);
      if (rule !== null && next.length === 0 && !said.slice(at + 1).some(mayLimitDefault)) rules.push({ ...rule, lines });
      else if (rule !== null || mayBeDefault(words)) unread.push({ words, line: lines[0] });
    }
  }
  const [only = null, ...others] = rules;
  if (others.length === 0 && unread.length === 0) return { rule: only, unread };
  return { rule: null, unread: [...unread, ...rules.map(({ words, lines }) => ({ words, line: lines[0] }))] };
}
