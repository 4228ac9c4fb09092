import type { Message } from '../../../src/model/corpus.ts';

/** What is said of a document that holds what stands in front of a glossary, and nothing of it. */
export function inFront(file: string, line: number): Message {
  return {
    rule: 'no-entry-in-front', severity: 'warning', file, line,
    message: `${file} explains the glossary and holds none of its entries, as the page in front of its letters does`,
    hint: 'Give the pages of its letters. If this one holds entries, name its layout in corpus.yaml.',
  };
}
