/** The three collections of MDX that ingestion writes; see `src/model/frontmatter.ts` for what stands in them. */
import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { corpusNow } from './data/corpus.ts';
import { corpusFolder } from './data/folder.ts';
import { textData, texts } from './markdown/text-loader.ts';
import { isInEntries } from './model/versions.ts';
import type { Corpus } from './model/corpus.ts';
import { entryFrontmatter, rulingFrontmatter, versionFrontmatter } from './model/frontmatter.ts';

/** Ids are file paths without their ending: `wick`, `wick/2017-02-06`, `rulings-2004/wick`. */
const collection = (folder: string, files: (corpus: Corpus) => string[], frontmatter: z.ZodType<Record<string, unknown>>) =>
  defineCollection({ loader: texts(`${corpusFolder}/${folder}`, () => files(corpusNow()), frontmatter), schema: textData });

/** Texts of other days; the version in force is the same text as the entry's own, and is read once. */
const others = ({ entries }: Corpus): string[] =>
  entries.flatMap((entry) => entry.versions.filter((version) => !isInEntries(entry, version)).map(({ id }) => `${entry.id}/${id}`));

export const collections = {
  entries: collection('entries', ({ entries }) => entries.map(({ id }) => id), entryFrontmatter),
  versions: collection('versions', others, versionFrontmatter),
  rulings: collection('rulings', ({ rulings }) => rulings.map(({ id, document }) => `${document}/${id}`), rulingFrontmatter),
};
