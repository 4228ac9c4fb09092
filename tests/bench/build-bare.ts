/** Builds the bare site in the folder given, into the second folder given: a process of its own, as the real build is. */
import path from 'node:path';

import mdx from '@astrojs/mdx';

import { indexing } from '../../scripts/index-search/index-site.ts';
import { readSite, text } from '../../scripts/site/site-files.ts';

const [root = '', to = ''] = process.argv.slice(2);
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const { build } = await import('astro');
await build({
  root,
  outDir: to,
  cacheDir: path.join(root, 'cache'),
  configFile: false,
  integrations: [mdx()],
  logLevel: 'error',
});
await indexing(async (index) => {
  for (const [name, bytes] of readSite(to)) if (name.endsWith('.html')) await index.add(name, text(bytes));
  return index.write(to);
});
