/** The three collections of MDX that ingestion writes; see `src/model/frontmatter.ts` for what stands in them. */
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { corpus } from './data/corpus.ts';
import { corpusFolder } from './data/folder.ts';
import { isInEntries } from './model/versions.ts';
import { entryFrontmatter, rulingFrontmatter, versionFrontmatter } from './model/frontmatter.ts';

/** Texts of other days; the version in force is the same text as the entry's own, and is built once. */
const others = corpus.entries.flatMap((entry) => entry.versions.filter((version) => !isInEntries(entry, version)).map(({ id }) => `${entry.id}/${id}.mdx`));

/** Collection ids are file paths without their ending: `wick`, `wick/2017-02-06`, `rulings-2004/wick`. */
const files = (folder: string, pattern: string | string[] = '**/*.mdx') => glob({
  pattern,
  base: `${corpusFolder}/${folder}`,
  generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  retainBody: false,
});

export const collections = {
  entries: defineCollection({ loader: files('entries'), schema: entryFrontmatter }),
  versions: defineCollection({ loader: others.length === 0 ? () => [] : files('versions', others), schema: versionFrontmatter }),
  rulings: defineCollection({ loader: files('rulings'), schema: rulingFrontmatter }),
};
