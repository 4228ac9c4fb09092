/** Builds the bare site in the folder given, into the second folder given: a process of its own, as the real build is. */
import path from 'node:path';

import mdx from '@astrojs/mdx';

import { indexSite } from '../../scripts/index-search/index-site.ts';

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
await indexSite(to);
