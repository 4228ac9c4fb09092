/** The three collections of MDX that ingestion writes; see `src/schemas/frontmatter.ts` for what stands in them. */
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { corpusFolder } from './data/folder.ts';
import { entryFrontmatter, rulingFrontmatter, versionFrontmatter } from './schemas/frontmatter.ts';

/** Collection ids are file paths without their ending: `wick`, `wick/2`, `rulings-2004/wick`. */
const files = (folder: string) => glob({
  pattern: '**/*.mdx',
  base: `${corpusFolder}/${folder}`,
  generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  retainBody: false,
});

export const collections = {
  entries: defineCollection({ loader: files('entries'), schema: entryFrontmatter }),
  versions: defineCollection({ loader: files('versions'), schema: versionFrontmatter }),
  rulings: defineCollection({ loader: files('rulings'), schema: rulingFrontmatter }),
};
