/** A reading that is refused: nothing of it is believed, every line is kept, and the document says why. */
import type { SourceFile } from '../read/source-file.ts';
import type { CutDocument } from './segments.ts';

export interface Refusal {
  /** `dress-not-understood`: by another layout it may be; `no-terms`: by none. */
  rule: 'dress-not-understood' | 'no-terms';
  /** What stands against the reading, in words for a person. */
  says: string;
}

/** Reads: a document as its layout cuts it, and what stands against that. Writes: the same without entries and rulings, with a message that gives the row for corpus.yaml. */
export function refused({ file }: SourceFile, document: CutDocument, { rule, says }: Refusal): CutDocument {
  const { layout, kind, entries, rulings, ledger, messages } = document;
  const first = kind === 'rulings' ? rulings.find(({ topic }) => topic !== null) : entries[0];
  const name = kind === 'rulings' ? rulings.find(({ topic }) => topic !== null)?.topic : entries[0]?.headword;
  return {
    ...document, entries: [], rulings: [],
    ledger: ledger.map((row) => (row.owner === null ? row : { ...row, is: 'front matter', owner: null })),
    messages: [...messages, {
      rule, severity: 'error', file, line: first?.lines[0] ?? 1,
      message: `${file} was nearly read as ${layout}: ${says}, so none of its ${kind === 'rulings' ? 'rulings' : 'entries'} was read`,
      hint: `The first name found is “${name ?? ''}”. If it was understood rightly, say so in corpus.yaml, under documents: { file: ${file}, layout: "${layout}" }.`,
    }],
  };
}

/** Whether another layout may understand what this one did not. */
export function mayBeUnderstoodOtherwise({ messages }: Pick<CutDocument, 'messages'>): boolean {
  return messages.some(({ rule }) => rule === 'dress-not-understood');
}
