/**
 * Hands Astro the texts of a folder of MDX, read once for a build; in development, again only where a file has changed.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseFrontmatter } from '@astrojs/markdown-remark';
import type { Loader } from 'astro/loaders';
import { z } from 'zod';

import { textTree } from './text-tree.ts';
import type { TextNode } from './text-tree.ts';

/** What the store holds of a file. */
export const textData = z.object({ text: z.custom<TextNode[]>(Array.isArray) });

/** A text read by other code than today's is read again. */
const reading = (root: string): string =>
  digestOf(...globSync(['src/markdown/*.ts', 'src/model/frontmatter.ts', 'package-lock.json'], { cwd: root }).sort().map((file) => readFileSync(path.join(root, file), 'utf8')));

function digestOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('hex');
}

function read(mdx: string, frontmatter: z.ZodType<Record<string, unknown>>): TextNode[] {
  const file = parseFrontmatter(mdx);
  return textTree(file.content, frontmatter.parse(file.frontmatter));
}

/**
 * @param files - asked each time: paths below the folder, which are also the ids, without their ending: `wick`, `wick/2017-02-06`
 * @param frontmatter - what must stand at the head of each
 */
export const texts = (folder: string, files: () => readonly string[], frontmatter: z.ZodType<Record<string, unknown>>): Loader => ({
  name: 'texts',
  load: async ({ store, config, logger }) => {
    const code = reading(fileURLToPath(config.root));
    const gone = new Set(store.keys());
    for (const id of files()) {
      gone.delete(id);
      const file = path.join(folder, `${id}.mdx`);
      const mdx = readFileSync(file, 'utf8');
      const digest = digestOf(code, mdx);
      if (store.get(id)?.digest === digest) continue;
      try {
        store.set({ id, digest, data: { text: read(mdx, frontmatter) } });
      } catch (error) {
        logger.error(`${file} cannot be read. Run the ingestion again.`);
        throw error;
      }
    }
    for (const id of gone) store.delete(id);
    return Promise.resolve();
  },
});
