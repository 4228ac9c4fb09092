/** What an edition's publisher marks as changed, held against the changes that are found in it. */
import type { Entry, Message, SourceDocument } from '../../../src/model/corpus.ts';

type Event = Entry['editions'][number];

/** Marks that can be told from other uses of the same print: bold and italics stand for much else. */
const TOLD_APART = /^(?!bold$|italics$)/u;

/**
 * Where an edition says that its changes are marked, and a copy shows marks, each entry is asked: it is marked and has the
 * words of the text before, or it has other words and is not marked. Both are named; the words decide, not the mark.
 */
export function claimedChanges(documents: readonly SourceDocument[], entries: readonly Entry[]): Message[] {
  return documents.flatMap((document) => {
    const legend = document.legend.find(({ is, by }) => is === 'inserted' && TOLD_APART.test(by));
    if (document.kind !== 'glossary' || legend === undefined) return [];
    const events = entries.flatMap((entry) => entry.editions.flatMap((event) => (event.document === document.id && event.lines !== null ? [{ entry, event }] : [])));
    const compared = events.filter(({ event }) => event.how !== 'base' && event.how !== 'not in this copy');
    if (compared.length === 0) return [];
    if (!events.some(({ event }) => isMarked(document, event))) return [unmarked(document, legend.words)];
    return compared.flatMap(({ entry, event }) => differing(document, entry, event));
  });
}

function isMarked({ marks }: SourceDocument, { lines }: Event): boolean {
  return lines !== null && marks.some(({ is, line }) => is === 'inserted' && line >= lines[0] && line <= lines[1]);
}

function differing(document: SourceDocument, { headword }: Entry, event: Event): Message[] {
  const marked = isMarked(document, event);
  const changed = event.how !== 'confirmed';
  if (marked === changed) return [];
  const edition = document.date ?? document.title;
  return [{
    rule: 'claimed-changes', severity: 'warning', file: document.file, line: event.lines?.[0] ?? null,
    message: marked
      ? `“${headword}”: the edition of ${edition} marks it as changed, and has the words of the text in force before it.`
      : `“${headword}”: the edition of ${edition} has other words than the text in force before it, and does not mark them as changed.`,
    hint: 'The words are taken as they are printed. Either an edition between the two is not held, or one of them was read or printed wrongly: compare them.',
  }];
}

function unmarked({ file, date, title }: SourceDocument, words: string): Message {
  return {
    rule: 'marks-not-in-copy', severity: 'note', file, line: null,
    message: `The edition of ${date ?? title} says of its marks: “${words}”; this copy shows none of them.`,
    hint: 'What its publisher marked as changed cannot be compared with what is found. A copy that keeps colours and lines would tell.',
  };
}
