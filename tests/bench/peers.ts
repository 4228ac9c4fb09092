/**
 * Other generators with the same entries, each as its own guide sets it up: a page an entry, and the search that it comes
 * with. They are no dependencies of this project: a bench that names them installs them in a folder of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Corpus } from '../../src/model/corpus.ts';
import { escaped, install } from './bare-site.ts';

export interface Peer {
  /** As it is named to the bench. */
  name: string;
  packages: Readonly<Record<string, string>>;
  /** Where pages lie, and whatever else it needs. */
  pages: string;
  files: Readonly<Record<string, string>>;
  /** The script that builds it, its arguments, and the folder that it writes. */
  script: string;
  args: readonly string[];
  to: string;
}

export const peers: readonly Peer[] = [
  {
    name: 'starlight',
    packages: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', '@astrojs/markdown-remark': '7.3.1' },
    pages: 'src/content/docs',
    files: {
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ integrations: [starlight({ title: 'Rules', sidebar: [{ label: 'Home', link: '/' }] })] });
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
    script: 'node_modules/astro/bin/astro.mjs', args: ['build'], to: 'dist',
  },
  {
    name: 'vitepress',
    packages: { vitepress: '1.6.4' },
    pages: 'docs',
    files: { 'docs/.vitepress/config.mjs': "export default { title: 'Rules', themeConfig: { search: { provider: 'local' } } };\n" },
    script: 'node_modules/vitepress/bin/vitepress.js', args: ['build', 'docs'], to: 'docs/.vitepress/dist',
  },
  {
    name: 'eleventy',
    packages: { '@11ty/eleventy': '3.1.2' },
    pages: 'docs',
    files: { 'docs/docs.json': '{ "layout": "page.njk" }', 'docs/_includes/page.njk': '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ title }}</title></head><body><main><h1>{{ title }}</h1>{{ content | safe }}</main></body></html>\n' },
    script: 'node_modules/@11ty/eleventy/cmd.cjs', args: ['--input=docs', '--output=site', '--quiet'], to: 'site',
  },
];

const markdown = (title: string, paragraphs: readonly string[]): string => `---\n${JSON.stringify({ title })}\n---\n\n${paragraphs.map(escaped).join('\n\n')}\n`;

/** Installs a peer in an empty folder and gives it the entries of a corpus. */
export function setUp(peer: Peer, folder: string, corpus: Corpus): void {
  const put = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  put('package.json', JSON.stringify({ name: 'peer', private: true, type: 'module', dependencies: peer.packages }));
  for (const [name, text] of Object.entries(peer.files)) put(name, text);
  put(`${peer.pages}/index.md`, markdown(corpus.title, ['Rules.']));
  for (const { id, headword, text } of corpus.entries) put(`${peer.pages}/entries/${id}.md`, markdown(headword, text.map((block) => block.text)));
  install(folder);
}
