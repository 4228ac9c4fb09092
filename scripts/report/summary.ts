/** What ingestion says when it is done. Reads: its result. Writes: lines of text. */
import type { Corpus } from '../../src/model/corpus.ts';
import type { Difference } from '../consolidate/compare-corpora.ts';
import type { Written } from '../write/output-folder.ts';
import { messageLines } from './message-lines.ts';
import { count, some, tally } from './wording.ts';

/** What was read, what changed since the last ingestion, and every error and warning with its place and hint. */
export function summary({ corpus, difference, written }: { corpus: Corpus; difference: Difference; written: Written }): string[] {
  return [
    ...readLines(corpus),
    ...changeLines(corpus, difference),
    `${count(written.changed.length, 'file')} written, ${written.unchanged} unchanged, ${written.removed.length} removed`,
    ...corpus.messages.filter(({ severity }) => severity !== 'note').flatMap(messageLines),
  ];
}

function readLines(corpus: Corpus): string[] {
  const references = [...corpus.entries, ...corpus.rulings].flatMap(({ seeAlso }) => seeAlso);
  return [
    `${corpus.title}: ${count(corpus.documents.length, 'document')}, letters ${corpus.letters.join(' ') || 'none'}`,
    ...corpus.documents.map(({ title, file, layout, date, ledger }) => `  ${title} (${file}): ${layout}, ${date ?? 'undated'}, ${ownersIn(ledger)}`),
    `${count(corpus.entries.length, 'entry', 'entries')}, ${count(corpus.rulings.length, 'ruling')}; ${copies(corpus)}`,
    `${count(references.length, 'reference')}: ${tally(references, ({ target, reason }) => (target === null ? reason ?? 'no such entry' : 'resolved'))}`,
    `${count(corpus.rulings.flatMap(({ amendments }) => amendments).length, 'amendment')}: ${tally(corpus.rulings.flatMap(({ amendments }) => amendments), ({ outcome }) => outcome)}`,
  ];
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
  const amendments = Object.entries(difference.amendments).flatMap(([outcome, ids]) => (ids.length === 0 ? [] : [`${ids.length} ${outcome}`]));
  const lines: [string, string[]][] = [
    ['New documents', difference.documents], ['Documents gone', difference.gone], ['Entries changed', difference.changed.map(headword)], ['Entries created', difference.created.map(headword)],
    ['Entries repealed', difference.repealed.map(headword)], ['Entries in force again', difference.restored.map(headword)], ['Entries gone', difference.removed], ['Amendments', amendments],
    ['New losses', difference.losses.map(({ entry, what }) => `${headword(entry)}: ${what}`)], ['Rulings that vanished', difference.vanished.map(({ file, line }) => `${file ?? ''}:${line ?? ''}`)],
  ];
  const said = lines.filter(([, names]) => names.length > 0).map(([title, names]) => `${title} (${names.length}): ${some(names)}`);
  return said.length === 0 ? ['Nothing changed since the last ingestion.'] : ['Since the last ingestion:', ...said.map((line) => `  ${line}`)];
}

function ownersIn(ledger: Corpus['documents'][number]['ledger']): string {
  const owned = ledger.filter(({ owner }) => owner !== null);
  const number = new Set(owned.map(({ owner }) => owner)).size;
  return owned[0]?.is === 'ruling' ? count(number, 'ruling') : count(number, 'entry', 'entries');
}
