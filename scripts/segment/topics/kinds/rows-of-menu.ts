/** Names of a site's pages, one right below the other: `News`, `Story`, `Rules`. None of them says what a document is. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';

/** So many of them, and so few words in each. */
const FEWEST = 4;
const MOST_WORDS = 3;
const LONGEST = 30;

/** Reads: the paragraphs of a document. Writes: the places of those that are rows of such a menu. */
export function rowsOfMenu(paragraphs: readonly Paragraph[]): ReadonlySet<number> {
  const runs: number[][] = [];
  paragraphs.forEach((paragraph, at) => {
    if (!isRow(paragraph)) return;
    const run = runs.at(-1);
    const above = paragraphs[at - 1];
    if (run !== undefined && above !== undefined && run.at(-1) === at - 1 && above.last === paragraph.first - 1) run.push(at);
    else runs.push([at]);
  });
  return new Set(runs.filter(({ length }) => length >= FEWEST).flat());
}

function isRow({ text, first, last }: Paragraph): boolean {
  return first === last && text.length <= LONGEST && text.replace(/^[>»›]\s*/u, '').split(' ').length <= MOST_WORDS && !endsSentence(text);
}
