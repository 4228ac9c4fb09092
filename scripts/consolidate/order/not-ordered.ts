/** Editions of one letter of which nothing says which came first, though they do not print the same. */
import type { Message, SourceDocument } from '../../../src/model/corpus.ts';
import type { BaseEntry } from '../../link/linked.ts';
import type { Ground } from '../ground.ts';
import { foldPrint } from '../text/fold.ts';

/** So many entries are named in a message. */
const NAMED = 5;

/** Two prints of one entry. */
interface Pair { earlier: BaseEntry; later: BaseEntry }

/**
 * Reads: the editions. Writes: for each two documents of different editions that are not surely one before the other, a
 * warning that names the entries of which they have other words, and says which of the two is taken.
 */
export function notOrdered({ document, entries, isBefore, placeOf }: Ground, editions: readonly string[][]): Message[] {
  const editionOf = new Map(editions.flatMap((pages, edition) => pages.map((id) => [id, edition] as const)));
  const pairs = [...Map.groupBy(entries, ({ id }) => id).values()].flatMap((prints) => pairsOf(prints.toSorted((one, other) => placeOf(one.document) - placeOf(other.document))));
  const open = pairs.filter(({ earlier, later }) => editionOf.get(earlier.document) !== editionOf.get(later.document) && !isBefore(earlier.document, later.document) && wordsOf(earlier) !== wordsOf(later));
  return [...Map.groupBy(open, ({ earlier, later }) => `${earlier.document} ${later.document}`).values()].flatMap((list) => {
    const [first] = list;
    return first === undefined ? [] : [message(document(first.earlier.document), document(first.later.document), list)];
  });
}

function pairsOf(prints: readonly BaseEntry[]): Pair[] {
  return prints.flatMap((earlier, at) => prints.slice(at + 1).map((later) => ({ earlier, later })));
}

function message(earlier: SourceDocument, later: SourceDocument, list: readonly Pair[]): Message {
  const names = list.slice(0, NAMED).map(({ later: { headword } }) => `“${headword}”`).join(', ');
  const holds = later.date !== null && earlier.date === null;
  return {
    rule: 'editions-not-ordered',
    severity: 'warning',
    file: later.file,
    line: list[0]?.later.lines[0] ?? null,
    message: `Nothing says whether ${earlier.file} or ${later.file} came out first, and ${list.length} of their entries say something else in each: ${names}${list.length > NAMED ? ' and others' : ''}. ${holds ? `The text of ${later.file} holds from its day, and nothing is known to hold after it` : `The text of ${earlier.file} is left as it is`}.`,
    hint: 'Say in corpus.yaml when they came out: a day (`published`), or days between which it was (`after` and `before`).',
  };
}

function wordsOf({ base }: BaseEntry): string {
  return foldPrint(base.map(({ text }) => text).join(' '));
}
