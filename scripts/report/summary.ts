/** What ingestion says when it is done. Reads: its result. Writes: lines of text. */
import type { Corpus } from '../../src/model/corpus.ts';
import { heldInWords } from '../../src/model/held-in.ts';
import type { Difference } from '../consolidate/compare-corpora.ts';
import type { Written } from '../write/output-folder.ts';
import { waitingDecisions } from './check-report.ts';
import { messageLines } from './message-lines.ts';
import { typed } from './next-steps.ts';
import { count, some, tally } from './wording.ts';

/**
 * What was read, what changed since the last ingestion, every error and warning with its place and hint, and what waits.
 *
 * @param asked - the folder that was named with `--from`, for the call that tells more; null where none was
 */
export function summary({ corpus, difference, written }: { corpus: Corpus; difference: Difference; written: Written }, asked: string | null = null): string[] {
  return [
    ...readLines(corpus),
    ...changeLines(corpus, difference),
    `${count(written.changed.length, 'file')} written, ${written.unchanged} unchanged, ${written.removed.length} removed`,
    ...corpus.messages.filter(({ severity }) => severity !== 'note').flatMap(messageLines),
    ...waitingLines(corpus, asked),
  ];
}

function readLines(corpus: Corpus): string[] {
  const references = [...corpus.entries, ...corpus.rulings].flatMap(({ seeAlso }) => seeAlso);
  return [
    `${corpus.title}: ${count(corpus.documents.length, 'document')}, letters ${corpus.letters.join(' ') || 'none'}`,
    ...corpus.documents.map((document) => `  ${document.title} (${document.file}): ${document.layout}, ${document.date ?? 'undated'}, ${heldInWords(corpus, document)}`),
    `${count(corpus.entries.length, 'entry', 'entries')}, ${count(corpus.rulings.length, 'ruling')}; ${copies(corpus)}`,
    `${count(references.length, 'reference')}: ${tally(references, ({ target, reason }) => (target === null ? reason ?? 'no such entry' : 'resolved'))}`,
    `${count(corpus.rulings.flatMap(({ amendments }) => amendments).length, 'amendment')}: ${tally(corpus.rulings.flatMap(({ amendments }) => amendments), ({ outcome }) => outcome)}`,
  ];
}

/** So many of what waits are named. */
const fewWaiting = 5;

/** What waits for a person, and which call tells all of it. */
function waitingLines(corpus: Corpus, asked: string | null): string[] {
  const waiting = waitingDecisions(corpus);
  if (waiting.length === 0) return [];
  const named = waiting.slice(0, fewWaiting).map(({ topic, file, line, reason }) => `  ${file}:${line}: ${topic}: ${reason}`);
  const more = waiting.length - named.length;
  const call = `npm run check${asked === null ? '' : ` -- --from ${typed(asked)}`}`;
  return [`${count(waiting.length, 'amendment')} wait${waiting.length === 1 ? 's' : ''} for your decision:`, ...named, `  ${more > 0 ? `and ${more} more; ` : ''}${call} says how to decide.`];
}

/** Files that were given as documents and of which nothing is held: no text, no known layout, nothing found in them. */
export function documentsLeftOut({ documents, messages }: Pick<Corpus, 'documents' | 'messages'>): string[] {
  const held = new Set(documents.filter(({ ledger }) => ledger.some(({ owner }) => owner !== null)).map(({ file }) => file));
  const inError = messages.flatMap(({ severity, file, rule }) => (severity === 'error' && file !== null && !rule.startsWith('decision') ? [file] : []));
  return [...new Set(inError)].filter((file) => file !== 'corpus.yaml' && !held.has(file));
}

/** So many of a sort are named in a line that is about others, too. */
const fewNames = 3;

/** Whether the copies held are whole; of nothing, nothing is said. */
function copies(corpus: Corpus): string {
  const { entries, documents } = corpus;
  const damaged = entries.filter(({ completeness }) => completeness !== 'complete').map(({ headword }) => headword);
  const cut = documents.filter(({ extent }) => extent.some(({ whole }) => !whole)).map(({ file }) => file);
  const leftOut = documentsLeftOut(corpus);
  const parts = [
    ...(damaged.length === 0 ? [] : [`${count(damaged.length, 'entry', 'entries')} of damaged copies (${some(damaged, fewNames)})`]),
    ...(cut.length === 0 ? [] : [`${count(cut.length, 'copy', 'copies')} not whole (${some(cut, fewNames)})`]),
    ...(leftOut.length === 0 ? [] : [`${count(leftOut.length, 'document')} left out`]),
  ];
  if (parts.length > 0) return parts.join(', ');
  return entries.length === 0 ? 'no glossary is held' : 'every copy is complete';
}

/** Nothing is said of a first ingestion, where everything is new. */
function changeLines(corpus: Corpus, difference: Difference): string[] {
  if (difference.documents.length === corpus.documents.length) return [];
  const headword = (id: string): string => corpus.entries.find((entry) => entry.id === id)?.headword ?? id;
  const { mended } = difference;
  const lines: [string, string[]][] = [
    ['New documents', difference.documents.filter((id) => !mended.includes(id))], ['Documents changed', mended], ['Documents gone', difference.gone], ['Entries changed', difference.changed.map(headword)], ['Entries created', difference.created.map(headword)],
    ['Entries repealed', difference.repealed.map(headword)], ['Entries in force again', difference.restored.map(headword)], ['Entries gone', difference.removed], ['New losses', difference.losses.map(({ entry, what }) => `${headword(entry)}: ${what}`)], ['Rulings that vanished', difference.vanished.map(({ file, line }) => `${file ?? ''}:${line ?? ''}`)],
  ];
  const said = lines.flatMap(([title, names]) => (names.length === 0 ? [] : [`${title} (${names.length}): ${some(names)}`]));
  const amendments = Object.entries(difference.amendments).filter(([, ids]) => ids.length > 0);
  if (amendments.length > 0) said.push(`Amendments (${amendments.flatMap(([, ids]) => ids).length}): ${amendments.map(([outcome, ids]) => `${ids.length} ${outcome}`).join(', ')}`);
  return said.length === 0 ? ['Nothing changed since the last ingestion.'] : ['Since the last ingestion:', ...said.map((line) => `  ${line}`)];
}
