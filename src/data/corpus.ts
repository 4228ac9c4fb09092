/** The corpus that the site is built from, read once for the whole build. */
import { z } from 'zod';
import { corpus as corpusSchema } from '../model/corpus.ts';
import type { AmendmentInPlace } from '../model/changes.ts';
import type { Corpus, Entry, Ruling, SourceDocument } from '../model/corpus.ts';
import { edgesOf } from '../model/extent.ts';
import type { Edge } from '../model/extent.ts';
import { dataText } from './folder.ts';

/** The corpus of this build; while a site is served live, this module is loaded again when its corpus has changed. */
export const corpus: Corpus = readCorpus();

const entries = new Map(corpus.entries.map((entry) => [entry.id, entry]));
const rulings = new Map(corpus.rulings.map((ruling) => [ruling.id, ruling]));
const documents = new Map(corpus.documents.map((document) => [document.id, document]));
const amendments = new Map(corpus.rulings.flatMap((ruling) =>
  ruling.amendments.map((amendment): [string, AmendmentInPlace] => [amendment.id, { amendment, ruling }])));
const iconNames = new Map(corpus.icons.map((icon) => [icon.code, icon.name]));

/** Ids in the corpus are checked by ingestion: asking for one that does not exist is an error of the build. */
export const entryById = (id: string): Entry => found(entries.get(id), 'entry', id);
export const rulingById = (id: string): Ruling => found(rulings.get(id), 'ruling', id);
export const documentById = (id: string): SourceDocument => found(documents.get(id), 'document', id);
export const amendmentById = (id: string): AmendmentInPlace => found(amendments.get(id), 'amendment', id);

/** Entries at the edge of a copy that is cut, by their ids. */
export const edges: ReadonlyMap<string, Edge> = edgesOf(corpus.documents, corpus.entries);

/** An id of `referencedBy` may belong to an entry or to a ruling. */
export const isEntry = (id: string): boolean => entries.has(id);

/** The path of an icon's drawing, below the site's root; null where the operator gave none. */
export function iconPicture(code: string): string | null {
  const at = corpus.icons.findIndex((icon) => icon.code === code);
  return corpus.icons[at]?.picture === undefined ? null : `icons/drawn/${at}.svg`;
}

/** What an icon's code stands for, `null` where the corpus's legend does not say. */
export const iconName = (code: string): string | null => iconNames.get(code) ?? null;

function found<Thing>(thing: Thing | undefined, kind: string, id: string): Thing {
  if (thing === undefined) throw new Error(`corpus.json names the ${kind} “${id}” but does not hold it. Run the ingestion again.`);
  return thing;
}

function readCorpus(): Corpus {
  const result = corpusSchema.safeParse(JSON.parse(dataText()));
  if (result.success) return result.data;
  throw new Error(`corpus.json is not a corpus this site can read. Run the ingestion again.\n${z.prettifyError(result.error)}`);
}
