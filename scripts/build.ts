import path from 'node:path';

import { command } from './command/command.ts';
import { basePath, existingFolder, outputFolder } from './command/option-values.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { buildSite } from './site/build-site.ts';
import { corpusFolder } from './site/corpus-folder.ts';
import { placesFor } from './site/places.ts';

const shipped = placesFor(undefined);

const build = command('build', 'Builds the site of a corpus that was ingested before, with its full-text index.')
  .option('--corpus <folder>', 'the corpus folder, with its corpus.json', existingFolder, shipped.corpus)
  .option('--to <folder>', 'the folder to replace with the site', outputFolder, shipped.site)
  .option('--base <path>', 'the path the site will be served under', basePath, '/');

await run(build, async ({ corpus, to, base }) => {
  const site = { corpus: corpusFolder(corpus), to, base };
  const { indexedPages } = await step('Building the site', (tell) => buildSite(site, tell));
  say(`The site is in ${path.relative(process.cwd(), to) || to}, with ${indexedPages} pages in its full-text index.`);
});
