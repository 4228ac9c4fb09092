/** What a reader of a fixture looks at: outcomes, versions, what superseded what, messages. */
import type { Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/reasons.ts';

export function caseOutput(corpus: Corpus): Record<string, unknown> {
  return {
    documents: corpus.documents.map(({ id, date, after, before }) =>
      date === null ? `${id} (after ${after ?? '?'}, before ${before ?? '?'})` : `${id} (${date})`,
    ),
    amendments: Object.fromEntries(
      corpus.rulings.flatMap(({ amendments }) =>
        amendments.map(({ id, outcome, reason, replaced }) => [
          id,
          [
            reason === null ? outcome : `${outcome}: ${reasonInWords(reason)}`,
            ...(replaced.length === 0 ? [] : [`replaced: ${replaced.join(', ')}`]),
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

function entryOutput({ headword, status, document, rulings, versions }: Entry): Record<string, unknown> {
  return {
    headword: `${headword} (${document}, ${status})`,
    rulings,
    versions: versions.map(({ from, to, amendments, text }) => ({
      since: `${from ?? '?'} until ${to ?? 'today'}${amendments.length === 0 ? '' : ` by ${amendments.join(', ')}`}`,
      text: text.map(({ id, type, marker, text: words }) => `${id}${type === 'paragraph' ? '' : ` (${marker ?? type})`}: ${words}`),
    })),
  };
}
