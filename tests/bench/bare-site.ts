import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BarePage } from './bare-pages.ts';

const packages = { astro: '7.3.5', '@astrojs/mdx': '8.0.2', '@astrojs/markdown-remark': '7.3.1' };

const config = `import mdx from '@astrojs/mdx';
export default { integrations: [mdx()] };
`;

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

/** Installs packages in a folder whose `package.json` names them. */
export const install = (folder: string): Buffer => execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * Writes the least site that shows these pages: Astro, MDX, one layout of ten lines, installed for itself.
 *
 * @param folder - an empty folder
 */
export function writeBareSite(folder: string, pages: readonly BarePage[]): void {
  for (const name of ['pages', 'src/pages']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true, dependencies: packages }));
  writeFileSync(path.join(folder, 'astro.config.mjs'), config);
  writeFileSync(path.join(folder, 'src/content.config.ts'), contentConfig);
  writeFileSync(path.join(folder, 'src/pages/[...path].astro'), pageTemplate);
  pages.forEach((page, at) => { writeFileSync(path.join(folder, 'pages', `${at}.mdx`), mdx(page)); });
  install(folder);
}
