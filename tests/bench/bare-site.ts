import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../scripts/site/project-root.ts';
import type { BarePage } from './bare-pages.ts';

const contentConfig = `import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
export const collections = { pages: defineCollection({ loader: glob({ pattern: '**/*.mdx', base: 'pages' }) }) };
`;

const pageTemplate = `---
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () => (await getCollection('pages'))
  .map((page) => ({ params: { path: page.data.path || undefined }, props: { page } }));
const { page } = Astro.props;
const { Content } = await render(page);
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{page.data.title}</title></head>
  <body><a href="/">Home</a><main><h1>{page.data.title}</h1><Content /></main></body>
</html>
`;

/** What begins a block or an expression in MDX or Markdown is written so that it is text. */
export const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#+\-.!|~&]/g, (sign) => `\\${sign}`);

const mdx = ({ path: address, title, paragraphs }: BarePage): string =>
  `---\n${JSON.stringify({ path: address, title })}\n---\n\n${paragraphs.map(escaped).join('\n\n')}\n`;

/**
 * Writes the least site that shows these pages: Astro, MDX, one layout of ten lines.
 *
 * @param folder - an empty folder; the packages are borrowed from this project
 */
export function writeBareSite(folder: string, pages: readonly BarePage[]): void {
  for (const name of ['pages', 'src/pages']) mkdirSync(path.join(folder, name), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  writeFileSync(path.join(folder, 'src/content.config.ts'), contentConfig);
  writeFileSync(path.join(folder, 'src/pages/[...path].astro'), pageTemplate);
  pages.forEach((page, at) => { writeFileSync(path.join(folder, 'pages', `${at}.mdx`), mdx(page)); });
}
