/** The corpus that the site is built from, read once for the whole build. */
import { z } from 'zod';
import { corpus as corpusSchema } from '../model/corpus.ts';
import type { AmendmentInPlace } from '../model/changes.ts';
import type { Corpus, Entry, Ruling, SourceDocument } from '../model/corpus.ts';
import { edgesOf } from '../model/extent.ts';
import type { Edge } from '../model/extent.ts';
import { question, told } from './asked.ts';
import { dataText } from './folder.ts';

const asWritten = readCorpus();
const entries = tellingById('entry', asWritten.entries);
const rulings = tellingById('ruling', asWritten.rulings);
const documents = tellingById('document', asWritten.documents);

/** The corpus of this build; while a site is served live, this module is loaded again when its corpus has changed. */
export const corpus: Corpus = told('corpus', '', { ...asWritten, entries: [...entries.values()], rulings: [...rulings.values()], documents: [...documents.values()] });

/** The data file as ingestion wrote it. */
export const corpusText: () => string = question('the data', dataText, false);

const amendments = new Map(asWritten.rulings.flatMap(({ id, amendments: all }) => all.map((amendment) => [amendment.id, { amendment, ruling: id }])));
const edges: ReadonlyMap<string, Edge> = edgesOf(asWritten.documents, asWritten.entries);

/** An entry by its id. Ids in the corpus are checked by ingestion: one that does not exist is an error of the build, and throws. */
export const entryById = (id: string): Entry => found(entries.get(id), 'entry', id);
/** The same of a ruling. */
export const rulingById = (id: string): Ruling => found(rulings.get(id), 'ruling', id);
/** The same of a document. */
export const documentById = (id: string): SourceDocument => found(documents.get(id), 'document', id);
/** The same of an amendment, with the id of its ruling. */
export const amendmentById: (id: string) => AmendmentInPlace = question('the amendment', (id) => {
  const { amendment, ruling } = found(amendments.get(id), 'amendment', id);
  return { amendment, ruling: rulingById(ruling) };
});

/** Whether an entry stands at the edge of a copy that is cut. */
export const edgeOf: (entry: string) => Edge | undefined = question('the edge', (id) => edges.get(id));

/** An id of `referencedBy` may belong to an entry or to a ruling. */
export const isEntry: (id: string) => boolean = question('is it an entry', (id) => entries.has(id));

/** The path of an icon's drawing, below the site's root; null where the operator gave none. */
export const iconPicture: (code: string) => string | null = question('the picture of an icon', (code) => {
  const at = asWritten.icons.findIndex((icon) => icon.code === code);
  return asWritten.icons[at]?.picture === undefined ? null : `icons/drawn/${at}.svg`;
});

/** What an icon's code stands for, `null` where the corpus's legend does not say. */
export const iconName: (code: string) => string | null = question('the name of an icon', (code) => asWritten.icons.find((icon) => icon.code === code)?.name ?? null);

/** The last of one id, as ids are looked up. */
function tellingById<Thing extends { id: string }>(kind: string, things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [thing.id, told(kind, thing.id, thing)]));
}

function found<Thing>(thing: Thing | undefined, kind: string, id: string): Thing {
  if (thing === undefined) throw new Error(`corpus.json names the ${kind} “${id}” but does not hold it. Run the ingestion again.`);
  return thing;
}

function readCorpus(): Corpus {
  const result = corpusSchema.safeParse(JSON.parse(dataText()));
  if (result.success) return result.data;
  throw new Error(`corpus.json is not a corpus this site can read. Run the ingestion again.\n${z.prettifyError(result.error)}`);
}
