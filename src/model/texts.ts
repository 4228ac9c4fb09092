/** The texts of a corpus: in which file of its folder each lies, whose it is, and what it is once it has been read. */
import type { Corpus, Entry, Ruling, Version } from './corpus.ts';
import { isInEntries } from './versions.ts';

/** Whose text it is: of an entry or a ruling, or of one version of an entry. */
export type TextOwner = { id: string } | { entry: string; version: string };

/** A text: its path in the folder, and its owner. Its front matter says the same, and need not be read for it. */
export interface TextFile { file: string; owner: TextOwner }

/** Where the site reads the text of a version: the one that ingestion found in force is the entry's own, and is read there. */
export const versionFile = (entry: Entry, version: Version): TextFile =>
  isInEntries(entry, version)
    ? { file: `entries/${entry.id}.mdx`, owner: { id: entry.id } }
    : { file: `versions/${entry.id}/${version.id}.mdx`, owner: { entry: entry.id, version: version.id } };

/** Where the site reads the text of a ruling. */
export const rulingFile = ({ id, document }: Pick<Ruling, 'id' | 'document'>): TextFile => ({ file: `rulings/${document}/${id}.mdx`, owner: { id } });

/** Every text that the site of a corpus reads. */
export const textFilesOf = ({ entries, rulings }: Pick<Corpus, 'entries' | 'rulings'>): TextFile[] => [
  ...entries.flatMap((entry) => entry.versions.map((version) => versionFile(entry, version))),
  ...rulings.map(rulingFile),
];

export type TextNode = string | TextElement;

/** An element of a text, by its name: `Block`, `Ref`, `strong`. */
export interface TextElement {
  name: string;
  attributes: Record<string, string>;
  children: TextNode[];
}

/** The MDX of a text, and what was read of it. */
export interface ReadText { mdx: string; tree: TextNode[] }
