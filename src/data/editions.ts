/** What editions of the glossary hold, asked for one by one: a page of one of them need not look at all entries. */
import { question } from './asked.ts';
import { corpus } from './corpus.ts';
import { accountOf } from '../model/editions.ts';
import type { EditionHow, Entry } from '../model/corpus.ts';

const first = question('entries by the edition that they were first held of', () => {
  const held = corpus.entries.flatMap((entry) => (entry.editions.length === 0 ? [entry.document] : entry.editions.filter(({ how }) => how === 'base').map(({ document }) => document)).map((document) => ({ entry, document })));
  return Map.groupBy(held, ({ document }) => document);
});

/** The entries whose first text held a document brought, in the order of the corpus. */
export const firstHeldBy: (document: string) => Entry[] = question('the entries first held of', (document) => [...new Set((first().get(document) ?? []).map(({ entry }) => entry))]);

/** What a document says of the entries that it covers, where it is an edition that another one came before. */
export const accountOfEdition: (document: string) => Map<EditionHow, Entry[]> = question('the account of', (document) => accountOf(corpus.entries, document));
