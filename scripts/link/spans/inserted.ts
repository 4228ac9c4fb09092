/** Words that a document itself marks as new, as spans of the block that holds them. */
import type { Block, SourceDocument, Span } from '../../../src/model/corpus.ts';
import { inOrder } from '../../../src/model/spans.ts';

/** What the documents of a corpus mark, by their lines. */
export class InsertedWords {
  readonly #byLine: ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;

  constructor(documents: readonly SourceDocument[]) {
    this.#byLine = new Map(documents.map(({ id, marks }) => {
      const inserted = Map.groupBy(marks.filter(({ is }) => is === 'inserted'), ({ line }) => line);
      return [id, new Map([...inserted].map(([line, all]) => [line, all.map(({ words }) => words)]))];
    }));
  }

  /** A finished block with the marks on its lines; one that crosses a span, or whose words stand twice, is left to the document. */
  in(block: Block): Block {
    const lines = this.#byLine.get(block.document);
    if (lines === undefined) return block;
    const spans: Span[] = [];
    for (let line = block.lines[0]; line <= block.lines[1]; line++) {
      for (const words of lines.get(line) ?? []) {
        const span = placeOf(words, block.text);
        if (span !== null && ![...block.spans, ...spans].some((other) => cross(span, other))) spans.push(span);
      }
    }
    return spans.length === 0 ? block : { ...block, spans: inOrder([...block.spans, ...spans]) };
  }
}

function placeOf(words: string, text: string): Span | null {
  const from = text.indexOf(words);
  return from < 0 || text.includes(words, from + 1) ? null : { from, to: from + words.length, is: 'inserted' };
}

/** Whether one of two spans begins in the other and ends outside it. */
function cross(a: Span, b: Span): boolean {
  return (a.from < b.from && b.from < a.to && a.to < b.to) || (b.from < a.from && a.from < b.to && b.to < a.to);
}
