/** Documents one after the other, and what holds of the one entry that they speak of. */
import { aroundIn } from '../../../src/model/around.ts';
import type { Corpus, Entry, Message } from '../../../src/model/corpus.ts';
import { longStanding } from '../../../src/model/standing-words.ts';
import { standingOn } from '../../../src/model/standing.ts';
import { ingested } from '../../ingest/rig/ingested.ts';
import { glossaryPage, rulingsDocument } from '../../ingest/rig/sample-documents.ts';

/** What the entry says where nothing has changed it. */
export const toll = 'A toll is paid at each lock. The keeper may waive it.';

/** A page on which the entry stands between two others; null where it does not. */
export const page = (text: string | null, ...others: string[]): string => glossaryPage('T', 'tack\nA tack turns a ship.', ...(text === null ? [] : [`toll\n${text}`]), ...others, 'towing\nTowing is hard.');

/** A rulings document of a day, in which the entry's ruling stands between two others. */
export const rulings = (day: string | null, ...texts: string[]): string => rulingsDocument(day, 'tack - A tack is no turn.', ...texts.map((text) => `toll - ${text}`), 'towing - Towing is harder by night.');

/** `corpus.yaml` that says something of files: `{ 'a.txt': 'published: 2011-01-03' }`. */
export const said = (ofFiles: Readonly<Record<string, string>>): string => [Object.keys(ofFiles).length > 0 ? 'documents:' : '', ...Object.entries(ofFiles).map(([file, what]) => `  - { file: ${file}, ${what} }`), ''].join('\n');

export interface Told {
  corpus: Corpus;
  messages: Message[];
  entry: Entry;
  /** Each version as its day and its words; a version without an entry as its day alone. */
  texts: string[];
  how: string[];
  /** Of each ruling on the entry: outcomes with their reasons. */
  outcomes: string[];
  /** Of each ruling on the entry: by which document it is superseded, and how. */
  superseded: (string | null)[];
  standing: (day: string) => string;
}

/** Reads documents and what is said of their days. */
export async function sequence(documents: Readonly<Record<string, string>>, ofFiles: Readonly<Record<string, string>>, id = 'toll'): Promise<Told> {
  const { corpus, messages } = await ingested({ ...documents, 'corpus.yaml': said(ofFiles) });
  const entry = corpus.entries.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`there is no ${id}: ${corpus.entries.map((one) => one.id).join(', ')}`);
  const own = corpus.rulings.filter(({ topic }) => topic === entry.headword);
  return {
    corpus, messages, entry,
    texts: entry.versions.map(({ from, text }) => [from ?? '', ...text.map((block) => block.text)].join(' ').trim()),
    how: entry.editions.map(({ how }) => how),
    outcomes: own.flatMap(({ amendments }) => amendments.map(({ outcome, reason }) => [outcome, ...(reason === null ? [] : [reason.why])].join(': '))),
    superseded: own.map(({ supersededBy }) => (supersededBy === null ? null : `${supersededBy.document} ${supersededBy.how}`)),
    standing: (day) => longStanding(standingOn(entry, day, aroundIn(corpus, '2026-01-01')), day),
  };
}
