/** Builds the bare site in the folder given into its `dist`, with its index: a process of its own, as the real build is. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { indexing } from '../../scripts/index-search/index-site.ts';
import { readSite, text, writeSite } from '../../scripts/site/site-files.ts';

const [root = ''] = process.argv.slice(2);
const to = path.join(root, 'dist');
execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
await indexing(async (index) => {
  for (const [name, bytes] of readSite(to)) if (name.endsWith('.html')) await index.add(name, text(bytes));
  await writeSite(to, (await index.files()).files);
});
