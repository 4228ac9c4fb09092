import { corpusAt } from '../../model/corpus-at.ts';
import type { Block, Corpus, Entry, SourceDocument } from '../../model/corpus.ts';
import { documentsOf } from '../documents/documents-of.ts';
import type { SearchDocument, Then } from '../documents/search-document.ts';

/**
 * Everything that can be found as of a day: what held then by the words of that day, each with how it stands to today's.
 * What came later is not there. Where the text of that day is not held, the name alone is.
 */
export function documentsOn(corpus: Corpus, day: string): SearchDocument[] {
  const entries = new Map(corpus.entries.map((entry) => [entry.id, entry]));
  const documents = new Map(corpus.documents.map((document) => [document.id, document]));
  const then = corpusAt(corpus, day);
  const texts = new Map(then.entries.map(({ id, text }) => [id, text]));
  return documentsOf(then).map((document) => {
    const entry = entries.get(document.id);
    if (entry === undefined) return { ...document, then: 'as today' };
    const stands = standsThen(entry, texts.get(entry.id) ?? [], documents.get(entry.document), day);
    return stands === 'not held' ? { ...document, passages: [], old: [], amended: null, then: stands } : { ...document, then: stands };
  });
}

/** How what is held of an entry stands to a day. The first text that is held tells nothing of the time before its document. */
function standsThen(entry: Entry, text: readonly Block[], origin: SourceDocument | undefined, day: string): Then {
  const [base] = entry.versions;
  if (base?.by === 'edition' && isBeforeNext(entry, day)) {
    if (day < (base.from ?? origin?.after ?? '')) return 'not held';
    if (base.from === null && (origin?.before ?? '') > day) return 'day not known';
  }
  return wordsOf(text) === wordsOf(entry.text) ? 'as today' : 'today differs';
}

/** Whether only the first text that is held can be meant. */
function isBeforeNext({ versions }: Entry, day: string): boolean {
  return (versions[1]?.from ?? '9999') > day;
}

function wordsOf(text: readonly Block[]): string {
  return text.map((block) => block.text).join('\n');
}
