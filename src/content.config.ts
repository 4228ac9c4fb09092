/** The three collections of MDX that ingestion writes; see `src/model/frontmatter.ts` for what stands in them. */
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { corpus } from './data/corpus.ts';
import { corpusFolder } from './data/folder.ts';
import { entryFrontmatter, rulingFrontmatter, versionFrontmatter } from './model/frontmatter.ts';

/** Texts that are superseded; the last version of an entry is the same text as the entry's own, and is built once. */
const superseded = corpus.entries.flatMap(({ id, versions }) => versions.slice(0, -1).map((_, at) => `${id}/${at + 1}.mdx`));

/** Collection ids are file paths without their ending: `wick`, `wick/2`, `rulings-2004/wick`. */
const files = (folder: string, pattern: string | string[] = '**/*.mdx') => glob({
  pattern,
  base: `${corpusFolder}/${folder}`,
  generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  retainBody: false,
});

export const collections = {
  entries: defineCollection({ loader: files('entries'), schema: entryFrontmatter }),
  versions: defineCollection({ loader: superseded.length === 0 ? () => [] : files('versions', superseded), schema: versionFrontmatter }),
  rulings: defineCollection({ loader: files('rulings'), schema: rulingFrontmatter }),
};
