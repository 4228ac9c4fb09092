/** Rulings each below a line of signs that the whole document draws: what stands between two such lines without a topic belongs to none, a greeting, a signature. */
import type { ReadingLine } from '../../../read/source-file.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';

/** A line of signs. */
const RULE = /^\s*(?:[-_=*~#•·+]\s?){5,}$/u;
/** So many topics, so large a share of them right below a line of signs. */
const FEWEST = 3;
const NEARLY_ALL = 0.8;
/** The share of parts without a topic; where there are more, a line of signs parts something else. */
const MOST_WITHOUT = 0.4;

/** Reads: a document's lines, its paragraphs, and those that begin a topic. Writes: those that stand between lines of signs and belong to no topic. */
export function untitledBetweenRules(reading: readonly ReadingLine[], paragraphs: readonly Paragraph[], starts: { has(paragraph: Paragraph): boolean }): ReadonlySet<Paragraph> {
  const rules = reading.flatMap(({ text }, at) => (RULE.test(text) ? [at] : []));
  const parts = rules.map((from, index) => paragraphs.filter(({ first }) => first > from && first < (rules[index + 1] ?? Infinity))).filter((part) => part.length > 0);
  const all = paragraphs.filter((paragraph) => starts.has(paragraph)).length;
  const titled = parts.filter(([head]) => head !== undefined && starts.has(head));
  const begin = parts.findIndex(([head]) => head !== undefined && starts.has(head));
  const without = parts.slice(Math.max(begin, 0)).filter((part) => !part.some((paragraph) => starts.has(paragraph)));
  const areBelow = titled.length >= FEWEST && titled.length >= all * NEARLY_ALL && without.length <= titled.length * MOST_WITHOUT;
  return new Set(areBelow ? without.flat() : []);
}
