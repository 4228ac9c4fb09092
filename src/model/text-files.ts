/** In which file of a corpus folder a text lies. */
import type { Corpus, Entry, Ruling, Version } from './corpus.ts';
import { isInEntries } from './versions.ts';

/** Where the site reads the text of a version: the one that ingestion found in force is the entry's own, and is read there. */
export const versionFile = (entry: Entry, version: Version): { file: string; ofVersion: boolean } =>
  isInEntries(entry, version) ? { file: `entries/${entry.id}.mdx`, ofVersion: false } : { file: `versions/${entry.id}/${version.id}.mdx`, ofVersion: true };

export const rulingFile = ({ id, document }: Pick<Ruling, 'id' | 'document'>): string => `rulings/${document}/${id}.mdx`;

/** Every file of texts that the site of a corpus reads. */
export const textFilesOf = ({ entries, rulings }: Pick<Corpus, 'entries' | 'rulings'>): string[] => [
  ...entries.flatMap((entry) => entry.versions.map((version) => versionFile(entry, version).file)),
  ...rulings.map(rulingFile),
];
