/** What a reader of a fixture looks at: outcomes, versions, what superseded what, messages. */
import type { Corpus, Entry, Ruling, Version } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/rulings.ts';

export function caseOutput(corpus: Corpus): Record<string, unknown> {
  return {
    documents: corpus.documents.map(({ id, date, after, before }) =>
      date === null ? `${id} (after ${after ?? '?'}, before ${before ?? '?'})` : `${id} (${date})`,
    ),
    amendments: Object.fromEntries(
      corpus.rulings.flatMap(({ amendments }) =>
        amendments.map(({ id, outcome, reason, replaced, about }) => [
          id,
          [
            reason === null ? outcome : `${outcome}: ${reasonInWords(reason)}`,
            ...(replaced.length === 0 ? [] : [`replaced: ${replaced.join(', ')}`]),
            ...(about === undefined ? [] : [`beside ${about}`]),
          ].join(' | '),
        ]),
      ),
    ),
    superseded: Object.fromEntries(
      corpus.rulings.filter(({ supersededBy }) => supersededBy !== null).map((ruling) => [ruling.id, superseded(ruling)]),
    ),
    entries: Object.fromEntries(corpus.entries.map((entry) => [entry.id, entryOutput(entry)])),
    messages: corpus.messages.map(({ rule, message }) => `${rule}: ${message}`),
  };
}

function superseded({ supersededBy }: Ruling): string {
  if (supersededBy === null) return '';
  const { how, document, ruling, entry, block, likeness } = supersededBy;
  const share = likeness === null ? '' : `, ${Math.round(100 * likeness)} %`;
  return `${how}; by ${ruling ?? document}; entry ${entry ?? 'none'}${block === null ? '' : ` at ${block}`}${share}`;
}

function entryOutput({ headword, status, document, rulings, versions, editions, known, text }: Entry): Record<string, unknown> {
  const isLast = versions.at(-1)?.text === text;
  return {
    headword: `${headword} (${document}, ${status})`,
    rulings,
    ...(editions.some(({ how }) => how !== 'base') ? { editions: editions.map((event) => `${event.document}: ${event.how}`) } : {}),
    versions: versions.map(versionOutput),
    ...(isLast ? {} : { today: text.map(blockOutput) }),
    ...(known.length === 0 ? {} : { known: known.map((before) => ({ asked: `from ${before.from ?? 'ever'} until ${before.until}`, versions: before.versions.map(versionOutput) })) }),
  };
}

function versionOutput({ from, to, by, document, amendments, ended, text }: Version, index: number): Record<string, unknown> {
  const causes = [...(index > 0 && by === 'edition' ? [document] : []), ...amendments, ...ended.map((id) => `the end of ${id}`)];
  return {
    since: `${from ?? '?'} until ${to ?? 'today'}${causes.length === 0 ? '' : ` by ${causes.join(', ')}`}`,
    text: text.map(blockOutput),
  };
}

function blockOutput({ id, type, marker, text }: Entry['base'][number]): string {
  return `${id}${type === 'paragraph' ? '' : ` (${marker ?? type})`}: ${text}`;
}
