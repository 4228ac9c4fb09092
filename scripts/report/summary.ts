/** What ingestion says when it is done. Reads: a Corpus and what was written. Writes: lines of text. */
import type { Corpus, Message } from '../../src/schemas/corpus.ts';
import type { Written } from '../write/output-folder.ts';

/** A summary in some ten lines, then every error and warning with its place and hint. */
export function summary(corpus: Corpus, { changed, unchanged, removed }: Written): string[] {
  const references = [...corpus.entries, ...corpus.rulings].flatMap(({ seeAlso }) => seeAlso);
  const amendments = corpus.rulings.flatMap((ruling) => ruling.amendments);
  const lost = corpus.entries.filter(({ completeness }) => completeness !== 'complete');
  return [
    `${corpus.title}: ${count(corpus.documents.length, 'document')}, letters ${corpus.letters.join(' ') || 'none'}`,
    ...corpus.documents.map(({ title, file, layout, date, ledger }) => `  ${title} (${file}): ${layout}, ${date ?? 'undated'}, ${ownersIn(ledger)}`),
    `${count(corpus.entries.length, 'entry', 'entries')}, ${count(corpus.rulings.length, 'ruling')}; ${lost.length === 0 ? 'every copy is complete' : `${lost.length} entries of damaged copies`}`,
    `${count(references.length, 'reference')}: ${by(references, ({ target, reason }) => (target === null ? reason ?? 'no such entry' : 'resolved'))}`,
    `${count(amendments.length, 'amendment')}: ${by(amendments, ({ outcome }) => outcome)}`,
    `${count(changed.length, 'file')} written, ${unchanged} unchanged, ${removed.length} removed`,
    ...corpus.messages.filter(({ severity }) => severity !== 'note').flatMap(lines),
  ];
}

function lines({ severity, file, line, message, hint }: Message): string[] {
  const place = file === null || message.startsWith(file) ? '' : `${file}${line === null ? '' : `:${line}`}: `;
  return [`${severity}: ${place}${message}`, ...(hint === null ? [] : [`  ${hint}`])];
}

function ownersIn(ledger: Corpus['documents'][number]['ledger']): string {
  const owners = ledger.filter(({ owner }) => owner !== null);
  return count(new Set(owners.map(({ owner }) => owner)).size, owners[0]?.is === 'ruling' ? 'ruling' : 'entry', owners[0]?.is === 'ruling' ? 'rulings' : 'entries');
}

function by<T>(items: readonly T[], key: (item: T) => string): string {
  const groups = [...Map.groupBy(items, key)].map(([name, list]) => `${list.length} ${name}`);
  return groups.join(', ') || 'none';
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
